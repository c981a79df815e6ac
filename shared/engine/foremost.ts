/** What is shown of a mail in which nearly every word is amiss: a wall of underlines helps nobody mend anything. */
import { type Found, OWN_MATTER } from './check.ts'
import type { Doc } from './doc.ts'
import type { Profile } from './profile.ts'
import { costsOf } from './weigh.ts'

/** Remarks on style for so many words of the body, and those that any mail may have. Ordinary mail has a third of it. */
const PER_WORD = 1 / 10
const LEAST = 6

const isRemark = ({ field, start, end, severity, rule }: Found): boolean =>
  field === 'draft' &&
  end > start &&
  (severity === 'info' || severity === 'warning') &&
  !OWN_MATTER.has(rule.dimension)

/**
 * The findings without the lesser remarks on style, where there are too many to read: those that cost most stay,
 * of equal ones those with a fix, and of these the first. What is left out costs nothing, and comes up when others
 * are mended.
 */
export function foremost(doc: Doc, found: readonly Found[], profile: Profile): readonly Found[] {
  const most = Math.max(LEAST, Math.ceil(doc.counts.words * PER_WORD))
  if (found.length <= most) return found
  const remarks: number[] = []
  for (let i = 0; i < found.length; i++) if (isRemark(found[i] as Found)) remarks.push(i)
  if (remarks.length <= most) return found
  const costs = costsOf(found, profile)
  const weights: number[] = []
  for (const i of remarks)
    weights[i] = 2 * (costs[i] as number) + Number((found[i] as Found).fixes.some(({ safe }) => safe))
  const weightOf = (i: number) => weights[i] as number
  remarks.sort((a, b) => weightOf(b) - weightOf(a) || a - b)
  const out = new Set(remarks.slice(most))
  return found.filter((_, i) => !out.has(i))
}
