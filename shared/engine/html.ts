/** Turns an HTML mail into what a reader sees, with the way back to every letter of the source. */
import { isLetter } from './characters.ts'
import type { BlockKind, HtmlFacts, Image, SourceMap } from './doc.ts'
import type { Span } from './draft.ts'
import { scanHtml } from './html/scan.ts'
import { Walk } from './html/walk.ts'

export { encodeHtml } from './html/entities.ts'
export { looksLikeHtml } from './html/markup-names.ts'
export { plainSourceMap } from './html/source-map.ts'

export interface Extracted {
  /** What a reader sees: blocks parted by a blank line, lines by a line feed, spaces folded. */
  text: string
  source: SourceMap
  /** Paragraphs, list items, headings, buttons and table cells in order; disjoint, and all text lies in them. */
  blocks: readonly { kind: BlockKind; start: number; end: number; quoted: boolean }[]
  /** Links with a target, in order. One around a picture only has an empty span. `href` has its entities resolved. */
  links: readonly { href: string; start: number; end: number; text: string; button: boolean }[]
  /** Pictures by their place in the text; their alternative text is not part of it. */
  images: readonly Image[]
  /** Text of `<code>`, `<kbd>`, `<q>`, `<blockquote>` and the like, in order. */
  code: readonly Span[]
  facts: HtmlFacts
}

/** Reads `html`, well-formed or not, in linear time. Never throws. */
export function extractHtml(html: string): Extracted {
  const walk = new Walk(html)
  scanHtml(html, walk)
  return walk.result()
}

/** Visible text before which hidden text counts as preview text. */
const TOP = 200
/** Fewer letters are no words. */
const LETTERS = 3

type Seen = Pick<Extracted, 'source' | 'text' | 'facts'>

/** The hidden text that inboxes show after the subject, or `null`: the first near the top that has words. */
export const hiddenPreheader = (extracted: Seen): string | null => hiddenTop(extracted)?.text ?? null

/** The same with its place in the HTML. */
export function hiddenTop({ source, text, facts }: Seen): HtmlFacts['hidden'][number] | undefined {
  const limit = text === '' ? Number.POSITIVE_INFINITY : source.toSource({ start: 0, end: TOP }).end
  return facts.hidden.find((hidden) => hidden.source.start < limit && letters(hidden.text) >= LETTERS)
}

function letters(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) if (isLetter(text.charCodeAt(i))) count++
  return count
}
