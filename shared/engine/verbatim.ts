/** Stretches of a mail that must stay letter by letter: code, and what others wrote or said. */
import type { Span } from './draft.ts'

/** `npm test`: code within a sentence. */
const INLINE = /`[^`\n]{1,400}`/g

/** “You wrote: "…"”: words in quotation marks behind a colon or a verb of saying. */
const CITED =
  /(?::|\b(?:wrote|writes|said|says|asked|told (?:me|us|them)|replied|answered|reads|read|states|stated|call(?:s|ed) it))[ \t]*,?\s?(["“«][^"“”«»]{2,600}["”»])/gi

/** Code and the words of others in the text of a block that is not quoted as a whole. */
export function verbatimIn(block: string): readonly Span[] {
  if (!MARKS.test(block)) return NONE
  const found: Span[] = []
  for (const { 0: code, index } of block.matchAll(INLINE))
    found.push({ start: index, end: index + code.length })
  for (const { 0: all, 1: words = '', index } of block.matchAll(CITED)) {
    const end = index + all.length
    found.push({ start: end - words.length, end })
  }
  return found
}

const MARKS = /["“«`]/
const NONE: readonly Span[] = []

/** In order and without overlap. */
export function joined(found: Span[]): readonly Span[] {
  if (found.length === 0) return found
  const spans = found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Span[] = []
  for (const { start, end } of spans) {
    const last = kept.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else kept.push({ start, end })
  }
  return kept
}
