/** Single points of a first mail, each of which can carry a later mail: a price, a time it takes, something new, an item of a list. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { stemsOfTokens } from '../../engine/measures/content-words.ts'
import { ofDoc } from '../../engine/of-doc.ts'
import { tokenize } from '../../engine/tokens.ts'
import { customerNamed } from '../material/customers/got.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { isVerb, maybeVerb } from '../material/verbs.ts'
import { saysNothing } from '../rewrite/steps/padding.ts'
import { conditioned, isCutOff } from './point-whole.ts'
import { leans, POINTS_BACK } from './recall.ts'
import { HYPE, POINTERS } from './recall-words.ts'
import { bare, formOf } from './wording.ts'

/** What a point tells. */
export type Aspect =
  | 'item'
  | 'kept'
  | 'news'
  | 'result'
  | 'saving'
  | 'price'
  | 'time'
  | 'leaving'
  | 'people'
  | 'place'
  | 'delivery'
  | 'limit'
  | 'content'
  | 'fact'

export interface Point {
  /** Within a sentence, without its full stop: `setup takes one hour`. */
  text: string
  aspect: Aspect
  /** True where a mail that says it would only be the first mail once more. */
  isLong: boolean
  /** The customer of whom it tells. */
  who?: string
}

/** The first that is found; what is told in figures is told by what they count. */
const ASPECTS: readonly (readonly [Aspect, RegExp])[] = [
  ['kept', /\bstill (?:there|here|yours|open|waiting|saved)\b|\b(?:kept|saved|held) for you\b/i],
  [
    'result',
    /\b(?:raised|took part|helped|reached|served|fed|planted|joined|signed up)\b.*\d|\d.*\b(?:raised|took part|joined|signed up)\b/i,
  ],
  [
    'saving',
    /\d ?% (?:off|discount|less|cheaper)|[£$€]\d+ off\b|\b(?:half price|code \p{Lu}[\p{Lu}\d]{3,})\b/u,
  ],
  [
    'leaving',
    /\b(?:cancel|pause|return(?:s|ed)?|refund(?:s|ed)?|money back|no contract|no card|unlock(?:s|ed)? at any time)\b/i,
  ],
  [
    'limit',
    /\b(?:\d+|ten|twenty|thirty|forty|fifty) (?:places|seats|spots|copies|tickets|pieces)\b|\blimited to\b/i,
  ],
  // “The next delivery” is the shop's.
  ['delivery', /\b(?:ships?|shipped|shipping|delivered|(?<!(?:next|last|new) )delivery|arrives?)\b/i],
  ['price', /[£$€]\s?\d|\d ?(?:€|euros?|dollars|pounds)\b|\bfree (?:of charge|for|in|with)\b/i],
  [
    'time',
    /^\d+ (?:min|minutes|hours?|days?)\b|\b(?:takes?|lasts?|within|done in|ready in|only|just)\b[^.]*\b(?:\d+|an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty)(?:[- ]\p{Ll}+)? ?(?:min|minutes?|hours?|days?|evenings?)\b/iu,
  ],
  ['result', /\d ?%|\b\d+ ?x\b|\b(?:went|fell|dropped|rose|grew|cut) (?:\p{L}+ ){0,4}from\b/iu],
  [
    'people',
    /\b(?:speakers?|experts?|hosted by|led by|joined by|presented by|with Dr)\b|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b.* will (?:show|talk|speak|walk|tell|present|share|explain|teach)\b/iu,
  ],
  [
    'news',
    /\b(?:added|launched|(?<!\b(?:is|are|about|on|of|under|for|to) the )new|now|rebuilt|redesigned|opened)\b/i,
  ],
  [
    'content',
    /\b(?:includes?|comes with|you get|you(?:['’]ll| will) (?:get|see|learn|find|hear)|covers?|contains?)\b/i,
  ],
  [
    'place',
    /\b(?:takes place|meet(?:s|ing)? (?:at|in)|at our|on Zoom|online)\b|\b(?:Hotel|Hall|Room|Centre|Center|Arena|Museum|Campus)\b/,
  ],
]

const LEAST_WORDS = 3
const LEAST_OF_ITEM = 2
const MOST_LETTERS = 150
/** More words of meaning would only be the first mail once more. */
const MOST_STEMS = 6
/** A whole sentence of more words would be said twice. */
const MOST_OF_WHOLE = 6
/** A clause that leaves out this much of its sentence is no repetition. */
const LEFT_OUT = 0.9

/** Points that can be taken up again, in the order of the mail; days are left to the reminder, as others are over by then. */
export function pointsIn(doc: Doc, material: RichMaterial, matter: string | null, isCold = false): Point[] {
  if (!doc.english) return []
  const asking = new Set(doc.asks.map(({ sentence }) => doc.sentences[sentence]))
  const customer = customerNamed(doc, material)
  const days = material.dates.map(({ text }) => text).filter((text) => /\d|\b(?:next|last|this) /i.test(text))
  const seen = new Set<string>()
  // The days of an event are still to come.
  const kept = doc.kind === 'event_invitation' ? /\bon \p{Lu}\p{Ll}+day\b/gu : /^$/
  return doc.sentences
    .filter((s) => isTold(s) && !saysNothing(s) && !asking.has(s) && !inCase(doc).has(s))
    .flatMap((s) => piecesOf(s, doc, isCold))
    .filter(({ text, aspect }) => {
      const isNew = !seen.has(text.toLowerCase())
      seen.add(text.toLowerCase())
      return (
        isNew &&
        text.length <= MOST_LETTERS &&
        text.split(' ').length >=
          (aspect === 'item' || aspect === 'people' || /^\d/.test(text) ? LEAST_OF_ITEM : LEAST_WORDS) &&
        !days.some((day) => text.includes(day)) &&
        !(customer !== null && text.includes(customer)) &&
        !EMPTY.test(text) &&
        // “It costs $18,400 and we have $11,050”: the half of a sum.
        !/^we have [£$€]/i.test(text) &&
        !SCENERY.test(text) &&
        !(matter !== null && text.toLowerCase().startsWith(matter.toLowerCase())) &&
        !SHOUTED.test(text) &&
        !text.includes(': ') &&
        !isCutOff(aspect === 'people' ? text.replaceAll(/\b(?:he|she)\b/g, 'who') : text) &&
        !PASSING.test(text.replace(kept, ''))
      )
    })
}

/** Says nothing that a later mail could be about. */
const EMPTY =
  /^(?:you (?:are|were) invited|about (?:the|our|your|how|what|why)|welcome|thank|thanks|(?:happy|merry|good) (?:new year|holidays?|christmas|easter|birthday|morning|evening|day)|season['’]?s greetings|we are writing|we['’]?(?:re| are) (?:excited|thrilled|happy|pleased|updating|looking)|we(?:['’]d| would) (?:love|like)|we (?:hope|noticed|look forward)|looking forward|can['’]?t wait|this is about|here is |we (?:offer|sell) |you (?:left|last|never|cancell?ed|stopped|liked|loved|wanted|asked|said|mentioned|were|told)|you(?:['’]ve| have) (?:used|been|had|tried|bought|ordered|visited)|(?:\p{L}+ ){1,2}things? (?!you)|i (?:hope|wanted|am writing)|if you have any|please)\b|\b(?:this email|this mail|my name is|our team|haven['’]t|have not|it has been|real (?:human|person)|reads? every|so (?:register|book|order|sign)|super|absolutely|really|very)\b|[[{<|\]]/iu
/** A season or a mood, with no figure to it: “winter is just around the corner”. */
const SCENERY =
  /^(?!.*\d)(?:(?:the|this|a new|another) )?(?:(?:school|festive|holiday|new|busy) )?(?:year|month|week|season|spring|summer|autumn|fall|winter|christmas|easter|holidays?|weather|days|evenings|nights|time|clock) (?:is|are|has|have|ha[sd] come|comes?|flies|gets?|draws?|keeps?)\b|\b(?:around the corner|in the air|upon us|in full swing|at the door|ticking|fast approaching)\b/iu
const SHOUTED = /\b\p{Lu}{4,}\b/u
/** True on the day of the first mail only. */
const PASSING =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:week|morning|afternoon)|ending|last chance|(?<!\b(?:live|ready|done|fitted|installed|running|up|set up) )in (?:\d+|two|three|a few) (?:hours|days)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?left|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu
const isTold = ({ field, region, question, hits, tokens }: Sentence): boolean =>
  field === 'draft' &&
  (region === 'body' || region === 'opening' || region === 'ask') &&
  !question &&
  hits.every((hit) => !HYPE.has(hit.lexicon.id)) &&
  !tokens.some((t) => t.kind === 'url' || t.kind === 'email' || t.kind === 'emoji')

/** The points of a sentence: its list, its clauses, or itself. */
function piecesOf(sentence: Sentence, doc: Doc, isCold: boolean): Point[] {
  const text = bare(sentence.text.replaceAll(/\s+/g, ' ').replace(/^[-•*–]\s+/, ''))
  const isItem = doc.blocks[sentence.block]?.kind === 'item'
  const point = (said: string, aspect: Aspect, isLong = false): Point => ({
    text: small(said, doc),
    aspect,
    isLong,
  })
  const isStep = doc.kind === 'onboarding' && STEP.test(text)
  if (isItem && !/[.!?:]$/.test(sentence.text.trim()) && (isStep || !isClause(text)))
    return isStep || LISTS.test(leadOf(sentence, doc)) ? [point(text, 'item')] : []
  const [, lead = '', list = ''] = LIST.exec(text) ?? []
  if (LISTS.test(lead))
    return list
      .split(/,(?!\d)\s*(?:and |or )?| and /)
      .filter((item) => item.split(' ').length > 1)
      .map((item) => point(item, ofItem(item)))
  const stems = stemsOfTokens(sentence.tokens).size
  // “The number I would look at is row 14: 212 claims have no photo”: what it leads to stands by itself.
  const [, led] = /^[^:,]{3,60}: (\d[^:]+)$/.exec(text) ?? []
  if (led !== undefined && isClause(led) && led.split(CLAUSES).length === 1) {
    const [said = ''] = led.split(REASON)
    return isCutOff(said) ? [] : [point(said, aspectOf(said))]
  }
  const [, reduced, was, now] = REDUCED.exec(text) ?? []
  if (reduced !== undefined) return [point(`${reduced} ${now} instead of ${was}`, 'price')]
  // “How many can come: places are limited to 45” is no English.
  const [, what, most] = LIMITED.exec(text) ?? []
  if (what !== undefined) return [point(`there are ${most} ${what.toLowerCase()} in all`, 'limit')]
  const parts = text.split(CLAUSES).filter((part) => part.trim() !== '')
  const isSplit = parts.length > 1 && parts.every(isClause) && !isHeld(text)
  const told = isSplit ? parts.slice(0, FRAMED.test(text) ? 1 : undefined) : [text]
  return told.flatMap((said) => {
    const part = said
      .replace(/^\((.+?)\.?\)$/, '$1')
      .replace(GIVEN, '')
      .replace(/ since$/, '')
    const size = stemsOfTokens(tokenize(part)).size
    if (!stands(part, sentence)) return []
    const isWhole =
      part === text &&
      (isCold || part.split(' ').length > MOST_OF_WHOLE) &&
      // “Four hours, eight people, one starter” is a list.
      (isClause(part) || !part.includes(','))
    const isLong = isWhole || (size > MOST_STEMS && size > LEFT_OUT * stems)
    // Without its reason a long sentence is short enough to be told.
    const [short = part] = isLong && !conditioned(part) ? part.split(REASON) : []
    return short.length < part.length && isClause(short) && short.split(' ').length > LEAST_WORDS
      ? [point(short, aspectOf(short))]
      : [point(part, aspectOf(part), isLong)]
  })
}

/** “The bench is down from £320 to £240”, which a later mail says the other way round. */
const REDUCED = /^([^,:;]+ (?:is|are)) (?:now )?(?:down|reduced) from ([$£€][\d.,]*\d) to ([$£€][\d.,]*\d)$/

const LIMITED = /^(?:the )?(places|seats|spots|tickets|copies|pieces) are limited to (\d+)(?=$|,)/i

/** Where a sentence only goes on to say why, or more of what it named. */
const REASON =
  /,? (?:(?:mostly|mainly|partly|largely|only|just) )?(?:because|so that) |, (?:which|who|and (?:those|these|their|they|it)) /i

/** “You get 15% off”: its lead says as much. */
const GIVEN = /^you(?:['’]ll| will)? get (?=\d|\p{L})/iu

/** Whether the clauses of a sentence hold together: by a condition, or as an order and what comes of it. */
const isHeld = (text: string): boolean => conditioned(text) || formOf(text) === 'verb'
/** A time or a place at the head is that of all clauses: only the first has it. */
const FRAMED =
  /^(?:last|this|next|in|on|at|by|from|during|until|after|before|since|every|each|for|over|within)\b/i

/** Sentences behind one of their paragraph that sets a condition, which goes on: “If not, you need do nothing. Your account …”. */
const inCase = ofDoc(({ sentences }): ReadonlySet<Sentence> => {
  const conditioned = new Set<number>()
  return new Set(
    sentences.filter(({ block, text }) => {
      const isHeld = conditioned.has(block)
      if (/^\s*(?:if|unless|otherwise|should)\b/i.test(text)) conditioned.add(block)
      return isHeld
    }),
  )
})

/** `The first steps: import projects, invite the team` */
const LIST = /^([^:]{3,60}): (.+,.+)$/
const LISTS =
  /\b(?:steps?|includes?|including|topics?|programme|agenda|covers?|discuss|delve|learn|talk about|speak about|inside|new|from our|work together|you(?:['’]ll| will) (?:see|get|hear|find))\b/i
/** `Set up your first alert` */
const STEP = /^\p{Lu}\p{Ll}+ (?:up |out |in )?(?:an?|your|the|our|one|two|three) /u
/** The sentence that leads into a list. */
const leadOf = (item: Sentence, doc: Doc): string =>
  doc.sentences
    .slice(0, doc.sentences.indexOf(item))
    .findLast((s) => doc.blocks[s.block]?.kind !== 'item' && s.field === 'draft')?.text ?? ''
/** Two clauses with a subject each. */
const CLAUSES =
  /,? (?:and|but|so) (?=(?:since|you|we|it|they|there|your|our|the)(?:['’]\w+)? |\p{Ll}+ (?:is|are) |\d+ of (?:the )?\d+ |at least \d+ |\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:of|from|at|will) )|; /u

const isClause = (part: string): boolean =>
  /^(?:it|we|you|they|there|that)['’]/i.test(part) ||
  tokenize(part).some(({ lower }, i) => i > 0 && (isVerb(lower) || maybeVerb(lower) || BE.test(lower)))
const BE = /^(?:is|are|was|were|has|have|had|can|will|['’]s|['’]re|['’]ve)$|['’](?:ve|re|ll|s)$/

/** Whether a clause can be said where its neighbours are not. */
function stands(part: string, sentence: Sentence): boolean {
  const words = tokenize(part).map(({ lower }) => lower)
  const [first = '', second = ''] = words
  if (POINTS_BACK.test(part)) return false
  if (first === 'since') return !POINTERS.has(second)
  // “takes one hour” counts, “the oak one” points.
  return (
    !leans(words.slice(0, words[2] === 'one' ? 2 : 4)) &&
    (part.length < sentence.text.length - 1 || /[.!…]["”’)]?$/.test(sentence.text.trim()))
  )
}

/** What is denied is led in by no promise: “the next delivery is not before October”. */
const aspectOf = (text: string): Aspect => {
  // “It takes an hour longer” tells a trouble, and no time that something needs.
  const aspect = TROUBLE.test(text) ? 'fact' : (ASPECTS.find(([, words]) => words.test(text))?.[0] ?? 'fact')
  return aspect !== 'leaving' && DENIED.test(text) ? 'fact' : aspect
}
const TROUBLE = /\b(?:longer|later|slower) *(?:than|$)/i
const DENIED = /\b(?:not|never)\b|n['’]t\b/i

const ofItem = (text: string): Aspect => {
  const aspect = aspectOf(text)
  return aspect === 'fact' ? 'item' : aspect
}

/** A common word loses the capital that only began its sentence. */
export function small(text: string, { dictionary, sentences }: Doc): string {
  const trimmed = bare(text)
  const [first = '', second = ''] = trimmed.split(/[\s,]/)
  const lower = first.toLowerCase()
  // “Yard is €79”: what has a price and no article is a name.
  if (/^(?:We|You|They|It|There|That)['’]/.test(trimmed)) return lower.charAt(0) + trimmed.slice(1)
  const isCommon =
    !PRICED.test(trimmed) &&
    !namesOf(sentences).has(first) &&
    (!/^\p{Lu}/u.test(second) || BEFORE_NAMES.test(lower)) &&
    /^(?:An?|\p{Lu}\p{Ll}+)$/u.test(first) &&
    (dictionary === null ? LEADS.test(lower) : dictionary.has(lower) && !dictionary.isProper(lower))
  return isCommon ? lower + trimmed.slice(first.length) : trimmed
}
/** Words of a mail that it writes large within a sentence and never small: “Swap is included”, where “With Swap the app asks”. Read once for each mail. */
const NAMED = new WeakMap<readonly Sentence[], ReadonlySet<string>>()
function namesOf(sentences: readonly Sentence[]): ReadonlySet<string> {
  const known = NAMED.get(sentences)
  if (known) return known
  const large = new Set<string>()
  const low = new Set<string>()
  for (const { field, region, tokens } of sentences)
    if (field === 'draft' && (region === 'body' || region === 'opening'))
      tokens.forEach(({ text, lower }, i) => {
        if (text === lower) low.add(lower)
        else if (tokens[i - 1]?.kind === 'word') large.add(text)
      })
  const names = new Set([...large].filter((word) => !low.has(word.toLowerCase())))
  NAMED.set(sentences, names)
  return names
}
const PRICED =
  /^(?!(?:Pay|Price|Rent|Entry|Admission|Delivery|Shipping|Postage|Salary|Parking) )\p{Lu}\p{Ll}+ (?:is|costs) [£$€]/u
/** “On March 1”, “If I don't hear”: large only as they begin a sentence. */
const BEFORE_NAMES =
  /^(?:an?|the|if|on|from|until|by|at|in|for|with|when|as|to|since|after|before|between|our|your|my|we|you)$/
const LEADS = /^(?:an?|the|our|your|we|you|it|there|this|these|each|every|no|all|one|two|three)$/

export const ANY: readonly Aspect[] = [
  'news',
  'result',
  'saving',
  'item',
  'kept',
  'people',
  'content',
  'price',
  'limit',
  'time',
  'delivery',
  'place',
  'leaving',
  'fact',
]
/** What helps somebody who has made up their mind. */
export const PRACTICAL: readonly Aspect[] = [
  'leaving',
  'time',
  'delivery',
  'place',
  'kept',
  'price',
  'limit',
  'item',
  'content',
  'people',
  'fact',
  'result',
  'saving',
  'news',
]

/** What still helps who has waited until the last day. */
export const AT_LAST: readonly Aspect[] = ['limit', 'delivery', 'leaving']

/** What a step is best about, by what is left to tell. */
export function pointFor(points: readonly Point[], wanted: readonly Aspect[]): Point | null {
  for (const aspect of wanted) {
    const found = points.find((point) => point.aspect === aspect)
    if (found) return found
  }
  return null
}
