/** The letters of a word as small codes, and its groups of vowels: a first guess at its syllables. */
import { isLetter } from '../characters.ts'

/** Codes stay below 32: 0 is no letter and breaks the word, 1 to 26 are a to z. */
export const APOSTROPHE = 27
const OTHER_LETTER = 28
const DIGIT = 29

const CODES = new Uint8Array(128)
for (let letter = 1; letter <= 26; letter++) CODES[96 + letter] = letter
for (let digit = 48; digit <= 57; digit++) CODES[digit] = DIGIT
CODES[39] = APOSTROPHE

const VOWELS = new Uint8Array(32)
for (const vowel of 'aeiouy') VOWELS[vowel.charCodeAt(0) - 96] = 1

/** Code of an ASCII character. */
export const codeOf = (unit: number): number => CODES[unit] ?? 0

/** Code of a sign outside ASCII: accented, wide and bold letters count as their plain ones. */
function foldedCode(sign: string): number {
  const unit = sign.normalize('NFKD').toLowerCase().charCodeAt(0)
  if (unit < 128) return codeOf(unit)
  return isLetter(unit) ? OTHER_LETTER : 0
}

/**
 * Writes the codes of a lower-case word from index 1 on, without apostrophes at its edges, with a break before and after.
 * `codes` must hold two more than the word's length. Gives the number of codes between the two breaks.
 */
export function encode(lower: string, codes: Uint8Array): number {
  let count = 0
  codes[0] = 0
  for (let i = 0; i < lower.length; i++) {
    let code = 0
    const unit = lower.charCodeAt(i)
    if (unit < 128) code = codeOf(unit)
    else if (unit >= 0x300 && unit < 0x370) continue
    else {
      const sign = String.fromCodePoint(lower.codePointAt(i) ?? 0)
      code = foldedCode(sign)
      i += sign.length - 1
    }
    if (code !== APOSTROPHE || count > 0) codes[++count] = code
  }
  while (codes[count] === APOSTROPHE) count--
  codes[count + 1] = 0
  return count
}

/** Groups of vowels among codes as `encode` writes them, at least 1 for each run of letters and each run of digits. */
export function vowelGroups(codes: Uint8Array, count: number): number {
  let total = 0
  let groups = 0
  let before = 0
  for (let i = 1; i <= count + 1; i++) {
    const code = codes[i] ?? 0
    if (before !== 0 && (code === 0 || (code === DIGIT) !== (before === DIGIT))) {
      total += Math.max(1, groups)
      groups = 0
    }
    if (VOWELS[code] === 1 && VOWELS[before] === 0) groups++
    before = code
  }
  return total
}
