/** HTML as text. */
import type { DiffPart } from './diff-part.ts'

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

/** A diff of HTML as a reader sees it, without parts that show nothing, and without empty lines at its end. */
export function visibleDiff(parts: readonly DiffPart[]): DiffPart[] {
  const shown = parts.map(({ op, text }) => ({ op, text: visible(text) }))
  while (shown.at(-1)?.text.trim() === '' && shown.at(-1)?.op === 'equal') shown.pop()
  const last = shown.at(-1)
  if (last?.op === 'equal') last.text = last.text.trimEnd()
  return shown.filter(({ text }) => text !== '')
}
