/** Facts of a text that nobody may invent or lose: figures, dates, links, addresses and names. */
import { isAllCaps, isCapitalised } from '#shared/engine/characters.ts'
import type { Dictionary } from '#shared/engine/dictionary.ts'
import type { Token } from '#shared/engine/doc.ts'
import { STARTERS } from '#shared/engine/lexicon/abbreviations.ts'
import { KNOWN_ACRONYMS, PLAIN_WORDS } from '#shared/engine/lexicon/known-acronyms.ts'
import { figureAt, numberIn } from './figures.ts'
import { NO_NAME_BEFORE, WORD_NAMES } from './word-names.ts'
import { CURRENCIES, DAY_WORDS, MAGNITUDES, MONTH_WORDS, PERIODS, RELATIVE, SEASONS } from './words.ts'

/** “Mr. Okafor” may be “Okafor”; a new or another title is invented like any name. */
const TITLES: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'mr.',
  'mrs.',
  'ms.',
  'dr.',
  'prof.',
])

export interface Facts {
  /** Figures by their worth, with their signs and rate, as `$5000`, `30%/year`; numbers in words as figures. */
  figures: ReadonlySet<string>
  /** Numbers in words that count only what is said: “two ways”. They come and go with the sentences. */
  counts: ReadonlySet<string>
  /** Figures with the span of time they count: `20 minute`. */
  spans: ReadonlySet<string>
  /** Days and months, and times set against today: “tomorrow”, “next week”, “in a week”. */
  dates: ReadonlySet<string>
  /** Days of a month, as `4 march`. */
  calendar: ReadonlySet<string>
  /** Links and e-mail addresses, without closing marks; the host in lower case. */
  links: ReadonlySet<string>
  /** Words that are written as names are. */
  names: ReadonlySet<string>
  /** All words in lower case. */
  words: ReadonlySet<string>
}

/** “There are two ways”: what is counted is only the sentences that follow. */
const COUNTED = /^(?:ways|things|points|options|reasons|questions|notes|steps)$/

/** Share of words with a capital from which a line is a headline, where capitals tell nothing. */
const HEADLINE = 0.6

/** The facts of sentences, each as its tokens. `dictionary` tells names at the start of a sentence. */
export function factsOf(
  sentences: readonly (readonly Token[])[],
  dictionary: Dictionary | null,
  namesTell: boolean,
): Facts {
  const facts = {
    figures: new Set<string>(),
    counts: new Set<string>(),
    spans: new Set<string>(),
    dates: new Set<string>(),
    calendar: new Set<string>(),
    links: new Set<string>(),
    names: new Set<string>(),
    words: new Set<string>(),
  }
  for (const tokens of sentences) {
    const words = tokens.filter(({ kind }) => kind === 'word')
    const headline =
      words.length > 2 && words.filter(({ text }) => isCapitalised(text)).length > words.length * HEADLINE
    for (const time of laterIn(tokens)) facts.dates.add(time)
    let first = true
    tokens.forEach((token, i) => {
      const { kind, lower, text } = token
      if (kind === 'url' || kind === 'email') facts.links.add(linkOf(text))
      else if (kind === 'number') {
        facts.figures.add(figureAt(tokens, i))
        addSpan(facts.spans, lower, tokens[i + 1])
      } else if (kind === 'word') {
        facts.words.add(lower)
        if (/\d/.test(lower)) facts.figures.add(lower)
        const number = isUnit(lower, tokens[i - 1]) ? null : numberIn(lower)
        if (number !== null && COUNTED.test(tokens[i + 1]?.lower ?? '')) facts.counts.add(number)
        else if (number !== null) {
          facts.figures.add(number)
          addSpan(facts.spans, number, tokens[i + 1])
        }
        const date = dateIn(text, lower, first)
        if (date !== null) {
          facts.dates.add(date)
          for (const day of daysOfMonth(tokens, i)) facts.calendar.add(`${day} ${date}`)
        } else if (TITLES.has(lower)) facts.names.add(lower)
        else if (
          namesTell &&
          !CURRENCIES.has(lower) &&
          isName(token, first || headline, dictionary, tokens[i + 1])
        )
          facts.names.add(lower)
        first = false
      }
    })
  }
  return facts
}

/** `https://a.example/X`, whatever mark stands behind it. Only the path and what follows it tell capitals apart. */
export const linkOf = (text: string): string =>
  text
    .replace(/^(?:mailto:|tel:)/i, '')
    .replace(/^(?:https:\/\/)?(?:www\.)?/i, '')
    .replace(/^[^/?#]*(?:\/\/[^/?#]*)?/, (host) => host.toLowerCase())
    .replace(/[.,;:!?)\]}'"/]+$/, '')

/** “20 minutes”, “20min”. */
function addSpan(spans: Set<string>, figure: string, next: Token | undefined): void {
  const [, digits = figure, letters = ''] = /^(\d+)(\p{L}*)$/u.exec(figure) ?? []
  const period = PERIODS.get(letters || (next?.lower ?? ''))
  if (period) spans.add(`${digits} ${period}`)
}

/** Whether a word is part of the figure before it, as in “3 million”. */
const isUnit = (lower: string, before: Token | undefined): boolean =>
  before?.kind === 'number' && MAGNITUDES.has(lower)

/** “next week”, “in a week”, “end of month”, “this spring”, “next Tuesday”; of “in 3 days” the figure tells. */
function* laterIn(tokens: readonly Token[]): Iterable<string> {
  for (const [i, { lower }] of tokens.entries()) {
    const [before = '', further = ''] = [tokens[i - 1]?.lower, tokens[i - 2]?.lower]
    if (/^eo[dwmy]$/.test(lower))
      yield `end of ${{ d: 'day', w: 'week', m: 'month', y: 'year' }[lower.charAt(2)]}`
    if (before === 'next' && DAY_WORDS.has(lower)) yield `next ${DAY_WORDS.get(lower)}`
    const period = PERIODS.get(lower) ?? (SEASONS.has(lower) ? lower : null)
    if (!period) continue
    if (before === 'of' && further === 'end') yield `end of ${period}`
    else if (/^(?:the|this|next)$/.test(before) && further === 'of' && tokens[i - 3]?.lower === 'end') {
      yield `end of ${period}`
      if (before === 'next') yield `next ${period}`
    } else if (RELATIVE.has(before)) yield `${before} ${period}`
    else if (/^an?$/.test(before) && /^(?:in|within|after)$/.test(further)) yield `in a ${period}`
  }
}

function dateIn(text: string, lower: string, first: boolean): string | null {
  const day = DAY_WORDS.get(lower.replace(/'s$|s$/, '')) ?? DAY_WORDS.get(lower)
  if (day) return day
  const month = MONTH_WORDS.get(lower)
  // “May I march in?”
  if (!month || !isCapitalised(text) || (first && /^(?:may|march)$/.test(lower))) return null
  return month
}

/** “4 March”, “4th of March”, “March 4”, “3 to 5 March”: the days of the month that stands at `i`. */
function daysOfMonth(tokens: readonly Token[], i: number): string[] {
  const dayAt = (at: number) => DAY_OF_MONTH.exec(tokens[at]?.lower ?? '')?.[1]
  const before = tokens[i - 1]?.lower === 'of' ? i - 2 : i - 1
  const [at, step] = dayAt(before) ? [before, -1] : [i + 1, 1]
  const range = AND.has(tokens[at + step]?.lower ?? '') ? dayAt(at + 2 * step) : undefined
  return [dayAt(at), range].flatMap((day) => (day ? String(Number(day)) : []))
}

const DAY_OF_MONTH = /^(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/
const AND: ReadonlySet<string> = new Set(['to', 'and', 'or', 'until', 'through', '-', '–', '&'])

/** Where capitals tell nothing, a name is what no dictionary has in small letters. */
function isName(
  { text, lower }: Token,
  atStart: boolean,
  dictionary: Dictionary | null,
  next: Token | undefined,
): boolean {
  if (!isCapitalised(text) || STARTERS.has(lower) || /^i(?:'|$)/.test(lower)) return false
  if (isAllCaps(text) && (KNOWN_ACRONYMS.has(lower) || PLAIN_WORDS.has(lower))) return false
  const stem = lower.replace(/'s?$/, '')
  if (!atStart) return !(isAllCaps(text) && text.length > 3 && dictionary?.has(stem))
  if (!dictionary) return false
  if (WORD_NAMES.has(stem)) return next?.kind === 'word' && !NO_NAME_BEFORE.has(next.lower)
  return !dictionary.has(stem) || dictionary.isProper(stem)
}

/** What is in `after` and nowhere in `before`. A name may be a word that got its capital. */
export const inventedIn = (before: Facts, after: Facts): boolean =>
  !isWithin(rated(after.figures, before.figures), before.figures) ||
  countsElse(before.spans, after.spans) ||
  !isWithin(after.dates, before.dates) ||
  otherDay(before.calendar, after.calendar) ||
  !isWithin(after.links, before.links) ||
  [...after.names].some((name) => !hasName(before, name))

/** Whether a figure that counted minutes counts days. One that counted nothing may be told what. */
const countsElse = (before: ReadonlySet<string>, after: ReadonlySet<string>): boolean =>
  [...after].some((span) => {
    const [figure = ''] = span.split(' ')
    return !before.has(span) && [...before].some((other) => other.startsWith(`${figure} `))
  })

/** Whether a month has another of its days than any that it had. One that had none may be told which: the figure tells. */
const otherDay = (before: ReadonlySet<string>, after: ReadonlySet<string>): boolean =>
  [...after].some((day) => {
    const [, month = ''] = day.split(' ')
    return !before.has(day) && [...before].some((other) => other.endsWith(` ${month}`))
  })

/** What may go with the caller's leave. */
export interface MayGo {
  numbers: boolean
  names: boolean
  links: boolean
}

/** Whether `after` lacks a fact of `before`. Figures in words and headline names may go: they are often no facts. */
export const lostIn = (before: Facts, after: Facts, may: MayGo): boolean =>
  (!may.numbers &&
    [...before.figures].some((f) => /\d/.test(f) && !rated(after.figures, before.figures).has(f))) ||
  (!may.numbers && !isWithin(before.dates, after.dates)) ||
  (!may.links && !isWithin(before.links, after.links)) ||
  (!may.names && [...before.names].some((name) => !TITLES.has(name) && !hasName(after, name)))

/** “14 a week, and now 2”: a bare count goes with the rate that it had in the mail and that its neighbour still has. */
function rated(after: ReadonlySet<string>, before: ReadonlySet<string>): ReadonlySet<string> {
  const units = new Set([...after].flatMap((figure) => RATE.exec(figure)?.[0] ?? []))
  if (units.size === 0) return after
  const meant = (figure: string) =>
    /^\p{Sc}?[\d.]+$/u.test(figure) && !before.has(figure)
      ? ([...units].map((unit) => `${figure}${unit}`).find((whole) => before.has(whole)) ?? figure)
      : figure
  return new Set([...after].map(meant))
}

const RATE = /(?<=^\p{Sc}?[\d.]+)\/\p{Ll}+$/u

const bare = (name: string) => name.replace(/'s?$/, '')
const hasName = ({ words }: Facts, name: string): boolean =>
  words.has(name) || words.has(bare(name)) || words.has(`${bare(name)}'s`)

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each))
