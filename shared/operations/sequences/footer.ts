/** The footer of a mailing as the draft has it: every line of it, each merge tag and each link as it stood. */
import type { Doc, Link, Sentence } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { COMPANY_FORMS } from '../../engine/lexicon/company-forms.ts'
import { holdsAddress } from '../../engine/postal-address.ts'
import { asHtml, linked } from './as-html.ts'

/** In the format of the draft; '' for none. */
export function footerOf(doc: Doc): string {
  const own = doc.blocks.filter((b) => b.region === 'footer')
  if (own.length === 0) return ''
  const links = doc.html ? doc.links.filter(({ href, start, end }) => href !== '' && start < end) : []
  let footer = ''
  let at: number | null = null
  let next = 0
  for (const part of [...businessLines(doc), ...addressAbove(doc, own[0]), ...own]) {
    while ((links[next]?.start ?? part.start) < part.start) next++
    const from = next
    while ((links[next]?.end ?? part.end + 1) <= part.end) next++
    const text = written(doc, part, links.slice(from, next))
    if (text === '') continue
    footer += `${at === null ? '' : between(doc, at, part.start)}${text}`
    at = part.end
  }
  return doc.html && footer !== '' ? `<p>${footer}</p>` : footer
}

/** The footer with a line that was missing from it. */
export const withLine = (footer: string, line: string, html: boolean): string =>
  html ? `${footer.replace(/<\/p>$/, '')}<br>\n${line}</p>` : `${footer}\n${line}`

/** A mail with its footer, as text or as HTML. */
export const above = (saying: string, footer: string, html: boolean): string =>
  html ? `${asHtml(saying)}${footer && `\n${footer}`}` : `${saying}${footer && `\n\n${footer}`}`

/** A step apart from the footer of its draft: what is said, and what stands below it as it was written. */
export function apart(text: string, doc: Doc): [saying: string, footer: string] {
  const own = footerOf(doc).replace(/<\/p>$/, '')
  const from = own === '' ? -1 : text.lastIndexOf(own)
  return from <= 0 ? [text, ''] : [text.slice(0, from).trimEnd(), text.slice(from)]
}

/** Lines that end a signature and belong below it: the firm by its legal form, its address and what stands under it. */
function businessLines(doc: Doc): Span[] {
  const signed = doc.sentences.filter((s) => s.region === 'signature')
  const [first] = signed.filter((s) => holdsAddress(s) || namesForm(s))
  if (!first || !signed.some(holdsAddress)) return []
  return doc.blocks
    .filter((b) => b.region === 'signature' && b.end > first.start)
    .flatMap((b) => linesOf(doc, b).filter(({ end }) => end > first.start))
}

/** “Deskhaus · 12 Dock Street · Leeds” in the line above the way out: parts with a number, and no sentence. */
function addressAbove({ blocks, text }: Doc, footer: Span | undefined): Span[] {
  const above = footer && blocks.findLast((b) => b.region === 'body' && b.end <= footer.start)
  if (!footer || !above || text.slice(above.end, footer.start).trim() !== '') return []
  const gap = text.slice(above.end, footer.start).split('\n').length
  const line = text.slice(above.start, above.end).trim()
  return gap === 2 && line.length < 120 && /\d/.test(line) && PARTS.test(line) ? [above] : []
}
const PARTS = /^\p{Lu}[^:?!\n]*(?:[,·|•] [^:?!\n]+)+$/u

/** “Hartwig Pumpen GmbH” */
const namesForm = ({ hits }: Sentence): boolean =>
  hits.some(({ lexicon, entry }) => lexicon === COMPANY_FORMS && entry.note.endsWith('form'))

function linesOf({ text }: Doc, { start, end }: Span): Span[] {
  const lines: Span[] = []
  for (let from = start; from < end; ) {
    const at = text.indexOf('\n', from)
    const to = at < 0 || at > end ? end : at
    if (to > from) lines.push({ start: from, end: to })
    from = to + 1
  }
  return lines
}

/** A part of the footer; a link of HTML encloses what it enclosed. */
function written(doc: Doc, { start, end }: Span, links: readonly Link[]): string {
  if (!doc.html) return doc.text.slice(start, end).trim()
  let html = ''
  let at = start
  for (const link of links) {
    if (link.start < at) continue
    html += linked(doc.text.slice(at, link.start)) + linked(doc.text.slice(link.start, link.end), link.href)
    at = link.end
  }
  return (html + linked(doc.text.slice(at, end))).trim().replaceAll('\n', '<br>\n')
}

/** What parts two lines: a blank line where the draft leaves one. */
function between({ text, html }: Doc, from: number, to: number): string {
  const gap = text.slice(from, to)
  const blank = gap.trim() === '' && gap.split('\n').length > 2
  return html ? (blank ? '</p>\n<p>' : '<br>\n') : blank ? '\n\n' : '\n'
}
