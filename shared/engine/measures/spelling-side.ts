/** Whether a text is spelt the American or the British way. */
import type { Doc } from '../doc.ts'
import { type Side, VARIANT_PATTERNS, type Variant, variants } from '../lexicon/spelling-variants.ts'
import { lexicon } from '../phrases.ts'
import { hitsOf, type Placed } from '../swap.ts'

/** Words that are spelt in two ways. */
export const SPELLINGS = lexicon(
  'inconsistent-spelling',
  Object.fromEntries(VARIANT_PATTERNS.map((pattern) => [pattern, null])),
)

/** A word that tells a side, where it stands. */
export interface Use extends Placed {
  variant: Variant
}

/** Words that tell a side, in order. Capitalised ones within a sentence are names: `Lincoln Center`. */
export function spellingsIn(doc: Pick<Doc, 'sentences'>): Use[] {
  return hitsOf(doc, SPELLINGS).flatMap((placed) => {
    const { hit, sentence } = placed
    const token = sentence.tokens[hit.from]
    const variant = variants().get(hit.entry.term)
    if (token === undefined || variant === undefined || (hit.from > 0 && token.text !== token.lower))
      return []
    return [{ ...placed, variant }]
  })
}

/** An American spelling that British writers use as well. */
const isOxford = ({ variant }: Use) => variant.ize && variant.side === 'us'

/**
 * The side of more words, else of the first; `null` without any. Words in -ize count only where nothing else is
 * American or British.
 */
export function spellingSide(all: readonly Use[]): Side | null {
  const telling = all.filter((use) => !isOxford(use))
  const plain = telling.some(({ variant }) => !variant.ize)
  const uses = plain ? telling : all
  const british = uses.filter((use) => use.variant.side === 'gb').length
  if (british * 2 === uses.length) return uses[0]?.variant.side ?? null
  return british * 2 > uses.length ? 'gb' : 'us'
}

/** Countries that spell as the United States do. */
const AMERICAN = new Set(['US', 'PH', 'LR'])

/** How the country of a locale spells; `null` for a locale without a country. */
export function sideOfLocale(locale: string): Side | null {
  const region = /-([A-Za-z]{2})\b/.exec(locale)?.[1]
  if (region === undefined) return null
  return AMERICAN.has(region.toUpperCase()) ? 'us' : 'gb'
}

/** The words as a side spells them, without repeats; words in -ize stay, as both sides write them. */
export function speltFor(side: Side | null, words: readonly string[]): readonly string[] {
  if (side === null || words.length === 0) return words
  return [
    ...new Set(
      words.map((word) => {
        const variant = variants().get(word)
        return variant && variant.side !== side && !variant.ize ? variant.other : word
      }),
    ),
  ]
}
