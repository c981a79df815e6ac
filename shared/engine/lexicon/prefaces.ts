/** Ways to announce a sentence instead of saying it. */
import { lexicon } from '../phrases.ts'

const WHOLE = { note: 'whole' }
const SMALL_TALK = { note: 'small talk' }

/**
 * The replacement '' says that what follows stands by itself once the preface is gone. The note `clause`
 * asks that a clause of its own follows: “… let you know we moved”, not “… let you know about it”. `whole` is
 * a sentence by itself, and `small talk` one that only strangers should leave out.
 */
export const PREFACES = lexicon('prefaces', {
  '(writing|emailing|e-mailing|reaching out|contacting you|getting in touch|dropping you a line) (today|) to (let you know|inform you|tell you|advise you|notify you|make you aware|share) that':
    '',
  '(writing|emailing|e-mailing|reaching out|contacting you|getting in touch|dropping you a line) (today|) to (let you know|inform you|tell you|advise you|notify you)':
    { use: '', note: 'clause' },
  '(wanted|want|like|writing) to (quickly|) (let you know|inform you|tell you|advise you|notify you|mention|point out|say|share with you) that':
    '',
  '(wanted|want|like|writing) to (quickly|) (let you know|inform you|tell you|advise you|notify you|mention|say)':
    { use: '', note: 'clause' },
  '(email|e-mail|mail|message|note|letter) is to (let you know|inform you|tell you|advise you|notify you) that':
    '',
  '(wanted|writing|like|want) to (thank you|say thank you|say thanks)': 'thank you',
  '(wanted to reach out|wanted to write|wanted to get in touch|reaching out|reached out|writing to you today|writing to you) (because|as|since)':
    { use: '', note: 'clause' },
  '(wanted|want|like|hoping) to connect': { notBefore: 'you the them him her both these' },
  '(wanted|want|like|hoping) to (reach out|get in touch|drop you a line|drop you a note|drop you a quick note|drop you a quick line|send you a quick note|send you a note|shoot you a quick note|shoot you a note|shoot you a quick email|write to you)':
    null,
  '(reaching out|getting in touch|writing to you|contacting you) (to|today|about|regarding|with|on behalf)':
    null,
  "(reason for|reason i am|reason i'm|reason why i am|reason why i'm) (this email|writing|reaching out|contacting you|my email|emailing)":
    null,
  '(writing|writing to you|reaching out|emailing|contacting you) (regarding|concerning|with regard to|with regards to|in regard to|in regards to|in relation to|in reference to|with reference to|in connection with|in respect of)':
    null,
  "(i'll|i will|let me|i'd like to|allow me to) (get|come|cut) (straight|right|directly) to (the point|it|business)":
    WHOLE,
  "(i'll|i will|let me) (cut|get) to the chase": WHOLE,
  'without further ado': WHOLE,
  "what a (great|busy|wonderful|fantastic|crazy|) (week|month|year|season|spring|summer|autumn|winter|quarter|journey) (it has been|it's been|this has been|that was|it was|) (.|!)":
    WHOLE,
  '(following|circling|checking) (up|back|in) on my (last|previous|earlier|recent) (email|e-mail|message|note|mail|emails|messages) (.|!)':
    WHOLE,
  '(following|circling|checking) (up|back|in) on (the|an) (email|e-mail|message|note) i sent (you|) (last week|last month|yesterday|earlier|earlier this week|the other day|a few days ago|) (.|!)':
    WHOLE,
  '(checking in|following up|circling back) to see if you (had|have) any (questions|thoughts|feedback) (.|!)':
    WHOLE,
  '(bumping|floating|bubbling|pushing|moving|bringing|popping) this (up|back up|to the top|back to the top|again) (of your inbox|in your inbox|) (.|!)':
    WHOLE,
  "(not sure|wasn't sure|i'm not sure|i am not sure) (if|whether) you (saw|got|received|read) my (last|previous|earlier|first) (email|e-mail|message|note) (.|!)":
    WHOLE,
  'in case you missed my (last|previous|earlier|first|) (email|e-mail|message|note) (.|!)': WHOLE,
  '(did you|have you) (get a chance|have a chance|had a chance|had the chance|had time|have time) to (see|read|look at|review|go through) my (last|previous|earlier|first) (email|e-mail|message|note) (?)':
    WHOLE,
  'long time no (see|talk|speak)': SMALL_TALK,
  "it's been a while since we (last|) (spoke|talked|met|chatted|connected)": SMALL_TALK,
  "how (are|'re) you (doing|today|doing today|) (?|!|,)": SMALL_TALK,
  "(how are things|how is everything|how's everything|how's it going|how is it going|how have you been|how is your week going|how's your week going|how is your day going|how's your day going)":
    SMALL_TALK,
  'happy (monday|tuesday|wednesday|thursday|friday|weekend)': SMALL_TALK,
})

/** Excuses for taking the reader's time; they take more of it. */
export const EXCUSES = lexicon('opening-excuses', {
  "(i know|i realize|i realise|i understand|i appreciate|i'm sure|i am sure|i imagine|i can imagine|i get) (that|) (you're|you are|you must be|you're probably|you are probably|you have been|you've been) (a|) (very|really|super|extremely|incredibly|quite|so|) (busy|swamped|slammed)":
    null,
  "(i know|i understand|i'm sure|i am sure|i appreciate|i realize|i realise) (that|) your time is (very|) (valuable|precious|limited)":
    null,
  "(i know|i realize|i realise|i'm sure|i imagine) (that|) things (are|get|have been|must be) (very|really|a bit|pretty|super|so|) (busy|hectic|crazy|mad)":
    null,
  "(i know|i'm sure|i am sure|i understand) (that|) (you get|you receive) (a lot of|lots of|many|tons of|hundreds of|countless|so many) (these|) (emails|e-mails|messages|pitches|cold emails|sales emails)":
    null,
  "(i'll|i will|i promise i'll|i promise to|let me|i'll try to) (be|keep this|keep it|make this|make it) (very|super|really|) (brief|short|quick|short and sweet)":
    null,
  "(you don't|you do not|you probably don't|you may not|we don't|you might not) know (me|each other)": null,
  "we (haven't|have not|'ve never) (met|been introduced)": null,
  "(this|it) (will|should|'ll|won't) (only|just|) take (a|one|two|less than a|a few|30|only a) (minute|second|moment|sec|minutes|seconds)":
    null,
  "(i won't|i will not|i don't want to|i do not want to) (take|waste) (up|) (too much of|much of|any of|) your (valuable|precious|) time":
    null,
})
