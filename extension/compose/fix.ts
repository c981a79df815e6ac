/** Making fixes of a check in its compose. */

import type { Field } from '#shared/engine/draft.ts'
import type { Edit } from '#shared/engine/edit.ts'
import { type Applied, applyToBody, applyToInput, NotApplied } from '../editors/apply.ts'
import { SELECTORS } from '../hosts/gmail/selectors.ts'
import type { Session } from './session.ts'

export type FieldEdit = Edit & { field: Field }

/** Makes changes of subject and body that count in the mail as it stands. Rejects with `NotApplied`. */
export async function makeEdits(session: Session, edits: readonly FieldEdit[]): Promise<Applied> {
  const { body, subject } = session
  const checked = session.current()
  if (!body || !checked) throw new NotApplied('The mail could not be read.')
  const undos: Applied['undo'][] = []
  const inBody = edits.filter(({ field }) => field === 'draft')
  const inSubject = edits.filter(({ field }) => field === 'subject').sort((a, b) => b.start - a.start)
  let made = 0
  if (inBody.length > 0) {
    const applied = await applyToBody(body, checked.draft.draft, inBody, SELECTORS.notAuthored)
    made += applied.made
    undos.push(applied.undo)
  }
  for (const edit of inSubject) {
    if (!subject) continue
    const applied = applyToInput(subject, edit)
    made += applied.made
    undos.push(applied.undo)
  }
  session.score()
  return {
    made,
    undo: async () => {
      let isWhole = true
      for (const undo of undos.reverse()) isWhole = (await undo()) && isWhole
      session.touched()
      return isWhole
    },
  }
}
