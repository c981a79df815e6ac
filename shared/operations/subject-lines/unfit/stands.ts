/** Whether a thing the mail names is its matter, or only a circumstance: a place, a tool, a counter-example. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Doc, Token } from '../../../engine/doc.ts'
import { shared, stem, stemsOf } from '../../../engine/measures/content-words.ts'
import { isVague } from '../../../engine/measures/vague-subject.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { RichTopic } from '../../material/topics.ts'
import { isPast, isVerb } from '../../material/verbs.ts'
import { ADJECTIVES, EMPTY, IDLE, PREPOSITIONS } from '../../material/words.ts'
import { DETAILS, GIVING, PURPOSE } from '../reading/thing-words.ts'
import type { Role } from '../role.ts'

/** Behind these stands where, how or with what something happens. */
export const CIRCUMSTANCE = new Set(
  'in at round with near from by via through under behind into inside outside to across within between during per than like as without onto beside upon'.split(
    ' ',
  ),
)
/** Before a thing these say that it is not there. */
export const DENIED = new Set(
  "no not never without isn't aren't don't doesn't didn't won't can't instead nor".split(' '),
)
/** Words that flatter or scold: what they stand with is no plain thing. */
export const FLATTERING = new Set([
  'esteemed',
  'valued',
  'comfortable',
  'ridiculous',
  'impressive',
  'precious',
  'busy',
  'expert',
  'experts',
])
/** “tap Sign”: what to do on a screen. */
export const PRESSED = new Set(['tap', 'press', 'click', 'choose', 'select'])
/** How far back a denial reaches. */
const REACH = 3

/** “your returns page asks people to find a post office”: the reader's own is the matter, what comes behind it is not. */
export const standsBehindReaders = ({ line, phrase }: RichTopic, { topics, trigger }: RichMaterial) =>
  line.index !== null &&
  line.index === trigger?.sentence &&
  topics.some((t) => t.readers && t.line.sentence === line.sentence && t.phrase.to < phrase.from)

/** “Could you tell me, so that I can hold the slot?”: why it is asked, not what. */
export const isWhyAsked = ({ line, phrase }: RichTopic): boolean => {
  const { tokens } = line.sentence
  return tokens.some(
    (t, i) =>
      i > 0 && i < phrase.from && t.lower === 'so' && /^(?:that|i|we)$/.test(tokens[i + 1]?.lower ?? ''),
  )
}

/** “On the site of the Tram Museum we cut that”: where something was done, and “rye and spelt in Oakham”: half a pair. */
export const isSetting = ({ line, phrase }: RichTopic): boolean => {
  const { tokens } = line.sentence
  const { from, determiner, joined, head } = phrase
  const before = determiner === '' ? from - 1 : from - 2
  if (before === 0 && PREPOSITIONS.has(tokens[0]?.lower ?? '') && !GIVING_FIRST.has(tokens[0]?.lower ?? ''))
    return true
  return joined && head === from && determiner === '' && /^(?:and|or)$/.test(tokens[before]?.lower ?? '')
}
/** At the start of a sentence these still name its matter: “About the float pool”. */
const GIVING_FIRST = new Set(['about', 'regarding', 'concerning', 'for', 'of'])

export type Stands = (topic: RichTopic, role: Role) => boolean

/** A topic in its sentence: the word before it, its own words, and those of them that tell something. */
interface Placed {
  topic: RichTopic
  role: Role
  /** Index of the word before it and its article. */
  before: number
  own: readonly Token[]
  telling: readonly Token[]
}

function placed(topic: RichTopic, role: Role): Placed {
  const { tokens } = topic.line.sentence
  const { from, to, determiner } = topic.phrase
  let first = from
  while (IDLE.has(tokens[first - 1]?.lower ?? '')) first--
  const own = tokens.slice(from, to)
  const telling = own.filter(
    (t) =>
      t.kind === 'word' &&
      !DETAILS.has(t.lower) &&
      !EMPTY.has(t.lower) &&
      !ADJECTIVES.has(t.lower) &&
      !isPast(t.lower) &&
      !/(?:able|ible|ful|ous|ish|eemed)$/.test(t.lower),
  )
  return { topic, role, before: determiner === '' ? first - 1 : first - 2, own, telling }
}

/** What no topic may be, wherever it stands. */
function isNone({ topic, role, before, own, telling }: Placed): boolean {
  const { tokens } = topic.line.sentence
  const { to, head } = topic.phrase
  // “how long Kirkstall’s cutover took”, “the float pool at St.”
  if (tokens[before]?.lower === 'how' || /^(?:st|dr|mr|mrs|no)$/.test(tokens[to - 1]?.lower ?? ''))
    return true
  if (topic.phrase.joined && own.some((t) => DETAILS.has(t.lower))) return true
  if (
    EMPTY.has(tokens[head]?.lower ?? '') &&
    role !== 'heading' &&
    !topic.readers &&
    telling.length < 2 &&
    own.length < 3
  )
    return true
  if (isWhyAsked(topic) || isSetting(topic)) return true
  if (own.some((t) => FLATTERING.has(t.lower)) || PRESSED.has(own[0]?.lower ?? '')) return true
  // “the Bay of Fundy” is not to end at the bay.
  return tokens[to]?.lower === 'of'
}

/** A part of something else, a detail, or a thing that is denied. */
function isPart({ topic, before, telling }: Placed): boolean {
  const { tokens } = topic.line.sentence
  // “audits at the Institute” out of “a workshop on audits at the Institute”.
  const sought = /^(?:looking|searching|hiring|recruiting)$/.test(tokens[before - 1]?.lower ?? '')
  if (
    topic.phrase.joined &&
    before > 0 &&
    !sought &&
    !isVerb(tokens[before - 1]?.lower ?? '') &&
    /^(?:of|on|for|about|at|in)$/.test(tokens[before]?.lower ?? '')
  )
    return true
  if (DETAILS.has(tokens[topic.phrase.head]?.lower ?? '') || telling.length === 0) return true
  return tokens.slice(Math.max(0, before - REACH + 1), before + 1).some((t) => DENIED.has(t.lower))
}

/** “waxed jackets from £89”: what has a price is for sale. */
const isForSale = ({ topic, role, own }: Placed): boolean => {
  const { tokens } = topic.line.sentence
  const { to } = topic.phrase
  return (
    role === 'offer' &&
    own[0]?.kind !== 'number' &&
    /^(?:at|from|for)$/.test(tokens[to]?.lower ?? '') &&
    /[$£€]/.test(tokens[to + 1]?.text ?? '')
  )
}

export function standsIn(doc: Doc, material: RichMaterial): Stands {
  const sent = doc.subject && !isVague(doc.subject, doc) ? stemsOf(doc.subject) : new Set<string>()
  const lines = material.lines.map((l) => ({ sentence: l.sentence, stems: stemsOf(l.sentence) }))
  return (topic, role) => {
    const place = placed(topic, role)
    if (isNone(place)) return false
    if (topic.readers && place.own.some((t) => isCapitalised(t.text)) && /^(?:cold|warm)$/.test(doc.family))
      return true
    if (isPart(place)) return false
    if (isForSale(place)) return true
    const head = stem(topic.line.sentence.tokens[topic.phrase.head]?.lower ?? '')
    const again = lines.some((l) => l.sentence !== topic.line.sentence && l.stems.has(head))
    const inSubject = shared(topic.stems, sent) > 0
    return playsPart(place, doc, material, again || inSubject, inSubject)
  }
}

/** Whether a topic is a matter of the mail by its role; `known` where the mail or its subject names it again. */
function playsPart(
  { topic, role, before }: Placed,
  doc: Doc,
  material: RichMaterial,
  known: boolean,
  inSubject: boolean,
): boolean {
  const { tokens } = topic.line.sentence
  const { determiner } = topic.phrase
  const link = tokens[before]?.lower ?? ''
  // “sent you the trial figures”
  const giver = /^(?:you|us|them|him|her)$/.test(link) ? (tokens[before - 1]?.lower ?? '') : link
  // “Professor Grant speaks about electric propulsion”
  if (
    role === 'detail' &&
    link === 'about' &&
    /^(?:speaks?|talks?|writes?)$/.test(tokens[before - 1]?.lower ?? '')
  )
    return true
  if (role === 'detail' || role === 'proof')
    return known && !CIRCUMSTANCE.has(link) && doc.family !== 'operational'
  if (doc.family === 'operational' && !(known && topic.text.includes(' '))) return false
  if (topic.readers) return known || role !== 'problem' || topic.line.sentence.region === 'opening'
  if (CIRCUMSTANCE.has(link)) return known && role !== 'news' && inSubject
  if (role === 'trigger' && standsBehindReaders(topic, material)) return known
  if (role === 'heading' || role === 'trigger') return true
  return (
    known ||
    GIVING.has(link) ||
    PURPOSE.has(giver) ||
    (role !== 'problem' && topic.phrase.joined) ||
    determiner === 'a' ||
    determiner === 'an'
  )
}
