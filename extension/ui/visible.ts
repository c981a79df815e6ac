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

/** A diff of HTML as a reader sees it, without parts that show nothing. */
export const visibleDiff = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.map(({ op, text }) => ({ op, text: visible(text) })).filter(({ text }) => text !== '')
