/** Words that make the reader feel bad for not having answered or given. */
import { lexicon } from '../phrases.ts'

export const GUILT_TRIPS = lexicon('guilt-trip', {
  "(i|we) (haven't|have not) (heard|received) (back|anything|a reply|a response|anything back|an answer) (from you|)":
    null,
  "(i|we) (haven't|have not) (heard|received) from you": null,
  // As shops write.
  "we (haven't|have not) heard from you (in|for) a while": false,
  "(haven't|have not) heard back": null,
  'disappointed not to (hear|get|receive|have heard|have had)': null,
  "(disappointed|surprised) (you|that you) (haven't|have not|didn't|did not) (reply|replied|respond|responded|answer|answered|write|written)":
    null,
  '(i|we) never (heard|got|received) (back|a reply|an answer|a response|anything)': null,
  "(still|and still) (no|nothing|haven't had a|have had no) (reply|response|answer|word)": null,
  '(i|we) (have had|have received) no (reply|response|answer)': null,
  "(i've|i have|we have) (emailed|called|messaged|contacted|tried) you (two|three|four|several|many|multiple|a few) times":
    null,
  "(i've|i have|we have) (emailed|called|written) (two|three|four|several|many) times": {
    notBefore: 'about for to',
  },
  "(i've|i have|we've|we have) been trying to (reach|contact|get hold of|get in touch with|get through to) you":
    null,
  "(i've|i have|we've|we have) tried (to |)(reach|contact|call|reaching|contacting|calling|get hold of|get through to) you (two|three|four|five|six|several|many|multiple|a few|a couple of|2|3|4|5|6) times":
    null,
  "(i'll|i will|we'll|we will) (assume|take it) (that |)(you're|you are) (happy|fine|okay|ok|not interested in) (losing|paying|wasting|overpaying|with|saving|growing)":
    null,
  '(this is|this is now) my (second|third|fourth|fifth|2nd|3rd|4th) (email|e-mail|message|attempt)': null,
  "(you've|you have) been (ignoring|avoiding|too busy)": null,
  "(you're|you are) ignoring": null,
  '(ignoring|ignored) (me|us|my email|my emails|my message|my messages|our emails|my calls)': null,
  '(why|did you) (are you ignoring|ignore) (me|us|my)': null,
  "i (guess|assume|take it|suppose) (you're|you are|your|you must be) (not interested|no longer interested|too busy|to busy|ignoring)":
    null,
  "i (guess|assume|take it) you (don't|do not) (care|want|need)": null,
  "(i|we) (guess|assume|take it|suppose) (you are|you're|your|you must be) (just |)(too|to) (important|lazy|proud)":
    null,
  "(i'll|i will|we'll|we will) (assume|take it) (that |)you (don't|do not|aren't|are not) (care|serious|interested)":
    null,
  '(is|are) (clearly |obviously |apparently |)(not|no longer) a priority (for|to) you': null,
  "either you (don't|do not) care": null,
  "you (don't|do not|must not) (care|seem to care)": null,
  "(i'm|i am) (disappointed|hurt|upset|frustrated) (that|by|you|in you)": null,
  "(honestly |quite |really |)(i'm|i am) disappointed": null,
  "(i guess |guess |)(i will|i'll|i have to|i'll have to) (just |)do (it|that|this|everything) myself": {
    notBefore: 'on tomorrow today tonight this next at',
  },
  '(perhaps|maybe) you (were|are) (just |)too (busy|important)': null,
  "(must be|must have been|must've been) too busy to": null,
  "(not hold|not holding|won't hold) my breath": null,
  'did i do something wrong': null,
  'was it something i said': null,
  'have i (offended|upset) you': null,
  "after (all|everything) (i|we|we've|i've) (did|have done|done|been through)": null,
  'i (put|invested) (hours|so much time|a lot of time|days|weeks) (into|on|in|preparing)': null,
  '(a reply|an answer|no thanks) (only |)takes (two|five|10|30|a few) seconds': null,
  'a simple (no|yes|reply|answer|response|no thanks) (takes|would have)': null,
  'the least you (can|could) do': null,
  'you could at least': null,
  '(common|professional) courtesy': null,
  "(i would|i'd) hate for you to": null,
  'how (could|can) you (look away|ignore|say no|forget|turn away)': null,
  'how (can|do) you sleep': null,
  'blood is on your hands': null,
  'while you sit': null,
  'while you (enjoy|relax in) your': null,
  'not (given|donated) a (single |)(penny|cent|dollar|pound)': null,
  'let (the|our|my) (team|family) down': null,
  "(don't|please don't|you won't) let (us|me|them|the team) down": null,
  'literally depend(|s) on': null,
  'eaten by (alligators|a bear|crocodiles|lions|wolves|sharks)': null,
  'fallen off the face of the earth': null,
  'you must have missed': null,
  'it seems you (forgot|have forgotten)': null,
  'you (forgot|failed) to (reply|respond|answer)': null,
})
