/** How mail programs mark the mail that is being answered. */
import type { Span } from '../draft.ts'
import { words } from '../word-set.ts'
import type { TagReader } from './tag-reader.ts'

/** Elements that hold the answered mail, or the line that names its author, by class. */
const HOLDERS = words('gmail_quote moz-cite-prefix moz-forward-container protonmail_quote yahoo_quoted')

/** Elements after which everything is the answered mail, by id. Outlook on the web. */
const HEADS = words('appendonsend divRplyFwdMsg mail-editor-reference-message-container')

/** True when the element whose tag was just read holds the answered mail. */
export function holdsThread(name: string, tag: TagReader): boolean {
  if (name !== 'div' && name !== 'blockquote') return false
  if (name === 'blockquote' && tag.get('type')?.toLowerCase() === 'cite') return true
  const classes = tag.get('class')
  return classes?.split(/\s+/).some((one) => HOLDERS.has(one)) ?? false
}

/** True for the id of an element that the answered mail follows. */
export function startsThread(id: string | null): boolean {
  return id !== null && HEADS.has(id.startsWith('x_') ? id.slice(2) : id)
}

/** First of the blocks at `ruled` that reads as `From: Jane`, in any language: a short label with a colon. `blocks.length` for none. */
export function threadStart(text: string, blocks: readonly Span[], ruled: readonly number[]): number {
  for (const index of ruled) {
    const start = blocks[index]?.start
    const colon = start === undefined ? -1 : text.slice(start, start + LONGEST_LABEL).indexOf(':')
    if (colon > 0) return index
  }
  return blocks.length
}

const LONGEST_LABEL = 12
