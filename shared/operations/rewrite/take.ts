/** Which of the changes that a step proposes are taken, and in what order they are tried. */
import type { Draft, Field } from '../../engine/draft.ts'
import type { Proposal } from './step.ts'

/** Makes a change where it helps, and says whether it stands. */
export type Accept<T> = (proposed: T) => boolean

/**
 * Tries proposals from the end of each field to its start, so that the offsets of the others hold; where there is
 * a way to take several at once, that first, and of those that do not go together each half by itself.
 */
export function takeAll(
  proposals: readonly Proposal[],
  accept: Accept<Proposal>,
  together?: Accept<readonly Proposal[]>,
): boolean {
  const sorted = [...proposals].sort((a, b) => firstOf(b) - firstOf(a))
  if (!together) return disjoint(sorted, accept).length > 0
  const others = sorted.filter((proposal) => !asks(proposal))
  const taken = takeHalves(
    disjoint(others, () => true),
    accept,
    together,
  )
  // Whoever calls asks anew once something has moved.
  return taken || disjoint(sorted.filter(asks), accept).length > 0
}

/** One question more may cost what several mended phrases bring: it is weighed by itself. */
const asks = ({ edits }: Proposal): boolean => edits.some(({ replacement }) => replacement.includes('?'))

/** So few are tried one behind the other. */
const FEW = 3

function takeHalves(
  group: readonly Proposal[],
  accept: Accept<Proposal>,
  together: Accept<readonly Proposal[]>,
): boolean {
  if (together(group)) return true
  if (group.length <= FEW) return disjoint(group, accept).length > 0
  const half = group.length >> 1
  const later = takeHalves(group.slice(0, half), accept, together)
  return takeHalves(group.slice(half), accept, together) || later
}

const firstOf = ({ edits }: Proposal) => Math.min(...edits.map((e) => e.start))
const lastOf = ({ edits }: Proposal) => Math.max(...edits.map((e) => e.end))

/** Those of sorted proposals that are accepted, among which none touches another. */
function disjoint(sorted: readonly Proposal[], accept: Accept<Proposal>): Proposal[] {
  const taken: Partial<Record<Field, number>> = {}
  return sorted.filter((proposal) => {
    if (lastOf(proposal) > (taken[proposal.field] ?? Number.POSITIVE_INFINITY)) return false
    if (!accept(proposal)) return false
    taken[proposal.field] = firstOf(proposal)
    return true
  })
}

/** The draft with the edits of a proposal made. */
export function withEdits(draft: Draft, { field, edits }: Proposal): Draft {
  let text = draft[field] ?? ''
  for (const edit of [...edits].sort((a, b) => b.start - a.start))
    text = text.slice(0, edit.start) + edit.replacement + text.slice(edit.end)
  return { ...draft, [field]: text }
}
