/** Words that a shorter or plainer sentence does without, and what stays of them. */
import { ASKS } from './trim-asks.ts'
import { CLEFTS } from './trim-clefts.ts'
import { FORMAL } from './trim-formal.ts'
import { FUTURES } from './trim-futures.ts'
import { LETTERS } from './trim-letters.ts'
import { NOUNS_AS_VERBS } from './trim-nouns.ts'
import { PITCHES } from './trim-pitches.ts'
import { ASIDE, PREAMBLES } from './trim-preambles.ts'
import { PREPOSITIONS } from './trim-prepositions.ts'
import { REDUCED } from './trim-reduced.ts'
import { TOPICS } from './trim-topics.ts'
import { WORN } from './trim-worn.ts'
import { WRAPPINGS } from './trim-wrappings.ts'

/**
 * `gush` says how glad the sender is, and a `flourish` how glad to give the reader something; a `preamble` says that something will be said; a `pointer` tells twice where to click; `padding` says nothing; what is `wordy` says with more words, in any voice, what fewer say; a `wrapping` talks about a request instead of making it; a `softener` makes a request
 * smaller; a `hedge` makes a statement smaller.
 */
export type TrimKind =
  | 'gush'
  | 'preamble'
  | 'flourish'
  | 'pointer'
  | 'padding'
  | 'wordy'
  | 'wrapping'
  | 'softener'
  | 'hedge'

export interface Trim {
  kind: TrimKind
  /** Flags `giu`. A match at the start of a sentence passes its capital on. */
  find: RegExp
  /** What stays, with groups as `$1`; a function may find that nothing fits, and says `null`. */
  put: string | ((match: RegExpExecArray) => string | null)
}

const trim = (kind: TrimKind, find: RegExp, put: Trim['put'] = ''): Trim => ({ kind, find, put })

/** What is put more briefly and says the same is no matter of voice. */
const wordy = (trim: Trim): Trim => (trim.kind === 'padding' ? { ...trim, kind: 'wordy' } : trim)

/** Not where the word is turned round, measured or part of a fixed phrase: “not really”, “so very much”. */
const PLAIN_BEFORE = String.raw`(?<!\b(?:not|never|n['’]t|the|how|so|as|too|or|and|but|what|this|that|a|if) )`
const PLAIN_AFTER = String.raw`(?!(?:much|few|many|little|a|an|than|not|same|under|over|before|after|or|and|of|first|last|best)\b)`

/** “… would love to jump on a quick 15 minute call”, with the call as its group. */
const FOR_A_CALL =
  /(?: would|['’]d) (?:also |really |absolutely |very much )*(?:love|like) to (?:(?:get|have) (?:the|an) (?:opportunity|chance) to )?(?:jump on|hop on|get on|set up|schedule|arrange|book|have|grab|find time for) a (?:quick |short |brief |little |friendly )*((?:\d+[ -]min(?:ute)?s? |\p{L}+[ -]minute )?(?:introductory |intro |discovery |zoom |phone |video )?(?:call|chat|meeting|demo|conversation)(?: (?:this|next) week| on \p{L}+day)?)(?: with you(?= at your| in order to))?(?: at your (?:earliest )?convenience)?/u
    .source
/** What the sender does for the reader in a call. */
const SHOWS = '(?:show|tell|walk|take|give|talk|guide|run|introduce) you'
const SO_AS_TO = '(?: so (?:that )?(?:i|we) can|(?: in order)? to| and)'
/** What every firm says it would show. */
const PITCH =
  '(?:how we|what we (?:do|can do|offer)|more about (?:what|us|our)|help you|our (?:software|platform|product|products|solution|solutions|services)|synergies|see if)'
/** “… to walk you through the audit.”, with what is shown as its group. */
const TO_SHOW = String.raw`${SO_AS_TO} (?![^.]* and to |[^.?!]*\b${PITCH}\b)(${SHOWS}\b[^.?!,:;]{3,80})\.$`
/** “… to show you how we help.”, which is no reason to meet. */
const TO_PITCH = String.raw`(?: with you)?(?:${SO_AS_TO} (?:show|tell|walk|take|give|discuss|explore|explain|learn|see|talk|share|introduce)\b(?=[^.?!]*\b${PITCH})[^.?!\d:;]*)?\.$`
/** “… to discuss the rota.”, with the matter as its group. */
const TO_TALK = String.raw`(${SO_AS_TO} (?!${SHOWS}\b)(?:show|tell|walk|discuss|explain|learn|see|talk|share|introduce)\b[^.?!:;]{3,80})\.$`

/** “… for any inconvenience that this may have caused.” */
const FOR_INCONVENIENCE =
  ' for (?:any|the|all the) inconvenience(?: (?:that|this|it|which)){0,2}(?: (?:may|might|could|has|have|will|would))?(?: have)?(?: been)?(?: caused?)?(?: you(?: and your (?:team|colleagues|family|business|customers))?| to you)?(?=[.!])'
/** “Would you maybe have …” is asked with “would”; what somebody can do, with “could”. */
const WOULD = '(?:be|like|have|mind|prefer|want|consider)'

/** “Could I show you the audit in a call if you have time?” */
const shownBy =
  (who: string) =>
  ({ 1: call = '', 2: shown = '' }: RegExpExecArray): string => {
    const when = / (?:if|when|whenever) .*$/i.exec(shown)?.[0] ?? ''
    return `could ${who} ${shown.slice(0, shown.length - when.length)} in a ${call}${when}?`
  }

export const TRIMS: readonly Trim[] = [
  ...[...CLEFTS, ...NOUNS_AS_VERBS, ...REDUCED, ...FUTURES].map(wordy),
  ...PREPOSITIONS,
  ...PREAMBLES,
  ...ASKS,
  ...TOPICS,
  ...WRAPPINGS,
  ...WORN,
  ...LETTERS,
  ...PITCHES,
  ...FORMAL,
  // At the start of a sentence; without a comma only before what begins a clause: “basically free” and “naturally sweet” are other things.
  trim(
    'padding',
    /^(?:in fact|of course|needless to say|to be (?:perfectly |completely )?honest(?: with you)?|honestly|frankly|by the way|on that note|for what it['’]s worth|as a matter of fact|first of all|anyway|basically|obviously|naturally|furthermore|moreover|in addition|additionally|as always|with that in mind)(?:, (?!(?:to|of|with|for|from|about|and|or)\b)| (?=(?:i|we|you|he|she|it|they|this|that|these|those|there|the(?! same\b)|an|my|our|your|his|their|its|if|when|please|let|thanks?)\b))/giu,
  ),
  trim('padding', new RegExp(`^as you (?:may |might |probably )?know${ASIDE}`, 'giu')),
  trim('padding', /^(?:so|well), /giu),
  trim(
    'gush',
    /^(?:(?:and )?(?:that|this)(?:['’]s| is) (?:exactly |precisely )?why )?(?:i|we)(?:['’]m| am|['’]re| are) (?:so |very |really |truly |super )*(?:pleased|happy|delighted|excited|thrilled|proud) to (?:be able to |finally )*(?:announce|share|inform you|tell you|let you know|say|report) that /giu,
  ),
  trim(
    'padding',
    /^(?:as )?per my (?:previous|last|earlier|prior) (?:e-?mail|message|note|mail),? (?=\p{Ll})/giu,
  ),
  // “Upon reviewing your account it was found that the card was locked.”
  trim(
    'padding',
    /^(?:upon|on|after) (?:reviewing|checking|investigating|looking into|inspecting) [^,.;:]{1,40}?,? (?:it was (?:found|noticed|discovered|noted)|(?:we|i)(?: have| can)? (?:found|noticed|discovered|noted|see|saw)|(?:we were|i was) able to (?:determine|establish|find|see|identify|confirm)) that (?=\p{Ll})/giu,
  ),
  // “Upon further investigation, we have found that the pump was blocked.”
  trim(
    'padding',
    /^(?:upon|after|on) (?:further |closer |careful |thorough |initial )*(?:investigation|review|inspection|examination|analysis),? (?:it (?:was|has been) (?:found|noticed|discovered|noted|determined|established)|(?:we|i)(?: have| can)? (?:found|noticed|discovered|determined|established|see|saw)) that (?=\p{Ll})/giu,
  ),
  trim(
    'padding',
    /\bas a (?:small )?token of (?:our|my) (?:appreciation|gratitude|thanks) for /giu,
    'to thank you for ',
  ),
  trim(
    'padding',
    /\bfor (?:any|the|all the) inconvenience (?:that was )?caused by (?=(?:the|our|this) (?:delay|error|mistake|fault|failure|outage|mix-up|problem|bug|interruption|downtime)\b)/giu,
    'for ',
  ),
  trim('padding', /^as a (?:small )?token of (?:our|my) (?:appreciation|gratitude),? (?=\p{Ll})/giu),
  trim(
    'padding',
    /^(?:what happened (?:here )?(?:is|was)|the (?:thing|fact|truth|point) is)(?: that |, (?:that )?)(?=\p{Ll})/giu,
  ),
  trim(
    'padding',
    new RegExp(
      String.raw`\b(we|i) (?:sincerely |deeply |truly |do )*(apologi[sz]e)${FOR_INCONVENIENCE}`,
      'giu',
    ),
    '$1 $2 for the trouble',
  ),
  trim(
    'padding',
    new RegExp(
      String.raw`\b(we are|we['’]re|i am|i['’]m) (?:really |very |so |truly |deeply |terribly |extremely )*sorry${FOR_INCONVENIENCE}`,
      'giu',
    ),
    '$1 sorry for the trouble',
  ),
  trim(
    'flourish',
    /^(we|i)(?:['’]m| am|['’]re| are) (?:so |very |really |truly |just |more than |beyond |incredibly |super |absolutely |extremely )*(?:excited|thrilled|delighted|proud|happy|pleased|honou?red) to (?:(?:be able|finally be able) to )?(?=(?:offer|bring|give|invite|present) (?:you|our|all|every)\b)/giu,
    '$1 ',
  ),
  // Anywhere.
  // “Our cutting-edge, AI-powered platform”: every firm says so of its own.
  trim(
    'padding',
    /\b(our|its|the|an?) ((?:(?:truly |highly |most )?(?:cutting-edge|best-in-class|state-of-the-art|world-class|industry-leading|market-leading|next-generation|next-gen|game-changing|revolutionary|groundbreaking|robust|innovative|unparalleled|unmatched|transformative|award-winning(?= (?:platform|solution|suite))|bespoke(?= (?:solution|platform)))(?:, | and |,? and | ))+)(?=(\p{L})[\p{L}-]+ )/giu,
    ({ 1: article = '', 3: next = '' }) =>
      `${/^an?$/i.test(article) ? (/[aeiou]/i.test(next) ? 'an' : 'a') : article} `,
  ),
  // “an exciting, fast-growing firm”: that it excites is for the reader to say.
  trim(
    'padding',
    /\b(an?|another|our) (?:really |very |truly )?(?:exciting|amazing|fantastic|incredible|awesome),? (?=(\p{L})[\p{L}-]+ )(?!(?:news|thing|time|times|way|experience)\b)/giu,
    ({ 1: article = '', 2: next = '' }) =>
      `${/^an?$/i.test(article) ? (/[aeiou]/i.test(next) ? 'an' : 'a') : article} `,
  ),
  // “We provide innovative solutions”: of what says nothing by itself nobody misses the praise.
  trim(
    'padding',
    /(?<=\b(?:provid|offer|deliver|develop|creat|build|bring|design)(?:e|es|ing|s)? |\b(?:with|of|and|our) )(?:truly |highly |most )?(?:cutting-edge|best-in-class|state-of-the-art|world-class|industry-leading|market-leading|next-generation|innovative|unparalleled|unmatched|exceptional|outstanding|first-class|top-notch|tailor-made(?! products)|comprehensive|seamless) (?=(?:digital |business |marketing |software )?(?:solutions|services|strategies|products|technologies|innovations|experiences|results)\b)/giu,
  ),
  trim(
    'padding',
    new RegExp(
      String.raw`${PLAIN_BEFORE}(?<!,\s)\b(?<!\bquite )(?:(?:really|truly|genuinely)(?! sorry\b)|very|simply|actually|honestly|extremely|incredibly|absolutely|totally|literally) (?!(?:put|said|stated|speaking|spoken|translated|told)\b)(?=\p{Ll})${PLAIN_AFTER}`,
      'giu',
    ),
  ),
  // “It is basically free” says that it is not quite.
  trim('padding', /(?<=\b(?:i|we|you|they|just|really|which) )basically (?=\p{Ll})/giu),
  trim('padding', /\b(?<same>so|really|very), \k<same> (?=\p{Ll})/giu, '$1 '),
  trim(
    'padding',
    /\bquite (?=(?:busy|clear|simple|easy|good|happy|useful|important|similar|different)\b)/giu,
  ),
  trim(
    'padding',
    // Of somebody asked to: “it will take a few minutes to complete” says how long.
    /(?<=^|\b(?:please|please just|(?:you|everyone|everybody)(?: (?:could|can|would|will|might|be|are|willing|able|happy|all|please|kindly|just|to)){0,4}) )take (?:just )?(?:a few|a couple of|some|two|five) (?:moments|minutes|time)(?: (?:out )?of your (?:valuable |busy |precious )?(?:time|day))? to (?=(?:complete|fill (?:in|out)|answer|read|look (?:at|over|through)|review|share|tell|leave|write|let) \p{L})/giu,
  ),
  trim('padding', /\ba short and simple /giu, 'a short '),
  trim('padding', /\b(are|is|am) currently (?=\p{Ll}+ing\b)/giu, '$1 '),
  trim('padding', /\bas and when(?= \p{L})/giu, 'when'),
  trim('padding', /(?<=\bshould )hopefully /giu),
  trim(
    'padding',
    /,? (?:and (?:all )?)?(?:the|our) results (?:truly |really )?speak for themselves(?=[.!])/giu,
  ),
  trim(
    'padding',
    /,? which (?:i (?:think|believe|feel|guess) )?(?:is|would be) something (?:that )?(?:a lot of|many|most|some|our) [^,.;:?!\d]{3,50} (?:find|love|appreciate|enjoy|value|like|look for)[^,.;:?!\d]{0,30}(?=[.!])/giu,
  ),
  trim(
    'padding',
    /,? and (?:i |we )?(?:just )?(?:thought|figured|wanted to see if) (?:that )?it (?:might|may|could|would) be (?:worth (?:connecting|a chat|a conversation|reaching out)|(?:good|great|nice) to (?:connect|chat|talk|reach out))(?=[.!])/giu,
  ),
  // “I saw your post and I wanted to reach out because we plan shifts.”
  trim(
    'padding',
    /,? and (?:i |we )?(?:just )?(?:want(?:ed)?|would love|thought (?:i would|i['’]d))(?: to)? (?:reach out|connect|get in touch|introduce myself)(?: to you| with you)? (?:because|as|since) (?=(?:we|i|our|my)\b)/giu,
    ', and ',
  ),
  trim('padding', /^for your (?:convenience|information|reference), (?=\p{Ll})/giu),
  // “The figures are for your information”: there it is all that is said.
  trim(
    'padding',
    /(?<!\b(?:is|are|was|were|be|been|not|only|just|purely|it['’]s)),? for your (?:convenience|information|reference)(?=[.!]|$| (?:and|but|so)\b)/giu,
  ),
  trim(
    'pointer',
    /\b(?:in order )?to (register|sign up|book|order|buy|donate|join|learn more|read more|find out more|download it|start|see more|reserve your (?:seat|place|spot)|save your (?:seat|place|spot)),? (?:please )?(?:just |simply )?click (?:here|below|(?:on )?(?:the|this) link(?: below)?|(?:on )?the button(?: below)?)(?=[ :.]|$)/giu,
    '$1 here',
  ),
  // Requests.
  // “I'd love to jump on a quick 15 minute call to show you how we help.”
  trim('wrapping', new RegExp(`^(?:i|we)${FOR_A_CALL}${TO_PITCH}`, 'giu'), 'could we have a $1?'),
  // “… a 15 minute call to walk you through the audit.”: it is the sender who walks them through.
  trim('wrapping', new RegExp(`^i${FOR_A_CALL}${TO_SHOW}`, 'giu'), shownBy('I')),
  trim('wrapping', new RegExp(`^we${FOR_A_CALL}${TO_SHOW}`, 'giu'), shownBy('we')),
  trim('wrapping', new RegExp(`^(?:i|we)${FOR_A_CALL}${TO_TALK}`, 'giu'), 'could we have a $1$2?'),
  trim(
    'wrapping',
    /^(?:it would be (?:great|good|nice|helpful|useful|interesting) to|(?:i|we)(?:['’]d| would) (?:love|like|be curious|be interested) to) (?:learn|hear|know|understand|find out|see)(?: (?:a (?:bit|little) )?more)?(?: about)? how you(?:['’]re| are)(?: currently)? (\p{Ll}+ing (?![^.]*\b(?:and|or) (?:to )?(?:see|whether|if|how|what|discuss|explore|show|share|find|learn)\b)[^.?!;:]{2,60}?)(?: (?:today|now|at the moment|currently|right now|these days))?\.$/giu,
    'how are you $1 today?',
  ),
  trim(
    'softener',
    /,? (?:if (?:that['’]s|that is|it['’]s|it is) (?:ok|okay|alright|all right|fine|possible|not too much trouble)(?: with you| for you)?|if (?:at all )?possible|if you (?:don['’]t|do not|wouldn['’]t) mind|at your (?:earliest )?convenience|(?<!\b(?:know|see|wonder|ask|hear|unless|only|me|us|even) )(?:if|when|whenever) you (?:get|have|find) (?:a|the) (?:chance|moment|minute|second))(?=[.?!,]| (?:and|or|so|but|to)\b)/giu,
  ),
  trim(
    'softener',
    /^(?:if (?:it['’]s|it is|that['’]s|that is) (?:ok|okay|alright|all right|not too much trouble)(?: with you)?|(?:if|when|whenever) you (?:get|have|find) a (?:chance|moment|minute|second)|if (?:at all )?possible|if you (?:don['’]t|do not) mind), /giu,
  ),
  // “I know you're probably super busy, but would you …”
  trim(
    'wrapping',
    /^(?:i|we)(?:['’]m sure| am sure| (?:do |can |fully |totally |completely )?(?:know|understand|reali[sz]e|appreciate|imagine|get))(?: that)? (?:you(?:['’]re| are| must be| have| get)|your (?:time|day|week|inbox|calendar|schedule|plate)(?:['’]s| is| must be)|things are|it['’]s) [^,.;:?!\d]{0,50}(?:busy|swamped|slammed|packed|hectic|precious|valuable|limited|tight|short|full|plate|crazy|a lot|many)(?![^,]* (?:with (?:the|your)|coming up)\b)[^,.;:?!\d]{0,30},? (?:but|so) (?=\p{Ll})/giu,
  ),
  trim(
    'hedge',
    /^(?:so,? |and |but )?would you (?:perhaps |possibly |maybe )?(?:be (?:at all )?(?:open to|interested in|up for|willing to (?:have|do|take))|consider) (?=an? (?:[\p{Ll}\d-]+ ){0,3}(?:call|chat|meeting|talk|conversation|demo|coffee)\b(?! with (?!me\b|us\b)))/giu,
    'could we have ',
  ),
  trim(
    'wrapping',
    new RegExp(
      String.raw`^(?:would it be possible for you to|would you be able to|do you think (?:that )?you (?:could|might be able to)|is there any (?:chance|way) (?:that )?you could|would there be any chance you could|(?:could|can) you (?:possibly|perhaps|maybe|kindly)|would you (?:possibly|perhaps|maybe|kindly)(?! ${WOULD}\b)) `,
      'giu',
    ),
    'could you ',
  ),
  trim(
    'wrapping',
    new RegExp(String.raw`^would you (?:possibly|perhaps|maybe) (?=${WOULD}\b)`, 'giu'),
    'would you ',
  ),
  // “Is this something that might be of interest to you?”
  trim(
    'wrapping',
    /^is this something (?:that |which )?(?:might|would|could|may) be (?=(?:of (?:any )?(?:interest|use|value|help)|interesting|useful|helpful|relevant)\b)/giu,
    'would this be ',
  ),
  // “If you could confirm the date, that would be great.”
  trim(
    'wrapping',
    /^if you (?:could|can|would)(?: please| kindly)? (\p{Ll}[^.?!]{3,120}?),?(?: then)? (?:that|it)(?: would|['’]d) be (?:so |very |really |much |greatly |most )?(?:great|good|awesome|appreciated|helpful|fantastic|perfect|amazing|lovely|wonderful|brilliant)\.$/giu,
    'could you $1?',
  ),
  // “Please spare 30 minutes of your valuable time” would be an order; the point of a meeting is what it is about.
  trim(
    'wrapping',
    /^(?:i|we)(?: would|['’]d) (?:really |very much |so |greatly |therefore |also )*(?:appreciate it|be (?:so |very |most |really )?(?:grateful|thankful|obliged|glad|pleased)) if you (?:could|would|can)(?: please| kindly)? ((?:spare|give|take|make|find)\b[^?.!]*?)(?: of your (?:valuable |precious |busy )?time)?((?: (?:for|to|on|next|this)\b[^?.!]*?)?)(?:,? so (?:that )?(?:i|we) (?:can|could|may) (?:show|explain|tell)\b[^?.!\d]*)?\.$/giu,
    'could you $1$2?',
  ),
  trim(
    'wrapping',
    /^(?:i|we)(?: would|['’]d) (?:really |very much |so |greatly |therefore |also )*(?:appreciate it|be (?:so |very |most |really )?(?:grateful|thankful|obliged|glad|pleased)) if you (?:could|would|can)(?: please| kindly)? (?!spare\b)(?=\p{Ll}+\b[^?]*$)/giu,
    'please ',
  ),
  trim(
    'wrapping',
    /^it would be (?:so |very |really |much )?(?:great|helpful|good|nice|wonderful|lovely|appreciated) if you (?:could|would|can)(?: please| kindly)? (?=\p{Ll}+\b[^?]*$)/giu,
    'please ',
  ),
  trim(
    'wrapping',
    // “I wanted to confirm your visit, but it rained” tells what happened.
    /\bi (?:(?:just|only) want(?:ed)?|wanted) to (?=(?:(?:ask|thank)\b|confirm (?:that|whether|if|how|what|when|your?)\b)(?![^.?!]*\b(?:but|yesterday|then|were|had)\b))/giu,
    'I want to ',
  ),
  trim('softener', /\bi (?:just|simply) (?=(?:think|need|want|have|mean)\b)/giu, 'I '),
  trim('softener', /\bjust (?=a (?:quick|short|small|brief|gentle|friendly)\b)/giu),
  // Statements. A “that” which points is followed by its verb; any other belongs to what is taken out.
  trim(
    'hedge',
    /^(?:i|we) (?:just |really |do |would )?(?:think|believe|feel|guess|suppose|reckon)(?: that)? (?=(?:we|you|it|this|that(?=['’]s| (?:is|was|would|could|will|can|should|may|might|has|makes|means|works)\b)|the|our|your|there|they|he|she|a|an|my)\b)/giu,
  ),
  trim(
    'hedge',
    /^(?:i would|i['’]d) (?:say|argue|guess)(?: that)? (?=(?:we|you|it|this|that(?=['’]s| (?:is|was|would|could|will|can|should|may|might|has|makes|means|works)\b)|the|our|your|there)\b)/giu,
  ),
  // “I would suggest that we have a call” is a wish; “we have a call” would be a fact.
  trim('hedge', /^(?:i would|i['’]d) suggest(?: that)? (?=(?:we|you|i)\b)/giu, 'I suggest '),
  trim(
    'hedge',
    /^(?:in my (?:humble |honest )?opinion|it seems to me that|to my mind|as far as i(?:['’]m concerned| can tell)),? /giu,
  ),
  trim(
    'hedge',
    /\b(can|would|should|will) (?:probably|possibly|perhaps|maybe|potentially|conceivably) /giu,
    '$1 ',
  ),
  // Said twice: what could be stays a guess.
  trim('wordy', /\b(could|might|may) (?:possibly|perhaps|maybe|potentially|conceivably) /giu, '$1 '),
  trim('hedge', /\b(could|might|may) probably /giu, '$1 '),
  trim('hedge', /\b(?:probably|possibly|perhaps|maybe) (could|might|may|can|would|should|will) /giu, '$1 '),
  trim('hedge', /\b(?:might|may|should) be able to /giu, 'can '),
  trim(
    'hedge',
    /(?<!\b(?:what|which|that|this|some|any|the|same|a|every|no|one|another|these|those|all) )\b(?:kind of|sort of) (?=\p{Ll})(?!(?:you|him|her|me|us|them|the|your|my|our)\b|of\b|more\b|less\b|later\b|about\b|over\b|under\b|longer\b|time\b|like\b|to\b|and\b|for\b|on\b|in\b|at\b|too\b)/giu,
  ),
  // “A bit high” and “a little late” say how much.
  trim(
    'hedge',
    /\b(?:somewhat|a (?:little )?bit|a little) (?=(?:confus|frustrat|annoy|disappoint|surpris|worri|concern|nervous|unsure|unclear|weird|odd|strange|tricky|sad|afraid|curious)\p{Ll}*\b)/giu,
  ),
  trim(
    'hedge',
    /^(?:hopefully|perhaps|maybe|presumably|arguably),? (?=(?:we|you|it|this|that|the|our|your|there|they|i)\b)(?=[^?]*$)/giu,
  ),
  trim(
    'hedge',
    /(?<=\b(?:and|but|so) )(?:i|we) (?:think|believe|feel|guess|suppose)(?: that)? (?=(?:we|you|it|this|that(?=['’]s| (?:is|was|would|could|will|can|should|may|might|has|makes|means|works)\b)|the|our|your|there|they)\b)/giu,
  ),
  trim(
    'hedge',
    /\bi was (?:just )?hoping (?:that )?(?=(?:this|that(?=['’]s| (?:is|was|would|could|will|can|should|may|might|has|makes|means|works)\b)|it)\b)/giu,
  ),
  trim('hedge', /\ba (?:bit|little) (?=(?:more|less)\b(?! than))/giu),
  trim('hedge', /\bmight you (?=(?:be|have)\b)/giu, 'would you '),
  // “Fairly paid” says how they were paid.
  trim(
    'hedge',
    /(?<=\b(?:am|is|are|was|were|['’]m|['’]s|['’]re) )(?:pretty|fairly) (?=\p{Ll})(?!much\b)(?!(?<=fairly )(?:\p{Ll}+(?:ed|en)|split|sold|won|made|paid|done|cut|spread|dealt|run|set)\b)/giu,
  ),
  trim(
    'hedge',
    /^i (?:just )?thought (?:that )?it (?:would|might) be (?:good|great|nice|helpful|useful|worth) to (?=\p{Ll})/giu,
    'I would like to ',
  ),
]
