/** Collects the text that a mail holds but does not show. */
import type { HtmlFacts } from '../doc.ts'
import { decodeEntities } from './entities.ts'
import type { Hiding } from './look.ts'

export class HiddenText {
  readonly found: HtmlFacts['hidden'][number][] = []
  private text = ''
  private start = -1
  private end = 0

  /** Adds the source from `from` to `to`, which holds no markup. */
  append(html: string, from: number, to: number): void {
    const raw = html.slice(from, to)
    if (raw.trimStart() === '') {
      this.gap()
      return
    }
    const text = decodeEntities(raw)
    this.text += text
    if (stripPadding(text) === '') return
    if (this.start < 0) this.start = from + raw.length - raw.trimStart().length
    this.end = from + raw.trimEnd().length
  }

  gap(): void {
    if (this.text !== '') this.text += ' '
  }

  /** Ends a piece of text hidden for the reason `how`, if one is open. Padding alone is none. */
  finish(how: Hiding | null): void {
    if (how === null) return
    const text = stripPadding(this.text)
    if (text !== '') this.found.push({ text, source: { start: this.start, end: this.end }, how })
    this.text = ''
    this.start = -1
  }
}

/** `text` without the signs of no width that fill up previews, and with white space folded. */
export function stripPadding(text: string): string {
  return text.replace(PADDING, '').replace(/\s+/g, ' ').trim()
}

/** Soft hyphen, grapheme joiner, fillers, and signs of no width but the joiner that emoji need. */
const PADDING = /\u00ad|\u034f|\u061c|\u115f|\u1160|\u180e|[\u200b\u200c\u200e\u200f\u2060-\u2064\ufeff]/g
