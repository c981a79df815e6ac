/** The way back from visible text to the HTML it came from: a list of runs, searched by halving. */
import type { SourceMap } from '../doc.ts'
import type { Span } from '../draft.ts'
import { encodeHtml } from './entities.ts'

/** In place of the number of pieces of markup before a run: the run itself stands for markup. */
export const HOLDS_MARKUP = -1

/**
 * Runs of text in order, without gaps. A run as long as its source maps unit by unit; any other, such as an
 * entity, a folded space or the break between two blocks, only as a whole.
 */
export class Runs {
  private readonly texts: number[] = []
  private readonly sources: number[] = []
  private readonly ends: number[] = []
  /** Pieces of markup before the run, or `HOLDS_MARKUP`. */
  private readonly marks: number[] = []
  /** Length of the text so far. */
  length = 0

  /** Appends `size` units of text from `source` to `end`, with `marks` pieces of markup seen so far. */
  add(size: number, source: number, end: number, marks: number): void {
    const last = this.texts.length - 1
    const joins =
      size === end - source && this.ends[last] === source && this.marks[last] === marks && this.isLinear(last)
    if (joins) this.ends[last] = end
    else {
      this.texts.push(this.length)
      this.sources.push(source)
      this.ends.push(end)
      this.marks.push(marks)
    }
    this.length += size
  }

  /** Source position behind the last unit so far. */
  get sourceEnd(): number {
    return this.ends.at(-1) ?? 0
  }

  get lastMarks(): number {
    return this.marks.at(-1) ?? 0
  }

  map(): SourceMap {
    return {
      toSource: (span) => this.toSource(span),
      isPlain: (span) => this.isPlain(span),
      encode: encodeHtml,
    }
  }

  private toSource(span: Span): Span {
    const start = Math.max(0, Math.min(span.start, this.length))
    const end = Math.min(span.end, this.length)
    if (end > start) return { start: this.before(start), end: this.after(end - 1) }
    const at = this.place(start)
    return { start: at, end: at }
  }

  /** A place between two units belongs to the first; at and inside a break, to what follows it. */
  private place(position: number): number {
    if (position > 0 && this.marked(this.find(position - 1)) !== HOLDS_MARKUP) return this.after(position - 1)
    const run = this.find(position)
    return this.marked(run) === HOLDS_MARKUP ? this.after(position) : this.before(position)
  }

  private isPlain(span: Span): boolean {
    const start = Math.max(0, span.start)
    const end = Math.min(span.end, this.length)
    if (end <= start) return true
    const first = this.marked(this.find(start))
    return first !== HOLDS_MARKUP && first === this.marked(this.find(end - 1))
  }

  /** Index of the run that holds the unit of text at `position`. */
  private find(position: number): number {
    let low = 0
    let high = this.texts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.texts[middle] ?? 0) <= position) low = middle
      else high = middle - 1
    }
    return low
  }

  private before(position: number): number {
    const run = this.find(position)
    return (this.sources[run] ?? 0) + (this.isLinear(run) ? position - (this.texts[run] ?? 0) : 0)
  }

  private after(position: number): number {
    const run = this.find(position)
    if (!this.isLinear(run)) return this.ends[run] ?? 0
    return (this.sources[run] ?? 0) + position - (this.texts[run] ?? 0) + 1
  }

  private isLinear(run: number): boolean {
    const size = (this.texts[run + 1] ?? this.length) - (this.texts[run] ?? 0)
    return size === (this.ends[run] ?? 0) - (this.sources[run] ?? 0)
  }

  private marked(run: number): number {
    return this.marks[run] ?? 0
  }
}

/** The map of a text draft: the text is the source. */
export function plainSourceMap(text: string): SourceMap {
  const clamp = (position: number) => Math.max(0, Math.min(position, text.length))
  return {
    toSource: (span) => ({ start: clamp(span.start), end: clamp(span.end) }),
    isPlain: () => true,
    encode: (replacement) => replacement,
  }
}
