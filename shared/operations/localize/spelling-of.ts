/** How a word is spelt in an English-speaking country. */
import { VARIANTS } from '../../engine/lexicon/spelling-variants.ts'
import type { LocaleTag } from './tables/locales.ts'
import { AUSTRALIAN_AS_AMERICAN, CANADIAN_AS_AMERICAN, MORE_PAIRS, PREFIXES } from './tables/spelling.ts'

interface Spelling {
  us: string
  gb: string
  /** True for -ize and -ise. */
  ize: boolean
}

const SPELLINGS = new Map<string, Spelling>()
for (const [us, gb] of [
  ...[...VARIANTS].map(([word, { side, other }]): [us: string, gb: string] =>
    side === 'us' ? [word, other] : [other, word],
  ),
  ...MORE_PAIRS,
]) {
  const spelling = { us, gb, ize: us !== gb && us.replace('iz', 'is') === gb }
  if (VARIANTS.get(us)?.side === 'us' || !VARIANTS.has(gb)) SPELLINGS.set(us, spelling)
  SPELLINGS.set(gb, spelling)
}

/** `organizational`, `recognizable`, `optimizer`: made from a verb in -ize, and spelt as it is. */
const DERIVED = /^(.{3,})i([sz])(ational|ationally|ations|able|er|ers)$/

/** Both spellings of a word in lower case; `null` for one that has only one. */
function spellingOf(word: string): Spelling | null {
  const known = SPELLINGS.get(word) ?? derived(word)
  if (known) return known
  for (const prefix of PREFIXES) {
    if (!word.startsWith(prefix)) continue
    const rest = word.slice(prefix.length)
    const stem = SPELLINGS.get(rest) ?? derived(rest)
    if (stem) return { us: prefix + stem.us, gb: prefix + stem.gb, ize: stem.ize }
  }
  return null
}

function derived(word: string): Spelling | null {
  const match = DERIVED.exec(word)
  if (!match || !SPELLINGS.get(`${match[1]}ize`)?.ize) return null
  return { us: `${match[1]}iz${match[3]}`, gb: `${match[1]}is${match[3]}`, ize: true }
}

/** The word, in lower case, as `locale` spells it; the word itself where nothing is known against it. */
export function spelt(word: string, locale: LocaleTag): string {
  const spelling = spellingOf(word)
  if (!spelling) return word
  const { us, gb, ize } = spelling
  if (locale === 'en-US') return us
  if (locale === 'en-CA') return ize || CANADIAN_AS_AMERICAN.has(us) ? us : gb
  return locale === 'en-AU' && AUSTRALIAN_AS_AMERICAN.has(us) ? us : gb
}
