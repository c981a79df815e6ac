/** Stretches of a mail that must stay letter by letter: code, and what others wrote or said. */
import type { Block } from './doc.ts'
import type { Span } from './draft.ts'

/** `npm test`: code within a sentence. */
const INLINE = /`[^`\n]{1,400}`/g

/** “You wrote: "…"”: words in quotation marks behind a colon or a verb of saying. */
const CITED =
  /(?::|\b(?:wrote|writes|said|says|asked|told (?:me|us|them)|replied|answered|reads|read|states|stated|call(?:s|ed) it))[ \t]*,?\s?(["“«][^"“”«»]{2,600}["”»])/gi

/** In order and without overlap. `marked` are those that the markup names. */
export function verbatimIn(text: string, blocks: readonly Block[], marked: readonly Span[]): Span[] {
  const found: Span[] = marked.filter(({ start, end }) => end > start)
  for (const { start, end, kind, region } of blocks) {
    if (kind === 'code') found.push({ start, end })
    if (region === 'quoted') continue
    const own = text.slice(start, end)
    if (own.includes('`'))
      for (const { 0: code, index } of own.matchAll(INLINE))
        found.push({ start: start + index, end: start + index + code.length })
    if (MARKS.test(own))
      for (const { 0: all, 1: words = '', index } of own.matchAll(CITED)) {
        const stop = start + index + all.length
        found.push({ start: stop - words.length, end: stop })
      }
  }
  return joined(found.sort((a, b) => a.start - b.start || b.end - a.end))
}

const MARKS = /["“«]/

function joined(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const { start, end } of spans) {
    const last = kept.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else kept.push({ start, end })
  }
  return kept
}
