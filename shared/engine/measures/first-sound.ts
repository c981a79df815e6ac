/** Whether a word is spoken with a vowel first: the choice between `a` and `an`. */
import type { Token } from '../doc.ts'
import {
  EITHER_SOUND,
  GLIDE,
  NO_NOUNS,
  SILENT_H,
  SPELT_CONSONANT,
  SPELT_VOWEL,
  YOU_SOUND,
} from '../lexicon/first-sounds.ts'

export type Sound = 'vowel' | 'consonant'

/** Letters whose names begin with a vowel: "an F", "an X-ray". */
const VOWEL_NAMES = 'aefhilmnorsx'

/**
 * How the token sounds at its beginning, or `null` where that is not certain: names in other alphabets,
 * capitals that may be letters or a word, numbers read in two ways.
 */
export function firstSound({ kind, text, lower }: Token): Sound | null {
  if (kind === 'number') return soundOfNumber(text)
  if (kind !== 'word' || NO_NOUNS.has(lower)) return null
  if (lower.charCodeAt(0) < 97) return /^\d/.test(lower) ? soundOfNumber(lower) : null
  if (lower.charCodeAt(0) > 122) return null
  const part = /^[^-'._]+/.exec(lower)?.[0] ?? lower
  if (EITHER_SOUND.has(part) || EITHER_SOUND.has(lower)) return null
  if (part.length === 1) return soundOfLetter(lower, text)
  if (text.startsWith('UN') && part === 'un') return 'consonant'
  if (SPELT_CONSONANT.has(part) && (part !== 'us' || text.startsWith('US'))) return 'consonant'
  if (SPELT_VOWEL.has(part) && (part !== 'it' || text.startsWith('IT'))) return 'vowel'
  if (isLetters(text.slice(0, part.length))) return soundOfCapitals(part, text.slice(0, part.length))
  return soundOfWord(part)
}

const is = (vowel: boolean): Sound => (vowel ? 'vowel' : 'consonant')

/** `x-ray`, `U-turn`, `F grade`; a lone small letter is as likely a slip. */
const soundOfLetter = (lower: string, text: string): Sound | null =>
  lower.length > 1 || text !== lower ? is(VOWEL_NAMES.includes(lower.charAt(0))) : null

/** Two capitals at the start, or no vowel at all: may be read letter by letter. */
const isLetters = (written: string): boolean =>
  (written.charAt(1) !== written.charAt(1).toLowerCase() &&
    written.charAt(0) !== written.charAt(0).toLowerCase()) ||
  !/[aeiouy]/.test(written.toLowerCase())

/** Capitals we do not know: certain only where the letter and the word sound alike, or where no vowel makes a word of them. */
function soundOfCapitals(part: string, written: string): Sound | null {
  const first = part.charAt(0)
  if (/^[A-Z]{3,}$/.test(written) && !/[aeiouy]|^mrs/.test(part)) return is(VOWEL_NAMES.includes(first))
  if ('fhlmnrsxuy'.includes(first) || GLIDE.test(part)) return null
  return is('aeio'.includes(first))
}

function soundOfWord(part: string): Sound | null {
  const first = part.charAt(0)
  if (first === 'x') return part.startsWith('xbox') ? 'vowel' : null
  if (first === 'y') return /^y[aeiou]/.test(part) ? 'consonant' : null
  if (first === 'h') return is(SILENT_H.test(part))
  if (first === 'u') return is(!YOU_SOUND.test(part))
  if (first === 'o' || first === 'e') return is(!GLIDE.test(part))
  return is(first === 'a' || first === 'i')
}

/** `8`, `80 %`, `$8,500`, `11`, `18,000`: eight, eleven and eighteen begin with a vowel. Years are left alone. */
function soundOfNumber(text: string): Sound | null {
  const whole = /^[$£€¥]?(\d[\d,]*)/.exec(text)?.[1]
  if (whole === undefined) return null
  const digits = whole.replaceAll(',', '')
  if (digits.startsWith('8')) return 'vowel'
  if (digits.startsWith('0')) return null
  if (digits.startsWith('11') || digits.startsWith('18')) {
    if (digits.length % 3 === 2) return 'vowel'
    return digits.length === 4 ? null : 'consonant'
  }
  return 'consonant'
}
