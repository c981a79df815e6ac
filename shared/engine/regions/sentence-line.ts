/** Words that a line needs to pass for a sentence: “Together we grow.” is a motto. */
import { startsLower } from '../unicode.ts'

const WORDS = 5

/** True for a line of several words, most in small letters, that ends like a sentence. */
export function isSentenceLine(line: string): boolean {
  if (!/[.!?]$/.test(line)) return false
  const words = line.split(/\s+/)
  const small = words.filter(startsLower).length
  return words.length >= WORDS && small * 2 > words.length
}
