/** Markup from template strings in which every value is escaped, unless it is markup itself. */

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Content = Html | string | number | null | undefined | false | readonly Content[]

export const html = (parts: TemplateStringsArray, ...values: readonly Content[]): Html =>
  new Html(parts.reduce((text, part, index) => text + render(values[index - 1]) + part))

function render(content: Content): string {
  if (content === null || content === undefined || content === false) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(render).join('')
  return escaped(String(content))
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

/** Text between tags, where quotation marks are only that: long code is half as long without their escapes. */
export const verbatim = (text: string): Html =>
  new Html(text.replaceAll(/[&<]/g, (char) => ESCAPES[char] ?? char))

/** A line of text in which backticks mark code. */
export const inline = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** Paragraphs, parted by empty lines, in which backticks mark code. */
export const prose = (text: string): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`
