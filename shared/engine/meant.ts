/** The phrases of a sentence as its words were meant, so that a slip hides nothing and mending it uncovers nothing. */
import type { Token } from './doc.ts'
import { CONTEXT_OF } from './lexicon/homophones-in-context.ts'
import { MISSING_APOSTROPHES } from './lexicon/missing-apostrophes.ts'
import { MISSPELLINGS } from './lexicon/misspellings.ts'
import type { Hit } from './phrase-table.ts'
import { TABLE } from './table.ts'
import { ROLES } from './word-roles.ts'

/** Whether a hit is of a list of slips. */
const isSlip = ({ lexicon }: Hit): boolean => lexicon === MISSING_APOSTROPHES || lexicon.id === 'homophones'
/** Whether it is one wherever it stands. */
const isSure = (hit: Hit): boolean => isSlip(hit) && !CONTEXT_OF.has(hit.entry.key)

/**
 * The hits of a sentence, with those of its words spelt right: “I havent heard back” has “haven't heard back”.
 * Only slips that a list is sure of are read so; where a list holds the slip itself, that hit stays. `roles` are
 * those of the tokens' words.
 */
export function hitsAsMeant(
  tokens: readonly Token[],
  roles: readonly number[],
  hits: readonly Hit[],
): readonly Hit[] {
  const mended = mendedWords(tokens, roles, hits)
  if (mended === null) return hits
  const words = tokens.map((token, i) => ({ ...token, lower: mended.get(i) ?? token.lower }))
  const meant = TABLE.find(words).flatMap((hit): Hit[] => {
    if (!covers(hit, mended)) return [hit]
    return isSlip(hit) ? [] : [{ ...hit, mended: true }]
  })
  const written = hits.filter(
    (hit) =>
      covers(hit, mended) &&
      // In “its too late” the “too” may be a slip for “to”: the surer one stays.
      (isSure(hit) ||
        !meant.some((other) => other.lexicon === hit.lexicon && other.from < hit.to && hit.from < other.to)),
  )
  return [...meant, ...written].sort((a, b) => a.from - b.from || a.to - b.to)
}

/** The right spelling of wrong words, by their index; `null` where all are right, as they mostly are. */
function mendedWords(
  tokens: readonly Token[],
  roles: readonly number[],
  hits: readonly Hit[],
): Map<number, string> | null {
  let mended: Map<number, string> | null = null
  for (let i = 0; i < tokens.length; i++) {
    if (((roles[i] as number) & ROLES.slip) === 0) continue
    const right = MISSPELLINGS.get((tokens[i] as Token).lower)
    if (right === undefined || right.includes(' ')) continue
    mended ??= new Map()
    mended.set(i, right)
  }
  for (const hit of hits) {
    if (!isSure(hit)) continue
    const words = hit.entry.use[0]?.toLowerCase().split(' ') ?? []
    if (words.length !== hit.to - hit.from) continue
    for (const [i, word] of words.entries()) {
      if (word === tokens[hit.from + i]?.lower) continue
      mended ??= new Map()
      mended.set(hit.from + i, word)
    }
  }
  return mended
}

const covers = ({ from, to }: Hit, mended: ReadonlyMap<number, string>): boolean => {
  for (let i = from; i < to; i++) if (mended.has(i)) return true
  return false
}
