/** Whether a noun phrase is one thing or several, by its last word. English, by word forms alone. */

import type { Token } from '../doc.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'
import { words } from '../word-set.ts'

const DETERMINERS = words('the a an my our your their his her its this that these those all both some any')
const SEVERAL = words('these those both two three four five six seven eight nine ten several many few')
const ONE = words('a an this that one')
/** Plurals without an -s, and words in -s that are no plural. */
const PLURALS = words('people children men women criteria')
const SINGULARS = words('news business access address process status analysis basis series bonus progress')
/** Most words of the phrase; behind so many its end is a guess. */
const LONGEST = 6

/**
 * `many` or `one` for the phrase that begins with the token at `at`; `null` where it cannot be told: no noun
 * follows, or another is joined to it.
 */
export function nounNumber(tokens: readonly Token[], at: number): 'one' | 'many' | null {
  let last = ''
  let start = at
  while (DETERMINERS.has(tokens[start]?.lower ?? '')) start++
  const led = tokens.slice(at, start + 1).map(({ lower }) => lower)
  if (led.some((lower) => SEVERAL.has(lower))) return 'many'
  for (let i = start; i < start + LONGEST; i++) {
    const token = tokens[i]
    if (token?.kind === 'word' && !PHRASE_ENDERS.has(token.lower)) {
      last = token.lower
      continue
    }
    if (last === '' || token?.lower === 'and' || token?.lower === ',' || token?.lower === '&') return null
    if (led.some((lower) => ONE.has(lower))) return 'one'
    return isPlural(last) ? 'many' : 'one'
  }
  return null
}

const isPlural = (word: string): boolean =>
  PLURALS.has(word) || (/[^su]s$|ies$/.test(word) && !SINGULARS.has(word) && !word.endsWith("'s"))
