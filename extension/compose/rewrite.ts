/** A rewrite taken as a whole or change by change in a compose. */
import type { Result } from '#shared/api/client.ts'
import { leftAfter, type Pending } from '#shared/ui/pending.ts'
import { type Applied, NotApplied } from '../editors/apply.ts'
import { type FieldEdit, makeEdits } from './fix.ts'
import type { Session } from './session.ts'

export type Variant = Result<'rewrite'>['variants'][number]
export type Change = Variant['changes'][number]

export const pendingOf = (variant: Variant, texts: Pending['texts']): Pending<Change> => ({
  texts,
  changes: variant.changes.filter(({ field }) => field !== 'preheader'),
})

/** Takes some of the changes. Gives those that are left, where they stand then. Rejects with `NotApplied`. */
export async function take(
  session: Session,
  pending: Pending<Change>,
  taken: readonly Change[],
): Promise<{ pending: Pending<Change>; applied: Applied }> {
  const now = textsOf(session)
  if (now.draft !== pending.texts.draft || now.subject !== pending.texts.subject)
    throw new NotApplied('The mail has changed since it was rewritten. Rewrite it again.')
  const applied = await makeEdits(session, taken.map(editOf))
  return { applied, pending: leftAfter(pending, taken, textsOf(session)) }
}

const editOf = ({ field, start, end, after }: Change): FieldEdit => ({
  field,
  start,
  end,
  replacement: after,
})

/** Gmail has no preheader. */
export function textsOf(session: Session): Pending['texts'] {
  const draft = session.current()?.draft
  return { subject: draft?.subject ?? '', preheader: '', draft: draft?.draft ?? '' }
}
