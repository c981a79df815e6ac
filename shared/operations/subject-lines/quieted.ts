/** What a mail shouts, said in a voice that a person would use. */
import type { Dictionary } from '../../engine/dictionary.ts'
import { DAYS, MONTHS } from '../material/words.ts'

const CAPITALS = /(?<![\p{L}\p{N}&/.-])\p{Lu}{2,}(?:['’]\p{Lu}+)?(?![\p{L}\p{N}&/.-]*\d)/gu
/** Words of three letters in capitals are as often initials; these are none. */
const SURE = 4
const SHORT = new Set(
  'off now new all you not and for day big get out try buy the our my us we is in on to of at it so no or he she his her him who how why if be do go let end per off'.split(
    ' ',
  ),
)

/** Ordinary words in small letters, one mark for many, no pictures; letters that stand for a name stay. */
export function quieted(text: string, dictionary: Dictionary | null): string {
  const isWord = (word: string) => {
    const lower = word.toLowerCase()
    if (DAYS.has(lower) || MONTHS.has(lower)) return lower.length > SURE
    if (lower.length < SURE) return SHORT.has(lower)
    return dictionary === null
      ? lower.length > SURE + 1
      : dictionary.has(lower) && !dictionary.isProper(lower)
  }
  return text
    .replace(CAPITALS, (word) => (isWord(word) ? small(word) : word))
    .replace(/(?<=\p{L} )A(?= \p{Ll})/gu, 'a')
    .replace(/\s*!+(?=\s|$)/g, '')
    .replace(/[?]{2,}/g, '?')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function small(word: string): string {
  const lower = word.toLowerCase()
  return DAYS.has(lower) || MONTHS.has(lower) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
}
