/** What a mail shouts, said in a voice that a person would use. */
import type { Dictionary } from '../engine/dictionary.ts'
import { DAYS, MONTHS } from './material/words.ts'

const CAPITALS = /(?<![\p{L}\p{N}&/.-])\p{Lu}{2,}(?:['’]\p{Lu}+)?(?![\p{L}\p{N}&/.-]*\d)/gu
/** Words of three letters in capitals are as often initials; these are none. */
const SURE = 4
const SHORT = new Set(
  'off now new all you not and for day big get out try buy the our my we is in on to of at so no or he she his her him who how why if be do go let end per off'.split(
    ' ',
  ),
)

/** Ordinary words in small letters and, unless `marks` is false, one mark for many and no pictures; names stay. */
export function quieted(text: string, dictionary: Dictionary | null, marks = true): string {
  const quiet = text
    .replace(CAPITALS, (word) => (isWord(word.toLowerCase(), dictionary, marks) ? small(word) : word))
    .replace(/(?<=\p{L} )A(?= \p{Ll})/gu, 'a')
  return marks
    ? quiet
        .replace(/\s*!+(?=\s|$)/g, '')
        .replace(/[?]{2,}/g, '?')
        .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
    : quiet
}

function isWord(lower: string, dictionary: Dictionary | null, short: boolean): boolean {
  if (DAYS.has(lower) || MONTHS.has(lower)) return lower.length > SURE
  if (lower.length < SURE) return short && SHORT.has(lower)
  return dictionary === null ? lower.length > SURE + 1 : dictionary.has(lower) && !dictionary.isProper(lower)
}

/** Share of words with a capital from which on it is no sentence but a headline. */
const TITLED = 0.6

/** A Headline Written Like This, as the sentence it is. */
export function untitled(text: string, dictionary: Dictionary | null): string {
  const words = text.match(/\p{L}[\p{L}’']*/gu) ?? []
  if (words.length < 4 || words.filter((w) => /^\p{Lu}\p{Ll}/u.test(w)).length < TITLED * words.length)
    return text
  return text.replace(/(?<=\s)\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)?/gu, (word) => {
    const lower = word.toLowerCase()
    const known = dictionary === null || (dictionary.has(lower) && !dictionary.isProper(lower))
    return known && lower !== 'i' && !DAYS.has(lower) && !MONTHS.has(lower) ? lower : word
  })
}

function small(word: string): string {
  const lower = word.toLowerCase()
  return DAYS.has(lower) || MONTHS.has(lower) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
}
