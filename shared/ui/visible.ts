/** HTML as text. */
import type { DiffPart } from './diff-part.ts'
import { isInTag } from './in-tag.ts'
import type { Change, Pending } from './pending.ts'

/** The body of a document of its own, in which nothing runs or loads. Spaces before the first element count only once it is open. */
export const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body

/** The text that a piece of HTML stands for, spaces at its ends included. */
export const plainText = (html: string): string => bodyOf(html).textContent ?? ''

/** HTML as a reader sees it, in lines; for showing what a change does. */
export const visible = (html: string): string =>
  plainText(
    html
      .replaceAll(/<br[^>]*>(?=<\/(?:div|p|li)>)/gi, '')
      .replaceAll(/<br[^>]*>|<\/(?:div|p|li|h\d|tr)>/gi, '&#10;')
      .replaceAll(/<[^>]*>/g, ''),
  )

/**
 * A diff of HTML as a reader sees it, without parts that show nothing, and without empty lines at its end. A part may
 * begin and end within a tag, since changes do; `inTag` says whether the first does.
 */
export function visibleDiff(parts: readonly DiffPart[], inTag = false): DiffPart[] {
  // What went and what is new are two texts: each has its own tags.
  let [before, after] = [inTag, inTag]
  const shown = parts.map(({ op, text }) => {
    const whole = wholeTags(text, op === 'insert' ? after : before)
    if (op !== 'insert') before = whole.inTag
    if (op !== 'delete') after = whole.inTag
    return { op, text: visible(whole.text) }
  })
  while (shown.at(-1)?.text.trim() === '' && shown.at(-1)?.op === 'equal') shown.pop()
  const last = shown.at(-1)
  if (last?.op === 'equal') last.text = last.text.trimEnd()
  return shown.filter(({ text }) => text !== '')
}

/** A piece of HTML without the rest of a tag before it; a tag that goes on behind it is closed. */
function wholeTags(html: string, inTag: boolean): { text: string; inTag: boolean } {
  const from = inTag ? html.indexOf('>') + 1 : 0
  if (inTag && from === 0) return { text: '', inTag: true }
  const text = html.slice(from)
  const isOpen = isInTag(text)
  return { text: isOpen ? `${text}>` : text, inTag: isOpen }
}

/** A diff of a mail that is HTML, or of one of its changes; the other fields are plain text. */
export const visibleChange =
  ({ texts }: Pick<Pending, 'texts'>) =>
  (parts: readonly DiffPart[], change?: Change): readonly DiffPart[] =>
    change && change.field !== 'draft'
      ? parts
      : visibleDiff(parts, change !== undefined && isInTag(texts.draft, change.start))
