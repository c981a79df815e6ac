/** A rewrite taken as a whole or change by change. Offsets count in the mail that was rewritten. */
import type { Result } from '#shared/api/client.ts'
import type { Field } from '#shared/engine/draft.ts'
import { type Applied, NotApplied } from '../editors/apply.ts'
import { type FieldEdit, makeEdits } from './fix.ts'
import type { Session } from './session.ts'

export type Variant = Result<'rewrite'>['variants'][number]
export type Change = Variant['changes'][number]

/** Changes of one variant that can still be taken, and the mail they count in. */
export interface Pending {
  texts: Readonly<Record<'subject' | 'draft', string>>
  changes: readonly Change[]
}

export const pendingOf = (variant: Variant, texts: Pending['texts']): Pending => ({
  texts,
  changes: variant.changes.filter(({ field }) => field !== 'preheader'),
})

/** Takes some of the changes. Gives those that are left, where they stand then. Rejects with `NotApplied`. */
export async function take(
  session: Session,
  { texts, changes }: Pending,
  taken: readonly Change[],
): Promise<{ pending: Pending; applied: Applied }> {
  const now = textsOf(session)
  if (now.draft !== texts.draft || now.subject !== texts.subject)
    throw new NotApplied('The mail has changed since it was rewritten. Rewrite it again.')
  const applied = await makeEdits(session, taken.map(editOf))
  const after = textsOf(session)
  const left = changes.filter((change) => !taken.includes(change))
  return {
    applied,
    pending: { texts: after, changes: left.flatMap((change) => moved(change, texts, after)) },
  }
}

const editOf = ({ field, start, end, after }: Change): FieldEdit => ({
  field,
  start,
  end,
  replacement: after,
})

/** The change where it stands after others were made: before or behind the place that differs. */
function moved(change: Change, before: Pending['texts'], after: Pending['texts']): Change[] {
  const field = change.field as Exclude<Field, 'preheader'>
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

export function textsOf(session: Session): Pending['texts'] {
  const draft = session.current()?.draft
  return { subject: draft?.subject ?? '', draft: draft?.draft ?? '' }
}
