/** A rewrite taken as a whole or change by change. Offsets count in the mail that was rewritten. */
import type { Field } from '../engine/draft.ts'

/** A change of a rewrite, as the API answers it. */
export interface Change {
  field: Field
  start: number
  end: number
  before: string
  after: string
  reason: string
}

/** Changes of one variant that can still be taken, and the mail they count in. */
export interface Pending<C extends Change = Change> {
  texts: Readonly<Record<Field, string>>
  changes: readonly C[]
}

/** What is left when some of the changes were made, where it stands in the texts as they are then. */
export function leftAfter<C extends Change>(
  { texts, changes }: Pending<C>,
  taken: readonly C[],
  after: Pending['texts'],
): Pending<C> {
  const left = changes.filter((change) => !taken.includes(change))
  return { texts: after, changes: left.flatMap((change) => moved(change, texts, after)) }
}

/** The change where it stands after others were made: before or behind the place that differs. */
function moved<C extends Change>(change: C, before: Pending['texts'], after: Pending['texts']): C[] {
  const { field } = change
  const shift = after[field].length - before[field].length
  for (const by of [0, shift]) {
    const [start, end] = [change.start + by, change.end + by]
    const rest = [before[field].slice(change.end), after[field].slice(end)]
    const head = [before[field].slice(0, change.start), after[field].slice(0, start)]
    const stands = by === 0 ? head[0] === head[1] : rest[0] === rest[1]
    if (stands && after[field].slice(start, end) === change.before) return [{ ...change, start, end }]
  }
  // Between two changes that were made at once neither end stands still: found by its words when they are unique.
  const at = change.before === '' ? -1 : after[field].indexOf(change.before)
  if (at < 0 || after[field].indexOf(change.before, at + 1) >= 0) return []
  return [{ ...change, start: at, end: at + change.before.length }]
}
