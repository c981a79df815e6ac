/** What an unknown word may be: a new word of known parts, or a slip of a known one. Words are in lower case. */
import type { Dictionary } from '../dictionary.ts'
import { MISSPELLINGS } from '../lexicon/misspellings.ts'
import { ENDINGS, PREFIXES, SHORTEST_STEM } from '../lexicon/word-parts.ts'
import { words } from '../word-set.ts'
import { distance, slipOf } from './slip.ts'

/** Words a compound is not made with: `allways` and `carefull` are slips. */
const NO_HALF = words(
  'all full well each no some any the and for with that this you are our your less able ness not was has had',
)

/**
 * True for a word made of known parts: `rebookable`, `microsite`, `brewhouse`, `explainer`. `strict` asks for
 * parts that everybody writes, where a slip of an everyday word is as likely.
 */
function isCoined(word: string, strict: boolean, dictionary: Dictionary): boolean {
  // “implemention” lacks a syllable of “implementation”.
  if (word.endsWith('ion') && dictionary.has(`${word.slice(0, -3)}ation`)) return false
  const isWord = (stem: string) => dictionary.has(stem) && !dictionary.isProper(stem)
  const isStem = (stem: string, least = SHORTEST_STEM) =>
    stem.length >= least && (strict ? dictionary.isEveryday(stem) : isWord(stem))
  const stems = stemsOf(word)
  // Anything may have somebody who does it: linter, refractor.
  const agent = /[eo]rs?$/.test(word)
  const stands = (stem: string) => isStem(stem) || (agent && stem.length >= SHORTEST_STEM && isWord(stem))
  if (stems.some((stem) => stands(stem) || (stem.length === 3 && word[3] === stem[2] && isStem(stem, 3))))
    return true
  for (const prefix of PREFIXES)
    if (word.startsWith(prefix))
      for (const stem of [word, ...stems]) if (isStem(stem.slice(prefix.length))) return true
  for (let at = strict ? 4 : 3; at <= word.length - (strict ? 3 : 4); at++) {
    const left = word.slice(0, at)
    const right = word.slice(at)
    if (!NO_HALF.has(left) && !NO_HALF.has(right) && isStem(left, 3) && isStem(right, 3)) return true
  }
  return false
}

/** The word without an ending, as it may have been before: `dimm`, `dim` for `dimmable`; `synergy` for `synergize`. */
function stemsOf(word: string): string[] {
  const stems: string[] = []
  for (const [ending, before] of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    // "happyness", "writeable" and "babys" look made of parts, and are not how the word is spelt.
    if (ending === 's' ? /(?:[ysxz]|[cs]h)$/.test(stem) : /[ye]$/.test(stem)) continue
    for (const letters of before) stems.push(stem + letters)
    if (stem.length > 3 && stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1))
  }
  return stems
}

/** Small words that get stuck to their neighbours when the space is missed: `inthe`. */
const SMALL = words(
  'a i the to of in on at is it and or for with you we our your be as by if so this that will can have has are was not my me us all',
)
/** Words this short have too many neighbours to guess, but for the small ones: “wel”, “hte”. */
const SHORTEST = 4
/** In shorter words a wrong letter makes another word, not a slip. */
const CHANGED_FROM = 6
/** Capitalised unknown words may be names; shorter ones are taken for one. */
const CAPITAL_FROM = 6
/** From this length on two slips still leave no doubt. */
const TWO_SLIPS_FROM = 8

/**
 * False where no correction would be plausible, whatever it is, and so none need be looked for: searching the word
 * list for a name costs a third of a score.
 */
export const mayBeMended = (word: string, capital: boolean): boolean =>
  word.includes('-')
    ? word.split('-').some((part) => MISSPELLINGS.has(part))
    : !capital || word.length >= CAPITAL_FROM

/** Whether a correction two slips away may be plausible. */
export const mayHaveTwoSlips = (word: string, capital: boolean): boolean =>
  !capital && word.length > TWO_SLIPS_FROM

const DOUBLED = /([b-df-hj-np-tv-z])\1(?:ing|ed|er)s?$/

/**
 * Whether the correction is near and usual enough to be what was meant. A rare word is only believed when
 * the slip is of the kind fingers and ears make: letters swapped, doubled or not, one vowel for another.
 */
export function isPlausible(
  word: string,
  correction: string,
  capital: boolean,
  dictionary: Dictionary,
): boolean {
  if (correction.includes(' '))
    return (
      !capital && !isCoined(word, false, dictionary) && correction.split(' ').some((part) => SMALL.has(part))
    )
  if (correction.includes('-') || word.includes('-'))
    return word.split('-').some((part) => MISSPELLINGS.has(part))
  const everyday = dictionary.isEveryday(correction)
  // Of names only days and months are sure enough.
  if (dictionary.isProper(correction) && !everyday) return false
  const slip = slipOf(word, correction)
  if (word.length < (capital ? CAPITAL_FROM : SHORTEST))
    return (
      !capital &&
      (SMALL.has(correction) || NO_HALF.has(correction)) &&
      (slip === 'swap' || (slip === 'double' && word.length < correction.length))
    )
  // “Thusday” is made of two words as well.
  if (slip !== 'swap' && !correction.endsWith('day') && isCoined(word, everyday && slip !== null, dictionary))
    return false
  if (slip === null) return everyday && mayHaveTwoSlips(word, capital) && distance(word, correction) <= 2
  // `globbing` doubles by rule, and the verb is new.
  if (!everyday && slip === 'double' && word.length > correction.length && DOUBLED.test(word)) return false
  if (!everyday)
    return (
      !capital &&
      word.length >= CHANGED_FROM &&
      (slip === 'swap' || slip === 'double' || (slip === 'vowel' && word.length >= TWO_SLIPS_FROM))
    )
  return word.length >= CHANGED_FROM || slip === 'swap' || slip === 'double' || slip === 'letter'
}
