/** Asks on lines of their own that one sentence runs together: “Read it: https://…” over “Sign up: https://…”. */
import type { Ask, Doc, Sentence } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { inBody } from '../../engine/measures/body.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { linkLines } from '../link-lines.ts'

/** Lines that are read on their own; behind so many links no mail has asks. */
const MOST = 40

interface Piece {
  ask: Ask
  /** The line as a sentence; its tokens count from its own start. */
  own: Sentence
  span: Span
}

/** Sentences that hold several lines, and the asks among those lines. */
export function piecesOf(doc: Doc): { cut: ReadonlySet<number>; asks: Piece[] } {
  const cut = new Set<number>()
  const asks: Piece[] = []
  const memo = new Memo()
  let read = 0
  for (const [index, sentence] of doc.sentences.entries()) {
    if (!inBody(sentence) || !sentence.text.includes('\n')) continue
    const lines = linkLines(sentence)
    if (lines.length < 2 || read + lines.length > MOST) continue
    read += lines.length
    cut.add(index)
    for (const { from, to } of lines) {
      const start = sentence.tokens[from]?.start ?? 0
      const end = sentence.tokens[to - 1]?.end ?? 0
      const piece = parse(
        { draft: sentence.text.slice(start, end), format: 'text', kind: doc.kind },
        doc.profile,
        memo,
      )
      const ask = piece.asks[0]
      const own = ask && piece.sentences[ask.sentence]
      if (!ask || !own) continue
      const span = { start: sentence.start + start + own.start, end: sentence.start + start + own.end }
      asks.push({ ask: { ...ask, sentence: index }, own, span })
    }
  }
  return { cut, asks }
}
