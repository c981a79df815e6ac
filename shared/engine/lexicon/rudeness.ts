/**
 * Words a reader takes as contempt, as being made the guilty one (blame), and words with an edge (barbs), some of
 * which look polite. What calls the reader names is in `insults.ts`.
 */
import { type EntrySource, lexicon } from '../phrases.ts'

/** Contempt where “your” and what it is of stand before it: “your report was garbage”. */
export const OF_YOURS =
  '(is|are|was|were|looks|looked|sounds|sounded) (just |really |so |quite |pretty |absolutely |totally |completely |complete |frankly |all |such |)(terrible|awful|horrible|horrendous|hopeless|a mess|embarrassing|amateurish|garbage|rubbish|trash|crap|a disaster|useless|worthless|sloppy|lousy|shoddy|a joke|a disgrace)'

export const CONTEMPT: Record<string, EntrySource> = {
  [OF_YOURS]: null,
  'are you (kidding me|even reading|blind|deaf|mad|on drugs|out of your mind)': null,
  'shut up': null,
  "(don't|do not) be (stupid|silly|an idiot|a fool|ridiculous|so naive|dense)": null,
  "you (obviously|clearly|evidently) (don't|do not|couldn't|could not|can't|cannot) (care|be bothered)": null,
  'you (obviously|clearly|evidently) have no (interest|desire|intention|idea)': null,
  'waste of (space|skin)': null,
  '(useless|worthless|filthy|lying|pathetic|ignorant|lazy) (woman|man|cow|cows|pig|pigs|fool|fools|liar|liars|cheat|cheats|hag|git|lot)':
    null,
  '(lowlife|lowlifes|dimwit|dimwits|halfwit|halfwits|nitwit|nitwits|cretin|cretins|fatso|numpty)': null,
  '(idiot|idiots|moron|morons|imbecile|imbeciles)': null,
  '(idiotic|moronic|pathetic|laughable|disgraceful|a disgrace|a complete joke|a total joke|what a joke)':
    null,
  'your (stupid|dumb|absurd|insulting) (question|mistake|excuse|idea|policy|response|answer|email|price|offer|increase|company|invoice|product|service|team|boss|software|website|app|rules|people|colleague|colleagues)':
    null,
  '(your|this) ridiculous': null,
  '(shame on you|you should be ashamed|ought to be ashamed)': null,
  "(is|it's) an insult": null,
  'you people': null,
  '(incompetent|incompetence|clueless)': null,
  '(slightest|faintest) (clue|idea) (how|what)': null,
  'someone competent': null,
  "(what is wrong with you|what's wrong with you|what the hell)": null,
  '(stupid|dumb|fat|ugly) (people|person|woman|women|man|cow|cows|pig|pigs|fool|fools|liar|liars|cheat|cheats|hag|git)':
    null,
  'you must be (stupid|blind|deaf|joking)': null,
  'how (stupid|dumb|dense|thick) (are you|can you be|do you think)': null,
  'why do you hate': null,
  '(any|even an|only an) (fool|idiot|moron) (can|could|would|knows)': null,
  "(which|what) part of (no|my email|our email) (do you not|did you not|don't you|didn't you) (understand|get)":
    null,
  '(try using|next time use|just use) your (brain|head)': null,
  'use your (brain|head) (.|!|next time)': null,
  '(stop|quit) (whining|moaning|whingeing|your whining|your moaning|making excuses|playing games)': null,
  'your so-called': null,
  'too (important|good|grand) to (pay|answer|reply|bother)': null,
  "(decent|honest|normal) people (pay|would|do not|don't)": null,
  '(is|was) beyond belief that': null,
  '(nobody|no one) (asked for your opinion|cares what you)': null,
  // “Nobody asked you before it was moved” is an apology.
  '(nobody|no one) asked you': { before: '.' },
  "(i|we) (could not|couldn't) care less (what you|about your)": null,
  'your (own |)(stupidity|ignorance|laziness|carelessness|negligence)': null,
  'serves you right': null,
  '(i guess |)reading (is|must be) (too |)hard (for some|for you)': null,
}

/** Blame is judged as contempt is: whoever reads that it is his own fault stops reading there. */
export const BLAME: Record<string, EntrySource> = {
  'your own (fault|mistake|doing)': null,
  "(it's|that's|this is|that is|it is|that was|this was|it was) (all |entirely |clearly |only |)your fault":
    null,
  'the fault is (all |entirely |clearly |)yours': null,
  'you (only |)have (only |)yourself to blame': null,
  '(blame yourself|stop blaming us|stop blaming me)': null,
  'you (brought this on|did this to) yourself': null,
  'you never (told|informed|notified|contacted|called|paid) us': null,
  'read (the|our|your) (terms|contract|agreement|small print|fine print|rules|policy|conditions|documentation|manual|faq|docs|instructions) before (you complain|you blame|you accuse|complaining|blaming|accusing)':
    null,
}

/** What tells a customer that nobody is listening. Bills and receipts may say so. */
export const DEAF: Record<string, EntrySource> = {
  'failure to (respond|reply) (within|will|by)': null,
  '(please |)do not (reply|respond) to this (email|e-mail|message|mail)': null,
  "(please |)(do not|don't) (write|call|contact us|write to us|email us) (again|any more|anymore)": null,
  'stop (writing|emailing|calling) us': null,
}

/** Said of words that remind the reader of an earlier mail. */
const SCOLDING = 'This scolds the reader for not having read. Say the thing again.'

const BARBS: Record<string, EntrySource> = {
  '(as|like) i (already|have already) (told|said|explained|mentioned|wrote)( to|) you': [
    'as I mentioned',
    '',
  ],
  '(as|like) i (already|have already) (told|said|explained|mentioned|wrote)': ['as I mentioned', ''],
  "as i've already (told|said|explained|mentioned|written)": ['as I mentioned', ''],
  '(as|like) i (said|told you|explained|mentioned) (before|already|earlier)': ['as I mentioned', ''],
  "(i|i've|i have|we|we have) already told you": ['I mentioned', ''],
  '(as |)per my (last|previous|earlier|prior) (email|e-mail|message|note|mail)': {
    use: ['as I wrote', ''],
    note: SCOLDING,
  },
  'as (clearly |)stated in my (last|previous|earlier) (email|e-mail|message)': ['as I wrote', ''],
  'as i (clearly|repeatedly) (said|stated|explained|wrote|mentioned)': ['as I wrote', ''],
  'how many times (do|must|have|did) (i|we)': null,
  "(i|we|i've|we've) (have |already |have already |)asked you (twice|three times|four times|several times|many times|repeatedly|already|again and again)":
    null,
  'why (has|have|is|are|was|were) (this|that|it|these|they) still not': null,
  "why (hasn't|isn't|wasn't) (this|that|it) (been |)(done|fixed|sent|finished|sorted|ready|paid) (yet|already)":
    null,
  'get it done (now|today|at once|immediately|by)': null,
  "(or|otherwise) (i'll|i will|we'll|we will) (find|get|hire) (someone|somebody|people) (else |)who (can|will|does|cares)":
    null,
  'for the (last|umpteenth|hundredth|millionth) time': null,
  'once again i (am asking|have to ask|must ask)': null,
  "you (clearly|obviously|evidently) (didn't|did not|haven't|have not|don't|do not|can't|cannot)": null,
  "(clearly|obviously|evidently) you (didn't|did not|haven't|have not|don't|do not|can't|cannot)": null,
  'obviously (nobody|this is not)': null,
  "as usual you (didn't|did not|haven't|have not|forgot|failed|ignored|never)": null,
  '(like|as) it clearly says': null,
  '(no one|nobody) else (is having|has) this': null,
  'read (the|our|your) (terms|contract|agreement|small print|fine print|rules|policy|conditions|documentation|manual|faq|docs|instructions) (before you write|before you ask|before writing|before asking|next time)':
    null,
  'you should (have|of) (contacted|informed|notified|told us|told me|called us|called me|written to us|asked us|asked first|asked before|come to us|read the terms|read our terms|read the contract|read the manual|read the instructions|checked the|checked your|checked our|followed the|followed our|known better|paid attention|paid more attention|listened|thought of that|thought about that)':
    null,
  "as (you would|you'd|you should|you ought to) (know|have known|have seen|have read)": null,
  'as you perfectly well know': null,
  'if you had (paid attention|followed the|followed our|listened|told us|told me|contacted us|contacted me|checked the|checked your)':
    null,
  "(this|that|it) (is not|isn't|was not|wasn't) our (fault|problem|concern|job)": null,
  'as (clearly |)stated in (our|the) (terms|contract|policy|agreement|rules|conditions)': 'by our terms',
  'you should have read (them|it|this|that|those)': null,
  "(you have|you've) been warned": null,
  'not responsible for your (own |)(mistakes|mistake|errors|error|carelessness)': null,
  'sick of (chasing|asking)': null,
  '(come|coming|came) crying (to|back)': null,
  "you (can't|cannot|couldn't|could not) (even |)be bothered": null,
  "(i am|i'm|we are|we're) (sick and tired|fed up|sick|tired) (of|with) (your|you|having to|fixing|correcting|cleaning|waiting for|hearing|reminding|explaining)":
    null,
  '(fix|fixing|correcting|clean up|cleaning up) (after you|your mess|your messes|your mistakes)': null,
  "(shouldn't|should not) (have to|need to) (chase|remind|beg|babysit|explain|ask|tell)": null,
  'you know who you are': null,
  'you failed to': null,
  "you (didn't|did not) (even read|bother to|even bother)": null,
  '(if|had) you (actually |bothered to |had )read': null,
  "didn't you read": null,
  'did you (even |not even |actually )read': null,
  'can you (even|not) read': null,
  '(waste|wasting|wasted) (my|our) time': null,
  "i (don't|do not) have (the |)time (for this|for your|for games|to do your)": null,
  '(anyone|anybody|a child) (could|would) (see|tell|know|have seen|have told|have known) (that|this)': null,
  'get your act together': null,
  "(it's|that is|that's) not my (problem|job)": null,
  "that's your problem": null,
  'not my problem': null,
  'figure it out (yourself|yourselves)': null,
  'spell it out for you': null,
  'let me make this (simple|clear) for you': null,
  'let me be (crystal |very |perfectly )clear': null,
  'read (my|the) (email|message) (again|properly|carefully)': null,
  "i (fail to|cannot|can't) understand (how|why) you": null,
  'i (find it|am) (hard to believe|appalled|disgusted)': null,
  '(utterly|totally|completely) unacceptable': 'not what we agreed',
  '(another|one) of your excuses': null,
  'your excuses': 'your reasons',
  'lame excuse(|s)': 'reason(|s)',
  'you always (forget|ignore|fail|complain|blame|let me down|let us down|make excuses|mess)': null,
  'you never (listen|read|reply|answer|respond|deliver|care|help|show up|meet a|meet your|keep your|learn|pay attention|bother)':
    null,
  'i am not interested in your': null,
  'save your (excuses|breath)': null,
  '(with all due respect|no offense but|no offence but|to put it bluntly)': '',
  '(you need to |)calm down': null,
  'frankly you': null,
  'i thought i made (it|myself) clear': null,
  'surely you can do better': null,
  'better than (this|that) this time': null,
  'thanks for nothing': null,
  'wow (, |)(another|one more) (mistake|error|typo|delay|excuse)': null,
  "(i am|i'm|we are|we're) used to doing your (job|work)": null,
  '(may|might) (contact|call|answer|help) you or (may |might |)not': {
    note: 'This promises nothing. Say who answers, and by when.',
  },
}

export const RUDENESS = lexicon('rudeness', { ...CONTEMPT, ...BLAME, ...DEAF, ...BARBS })
