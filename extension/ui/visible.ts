import type { DiffPart } from '#shared/ui/diff-text.tsx'
import { plainText } from '../editors/safe-html.ts'

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
