/** From places in the caller's HTML to places in the visible text: the way `SourceMap` does not go. */
import type { Doc } from './doc.ts'

/** The offset in `doc.text` that stands nearest after `place` in the caller's string; the last one when none does. */
export function textOffset(doc: Doc, place: number): number {
  let low = 0
  let high = doc.text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (doc.source.toSource({ start: middle, end: middle + 1 }).start < place) low = middle + 1
    else high = middle
  }
  return low
}
