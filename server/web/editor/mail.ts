/** The mail that is written. It is kept in this tab of this browser until the tab is closed, and nowhere else. */
import type { Draft, Field, Format } from '#shared/engine/draft.ts'
import { looksLikeHtml } from '#shared/engine/html/markup-names.ts'
import { KIND_NAMES, type Kind } from '#shared/engine/kinds.ts'
import { Store } from '#shared/ui/store.ts'
import { keep, kept } from '../kept.ts'

export interface Mail {
  subject: string
  /** Empty for none. */
  preheader: string
  draft: string
  format: Format
  kind: Kind | 'auto'
  /** Id of a brand voice; null for the workspace's own. */
  voice: string | null
}

export const BLANK: Mail = {
  subject: '',
  preheader: '',
  draft: '',
  format: 'auto',
  kind: 'auto',
  voice: null,
}
const FORMATS: readonly Format[] = ['auto', 'text', 'html']
const KEPT = 'sendworthy.mail'

export const mail = new Store<Mail>(readMail(kept(KEPT)))
mail.follow(() => keep(KEPT, mail.get()))

/** A mail as it was kept; what is no longer understood is left out. Never throws. */
export function readMail(found: unknown): Mail {
  const value: Partial<Record<keyof Mail, unknown>> = typeof found === 'object' && found !== null ? found : {}
  const text = (name: keyof Mail) => (typeof value[name] === 'string' ? value[name] : '')
  return {
    subject: text('subject'),
    preheader: text('preheader'),
    draft: text('draft'),
    format: FORMATS.find((one) => one === value.format) ?? 'auto',
    kind: KIND_NAMES.find((one) => one === value.kind) ?? 'auto',
    voice: typeof value.voice === 'string' ? value.voice : null,
  }
}

/** Whether anything was written. */
export const isEmpty = ({ subject, preheader, draft }: Mail): boolean =>
  `${subject}${preheader}${draft}`.trim() === ''

/** Whether its body is read as HTML. */
export const isHtml = ({ format, draft }: Mail): boolean =>
  format === 'html' || (format === 'auto' && looksLikeHtml(draft))

/** The mail as the engine and the API take it. */
export function draftOf({ subject, preheader, draft, format, kind }: Mail): Draft {
  return {
    draft,
    subject,
    ...(preheader.trim() === '' ? {} : { preheader }),
    ...(format === 'auto' ? {} : { format }),
    ...(kind === 'auto' ? {} : { kind }),
  }
}

export const textsOf = ({ subject, preheader, draft }: Mail): Record<Field, string> => ({
  subject,
  preheader,
  draft,
})
