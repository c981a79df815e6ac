/** The mail of the editor as operations take it. */
import type { Draft } from '#shared/engine/draft.ts'
import type { Kind } from '#shared/engine/kinds.ts'
import { draftOf, type Mail } from '../editor/mail.ts'

export interface MailInput extends Pick<Draft, 'draft' | 'subject' | 'preheader' | 'format'> {
  kind: Kind | 'auto'
  brand_voice_id?: string
}

export const mailInput = (mail: Mail): MailInput => ({
  ...draftOf(mail),
  kind: mail.kind,
  ...(mail.voice === null ? {} : { brand_voice_id: mail.voice }),
})
