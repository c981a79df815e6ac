/** A button that holds in every mail program. */
import { encodeHtml } from '../../engine/html.ts'

/** White on this has a contrast of 7.1 : 1; 4.5 : 1 is asked for. */
export const BACKGROUND = '#1a4f9c'
export const FOREGROUND = '#ffffff'

/** Targets a button may have; a script or a data URL never leaves this file. */
const SAFE = /^(?:https?:\/\/|mailto:)[^\s<>"']+$/i

/** An address with the signs that end an attribute written as their codes; what it leads to stays the same. */
export const writable = (href: string): string =>
  href.replace(/["'<>`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** True when a link to it may be written. */
export const isSafeTarget = (href: string): boolean => SAFE.test(href)

const attribute = (value: string) => encodeHtml(value).replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/**
 * The button as a table of one cell: Outlook for Windows takes the colour and the padding from the cell, all
 * others from the link, so the whole of it can be pressed. `null` for a target that is not http, https or mailto.
 */
export function buttonHtml(label: string, href: string): string | null {
  if (!isSafeTarget(href)) return null
  const cell = `border-radius:4px;background-color:${BACKGROUND};mso-padding-alt:14px 26px`
  const link = `display:inline-block;padding:14px 26px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:20px;font-weight:bold;color:${FOREGROUND};text-decoration:none;border-radius:4px;mso-padding-alt:0`
  return [
    '<table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr>',
    `<td align="center" bgcolor="${BACKGROUND}" style="${cell}">`,
    `<a href="${attribute(href)}" target="_blank" rel="noopener" style="${link}">${encodeHtml(label)}</a>`,
    '</td></tr></table>',
  ].join('')
}

/** A plain link in HTML; `null` as above. */
export const linkHtml = (label: string, href: string): string | null =>
  isSafeTarget(href) ? `<a href="${attribute(href)}">${encodeHtml(label)}</a>` : null
