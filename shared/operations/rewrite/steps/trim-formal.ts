/** How firms, offices and applicants write to people they do not know: notices, applications, surveys, apologies. */
import { toReader } from '../../cta/told/said.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

const I = '(?:i|we)'
const I_AM = "(?:i|we)(?: am|['’]m| are|['’]re)"
const GLADLY_TO =
  "(?: am|['’]m| are|['’]re) (?:(?:so|very|really|truly|super|extremely|beyond|incredibly|absolutely|also) )*(?:pleased|happy|delighted|excited|thrilled|proud|honou?red) to (?:finally )?"
/** Who is only glad or happy to do something offers it; nobody is thrilled to unless it is done. */
const EAGERLY_TO = GLADLY_TO.replace('pleased|happy|', '').replace('|honou?red', '')
const BELIEVE = '(?:(?:strongly|firmly|truly|really|honestly|also) )?(?:believe|think|feel|guess)(?: that)?'
const JOB = '(?:position|role|job|post|vacancy|opening|opportunity|internship|placement)'
/** What is done on a day: “will be implemented”, “is coming into effect”. */
const STARTS =
  '(?:will be (?:implemented|introduced|put in(?:to)? place|rolled out|in (?:place|effect|force)|effective|enforced)|(?:will (?:come|go)|is coming|is going|comes|goes) into (?:effect|force)|will take effect|takes effect)'
const DAY = String.raw`((?:from |on |as of )?(?:next \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \d{1,2} \p{L}+|,? \p{L}+ \d{1,2}(?:st|nd|rd|th)?)?|\d{1,2}(?:st|nd|rd|th)? \p{L}+(?: \d{4})?|\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?|tomorrow|today|immediately))`

/** Ways to write to strangers, each with what a person would say. */
export const FORMAL: readonly Trim[] = [
  // “We're reaching out because on Tuesday our API was unavailable.”
  trim(
    'preamble',
    String.raw`^${I_AM} (?:just |only )?(?:reaching out|writing|e-?mailing|getting in touch|contacting you|messaging you)(?: to you)?(?: today)? because (?=(?:on|at|in|since|i|we|you|our|your|the|my|there|this|some|a|an|two|three)\b)`,
  ),
  // “I was browsing your website and I found that it's not ranking”: “it” would have nothing to stand for.
  trim(
    'preamble',
    String.raw`^(?:i |we )?(?:was|were) (?:just |recently )?(?:browsing|looking at|checking out|going through|on) your (website|site|page|store|shop) and (i|we)(?: have|['’]ve)? (noticed|saw|found|realized|realised) that (?:it (?=(?:is|has|does|loads|ranks|lacks)\b)|it(?:['’]s|s) (?=not\b))`,
    ({ 0: all, 1: place, 2: who = '', 3: saw }) =>
      `${who.toLowerCase() === 'i' ? 'I' : 'we'} ${saw} that your ${place} ${/s $/i.test(all) ? 'is ' : ''}`,
  ),
  // “We're so excited to announce our biggest sale of the year!”
  trim(
    'gush',
    String.raw`^(?:i|we)${GLADLY_TO}announce (our (?:[\p{L}\p{N}-]+ ){1,4}?(?:sale|collection|range|line|menu|guide|report|update|feature|app|edition|catalogue|catalog)(?: (?:of|for) (?:the |this )?\p{L}+)?)(?=[.!])`,
    'here is $1',
  ),
  // “We've been working hard behind the scenes and today we're excited to finally introduce SmartCart 2.0.”
  trim(
    'gush',
    String.raw`^we(?: have|['’]ve) been (?:working|busy)(?: (?:so|very|really))?(?: hard)?(?: behind the scenes)?(?: lately| recently)?,? and (?:(?:today|now|finally|so),? )*(?=we\b)`,
  ),
  trim(
    'gush',
    String.raw`^(we|i)${EAGERLY_TO}(introduc|unveil|launch)e? (?!you\b|this\b|these\b|him\b|her\b|them\b|myself\b)(?=\p{L})`,
    ({ 1: who = '', 2: how = '' }) => `${who} ${/^i$/i.test(who) ? 'am' : 'are'} ${how}ing `,
  ),
  trim(
    'gush',
    String.raw`^(?:i|we)${GLADLY_TO}invite you to (?=(?:our|the|an?) (?:[\p{L}\p{N}-]+ ){0,3}(?:webinar|workshop|event|meetup|meet-up|conference|launch|party|session|summit|open day|open house))`,
    'join us for ',
  ),
  trim(
    'wordy',
    String.raw`(?<=[\p{L}\p{N}"”’'),]) (?<!\b(?:is|are|was|were|be|been) )(?:taking place|that takes place|which takes place) (?=(?:on|at|in)\b)`,
    ' ',
  ),
  // Applications.
  trim(
    'wordy',
    String.raw`^${I_AM} (?:writing|e-?mailing|getting in touch)(?: to you)?(?: today)? to (?:(?:formally|hereby) )?(?:express my (?:(?:strong|keen|sincere|deep) )?interest in|apply for|submit my application for) (?=(?:the|your|a|an)\b[^.?!;:]{0,80}\b${JOB}\b)`,
    'I would like to apply for ',
  ),
  trim(
    'preamble',
    String.raw`^i ${BELIEVE} (?:i(?: am|['’]m| would be|['’]d be)|that my (?:skills|background|experience) makes? me) (?:an?|the) (?:(?:very|really) )?(?:perfect|ideal|great|strong|excellent|good|right|suitable) (?:candidate|fit|match|person|choice) for (?:this|the|your) ${JOB}(?: at [\p{L}\p{N} ]{2,30})? (?:because|as|since) (?=(?:i|my)\b)`,
  ),
  trim(
    'padding',
    String.raw`,? and i(?: am|['’]m) an? (?:(?:highly|very|truly|extremely) )?(?:motivated|dedicated|driven|passionate|enthusiastic|hard-?working) (?:team player|professional|individual|person|self-starter)(?: with (?:excellent|strong|outstanding|great|good) \p{Ll}+(?: \p{Ll}+)? skills)?(?=\.)`,
  ),
  trim(
    'padding',
    String.raw`(?<=\bjoin (?:our|their|the) )(?:dynamic|vibrant|passionate|energetic) (?=team\b)`,
  ),
  trim(
    'wordy',
    String.raw`\b(i|we) would (?:(?:greatly|really|very much|certainly) )?(?:be grateful for|welcome|appreciate|love|value) (?:the|an|any) (?:opportunity|chance) to discuss ([^.?!;:,]{3,60}?)(?: (?:further|in more detail|in greater detail))?( with you)?(?: at (?:your|a time of your) (?:earliest )?convenience)?(?=\.)`,
    '$1 would be glad to discuss $2$3',
  ),
  // “I am writing to ask if it would be possible to have an extension on the paper.”
  trim(
    'wrapping',
    String.raw`^(i|we)(?: am|['’]m| are|['’]re) (?:just )?(?:writing|e-?mailing|getting in touch|reaching out)(?: to you)?(?: today)? to (?:ask|inquire|enquire|see|find out) (?:if|whether) it (?:would|might|could) be possible (?:for (?:me|us) )?to (have|get|receive|arrange|borrow|postpone) (?!us\b|our\b)([^?!;:]{3,140})\.$`,
    ({ 1: who = '', 2: act, 3: what }) => `could ${/^i$/i.test(who) ? 'I' : 'we'} ${act} ${what}?`,
  ),
  // “I've reached out a few times but I haven't heard back from you, so I'm assuming …”: the reader knows.
  trim(
    'wordy',
    String.raw`(?<=\b(?:i|we)(?:['’]ve| have) (?:reached out|written|e-?mailed|called|tried (?:you|to reach you|calling))[^.?!,;]{0,30}),? but (?:(?:i|we) )?(?:have not|haven['’]t) (?:heard (?:anything )?(?:back )?(?:from you)?|had an? (?:reply|answer|response)(?: from you)?)(?=,? so\b)`,
  ),
  trim(
    'wrapping',
    String.raw`,? (?:and|so) i was (?:just )?wondering if you (?:happen to )?(know|have(?= (?:an?|any|some|time)\b)) ([^.?!;:]{3,120})\.$`,
    '. Do you $1 $2?',
  ),
  trim('wordy', String.raw`\b(might|may|could|would|will) be in need of\b`, '$1 need'),
  // “We would need to know what is your turnaround time and if you offer samples.”
  trim(
    'wordy',
    String.raw`\b(know|tell me|tell us|understand|ask|confirm|let me know|let us know) what (is|are) ((?:your|the) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})(?=[.?,]| (?:and|or|for|of)\b)`,
    '$1 what $3 $2',
  ),
  // Notices.
  trim(
    'wordy',
    String.raw`^effective ${DAY},? ((?:an?|the|our|this) (?:new |updated |revised )?[^.?!;:,]{3,60}?) ${STARTS}(?=\.)`,
    ({ 1: day = '', 2: what = '' }) =>
      `${what} starts ${/^(?:from|on|as of|next|tomorrow|today|immediately)\b/i.test(day) ? day : `on ${day}`}`,
  ),
  trim(
    'wordy',
    String.raw`^the (?:main |primary |sole )?(?:purpose|aim|goal|objective|intent|intention) of (this|the|our) ((?:\p{Ll}+ )?(?:meeting|call|e-?mail|message|note|survey|policy|document|notice|form|workshop|session|training|visit)) is to (?:ensure that |make sure that )?(?=\p{L})`,
    ({ 0: all, 1: which = '', 2: what = '' }) =>
      `${which.toLowerCase() === 'the' ? 'the' : which} ${what} is to ${/ that $/.test(all) ? 'make sure that ' : ''}`,
  ),
  trim(
    'wordy',
    String.raw`^it is (?:absolutely |also |very )?(?:imperative|essential|vital|crucial|important|mandatory|necessary|critical|required) that (all (?:of our |our )?\p{Ll}+s|all staff|everyone|everybody) (?=\p{Ll})(?!\p{Ll}+s\b|(?:feel|know|like|understand|enjoy|are|is|have|has|do|does|can|will|should|must|all|not|also)\b)`,
    '$1 must ',
  ),
  trim('wordy', String.raw`\bin (?:its|their) entirety\b`, 'in full'),
  trim(
    'wordy',
    String.raw`^no (?:further |additional )?action (?:is|will be) (?:needed|required|necessary)(?: (?:from|on|at|by) (?:your (?:side|part|end)|you))?(?=\.)`,
    'you do not need to do anything',
  ),
  trim(
    'wordy',
    String.raw`\ban? (?:account )?credit of ((?:[€£$]\s?)?\d[\d.,]*\s?%?) will be applied (?=to your\b)(?![^.?!;]*\bby\b)`,
    'we will credit $1 ',
  ),
  // “Invoice 4521 for $3,400 which was due on October 15 has still not been paid.”
  trim(
    'wordy',
    String.raw`^((?:the |your |our )?(?:invoice|order|payment|bill|balance|statement)\b[^,?!;:]{0,50}\d[\d.,]*) which (was|is|were) (due (?:on |by )?[^,.?!;:]{3,25}?) ((?:has|have|is|remains)\b)`,
    '$1, which $2 $3, $4',
  ),
  trim(
    'wordy',
    String.raw`(?<=\b(?:see to this|do this|do so|pay|revert|reply|respond|confirm)) at the earliest(?: possible)?(?=[.!])`,
    ' promptly',
  ),
  // Surveys.
  trim(
    'wordy',
    String.raw`(?<=\byou(?: will|['’]ll) [^.?!;]{3,60} )(?:up)?on (?:the )?(?:successful )?completion of (?:the|this) (survey|form|questionnaire)\b`,
    'when you complete the $1',
  ),
  trim(
    'wordy',
    String.raw`\bthe inconvenience (?:that )?(?:you(?: have|['’]ve)? (?:experienced|had|faced|encountered)|this (?:has )?caused(?: you)?) (?=with (?:your|our|the)\b)`,
    'the trouble ',
  ),
  // Lists.
  trim(
    'wordy',
    "(?<=^to (?:get started|get going|begin|start)), (?:there are|here are|here is) (?:just )?(?:a few|some|several|two|three|four|five) (?:(?:quick|simple|easy|short|small) )*(?:things|steps|tasks|tips)(?: (?:that )?(?:you (?:should|can|could|need to|will need to|['’]ll need to|may want to) (?:do|take|complete|follow)|to (?:do|take|follow|complete)))?(?=:)",
  ),
  trim(
    'wordy',
    String.raw`^(?:in|during) (?:this|the|our) (?:webinar|workshop|session|event|course|training|guide|e-?book|report|class),? you(?:['’]ll| will) (?=(?:learn|discover|find out|hear|see)\b)`,
    'you will ',
  ),
  // Requests to all.
  trim(
    'wrapping',
    String.raw`^(?:and |also,? )?(?:can|could|would) (?:everyone|everybody|you all|all of you|the whole team) (?:please )?(?:make sure|ensure)(?: that)? (?:they|you)(?: all)? (?=\p{Ll})(?!(?:are|have|can|will|do)\b)([^.?!]{3,120})[.?]$`,
    ({ 1: what = '' }) => `please ${toReader(what)}.`,
  ),
  trim(
    'wordy',
    String.raw`,? which ${I} ${BELIEVE} (?:is|are) (?:happening|taking place|going to happen|going to be) ((?:on|in|at|next|tomorrow|this)\b[^,.?!;:]{2,30}),? (?:although|but|though|however) ${I_AM}(?: not|n['’]t) (?:a )?(?:100 ?% |completely |entirely |totally |quite |hundred percent )?(?:sure|certain)(?: (?:about|of) (?:that|it|this))?(?=\.)`,
    ', $1, I think',
  ),
]
