/** Telling markup from text that has angle brackets. */
import { BARE, ELEMENTS, type Element } from './elements.ts'

const LONGEST_NAME = 40

/** First unit after the tag name that starts at `from`. */
export function nameEnd(html: string, from: number): number {
  let end = from
  while (end < html.length && !endsTagName(html.charCodeAt(end))) end++
  return end
}

/** White space, `/`, `<` or `>`. */
const endsTagName = (c: number) => c === 62 || c === 32 || c === 47 || c === 60 || (c >= 9 && c <= 13)

/** The element whose tag name is `html.slice(from, end)`, or `undefined` for a name that HTML does not know. */
export function elementNamed(html: string, from: number, end: number): Element | undefined {
  if (end - from > LONGEST_NAME) return undefined
  const name = html.slice(from, end)
  return ELEMENTS.get(name) ?? ELEMENTS.get(name.toLowerCase())
}

/** True for names that an unknown element may have: `o:p`, `my-card`; not `jane@x.com` nor `https:`. */
export function isElementName(name: string): boolean {
  return name.length <= LONGEST_NAME && /^[a-z][\w.-]*(?::[a-z][\w.-]*)?$/.test(name)
}

/** Names in end tags, in lower case. */
export function closedNames(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (let at = html.indexOf('</'); at >= 0; at = html.indexOf('</', at + 2)) {
    const end = nameEnd(html, at + 2)
    if (end > at + 2 && end - at - 2 <= LONGEST_NAME) names.add(html.slice(at + 2, end).toLowerCase())
  }
  return names
}

export const isAsciiLetter = (c: number) => (c | 32) >= 97 && (c | 32) <= 122

/**
 * True when `draft` holds HTML: an end tag, a doctype, or a start tag that is no hole to fill. Not for
 * `<company>`, `a < b`, `<3`, `<https://x.y>` or `<jane@x.com>`.
 */
export function looksLikeHtml(draft: string): boolean {
  const lastComment = draft.lastIndexOf('-->')
  for (let at = draft.indexOf('<'); at >= 0; at = draft.indexOf('<', at + 1)) {
    if (isMarkup(draft, at, lastComment)) return true
  }
  return false
}

function isMarkup(draft: string, at: number, lastComment: number): boolean {
  const c = draft.charCodeAt(at + 1)
  if (c === 33) {
    if (draft.startsWith('<!--', at)) return lastComment >= at + 4
    return draft.slice(at + 2, at + 10).toLowerCase() === 'doctype '
  }
  const from = c === 47 ? at + 2 : at + 1
  if (!isAsciiLetter(draft.charCodeAt(from))) return false
  const end = nameEnd(draft, from)
  const element = elementNamed(draft, from, end)
  if (!element) return false
  // The tag must end before the next one starts; `=` shows an attribute.
  let close = end
  let valued = false
  while (close < draft.length && draft.charCodeAt(close) !== 62 && draft.charCodeAt(close) !== 60) {
    if (draft.charCodeAt(close) === 61) valued = true
    close++
  }
  if (draft.charCodeAt(close) !== 62) return false
  const bare = close === end || /^\s*\/?$/.test(draft.slice(end, close))
  if (c === 47) return bare
  return valued || (bare && (element.flags & BARE) !== 0)
}
