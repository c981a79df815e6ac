/** Subjects that are noun phrases of the mail, with a date or a price where one stands right behind them. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Doc } from '../../../engine/doc.ts'
import type { Family } from '../../../engine/kinds.ts'
import { dateEnd, datesIn } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { nameEnd } from '../../material/people.ts'
import type { RichTopic } from '../../material/topics.ts'
import { isPast, maybeVerb } from '../../material/verbs.ts'
import { DAYS, MONTHS, NUMBER_WORDS } from '../../material/words.ts'
import { OCCASIONS } from '../../sequences/matter-words.ts'
import type { Idea, Shape } from '../idea.ts'
import type { Core } from '../reading/core.ts'
import { UNITS } from '../reading/units.ts'
import { type Role, rolesOf } from '../role.ts'
import { isLoud, isShouted } from '../unfit/shouted.ts'
import { standsIn } from '../unfit/stands.ts'
import { HEADING_WORDS } from './statement.ts'

/** What may stand between a thing and its day, and between a thing and its price. */
const BEFORE_DATE = new Set(['on', 'by', 'until', 'from', 'in', 'this', 'next', ','])
const BEFORE_PRICE = new Set(['at', 'from', 'for', 'under', 'over', 'up'])

/** Part of the best weight below which a topic is no subject. */
const FLOOR = 0.45
/** Notices name one matter, and its details are no subjects. */
const FLOOR_OF_NOTICES = 0.7
const LEAST = 1
/** One thing with many words does not keep the others from being named. */
const MOST_BEST = 6

export function topicLines(doc: Doc, material: RichMaterial, core: Core): Idea[] {
  const weighed = material.topics.map((topic) => ({ topic, weight: topic.weight + core.bonus(topic) }))
  const stands = standsIn(doc, material)
  const roleOf = rolesOf(doc, material)
  const best = Math.min(
    doc.family === 'operational' ? Number.POSITIVE_INFINITY : MOST_BEST,
    Math.max(0, ...weighed.map((w) => w.weight)),
  )
  return weighed
    .filter(
      ({ topic, weight }) =>
        weight >= Math.max(LEAST, (doc.family === 'operational' ? FLOOR_OF_NOTICES : FLOOR) * best) &&
        mayStand(doc, topic, material) &&
        stands(topic, roleOf(topic.line)),
    )
    .flatMap(({ topic, weight }) => [
      ...ideasOf(topic, weight, material, doc.family).filter(
        // Somebody named as proof, or behind what he is, is not what the mail is about: “our manager, Aisha Khan”.
        ({ angle }) =>
          angle !== 'plain_internal' ||
          !isName(topic) ||
          (!PROVING.has(roleOf(topic.line)) &&
            !/^[,.]$/.test(topic.line.sentence.tokens[topic.phrase.from - 1]?.text ?? '')),
      ),
      ...(doc.kind === 'event_invitation' ? dated(topic, weight, material) : []),
    ])
}

const PROVING: ReadonlySet<Role> = new Set(['proof', 'offer', 'detail'])

function ideasOf(topic: RichTopic, weight: number, material: RichMaterial, family: Family): Idea[] {
  const isPart = (part: { sentence: number | null } | null, field: string) =>
    topic.line.index === null
      ? topic.origin.from === 'brief' && topic.origin.field === field
      : topic.line.index === part?.sentence
  // Between people who know each other the first sentence is the matter, and no trigger.
  const triggered = isPart(material.trigger, 'trigger') && (family === 'cold' || topic.line.index === null)
  const angle = leadsWithNumber(topic) ? 'number' : triggered ? 'trigger' : 'specific'
  const why = triggered
    ? 'Names what made you write, in the mail’s own words.'
    : isPart(material.ask, 'ask')
      ? 'Names what you ask about.'
      : topic.readers
        ? 'Names a thing of the reader’s.'
        : 'Names the matter in the mail’s own words.'
  const worth = weight + (triggered && topic.readers ? 1 : 0)
  const owned = (text: string) => (topic.readers ? `Your ${text}` : text)
  const text = owned(topic.text)
  // A bare figure needs what is said of it; the day or price behind it, and the reader's own matter, say it.
  const bare = isName(topic) || /^\S*%/.test(topic.text)
  const shape: Shape =
    bare || (leadsWithNumber(topic) && !topic.readers && (!triggered || topic.stems.size < 3))
      ? 'counts'
      : 'names'
  const idea = (words: string, more: number): Idea => ({
    text: words,
    angle,
    shape: words === text ? shape : 'says',
    weight: worth + more,
    why,
    line: topic.line,
  })
  const ideas: Idea[] = isThin(topic) || shape === 'counts' ? [] : [idea(text, 0)]
  const longer = extended(topic)
  if (longer !== null) ideas.push(idea(owned(longer), 0.8))
  const link = topic.line.sentence.tokens[topic.phrase.from - 2]?.lower
  // “a copy of your work permit”: what it is of is no matter by itself.
  if (
    link !== 'of' &&
    !topic.phrase.joined &&
    topic.text.includes(' ') &&
    topic.stems.size < 4 &&
    !hasNumber(topic)
  )
    ideas.push({
      text: topic.text,
      angle: 'plain_internal',
      shape: 'names',
      weight: weight - 0.5,
      why: 'Reads like a line from a colleague: the thing and nothing else.',
      line: topic.line,
    })
  return ideas
}

/** Whether a topic can be a whole subject: not what is the sender’s, not a shout, not a name that says who and not what. */
function mayStand(doc: Doc, topic: RichTopic, material: RichMaterial): boolean {
  const { phrase, line, text } = topic
  if (
    doc.blocks[line.sentence.block]?.kind === 'heading' &&
    line.index !== null &&
    line.sentence.words <= HEADING_WORDS
  )
    return false
  if (isPartOfCount(topic) || (leadsWithNumber(topic) && !mayLead(topic))) return false
  if (
    (/^(?:our|my|their|his|her|its)$/.test(phrase.determiner) &&
      !(line.index === null && phrase.determiner === 'our')) ||
    (topic.readers ? isLoud : isShouted)(line.sentence)
  )
    return false
  if (MEASURE.test(text) || (phrase.determiner === 'this' && TIME_OF_DAY.test(text))) return false
  // “since lithium charges in the breaks”: a clause, and no thing.
  if (
    phrase.determiner === '' &&
    /^(?:since|because|while)$/.test(line.sentence.tokens[phrase.from - 1]?.lower ?? '') &&
    /[^s]s$/.test(line.sentence.tokens[phrase.head]?.lower ?? '') &&
    maybeVerb(line.sentence.tokens[phrase.head]?.lower ?? '')
  )
    return false
  // “four days at your office in March”: where.
  if (
    topic.readers &&
    /^(?:at|in|from|near|to)$/.test(line.sentence.tokens[phrase.from - 2]?.lower ?? '') &&
    PLACE.test(line.sentence.tokens[phrase.head]?.lower ?? '')
  )
    return false
  // “no jam in the shop”
  if (/^(?:no|any|every|each)$/.test(phrase.determiner)) return false
  // “the best reptile surgeon”: without its praise it is any.
  if (/^(?:best|worst|most|finest|greatest)$/.test(line.sentence.tokens[phrase.from - 1]?.lower ?? ''))
    return false
  const words = line.sentence.tokens.slice(phrase.from, phrase.to).filter((t) => t.kind === 'word')
  // “Size 9”, “Unit 22”.
  if (words.length === 1 && line.sentence.tokens[phrase.to - 1]?.kind === 'number') return false
  const named = words.every((t) => isCapitalised(t.text))
  const inTrigger = line.index !== null && line.index === material.trigger?.sentence
  // “Harrow Vale Museum” says who; “a Meridian Current Account” is a thing.
  if (named && (words.length === 1 || !(inTrigger || phrase.determiner !== '')) && line.index !== null)
    return false
  return text.includes(' ') || topic.readers || topic.weight > 1.5
}

/** Where something is done. */
export const PLACE =
  /^(?:office|offices|shop|store|branch|yard|depot|restaurant|site|place|premises|house|home|door|building|location|address|plant|warehouse|email)$/

/** “exports” of “this morning exports failed” begins behind it. */
const TIME_OF_DAY = /^(?:morning|afternoon|evening|week|month|year) /i

/** What things are sold by. */
const MEASURE = /^(?:square|cubic) (?:feet|foot|metres?|meters?|yards?)$/i

/** “1,388 of your 1,600 recipes”: the second figure says nothing without the first. */
const isPartOfCount = ({ line, phrase }: RichTopic) => {
  const { tokens } = line.sentence
  const of = phrase.determiner === '' ? phrase.from - 1 : phrase.from - 2
  return tokens[of]?.lower === 'of' && tokens[of - 1]?.kind === 'number'
}

/** A figure in words needs more than its noun, and a span of time says nothing. */
const mayLead = ({ line, phrase, text }: RichTopic) =>
  !UNITS.test(text) &&
  (phrase.joined ||
    phrase.to - phrase.from > 2 ||
    line.sentence.tokens[phrase.from + 1]?.text.includes('-') === true ||
    /\d/.test(line.sentence.tokens[phrase.from]?.text ?? ''))

/** Says who and not what. */
const isName = ({ line, phrase, readers }: RichTopic) =>
  !readers &&
  line.sentence.tokens
    .slice(phrase.from, phrase.to)
    .every((t) => t.kind === 'word' && (isCapitalised(t.text) || /^(?:of|at|from)$/.test(t.lower)))

/** One word by itself; it needs a day or a price behind it. */
const isThin = ({ text, phrase }: RichTopic) => phrase.to - phrase.from === 1 && !text.includes('-')

const leadsWithNumber = ({ line, phrase }: RichTopic) => {
  const first = line.sentence.tokens[phrase.from]
  // “9-metre” counts nothing.
  const measures = line.sentence.tokens[phrase.from + 1]?.text === '-'
  return first !== undefined && ((first.kind === 'number' && !measures) || NUMBER_WORDS.has(first.lower))
}

const hasNumber = ({ line, phrase }: RichTopic) =>
  line.sentence.tokens
    .slice(phrase.from, phrase.to)
    .some((t) => /\d/.test(t.text) || NUMBER_WORDS.has(t.lower))

const PASSED_ON =
  /^(?:sent|wrote|emailed|e-mailed|mailed|shared|forwarded|gave|spoke|talked|called|asked|received|promised|posted)$/

/** The phrase with the day or the price behind it: `14 open slots this Tuesday`, `bare-root roses at £9.99`. */
function extended({ line, phrase }: RichTopic): string | null {
  const { tokens, text } = line.sentence
  // “I sent you the quote on 4 November”: the day is that of the mail before.
  const before = tokens.slice(0, phrase.from).some(
    ({ lower }, i, all) =>
      PASSED_ON.test(lower) ||
      // “I bought the backpack on 2 May”: what was done has the day.
      (isPast(lower) && /^(?:i|we|you|they)$/.test(all[i - 1]?.lower ?? '')),
  )
  if (before && tokens[phrase.to]?.lower === 'on') return null
  // “returned to the managing agent by 14 November”: it is what is returned that has a day.
  const link = tokens[phrase.determiner === '' ? phrase.from - 1 : phrase.from - 2]?.lower ?? ''
  if (
    /^(?:to|with|by|of|for|in|at|outside|inside|near|behind|opposite|through)$/.test(link) &&
    /^(?:on|by|from|until)$/.test(tokens[phrase.to]?.lower ?? '')
  )
    return null
  // “25% off all boots until Sunday”: it is the saving that ends.
  if (tokens.slice(Math.max(0, phrase.from - 2), phrase.from).some(({ lower }) => lower === 'off'))
    return null
  const end = behindDate(tokens, phrase.to) ?? behindPrice(tokens, phrase.to) ?? behindName(tokens, phrase.to)
  const own = text.slice(tokens[phrase.from]?.start ?? 0, tokens[(end ?? phrase.to) - 1]?.end ?? 0)
  if (end !== null) return own
  const price = priceBehindAside(tokens, phrase.to)
  return price === null ? null : `${own} ${price}`
}

/** Tokens that an aside between a thing and its price may have. */
const ASIDE = 5

/** “six oilskin jackets, made in Whitby, from £140”: the price that follows what is said in between. */
function priceBehindAside(tokens: Tokens, at: number): string | null {
  if (tokens[at]?.text !== ',') return null
  const close = tokens.findIndex((t, i) => i > at + 1 && i <= at + 1 + ASIDE && t.text === ',')
  const [link, amount] = [tokens[close + 1], tokens[close + 2]]
  if (close < 0 || !/^(?:from|at)$/.test(link?.lower ?? '')) return null
  return amount?.kind === 'number' && /^[$£€]/.test(amount.text) ? `${link?.text} ${amount.text}` : null
}

type Tokens = RichTopic['line']['sentence']['tokens']

function behindDate(tokens: Tokens, at: number): number | null {
  if (!BEFORE_DATE.has(tokens[at]?.lower ?? '')) return null
  const end = dateEnd(tokens, at + 1)
  // “the trail on Saturday and Sunday”, “the freezer in August and September”: one of them is half of it.
  if (/^(?:and|or|to)$/.test(tokens[end]?.lower ?? '') && isMonthOrDay(tokens[end + 1]?.lower ?? ''))
    return dateEnd(tokens, end + 1) > end + 1 && end > at + 1 ? dateEnd(tokens, end + 1) : null
  return end > at + 1 ? end : null
}
const isMonthOrDay = (lower: string) => MONTHS.has(lower) || DAYS.has(lower)

/** `Notes from today's call with Halden Ceramics`. */
function behindName(tokens: Tokens, at: number): number | null {
  if (tokens[at]?.lower !== 'with') return null
  const end = nameEnd(tokens, at + 1, 3)
  return end > at + 1 ? end : null
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /i
const YEAR = /,? 20\d\d$/

/** `Half-day workshop on cold-chain audits, 21 May`: what there is to come to, and when. */
function dated(topic: RichTopic, weight: number, material: RichMaterial): Idea[] {
  const { from, to } = topic.phrase
  const isPart = material.topics.some(
    (t) =>
      t !== topic &&
      t.line.sentence === topic.line.sentence &&
      t.phrase.joined &&
      t.phrase.from <= from &&
      t.phrase.to >= to,
  )
  if (isPart || !OCCASIONS.has(topic.line.sentence.tokens[topic.phrase.head]?.lower ?? '')) return []
  const [date] = datesIn(topic.line)
  if (!date || isThin(topic) || topic.text.includes(date.text) || !/\d/.test(date.text)) return []
  return [
    {
      text: `${topic.text}, ${date.text.replace(YEAR, '').replace(WEEKDAY, '')}`,
      angle: 'specific',
      shape: 'says',
      weight: weight + 1,
      why: 'Names what there is to come to, and the day.',
      line: topic.line,
    },
  ]
}

function behindPrice(tokens: Tokens, at: number): number | null {
  const link = tokens[at]?.lower ?? ''
  if (!BEFORE_PRICE.has(link)) return null
  const place = link === 'up' ? at + 2 : at + 1
  const amount = tokens[place]
  if (amount?.kind !== 'number' || !/[%$£€]/.test(amount.text) || tokens[place + 1]?.lower === 'to')
    return null
  return tokens[place + 1]?.lower === 'off' ? place + 2 : place + 1
}
