/** Runs of visible text that share a fault of looks, put together as a reader sees them. */
import type { Block, Doc } from './doc.ts'
import type { Region, Span } from './draft.ts'

export interface TextRun extends Span {
  /** The worst value in the run: the smallest. */
  value: number
  region: Region
}

/**
 * Joins runs that stand in one block with nothing but white space between, and leaves out the quoted
 * thread. `runs` are in order, as the facts of an HTML draft are.
 */
export function joinRuns({ blocks, text }: Doc, runs: readonly { text: Span; value: number }[]): TextRun[] {
  const joined: TextRun[] = []
  let at = 0
  let last = -1
  for (const { text: span, value } of runs) {
    while (at + 1 < blocks.length && (blocks[at] as Block).end <= span.start) at++
    const region = blocks[at]?.region ?? 'body'
    if (region === 'quoted') continue
    const before = joined.at(-1)
    if (before && last === at && text.slice(before.end, span.start).trim() === '') {
      before.end = span.end
      before.value = Math.min(before.value, value)
    } else joined.push({ start: span.start, end: span.end, value, region })
    last = at
  }
  return joined
}
