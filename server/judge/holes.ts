/** Holes that a model leaves for facts only the sender has: “[a customer of their size]”. The send gate waits for them. */
import type { Doc } from '#shared/engine/doc.ts'
import { samePlaceholders } from '#shared/engine/placeholders.ts'
import type { Report } from '#shared/engine/report.ts'

/** What a hole may hold: words that say what to put there, and nothing that could be sent as it is. */
const IN_WORDS = /^\[[\p{L} ,'’-]{3,80}\]$/u
const BRACKETS = /\[[^\][\n]{1,300}\]/g

/**
 * The new holes of `after`, each once. `null` when a merge tag was lost, added or changed, when there are more than
 * `most`, or when brackets hold what the engine would let pass for text.
 */
export function newHoles(before: Doc, after: Doc, most: number): string[] | null {
  const { lost, added } = samePlaceholders(before.placeholders, after.placeholders)
  if (lost.length > 0 || added.length > most) return null
  const open = new Set(after.placeholders.flatMap(({ raw, role }) => (role === 'leftover' ? raw : [])))
  const known = new Set([...textOf(before).matchAll(BRACKETS)].map(([raw]) => raw))
  const brackets = [...textOf(after).matchAll(BRACKETS)].map(([raw]) => raw)
  const strange = brackets.filter((raw) => !known.has(raw) && !added.includes(raw))
  if (strange.length > 0 || added.some((raw) => !open.has(raw) || !IN_WORDS.test(raw))) return null
  return [...new Set(added)]
}

const textOf = ({ subject, preheader, text }: Doc): string =>
  [subject?.text, preheader?.text, text].join('\n')

/** The score a mail will have when its holes are filled, all else being equal. */
export const scoreWhenFilled = ({ score, annotations }: Report, holes: readonly string[]): number =>
  annotations.reduce(
    (sum, { rule_id, quote, points }) =>
      rule_id === 'unfilled-hole' && holes.includes(quote) ? sum + points : sum,
    score,
  )
