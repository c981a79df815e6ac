/** What an unknown word may be: a new word of known parts, a word one slip away, or two words run together. */
import type { Dictionary } from '../dictionary.ts'
import { PREFIXES, SHORTEST_STEM, SUFFIXES } from '../lexicon/word-parts.ts'

/** True for a word made of a known one and a common part: `rebookable`, `microsite`. Expects lower case. */
export function isCoined(word: string, dictionary: Dictionary): boolean {
  const isStem = (stem: string) =>
    stem.length >= SHORTEST_STEM && dictionary.has(stem) && !dictionary.isProper(stem)
  const stems = [word]
  for (const suffix of SUFFIXES)
    if (word.endsWith(suffix)) {
      const stem = word.slice(0, -suffix.length)
      // "happyness" and "writeable" look made of parts, and are not how the word is spelt.
      if (!/[ye]$/.test(stem)) stems.push(stem)
    }
  if (stems.slice(1).some(isStem)) return true
  for (const prefix of PREFIXES)
    if (word.startsWith(prefix)) for (const stem of stems) if (isStem(stem.slice(prefix.length))) return true
  return false
}

/** Small words that get stuck to their neighbours when the space is missed: `inthe`. */
const SMALL = new Set(
  'a i the to of in on at is it and or for with you we our your be as by if so this that will can have has are was not my me us all'.split(
    ' ',
  ),
)

/** True for two words that may well be one: `sourdough` is no slip, `inthe` is. */
export const isSplit = (correction: string): boolean =>
  correction.includes(' ') && !correction.split(' ').some((word) => SMALL.has(word))

/** Words this short have too many neighbours to guess. */
const SHORTEST = 4
/** From this length on two slips still leave no doubt. */
const TWO_SLIPS = 8

/**
 * True when the correction is near enough to be what was meant: one slip of the fingers away (a letter too
 * many, too few, wrong, or two swapped), two in long words. With `least`, only words of that length, and one slip.
 */
export function isOneSlip(word: string, correction: string, least: number): boolean {
  if (word.length < Math.max(SHORTEST, least)) return false
  const slips = distance(word, correction)
  return slips <= 1 || (least === 0 && word.length >= TWO_SLIPS && slips <= 2)
}

/** Letters to insert, delete, change or swap to get from one word to the other. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 3
}
