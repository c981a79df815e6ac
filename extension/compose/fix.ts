/** Making fixes of a check in its compose. */

import type { Field } from '#shared/engine/draft.ts'
import type { Edit } from '#shared/engine/edit.ts'
import type { Annotation } from '#shared/engine/report.ts'
import { sameIn } from '#shared/ui/same-finding.ts'
import { type Applied, applyToBody, applyToInput, NotApplied } from '../editors/apply.ts'
import type { Session } from './session.ts'

export type FieldEdit = Edit & { field: Field }

/** Makes a fix of a finding that was shown, where the finding stands by now. Rejects with `NotApplied`. */
export function makeFix(session: Session, shown: Annotation, fix: number): Promise<Applied> {
  const now = sameIn(session.current()?.report.annotations ?? [], shown)
  const chosen = now?.fixes.find(({ label }) => label === shown.fixes[fix]?.label)
  if (!now || !chosen) return Promise.reject(new NotApplied('The mail has changed in the meantime.'))
  const { field, start, end } = now
  return makeEdits(session, [{ field, start, end, replacement: chosen.replacement }])
}

/** Makes changes of subject and body that count in the mail as it stands. Rejects with `NotApplied`. */
export async function makeEdits(session: Session, edits: readonly FieldEdit[]): Promise<Applied> {
  const { body, subject } = session
  if (session.isComposing) throw new NotApplied('Finish the word that you are writing first.')
  const checked = session.current()
  if (!body || !checked) throw new NotApplied('The mail could not be read.')
  const undos: Applied['undo'][] = []
  const inBody = edits.filter(({ field }) => field === 'draft')
  const inSubject = edits.filter(({ field }) => field === 'subject').sort((a, b) => b.start - a.start)
  let made = 0
  if (inBody.length > 0) {
    const applied = await applyToBody(body, checked.draft.draft, inBody, session.host.notAuthored)
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
      if (session.isComposing) return false
      let isWhole = true
      for (const undo of undos.reverse()) isWhole = (await undo()) && isWhole
      session.touched()
      return isWhole
    },
  }
}
