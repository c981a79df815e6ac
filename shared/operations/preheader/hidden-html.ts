/** The preheader as HTML that inboxes read and readers do not see. */
import { encodeHtml } from '../../engine/html.ts'

/**
 * `display:none` hides it in Gmail and Apple Mail, `mso-hide` in Outlook for Windows; the rest covers programs
 * that take `display` away.
 */
const HIDDEN =
  'display:none;mso-hide:all;visibility:hidden;opacity:0;color:transparent;max-height:0;max-width:0;height:0;width:0;font-size:1px;line-height:1px;overflow:hidden'

/** A sign of no width, a break in the run of spaces, and a space: inboxes neither fold nor drop them. */
const FILLER = '&#847;&zwnj;&nbsp;'

/** No inbox shows more characters. */
const WIDEST = 140

/** Hidden HTML for the top of the body; with `pad` the rest of the preview is filled up. */
export function hiddenHtml(text: string, pad: boolean): string {
  const block = (content: string, attributes: string) =>
    `<div${attributes} style="${HIDDEN}">${content}</div>`
  const line = block(encodeHtml(text), '')
  if (!pad) return line
  // At least a few, for a text as wide as the widest preview may be set narrower than counted.
  const fillers = Math.max(10, WIDEST - text.length)
  return `${line}\n${block(FILLER.repeat(fillers), ' aria-hidden="true"')}`
}
