/** Facts of a text in another language than English: days, months, near times and numbers in words. */
import { daysIn, monthsIn, nearTimesIn } from './names-of-time.ts'
import { NUMBERS_ABROAD } from './number-words-abroad.ts'

/** Words that name days or months and other things as well, by language. */
const AMBIGUOUS: Readonly<Record<string, RegExp>> = { de: /^morgen$/, pl: /^maj|mają$/, sv: /^mars$/ }

/** What a text names. `language` is a code such as `de`. */
export function factsAbroad(text: string, language: string): { dates: Set<string>; figures: Set<string> } {
  const lower = text.toLowerCase()
  const words = new Set(lower.match(/[\p{L}-]+/gu))
  const names = [...monthsIn(language), ...daysIn(language)].filter(
    (name) => !AMBIGUOUS[language]?.test(name),
  )
  // Names change their endings; scripts without spaces have no words to look among.
  const has = (name: string) =>
    /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(name)
      ? [...words].some((word) => word.startsWith(name.slice(0, Math.max(4, name.length - 1))))
      : lower.includes(name)
  const near = nearTimesIn(language).filter((time) => time.includes(' ') && lower.includes(time))
  const numbers = NUMBERS_ABROAD[language]
  return {
    dates: new Set([...names.filter(has), ...near]),
    figures: new Set([...words].flatMap((word) => numbers?.get(word) ?? [])),
  }
}
