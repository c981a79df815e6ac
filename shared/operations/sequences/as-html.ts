/** A mail as simple HTML, for what follows an HTML draft. */
import { findPlaceholders } from '../../engine/placeholders.ts'

/** Paragraphs, line breaks and links; merge tags stay as they are. */
export const asHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineOf).join('<br>\n')}</p>`)
    .join('\n')

/** `Shop the sale: https://…` is a link with those words; any other address is shown as itself. */
const LINK = /(?:([^.:!?\n|]{1,120}): )?(https?:\/\/[^\s<>"]+)/g

/** The same where a merge tag stands for the address. */
const TAGGED = /^([^:{}<>]{1,60}): (\{\{[^{}"]+\}\}|\*\|[^|"]+\|\*|%%[^%"]+%%)$/

function lineOf(line: string): string {
  const [, said = '', tag] = TAGGED.exec(line) ?? []
  if (tag !== undefined) return `<a href="${tag}">${escaped(said)}</a>`
  let html = ''
  let at = 0
  for (const { 0: whole, 1: label, 2: href = '', index } of line.matchAll(LINK)) {
    const lead = /^\s*/.exec(label ?? '')?.[0] ?? ''
    html += `${escaped(line.slice(at, index))}${lead}<a href="${escaped(href)}">${escaped((label ?? href).trim())}</a>`
    at = index + whole.length
  }
  return html + escaped(line.slice(at))
}

/** The text that `asHtml` was given: what a link encloses stands before its address. */
export const asText = (html: string): string =>
  html
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, (_, href: string, label: string) =>
      label === href ? href : `${label}: ${href}`,
    )
    .replaceAll('<br>\n', '\n')
    .replaceAll('</p>\n<p>', '\n\n')
    .replaceAll(/^<p>|<\/p>$/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** Text of a mail, and where it leads when it is a link. */
export const linked = (text: string, href?: string): string =>
  href === undefined ? escaped(text) : `<a href="${escaped(href)}">${escaped(text)}</a>`

/** Markup characters are written out, but for those of merge tags. */
function escaped(text: string): string {
  let html = ''
  let at = 0
  for (const { start, end, raw } of findPlaceholders(text)) {
    html += `${written(text.slice(at, start))}${raw}`
    at = end
  }
  return html + written(text.slice(at))
}

const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
