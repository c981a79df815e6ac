/** Names of a sentence, looked for in its translation. */
import { isCapitalised } from '#shared/engine/characters.ts'
import type { Token } from '#shared/engine/doc.ts'
import { KNOWN_ACRONYMS } from '#shared/engine/lexicon/known-acronyms.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import type { Facts } from '../facts/facts.ts'
import { daysIn, monthsIn } from '../facts/names-of-time.ts'
import { TITLES } from '../people.ts'
import type { Rejection } from '../rejection.ts'
import type { Translation } from './translation.ts'

/** Days and months have a capital in some languages. */
const timesIn = (locale: string): string[] => [...monthsIn(locale), ...daysIn(locale)]

const LATIN = /^\p{Script=Latin}+$/u

/** People keep their names in languages of the same script; what has a name of its own in each, such as a country, may change. */
export function judgeNames(
  { names: given }: Facts,
  source: string,
  text: string,
  note: string,
  { language, context, names, people, greeting, source: from, input }: Translation,
): Rejection | null {
  if (!/\p{Script=Latin}/u.test(text)) return null
  const lower = text.toLowerCase()
  const words = new Set(tokenize(source).map((token) => token.lower))
  const [theirs, known] = [
    people.filter((name) => words.has(name)),
    [
      ...given,
      ...names,
      ...people,
      source,
      note,
      ...Object.values(input.glossary),
      ...timesIn(input.target_locale),
    ]
      .join(' ')
      .toLowerCase(),
  ]
  const strange = capitals(tokenize(text)).filter((name) => !known.includes(name.slice(0, 4)))
  // A greeting may say the surname instead, and nobody else's name.
  if (source === greeting) {
    const calls = theirs.every((name) => !lower.includes(name)) ? strange : []
    return theirs.length > 0 && calls.some((word) => !TITLES.has(word)) ? 'fact_added' : null
  }
  // German writes every noun as a name.
  const fixed = [...(from === 'de' ? [] : given)].filter(
    (name) => LATIN.test(name) && !context.dictionary?.isProper(name) && !context.dictionary?.has(name),
  )
  // Endings of cases change; the stem stays.
  const gone = (name: string) => !lower.includes(name.slice(0, Math.max(3, name.length - 2)))
  if ([...theirs, ...fixed].some(gone)) return 'fact_dropped'
  if (language === 'de' || from === 'de') return null
  const lost = [...given].filter((name) => !lower.includes(name) && !people.includes(name))
  return strange.length > lost.length ? 'fact_added' : null
}

/** Words with a capital within a sentence, in lower case. */
function capitals(tokens: readonly Token[]): string[] {
  const found: string[] = []
  let first = true
  for (const { kind, text, lower } of tokens) {
    if (kind === 'mark' && /[.!?:…¿¡«"“]/.test(text)) first = true
    if (kind !== 'word') continue
    if (!first && isCapitalised(text) && text.length > 2 && !KNOWN_ACRONYMS.has(lower)) found.push(lower)
    first = false
  }
  return found
}
