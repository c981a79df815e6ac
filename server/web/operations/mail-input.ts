/** The mail of the editor as operations take it. */
import type { Draft } from '#shared/engine/draft.ts'
import type { Kind } from '#shared/engine/kinds.ts'
import { draftOf, type Mail } from '../editor/mail.ts'

export type MailInput = Pick<Draft, 'draft' | 'subject' | 'preheader' | 'format'> & {
  kind: Kind | 'auto'
  brand_voice_id?: string
}

export const mailInput = (mail: Mail): MailInput => ({
  ...draftOf(mail),
  kind: mail.kind,
  ...(mail.voice === null ? {} : { brand_voice_id: mail.voice }),
})

/** Whether a request was about another mail than this one; one about a brief is about none. */
export function isOfBefore(input: Readonly<Record<string, unknown>>, mail: Mail): boolean {
  const { draft, subject, preheader } = draftOf(mail)
  return (
    input.draft !== undefined &&
    (input.draft !== draft ||
      (input.subject ?? '') !== (subject ?? '') ||
      // Most operations are not told of it.
      (input.preheader ?? preheader ?? '') !== (preheader ?? ''))
  )
}
