/** What a brief wants of its reader, as a question to them. */
import { capitalised } from '../../../engine/edit.ts'
import { spokenTo, toYou } from '../../brief-people.ts'
import { isPlainVerb, maybeVerb } from '../../material/verbs.ts'
import { bare, formOf } from '../wording.ts'
import { askedWhether } from './ask.ts'
import { beginsWithAct } from './grammar.ts'

/** Whom a wish names, up to what they are to do. */
const WHOM = '(?:them|him|her|people|readers|everyone|[^.:;]{2,80}?)'
const WANT =
  "(?:(?:i|we)(?:['’]d| would)? (?:like|love|want|need|hope|plan|aim)|(?:would )?(?:like|love)|want|need|hope)"

/** Said at the end of any order: “write to owners and see whether they would like a look”. */
const WHETHER =
  /^(?!.*\?).{0,200}?\b(?:ask|see|know|hear|find out|learn|check)(?: (?:them|him|her|people))? (?:whether|if) (?<they>they|he|she)(?<rest>['’ ].+)$/iu

/** How wishes begin, the plainest last; `ask` is what is asked, `whom` who is to do it. */
const WISHES: readonly RegExp[] = [
  /^(?:the |our |my )?(?:(?:aim|goal|cta|ask|call to action|next step|first step|question)(?: is|:| =| would be)|cta) (?:to |a |an )?(?<ask>.+)$/i,
  new RegExp(
    `^(?:please )?(?:get|ask|asking|invite|convince|persuade|remind|nudge|encourage|have) (?<whom>(?!(?:what|how|which|when|where|why|who|whether|if) )${WHOM}) to (?<ask>(?!know\\b)\\p{Ll}.+)$`,
    'iu',
  ),
  new RegExp(
    `^${WANT} to (?:get|ask|invite|convince|persuade|remind|nudge|encourage|have) (?<whom>${WHOM}) to (?<ask>\\p{Ll}.+)$`,
    'iu',
  ),
  new RegExp(
    `^${WANT} to (?:know|hear|find out|learn|understand|ask)(?: from ${WHOM})? (?<ask>(?:what|how|which|when|where|why|who|whether|if) .+)$`,
    'iu',
  ),
  /^(?:please )?(?:make|let|have) (?<whom>them|him|her|people|readers) (?<ask>(?!know\b)\p{Ll}.+)$/iu,
  /^(?:please )?(?:ask|find out|asking)(?: (?:them|him|her|people(?! who)))? (?<ask>(?:what|how|which|when|where|why|who(?! (?:visited|bought|came|attended|did|have|are|was|were|left))|whether|if) .+)$/iu,
  new RegExp(
    `^(?:please )?ask(?:ing)? (?<whom>${WHOM}) (?<ask>(?:what|how|which|when|where|why|whether|if) .+)$`,
    'iu',
  ),
  new RegExp(
    `^${WANT} to (?:talk|speak|chat|meet)(?: to| with)? (?<whom>${WHOM}) for (?<ask>(?:\\d|an? |half )[^.]+)$`,
    'iu',
  ),
  new RegExp(`^${WANT} to ask (?<whom>${WHOM}) for (?<ask>.+)$`, 'iu'),
  /^(?:[Pp]lease )?[Aa]sk(?:ing)? (?<whom>(?:\p{Lu}{2,} )?\p{Ll}[^.:;]{2,80}?) for (?<ask>.+)$/u,
  /^(?:please )?ask to (?<ask>(?:book|schedule|order|reserve|register|sign|join|try|buy|pay|renew|reply)\b.+)$/i,
  /^ask (?<ask>[£$€]?\d.*)$/i,
  // “Book a call.”, said to the writer.
  /^(?:book|schedule|arrange|set up|offer|get) (?:them |him |her )?(?<ask>an? (?:[\p{L}\d-]+ ){0,3}(?:call|chat|demo|meeting|consultation|walk-?through)\b.*)$/iu,
  new RegExp(`^${WANT} (?<whom>(?!to )${WHOM}) to (?<ask>\\p{Ll}.+)$`, 'iu'),
  /^(?:please )?(?:ask|asking)(?: (?:them|him|her|people))? for (?<ask>.+)$/i,
  /^(?<ask>(?:call|demo|chat|meeting|visit) \d+ ?min\w*)$/i,
  /^(?:they|he|she|readers|people|customers|clients) (?:should|(?:need to|have to|must) (?=(?:pay|reply|book|register|sign|send|return|confirm|call|answer|order|choose|fill|bring|invite)\b)) ?(?<ask>(?!be\b|not\b|already\b|like\b|love\b|have\b|know\b|want\b)\p{Ll}.+)$/iu,
  /^(?:i|we) (?:want|need|would like|['’]d like) to (?:get|book|arrange|set up|schedule|have|win) (?<ask>.+)$/i,
  /^(?:(?:i|we)(?:['’](?:d|re|m)| would| are| am)? )?(?:want|need|looking for|hoping for|would like|would love|love|like) (?:to (?:get|book|arrange|have) |to (?=\d))?(?<ask>(?:(?:an?|the|one|\d+|their|half|2nd|second|another)[ -]).+|(?:call|demo|meeting|chat|interview|reply|answer|visit|trial|yes)\b.*)$/i,
]

export interface Wish {
  /** As a question or a line to the reader. */
  ask: string
  /** Whom the brief names for it. */
  whom: string | null
}

/** The wish a thought states; `null` where it states none. */
export function wishIn(text: string): Wish | null {
  const said = bare(text)
  const { rest: open } = WHETHER.exec(said)?.groups ?? {}
  if (open !== undefined) return { ask: whetherYou(open), whom: null }
  const [, terms] =
    /^(?:i|we) (?:want|would like|['’]d like|am willing|are willing) to (?:offer|propose|pay) ([£$€]?\d.+)$/i.exec(
      said,
    ) ?? []
  if (terms !== undefined) return { ask: `Would ${terms} work for you?`, whom: null }
  const [, offered] =
    /^(?:please )?ask (?:to|(?:them |him |her )?(?:if|whether) (?:i|we) (?:may|can|could)) (\p{Ll}+ .+)$/iu.exec(
      said,
    ) ??
    /^(?:(?:i|we) )?want to ((?:show|demonstrate|bring|drop|present|visit|come|install) (?!them|him|her).+)$/i.exec(
      said,
    ) ??
    []
  if (
    offered !== undefined &&
    !READERS_DO.test(offered) &&
    maybeVerb(firstOf(offered)) &&
    !/\b(?:them|they|their)\b/i.test(offered)
  )
    return { ask: `May ${/\bwe\b/i.test(said) ? 'we' : 'I'} ${offered}?`, whom: null }
  const [, mine] =
    /^(?:(?:i|we) )?(?:would|['’]d) like to (?!know|hear|ask|get|book|have|learn|find|reach|win|target|invite|see if|talk|speak|chat|meet)(\p{Ll}.+)$/iu.exec(
      said,
    ) ?? []
  if (mine !== undefined && isPlainVerb(mine.split(' ')[0] ?? '') && !/\bthem\b/i.test(mine))
    return { ask: `May I ${mine}?`, whom: null }
  for (const pattern of WISHES) {
    const { ask, whom } = pattern.exec(said)?.groups ?? {}
    if (
      ask === undefined ||
      OF_ANOTHER.test(whom ?? '') ||
      (NEEDS.test(said) && !CAN_GIVE.test(ask) && !DATED.test(ask))
    )
      continue
    // Behind “get them to” stands a verb, known or not; behind “invite them to” may stand a thing.
    const isAct = / to \(\?<ask>|people\|readers\) \(/.test(pattern.source)
    const isSure =
      !/\b(?:invit|make|let|have)\w* (?:them|him|her|people)/i.test(said) &&
      !/\binvit/i.test(said) &&
      (whom === undefined || PRONOUN.test(whom))
    const asked = questionOf(
      ask,
      isAct &&
        (isSure || (/^(?:please )?(?:make|get)\b/i.test(said) ? maybeVerb : isPlainVerb)(firstOf(ask))),
    )
    if (asked !== null) return { ask: asked, whom: whom ?? null }
  }
  return null
}

/** `’d like a free look at their books`: “Would you like a free look at your books?” */
function whetherYou(rest: string): string {
  const full = rest
    .trim()
    .replace(/^['’]re\b/, 'are')
    .replace(/^['’]d\b/, 'would')
    .replace(/^['’]ve\b/, 'have')
    .replace(/^['’]s\b/, 'is')
  const [, verb, said = ''] =
    /^(is|are|was|were|would|could|can|will|should|have|has) (.+)$/iu.exec(full) ?? []
  const yours = toYou(spokenTo(said)).replaceAll(/\bthem\b/g, 'you')
  if (verb === undefined) return `Do you ${toYou(spokenTo(full))}?`
  const asked = { is: 'are', was: 'were', has: 'have' }[verb] ?? verb
  return `${capitalised(asked)} you ${yours}?`
}

/** “Ask to book a taster”: what the reader does. */
const READERS_DO = /^(?:book|schedule|order|reserve|register|sign|join|try|buy|pay|renew|reply)\b/i
const PRONOUN = /^(?:them|him|her|people|readers|everyone)$/i
/** “Visit them for free”: what the sender does. */
const OF_ANOTHER = /^\S+ (?:them|him|her)\b/
/** “We need a designer” is told; what a reader can give is asked for. */
const NEEDS =
  /^(?:(?:i|we)(?:['’](?:d|re|m)| would| are| am)? )?(?:need|want|looking for|searching for) (?:an?|the|one|two|\d+) /i
const CAN_GIVE =
  /\b(?:call|chat|talk|demo|meeting|interview|intro\w*|visit|reply|answer|date|decision|feedback|photos?|list|numbers?|figures?|documents?|confirmation|names?|quote|order|yes|signature|copy|review|gift|donation|minutes|trial|pilot|appointment|to \p{Ll}+)\b/iu
/** What is needed by a day is asked for. */
const DATED = /\bby (?:the )?(?:\d|\p{Lu})/u
const TALK =
  /\b(?:walk|call|chat|talk|demo|meeting|interview|intro|introduction|visit|site survey|inspection|assessment|audit|consultation|coffee|walk-?through|appointment|conversation|trial|pilot|tour|tasting|test ride|test drive|viewing|session|minutes|hours?|lunch)\b/i
/** What the reader has something of. */
const GIVES =
  /^(?:try|order|request|download|see|have|get|test|join|read|take|start|renew|extend|switch|upgrade|move|come|visit|meet|keep|watch|save|stay|speak|hear|refer|become)\b/i

/** What is wanted as a question, whatever its grammar; `null` where no frame is sure to fit. */
export function questionOf(wanted: string, isAct = false): string | null {
  if (wanted.trim().endsWith('?'))
    return (
      (formOf(bare(wanted).replace(/\?$/, '')) === 'noun'
        ? questionOf(bare(wanted).replace(/\?$/, ''))
        : null) ?? capitalised(toAsked(wanted.trim()))
    )
  const [, sum] = /^([£$€]\s?\d[\d.,]*|\d[\d.,]* ?(?:euros?|pounds|dollars|[£$€]))$/i.exec(bare(wanted)) ?? []
  if (sum !== undefined) return `Would you consider a gift of ${sum}?`
  const [, yesNo] = /^(?:an? )?(?:clear |simple )?yes(?:\/| or (?:a )?)no(.*)$/i.exec(bare(wanted)) ?? []
  if (yesNo !== undefined) return `Could you reply with a yes or a no${yesNo}?`
  const said = bare(wanted)
    .replace(/,? (?:otherwise|or else) .*$/i, '')
    .replace(/^(?:that )?(?:they|he|she) (?:should |can |will |could )?(?=\p{Ll})/iu, '')
    // “agree to a call before end of May”
    .replace(/^agree (?:to|on) (?=an? |\d)/i, '')
    .replace(/\b(before|by|at|until) (?=(?:end|start|beginning) of )/, '$1 the ')
    .replace(/^(\p{L}+) (\d+) ?min\w*$/u, '$2-minute $1')
    .replace(
      /\b(\d+)[ -]min(?:ute)?s? (?=(?!(?:on|with|in|of|for|or|by|at|to|and|before|after|next|this|any|some|tomorrow|today|between|during|sometime|whenever|when)\b)\p{Ll})/u,
      '$1-minute ',
    )
    .replace(/\b(\d+) ?mins?(?= (?:on|with|in|by|at|next|this|to|for|or)\b|$|,)/g, '$1 minutes')
    .replace(/ and to (?=\p{Ll})/u, ' and ')
    .replace(/ (?:booked|scheduled|arranged)$/i, '')
    .replace(/, (?:it )?(?:takes? )?(?:only |just |about )?(\d+ (?:min\w*|seconds|hours?))$/i, ' ($1)')
  const yours = toAsked(said)
  const [, open] =
    /^(?:if|whether) (?:(?:they|he|she|you) (?:is|are) )?(open|free|available|interested|happy|willing)\b/i.exec(
      said,
    ) ?? []
  if (open !== undefined)
    return `Are you ${article(yours.replace(/^(?:if|whether) (?:you (?:is|are) )?/i, ''))}?`
  const [, opened] =
    /^(?:if|whether) you(?:['’]d| would) be (open to|interested in|willing to|free for) /i.exec(yours) ?? []
  if (opened !== undefined) return `Would you be ${yours.slice(yours.indexOf(opened))}?`
  if (/^(?:if|whether) /i.test(said)) return askedWhether(yours.replace(/^if /i, 'whether '))
  if (/^(?:what|how|which|when|where|why|who) /i.test(said)) return `Could you tell me ${yours}?`
  if (/^(?:a |the )?(?:short |quick )?(?:reply|answer|response)(?= with|$| by)/i.test(said))
    return `Could you reply${yours.replace(/^.*?(?:reply|answer|response)/i, '')}?`
  if (
    /^\d+-min\w* |^(?:an? |half|short |quick |first |one |technical |intro|video |phone )/i.test(said) &&
    TALK.test(said)
  )
    return `Would you be open to ${withA(yours)}?`
  if (beginsWithAct(said) || (isAct && ACT.test(firstOf(said))))
    return `${GIVES.test(said) && !/^test the\b/i.test(said) ? 'Would you like to' : 'Could you'} ${lower(yours.replace(BARE, '$1 a $2'))}?`
  if (TALK.test(said) && said.split(' ').length <= 18 && !/\b(?:is|are|was|will|with us)\b/.test(said))
    return `Would you be open to ${withA(yours)}?`
  if (/^(?:free|complimentary|no-obligation) \p{Ll}[^,]{2,40}$/iu.test(said))
    return `Would you like ${withA(yours)}?`
  const [, review] =
    /^(?:an? |the |their |your )?((?:short |honest )?(?:review|rating|testimonial)(?: on \p{L}+)?)$/iu.exec(
      said,
    ) ?? []
  if (review !== undefined) return `Could you leave us a ${review}?`.replace('a honest', 'an honest')
  if (/^(?:an?|the|one|two|some|their|your) /i.test(said))
    return /\b(?:gift|donation)\b/i.test(said)
      ? `Would you consider ${lower(yours)}?`
      : `Could you ${/\b(?:forms?|copy|copies|documents?|papers?|signed|figures|numbers|list|photos?)\b/i.test(said) ? 'send' : 'give'} me ${lower(yours)}?`
  return formOf(said.replace(/ by .*$/, '')) === 'noun' &&
    (CAN_GIVE.test(said) || DATED.test(said)) &&
    said.split(' ').length <= 8
    ? `Could you give me ${withA(yours)}?`
    : null
}

/** Where “he” or “they” is the reader, “them” is what they have: “if he still needs them”. */
export const toAsked = (text: string): string =>
  /\b(?:he|she|they)\b.*\bthem\b/i.test(text)
    ? toYou(spokenTo(text.replaceAll(/\bthem\b/gi, KEPT))).replaceAll(KEPT, 'them')
    : toYou(spokenTo(text)).replaceAll(/\bthem\b/g, 'you')
const KEPT = '\u0000'

/** `order sample`: the article that a note leaves out. */
const BARE =
  /^(\p{Ll}+) ((?:free )?(?:sample|demo|call|trial|quote|visit|meeting|test|slot|place|seat|copy|appointment)\b)/u
const firstOf = (text: string) => text.split(' ')[0]?.toLowerCase() ?? ''
const ACT =
  /^(?!(?:an?|the|our|my|their|your|his|her|this|that|it|us|be|know|one|two|three|some)$)\p{Ll}{2,}(?<!ing)$/u

/** `for 15-minute chat`: with the article that a note leaves out. */
const article = (text: string) =>
  text.replace(/\b(for|to) (?=\d+-min|short |quick |call\b|chat\b|talk\b)/i, '$1 a ')
const withA = (text: string) =>
  /^(?:an?|the|one|two|three|half an|your|our|\d+ (?:minutes|hours)) /i.test(text)
    ? lower(text)
    : `${/^(?:[aeio]|8|11|18)/i.test(text) ? 'an' : 'a'} ${lower(text)}`
const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** What is wanted for the first mail to a list, as a line before its page. */
export const asLine = (ask: string): string =>
  capitalised(ask.replace(/^(?:Could you|Would you like to|Would you) /, '').replace(/\?$/, ''))
