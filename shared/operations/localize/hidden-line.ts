/** The line hidden at the top of HTML, which inboxes show behind the subject: adapted as a preheader is, in its place in the draft. */
import type { Doc, SourceMap } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { extractHtml, hiddenTop } from '../../engine/html.ts'

export interface HiddenLine extends Pick<SourceMap, 'isPlain' | 'encode'> {
  /** What it says, without the signs of no width that fill up the row. */
  text: string
  /** Range of the draft that holds a span of the text. */
  toSource(span: Span): Span
}

const FILLERS = /(?:\s|\u00ad|\u034f|[\u200b-\u200f\u2060-\u2064\ufeff])+$/

/** The hidden line of a draft; `null` where it has none. */
export function hiddenLine(doc: Doc): HiddenLine | null {
  const found = doc.html && hiddenTop({ text: doc.text, source: doc.source, facts: doc.html })
  if (!found) return null
  const { start, end } = found.source
  const { text, source } = extractHtml(doc.draft.draft.slice(start, end))
  const said = text.replace(FILLERS, '')
  if (said === '') return null
  return {
    text: said,
    isPlain: source.isPlain,
    encode: source.encode,
    toSource: (span) => {
      const within = source.toSource(span)
      return { start: start + within.start, end: start + within.end }
    },
  }
}
