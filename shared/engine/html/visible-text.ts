/** Builds the visible text of an HTML mail: white space folded, entities resolved, cut into blocks. */
import type { BlockKind } from '../doc.ts'
import { entityAt } from './entities.ts'
import { HOLDS_MARKUP, Runs } from './source-map.ts'
import type { WhiteSpace } from './style.ts'

export interface TextBlock {
  kind: BlockKind
  start: number
  end: number
  quoted: boolean
}

/** What separates the next text from the last: nothing, a line end, or the end of a block. */
type Break = 0 | 1 | 2

const NBSP = 0xa0

export class VisibleText {
  text = ''
  readonly blocks: TextBlock[] = []
  readonly runs = new Runs()
  /** Pieces of markup passed so far. */
  marks = 0
  /** Of the block that the next text opens. */
  kind: BlockKind = 'paragraph'
  quoted = false
  private readonly html: string
  private pending: Break = 2
  /** A space that shows only if text follows on the same line: its source, or -1 for none. */
  private spaceStart = -1
  private spaceEnd = -1
  private spaceMarks = 0
  /** True when the space shows as written, however long. */
  private spaceKept = false

  constructor(html: string) {
    this.html = html
  }

  /** Ends the line; a second end without text between leaves a blank line and so ends the block. */
  breakLine(): void {
    this.pending = this.pending === 0 ? 1 : 2
    this.spaceStart = -1
  }

  endBlock(): void {
    this.pending = 2
    this.spaceStart = -1
  }

  /** A picture stands between two words. */
  gap(at: number): void {
    this.space(at, at, false)
  }

  /** Appends the source from `from` to `to`, which holds no markup. Gives the offset of the first text that shows, or -1. */
  append(from: number, to: number, mode: WhiteSpace): number {
    const { html } = this
    let first = -1
    let run = from
    let i = from
    while (i < to) {
      const c = html.charCodeAt(i)
      if (c > 62 ? c < NBSP || !isSpecial(c) : c > 38 || (c > 32 && c < 38)) {
        i++
        continue
      }
      if (c === 32 && i > run && i + 1 < to) {
        const next = html.charCodeAt(i + 1)
        if (next > 38 && next < NBSP) {
          i++
          continue
        }
      }
      let end = i + 1
      let shown = ''
      let sign = c
      if (c === 38) {
        const entity = entityAt(html, i, to)
        if (!entity) {
          i++
          continue
        }
        end = entity.end
        shown = entity.text
        sign = shown.length === 1 ? shown.charCodeAt(0) : 0
      } else if (c < 32 && !isFoldable(c)) {
        i++
        continue
      }
      if (i > run) first = keepFirst(first, this.put(html.slice(run, i), run, i))
      if (mode === 'fold' && isFoldable(sign)) while (end < to && isFoldable(html.charCodeAt(end))) end++
      if (isFoldable(sign) || sign === NBSP) this.blank(sign, i, end, mode)
      else if (!isSpecial(sign)) first = keepFirst(first, this.put(shown, i, end))
      i = end
      run = end
    }
    if (to > run) first = keepFirst(first, this.put(html.slice(run, to), run, to))
    return first
  }

  /** Ends the text: nothing may be appended after. */
  finish(): void {
    const last = this.blocks.at(-1)
    if (last) last.end = this.runs.length
  }

  private blank(sign: number, start: number, end: number, mode: WhiteSpace): void {
    if (mode !== 'fold' && (sign === 10 || sign === 13)) {
      // A carriage return before a line feed is part of it.
      if (sign === 10 || this.html.charCodeAt(end) !== 10) this.breakLine()
    } else this.space(start, end, mode === 'keep' && sign !== NBSP)
  }

  private space(start: number, end: number, kept: boolean): void {
    if (this.pending === 2 || (this.pending === 1 && !kept)) return
    if (this.spaceStart < 0) {
      this.spaceStart = start
      this.spaceEnd = end
      this.spaceMarks = this.marks
      this.spaceKept = kept
    } else if (this.spaceEnd === start) {
      this.spaceEnd = end
      this.spaceKept &&= kept
    }
  }

  /** Appends text that shows; gives its offset. */
  private put(shown: string, start: number, end: number): number {
    const { runs } = this
    if (this.pending > 0) this.separate(this.spaceStart < 0 ? start : this.spaceStart)
    if (this.spaceStart >= 0) {
      const kept = this.spaceKept ? this.html.slice(this.spaceStart, this.spaceEnd) : ' '
      this.text += kept
      runs.add(kept.length, this.spaceStart, this.spaceEnd, this.spaceMarks)
      this.spaceStart = -1
    }
    const offset = runs.length
    this.text += shown
    runs.add(shown.length, start, end, this.marks)
    return offset
  }

  private separate(until: number): void {
    const { runs } = this
    const last = this.blocks.at(-1)
    if (last) {
      const sign = this.pending === 1 ? '\n' : '\n\n'
      if (this.pending === 2) last.end = runs.length
      this.text += sign
      runs.add(sign.length, runs.sourceEnd, until, this.marks === runs.lastMarks ? this.marks : HOLDS_MARKUP)
    }
    if (this.pending === 2) {
      this.blocks.push({ kind: this.kind, start: runs.length, end: runs.length, quoted: this.quoted })
    }
    this.pending = 0
  }
}

const keepFirst = (first: number, next: number) => (first < 0 ? next : first)

const isFoldable = (c: number) => c === 32 || c === 9 || c === 10 || c === 12 || c === 13

/** A hard space, or a sign without width that pads previews and breaks words. */
const isSpecial = (c: number) =>
  c === NBSP || c === 0xad || c === 0x34f || c === 0x200b || c === 0x200c || c === 0xfeff
