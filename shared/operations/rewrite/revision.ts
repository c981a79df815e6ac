/** A text under revision that remembers which of its parts are the author's own. */

import { isSpace } from '../../engine/characters.ts'

export interface DiffPart {
  op: 'equal' | 'delete' | 'insert'
  text: string
}

/** A stretch of the current text: `from` is its place in the original, `null` for new text. */
interface Piece {
  text: string
  from: number | null
}

/**
 * Applies edits to a text one after another and can say at any time where a range of the current text
 * came from, and what was deleted and inserted in all.
 */
export class Revision {
  readonly original: string
  #pieces: Piece[]
  #text: string

  constructor(original: string) {
    this.original = original
    this.#text = original
    this.#pieces = [{ text: original, from: 0 }]
  }

  /** The same text as it stands, for changes that may be taken back. */
  copy(): Revision {
    const copy = new Revision(this.original)
    copy.#pieces = this.#pieces
    copy.#text = this.#text
    return copy
  }

  get text(): string {
    return this.#text
  }

  /** Replaces the range `start` to `end` of the current text. Common edges of old and new text stay the author's. */
  replace(start: number, end: number, replacement: string): void {
    const old = this.#text.slice(start, end)
    const head = commonHead(old, replacement)
    const tail = commonTail(old.slice(head), replacement.slice(head))
    const inserted = replacement.slice(head, replacement.length - tail)
    const left = this.#cut(0, start + head)
    const right = this.#cut(end - tail, this.#text.length)
    this.#pieces = [...left, ...(inserted === '' ? [] : [{ text: inserted, from: null }]), ...right]
    this.#text = this.#text.slice(0, start) + replacement + this.#text.slice(end)
  }

  #cut(start: number, end: number): Piece[] {
    const cut: Piece[] = []
    let at = 0
    for (const piece of this.#pieces) {
      const from = Math.max(start, at) - at
      const to = Math.min(end, at + piece.text.length) - at
      if (to > from)
        cut.push({ text: piece.text.slice(from, to), from: piece.from === null ? null : piece.from + from })
      at += piece.text.length
    }
    return cut
  }

  /** Range of the original that the range of the current text stands for; new text stands for the gap it fills. */
  originOf(start: number, end: number): { start: number; end: number } {
    let low = 0
    let high = this.original.length
    let at = 0
    let first: number | null = null
    let last: number | null = null
    for (const piece of this.#pieces) {
      const stop = at + piece.text.length
      if (piece.from !== null) {
        if (stop <= start) low = piece.from + piece.text.length
        else if (at >= end) {
          high = piece.from
          break
        } else {
          const from = piece.from + Math.max(0, start - at)
          const to = piece.from + Math.min(piece.text.length, end - at)
          first ??= from
          last = to
          // Own text that is cut through has nothing missing on the side of the cut.
          if (start > at) low = from
          if (end < stop) {
            high = to
            break
          }
        }
      }
      at = stop
    }
    const own =
      first !== null && last !== null && this.#text.slice(start, end) === this.original.slice(first, last)
    return own
      ? { start: first as number, end: last as number }
      : { start: Math.min(low, high), end: Math.max(low, high) }
  }

  /** Equal and deleted parts make the original, equal and inserted ones the current text. */
  diff(): DiffPart[] {
    const parts: DiffPart[] = []
    let from = 0
    let inserted = ''
    for (const piece of this.#pieces) {
      if (piece.from === null) {
        inserted += piece.text
        continue
      }
      push(parts, 'delete', this.original.slice(from, piece.from))
      push(parts, 'insert', inserted)
      inserted = ''
      push(parts, 'equal', piece.text)
      from = piece.from + piece.text.length
    }
    push(parts, 'delete', this.original.slice(from))
    push(parts, 'insert', inserted)
    return parts
  }
}

function push(parts: DiffPart[], op: DiffPart['op'], text: string) {
  if (text === '') return
  const last = parts.at(-1)
  if (last?.op === op) last.text += text
  else parts.push({ op, text })
}

/** Length of the common start, up to a space, so that a diff reads as words. */
function commonHead(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let n = 0
  while (n < most && a.charCodeAt(n) === b.charCodeAt(n)) n++
  if (n === a.length && n === b.length) return n
  while (n > 0 && !isSpace(a.charCodeAt(n - 1))) n--
  return n
}

/** Length of the common end, down to a space. */
function commonTail(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let n = 0
  while (n < most && a.charCodeAt(a.length - 1 - n) === b.charCodeAt(b.length - 1 - n)) n++
  while (n > 0 && !isSpace(a.charCodeAt(a.length - n))) n--
  return n
}
