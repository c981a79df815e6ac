/** Gathers what only HTML drafts have, while the draft is read. */
import type { HtmlFacts } from '../doc.ts'
import type { Span } from '../draft.ts'
import { UNSTATED } from './color.ts'
import { type Element, STRIPPED } from './elements.ts'
import { HiddenText } from './hidden-text.ts'
import type { Look } from './look.ts'
import type { TagReader } from './tag-reader.ts'

interface Noted {
  text: Span
  look: Look
}

export class Facts {
  readonly hidden = new HiddenText()
  title: string | null = null
  readonly layoutTables: Span[] = []
  /** True when a style sheet colours backgrounds; which, only its selectors could tell. */
  sheet = false
  private document = false
  private root: Span | null = null
  private lang: string | null = null
  private dir: string | null = null
  private tables = 0
  private readonly headings: number[] = []
  private readonly forbidden: HtmlFacts['forbidden'][number][] = []
  private readonly faint: Noted[] = []
  private readonly small: Noted[] = []

  /** Takes note of a start tag. `top` is true while no text has shown: then `lang` may also stand on a wrapper. */
  tag(element: Element, tag: TagReader, start: number, top: boolean): void {
    const whole = element.name === 'html' || element.name === 'body'
    if (whole) {
      this.document = true
      this.root ??= { start, end: tag.end }
    }
    if (whole || top) {
      this.lang ??= tag.get('lang')
      this.dir ??= tag.get('dir')
    }
    if (element.level > 0) this.headings.push(element.level)
    if (element.name === 'table') this.tables++
    if ((element.flags & STRIPPED) !== 0) {
      this.forbidden.push({ name: element.name, source: { start, end: tag.end } })
    }
  }

  /** Takes note of text that shows, from `start` to `end`. */
  text(look: Look, start: number, end: number): void {
    if (look.low > 0) note(this.faint, look, start, end)
    if (look.small > 0) note(this.small, look, start, end)
  }

  result(bytes: number): HtmlFacts {
    return {
      bytes,
      lang: this.lang,
      dir: this.dir,
      title: this.title,
      root: this.root,
      // Tables are told when they end, inner ones first.
      layoutTablesWithoutRole: this.layoutTables.sort((a, b) => a.start - b.start),
      tables: this.tables,
      headings: this.headings,
      hidden: this.hidden.found,
      lowContrast: this.faint
        .map(({ text, look }) => ({ text, ratio: look.low, assumed: look.background === UNSTATED }))
        .filter(({ assumed }) => !(assumed && this.sheet)),
      smallText: this.small.map(({ text, look }) => ({ text, px: look.small })),
      forbidden: this.forbidden,
      document: this.document,
    }
  }
}

/** Text of the same look on the same line is one entry. */
function note(list: Noted[], look: Look, start: number, end: number): void {
  const last = list.at(-1)
  if (last && last.look === look && start - last.text.end <= 1) last.text.end = end
  else list.push({ text: { start, end }, look })
}

/** Length of `text` in UTF-8. */
export function byteLength(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    // The two halves of a pair come to four bytes; a half alone is written as the three of U+FFFD.
    if (c > 127) bytes += c < 0x800 ? 1 : isPair(text, i) ? 1 : 2
  }
  return bytes
}

function isPair(text: string, i: number): boolean {
  const c = text.charCodeAt(i)
  if (c < 0xd800 || c > 0xdfff) return false
  const other = text.charCodeAt(c < 0xdc00 ? i + 1 : i - 1)
  return c < 0xdc00 ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other <= 0xdbff
}
