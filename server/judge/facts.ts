/** Facts of a text that nobody may invent or lose: figures, dates, links, addresses and names. */
import { isAllCaps, isCapitalised } from '#shared/engine/characters.ts'
import type { Dictionary } from '#shared/engine/dictionary.ts'
import type { Token } from '#shared/engine/doc.ts'
import { STARTERS } from '#shared/engine/lexicon/abbreviations.ts'
import { DAY_WORDS, MONTH_WORDS, NUMBER_WORDS, SMALL_NUMBERS, TENS } from './fact-words.ts'

export interface Facts {
  /** Figures with their sign, as `$5000`, `30%`; numbers in words as figures. */
  figures: ReadonlySet<string>
  /** Days and months, and words such as “tomorrow”. */
  dates: ReadonlySet<string>
  /** Links and e-mail addresses, without case and closing marks. */
  links: ReadonlySet<string>
  /** Words that are written as names are. */
  names: ReadonlySet<string>
  /** All words in lower case. */
  words: ReadonlySet<string>
}

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
    dates: new Set<string>(),
    links: new Set<string>(),
    names: new Set<string>(),
    words: new Set<string>(),
  }
  for (const tokens of sentences) {
    const words = tokens.filter(({ kind }) => kind === 'word')
    const headline =
      words.length > 2 && words.filter(({ text }) => isCapitalised(text)).length > words.length * HEADLINE
    let first = true
    tokens.forEach((token, i) => {
      const { kind, lower, text } = token
      if (kind === 'url' || kind === 'email') facts.links.add(linkOf(lower))
      else if (kind === 'number') facts.figures.add(figureOf(lower, tokens[i + 1], tokens[i + 2]))
      else if (kind === 'word') {
        facts.words.add(lower)
        if (/\d/.test(lower)) facts.figures.add(lower)
        const number = numberIn(lower)
        if (number !== null) facts.figures.add(number)
        const date = dateIn(text, lower, first)
        if (date !== null) facts.dates.add(date)
        else if (namesTell && isName(token, first || headline, dictionary)) facts.names.add(lower)
        first = false
      }
    })
  }
  return facts
}

/** `https://a.example/x`, whether or not a mark or a slash stands behind it. */
export const linkOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:mailto:|tel:)/, '')
    .replace(/[.,;:!?)\]}'"/]+$/, '')

function figureOf(lower: string, next: Token | undefined, after: Token | undefined): string {
  const bare = lower.replace(/[.,:]+$/, '').replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')
  const percent = next?.lower === 'percent' || (next?.lower === 'per' && after?.lower === 'cent')
  return percent ? `${bare}%` : bare
}

/** A number in words as figures; `null` for other words. “One” is seldom a number. */
function numberIn(lower: string): string | null {
  const small = SMALL_NUMBERS.indexOf(lower)
  if (small > 1) return String(small)
  const [tens = '', ones = ''] = lower.split('-')
  const ten = TENS.indexOf(tens)
  if (ten > 1) return String(ten * 10 + Math.max(0, SMALL_NUMBERS.indexOf(ones)))
  return NUMBER_WORDS.has(lower) ? lower.replace(/s$/, '') : null
}

function dateIn(text: string, lower: string, first: boolean): string | null {
  const day = DAY_WORDS.get(lower.replace(/'s$|s$/, '')) ?? DAY_WORDS.get(lower)
  if (day) return day
  const month = MONTH_WORDS.get(lower)
  // “May I march in?”
  if (!month || !isCapitalised(text) || (first && /^(?:may|march)$/.test(lower))) return null
  return month
}

/** Where capitals tell nothing, a name is what no dictionary has in small letters. */
function isName({ text, lower }: Token, atStart: boolean, dictionary: Dictionary | null): boolean {
  if (!isCapitalised(text) || STARTERS.has(lower) || /^i(?:'|$)/.test(lower)) return false
  const stem = lower.replace(/'s?$/, '')
  if (!atStart) return !(isAllCaps(text) && text.length > 3 && dictionary?.has(stem))
  if (!dictionary) return false
  return !dictionary.has(stem) || dictionary.isProper(stem)
}

/** What is in `after` and nowhere in `before`. A name may be a word that got its capital. */
export const inventedIn = (before: Facts, after: Facts): boolean =>
  !isWithin(after.figures, before.figures) ||
  !isWithin(after.dates, before.dates) ||
  !isWithin(after.links, before.links) ||
  [...after.names].some((name) => !hasName(before, name))

/** What may go with the caller's leave. */
export interface MayGo {
  numbers: boolean
  names: boolean
  links: boolean
}

/** Whether `after` lacks a fact of `before`. Figures in words and headline names may go: they are often no facts. */
export const lostIn = (before: Facts, after: Facts, may: MayGo): boolean =>
  (!may.numbers && [...before.figures].some((f) => /\d/.test(f) && !after.figures.has(f))) ||
  (!may.numbers && !isWithin(before.dates, after.dates)) ||
  (!may.links && !isWithin(before.links, after.links)) ||
  (!may.names && [...before.names].some((name) => !hasName(after, name)))

const bare = (name: string) => name.replace(/'s?$/, '')
const hasName = ({ words }: Facts, name: string): boolean =>
  words.has(name) || words.has(bare(name)) || words.has(`${bare(name)}'s`)

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each))
