/** Days and dates as written. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Token } from '../../engine/doc.ts'
import { type Line, pieceOf } from './line.ts'
import type { Piece } from './material.ts'
import { DAYS, MONTHS } from './words.ts'

/** Also a range that is written as one word: `3–5`. */
const isDayNumber = (t: Token | undefined) =>
  t !== undefined &&
  /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?:[–-](?:[12]?\d|3[01])(?:st|nd|rd|th)?)?$/.test(t.lower)
const isYear = (t: Token | undefined) => t !== undefined && /^20\d\d$/.test(t.lower)
const isDay = (t: Token | undefined) => t !== undefined && DAYS.has(t.lower) && isCapitalised(t.text)
const isMonth = (t: Token | undefined) => t !== undefined && MONTHS.has(t.lower) && isCapitalised(t.text)

/** Dates of a line, in order. A month alone counts only behind a preposition: `in March`. */
export function datesIn(line: Line): Piece[] {
  const { tokens } = line.sentence
  const found: Piece[] = []
  for (let i = 0; i < tokens.length; i++) {
    const end = dateEnd(tokens, i)
    if (end === i) continue
    found.push(pieceOf(line, i, end))
    i = end - 1
  }
  return found
}

/** Index behind the date that begins at `at`, or `at` when there is none. */
export function dateEnd(tokens: readonly Token[], at: number): number {
  let i = at
  if (isDay(tokens[i])) {
    i++
    const next = tokens[i]?.text === ',' ? i + 1 : i
    const more = monthEnd(tokens, next)
    if (more > next) return more
    // “Friday 4th”, “Friday the 4th”
    const ordinal = tokens[i]?.lower === 'the' ? i + 1 : i
    return /^(?:[12]?\d|3[01])(?:st|nd|rd|th)$/.test(tokens[ordinal]?.lower ?? '') ? ordinal + 1 : i
  }
  const dated = monthEnd(tokens, i)
  if (dated > i) return dated
  if (isOrdinalDay(tokens, at)) return at + 2
  const before = tokens[at - 1]?.lower ?? ''
  return isMonth(tokens[i]) && /^(?:in|until|by|since|from|of|before|late|early|mid)$/.test(before)
    ? i + 1
    : at
}

/** “before the 28th”, and not “by the 2nd floor”. */
const isOrdinalDay = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'the' &&
  /^(?:[12]?\d|3[01])(?:st|nd|rd|th)$/.test(tokens[at + 1]?.lower ?? '') &&
  /^(?:by|before|until|till|on|after|from|since)$/.test(tokens[at - 1]?.lower ?? '') &&
  (tokens[at + 2] === undefined ||
    tokens[at + 2]?.kind === 'mark' ||
    /^(?:for|to|and|or|but|about|with|at)$/.test(tokens[at + 2]?.lower ?? ''))

/** `1 March 2026`, `March 1, 2026`, `15 to 17 September`. */
function monthEnd(tokens: readonly Token[], at: number): number {
  let i = at
  if (isDayNumber(tokens[i])) {
    let month = i + 1
    if (/^(?:to|or|and|–|-)$/.test(tokens[month]?.lower ?? '') && isDayNumber(tokens[month + 1])) month += 2
    if (!isMonth(tokens[month])) return at
    i = month + 1
  } else if (isMonth(tokens[i]) && isDayNumber(tokens[i + 1])) {
    i += 2
    if (
      /^(?:to|or|and|–|-)$/.test(tokens[i]?.lower ?? '') &&
      isDayNumber(tokens[i + 1]) &&
      !isMonth(tokens[i + 2])
    )
      i += 2
  } else return at
  const year = tokens[i]?.text === ',' ? i + 1 : i
  return isYear(tokens[year]) ? year + 1 : i
}

/** Whether the token at `i` lies inside a date: the comma of “Friday, May 1”. */
export function isInDate(tokens: readonly Token[], i: number): boolean {
  for (let at = Math.max(0, i - 3); at < i; at++) if (dateEnd(tokens, at) > i) return true
  return false
}
