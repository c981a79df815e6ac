/** How a word is spelt in an English-speaking country. */
import { variants } from '../../engine/lexicon/spelling-variants.ts'
import type { LocaleTag } from './tables/locales.ts'
import {
  AUSTRALIAN_AS_AMERICAN,
  AUSTRALIAN_EITHER,
  CANADIAN_AS_AMERICAN,
  MORE_PAIRS,
  PREFIXES,
  TO_AMERICAN,
  TO_BRITISH,
} from './tables/spelling.ts'

interface Spelling {
  us: string
  gb: string
  /** True for -ize and -ise. */
  ize: boolean
}

const SPELLINGS = new Map<string, Spelling>()
const spellingFor = (us: string, gb: string): Spelling => ({
  us,
  gb,
  ize: us !== gb && us.replace('iz', 'is') === gb,
})
for (const [word, { side, other }] of variants())
  SPELLINGS.set(word, side === 'us' ? spellingFor(word, other) : spellingFor(other, word))
for (const [us, gb] of MORE_PAIRS) {
  SPELLINGS.set(us, spellingFor(us, gb))
  SPELLINGS.set(gb, spellingFor(us, gb))
}
for (const [us, gb] of TO_BRITISH) SPELLINGS.set(us, spellingFor(us, gb))
for (const [us, gb] of TO_AMERICAN) SPELLINGS.set(gb, spellingFor(us, gb))

/** `organizational`, `recognizable`, `optimizer`: made from a verb in -ize, and spelt as it is. */
const DERIVED = /^(.{3,})i([sz])(ational|ationally|ations|able|er|ers)$/

/** Both spellings of a word in lower case; `null` for one that has only one. */
function spellingOf(word: string): Spelling | null {
  const known = SPELLINGS.get(word) ?? derived(word) ?? made(word)
  if (known) return known
  for (const prefix of PREFIXES) {
    if (!word.startsWith(prefix)) continue
    const rest = word.slice(prefix.length)
    const stem = SPELLINGS.get(rest) ?? derived(rest)
    if (stem) return { us: prefix + stem.us, gb: prefix + stem.gb, ize: stem.ize }
  }
  return null
}

/**
 * Verbs in -ize that no list names, by what a verb is made of: `revolutionize`, `tokenise`. Short stems and other
 * endings are words of their own: `promise`, `exercise`, `prize`.
 */
const MADE = /^(.{2,}(?:al|an|ar|er|et|ic|id|il|iv|ol|on|or|um))i([sz])(e|es|ed|ing|ation|ations|er|ers)$/
const SHORTEST = 6

function made(word: string): Spelling | null {
  const [, stem = '', , end] = MADE.exec(word) ?? []
  return stem.length < SHORTEST ? null : { us: `${stem}iz${end}`, gb: `${stem}is${end}`, ize: true }
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
  if (locale === 'en-AU' && AUSTRALIAN_EITHER.has(us)) return word
  return locale === 'en-AU' && AUSTRALIAN_AS_AMERICAN.has(us) ? us : gb
}
