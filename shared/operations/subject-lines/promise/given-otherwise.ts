/** Figures and days of a subject that the mail gives otherwise for the same thing: “31 pickers” where it says 14. */
import type { Sentence, Token } from '../../../engine/doc.ts'
import { isContent, shared, stem, stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { dateEnd, isInDate } from '../../material/dates.ts'
import { DAYS, MONTHS } from '../../material/words.ts'

/** Whether the mail gives another figure or day for what the subject gives one for. */
export const isGivenOtherwise = (tokens: readonly Token[], sentences: readonly Sentence[]): boolean =>
  countsOtherwise(tokens, sentences) ||
  spansOtherwise(tokens, sentences) ||
  pricesOtherwise(tokens, sentences) ||
  daysOtherwise(tokens, sentences)

/** Spans may be reckoned from others, and everybody has days and people. */
const SPANS =
  /^(?:second|minute|hour|day|night|week|month|quarter|year|time|percent|people|thing|way|tip|step|reason|idea|question|point|am|pm)s?$/
/** A rough figure, or a part, may be another and true. */
const ROUGH =
  /^(?:about|around|nearly|almost|over|some|roughly|only|just|least|most|than|to|first|last|no|of)$/
const REST = /\b(?:left|more|short|missing|still|to go|already|fewer|less|raised|saved|off|another|extra)\b/

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A plain figure, written in digits or as a word. */
export const inFigures = ({ kind, lower }: Token): string | null => {
  if (kind === 'number') return /^\d[\d,.]*$/.test(lower) ? lower : null
  const at = WORDS.indexOf(lower)
  return at < 0 ? null : String(at + 1)
}

interface Count {
  figure: string
  thing: string
}

/** What a figure counts: the noun right behind it, or behind one word more. */
function countsIn(tokens: readonly Token[], far: number): Count[] {
  return tokens.flatMap((token, i): Count[] => {
    const figure = inFigures(token)
    if (figure === null || isInDate(tokens, i) || dateEnd(tokens, i) > i) return []
    return tokens.slice(i + 1, i + 1 + far).flatMap((t, n, all): Count[] => {
      if (all.slice(0, n + 1).some(({ kind, lower }) => kind !== 'word' || !isContent(lower))) return []
      return SPANS.test(t.lower) ? [] : [{ figure, thing: stem(t.lower) }]
    })
  })
}

/** “31 pickers in Daventry” where the mail counts pickers once, and says 14. */
function countsOtherwise(tokens: readonly Token[], sentences: readonly Sentence[]): boolean {
  const said = tokens.flatMap((token, i) =>
    // “one place” is any of them.
    inFigures(token) !== null && token.lower !== 'one' && !ROUGH.test(tokens[i - 1]?.lower ?? '') ? [i] : [],
  )
  if (said.length === 0 || REST.test(tokens.map((t) => t.lower).join(' '))) return false
  const held = sentences.flatMap((s) => countsIn(s.tokens, 2))
  const figures = new Set(sentences.flatMap((s) => s.tokens.flatMap((t) => inFigures(t) ?? [])))
  return said.some((at) =>
    countsIn(tokens.slice(at, at + 3), 2).some(({ figure, thing }, i) => {
      // Of “31 seasonal pickers” the last word is the thing, and the first only where it stands alone.
      if (i === 0 && isNoun(tokens[at + 2])) return false
      const others = new Set(held.filter((each) => each.thing === thing).map((each) => each.figure))
      return others.size === 1 && !figures.has(figure)
    }),
  )
}

const TIME = /^(second|minute|hour|day|night|week|month|quarter|year)s?$/

interface Span {
  figure: string
  unit: string
  /** The word before it: `in`, `for`. */
  link: string
}

const spansIn = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap((token, i): Span[] => {
    const figure = inFigures(token)
    const unit = TIME.exec(tokens[i + 1]?.lower ?? '')?.[1]
    return figure === null || unit === undefined ? [] : [{ figure, unit, link: tokens[i - 1]?.lower ?? '' }]
  })

/** “Live in two weeks” where the mail says “live in three weeks”, and two of no weeks at all. */
function spansOtherwise(tokens: readonly Token[], sentences: readonly Sentence[]): boolean {
  const said = spansIn(tokens).filter(({ link }) => link !== '' && !ROUGH.test(link))
  if (said.length === 0 || REST.test(tokens.map((t) => t.lower).join(' '))) return false
  const things = [
    ...stemsOfTokens(
      tokens.filter((t) => t.kind === 'word' && !SPANS.test(t.lower) && inFigures(t) === null),
    ),
  ]
  const known = things.filter((each) => sentences.some((s) => stemsOf(s).has(each)))
  if (known.length === 0) return false
  return said.some(({ figure, unit, link }) => {
    const told = sentences.filter((s) => spansIn(s.tokens).some((span) => span.unit === unit))
    if (told.some((s) => s.tokens.some((t) => inFigures(t) === figure))) return false
    const own = told
      .filter((s) => known.every((each) => stemsOf(s).has(each)))
      .flatMap((s) => spansIn(s.tokens).filter((span) => span.unit === unit && span.link === link))
    return new Set(own.map((span) => span.figure)).size === 1
  })
}

const isNoun = (t: Token | undefined) => t?.kind === 'word' && isContent(t.lower)

const isSum = ({ kind, text }: Token) => kind === 'number' && /[$£€¥]/.test(text)
/** Between a thing and its price. */
const COSTS = /^(?:costs?|is|are|for|at|from|:|now|pays?|only)$/

/** “The operation costs £3,000” where the mail gives one sum for the operation, and another. */
function pricesOtherwise(tokens: readonly Token[], sentences: readonly Sentence[]): boolean {
  return tokens.some((sum, at) => {
    if (!isSum(sum) || !COSTS.test(tokens[at - 1]?.lower ?? '')) return false
    if (REST.test(tokens.map((t) => t.lower).join(' '))) return false
    const sums = sentences.filter((s) => s.tokens.some(isSum))
    if (sums.some((s) => s.tokens.some((t) => t.lower === sum.lower))) return false
    const things = stemsOfTokens(tokens.slice(0, at - 1).filter((t) => t.kind === 'word'))
    const own = sums.filter((s) => shared(stemsOf(s), things) > 0)
    const rate = rateOf(tokens, at)
    const rated =
      rate === '' ? [] : sums.filter((s) => s.tokens.some((t, i) => isSum(t) && rateOf(s.tokens, i) === rate))
    return onlySum(own) || onlySum(rated)
  })
}

const onlySum = (sentences: readonly Sentence[]) =>
  new Set(sentences.flatMap((s) => s.tokens.filter(isSum).map((t) => t.lower))).size === 1

/** “hour” of “£15 an hour”. */
const rateOf = (tokens: readonly Token[], at: number): string =>
  /^(?:an?|per)$/.test(tokens[at + 1]?.lower ?? '') ? (tokens[at + 2]?.lower ?? '') : ''

/** Small words before a day, by what they say of it. */
const SENSES: Readonly<Record<string, string>> = {
  until: 'end',
  till: 'end',
  through: 'end',
  by: 'end',
  before: 'end',
  ends: 'end',
  closes: 'end',
  from: 'start',
  starting: 'start',
  since: 'start',
  starts: 'start',
  on: 'on',
}

interface Day {
  sense: string
  weekday: string
  /** `12 april`; '' for a weekday alone. */
  date: string
  sentence: readonly Token[]
}

function datesOf(tokens: readonly Token[]): Day[] {
  const found: Day[] = []
  for (let i = 0; i < tokens.length; i++) {
    const end = dateEnd(tokens, i)
    if (end <= i) continue
    const parts = tokens.slice(i, end).map((t) => t.lower)
    const month = parts.find((p) => MONTHS.has(p))?.slice(0, 3) ?? ''
    const day = parts.find((p) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(p))?.replace(/\D+$/, '') ?? ''
    const before = tokens[i - 1]?.lower ?? ''
    const sense =
      SENSES[/^(?:on|the)$/.test(before) ? (tokens[i - 2]?.lower ?? '') : before] ?? SENSES[before] ?? ''
    found.push({
      sense,
      weekday: parts.find((p) => DAYS.has(p))?.slice(0, 3) ?? '',
      date: month !== '' && day !== '' ? `${day} ${month}` : '',
      sentence: tokens,
    })
    i = end - 1
  }
  return found
}

const isSame = (a: Day, b: Day) =>
  (a.date !== '' && a.date === b.date) || (a.weekday !== '' && a.weekday === b.weekday)
const differ = (a: Day, b: Day) =>
  a.date !== '' && b.date !== ''
    ? a.date !== b.date
    : a.weekday !== '' && b.weekday !== '' && a.weekday !== b.weekday

/** “20% off until 19 April” where the mail says until 12 April. */
function daysOtherwise(tokens: readonly Token[], sentences: readonly Sentence[]): boolean {
  const said = datesOf(tokens).filter(
    ({ sense, date, weekday }) => sense !== '' && (date !== '' || weekday !== ''),
  )
  if (said.length === 0) return false
  const held = sentences.flatMap((s) => datesOf(s.tokens))
  const things = stemsOfTokens(tokens.filter((_, i) => !isInDate(tokens, i) && dateEnd(tokens, i) === i))
  return said.some(
    (day) =>
      !held.some((other) => isSame(day, other)) &&
      held.some(
        (other) =>
          other.sense === day.sense &&
          differ(day, other) &&
          shared(stemsOfTokens(other.sentence), things) > 0,
      ),
  )
}
