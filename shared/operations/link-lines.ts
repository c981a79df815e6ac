/** Lines that each end in a link: one call a line, though a text without end marks runs them into one sentence. */
import type { Sentence } from '../engine/doc.ts'

/** Half-open range of a sentence's tokens. */
export interface LinkLine {
  from: number
  to: number
}

/** An address, with the marks behind it: “https://… <<<”. */
function endsInLink(tokens: Sentence['tokens'], i: number): boolean {
  let at = i
  while (tokens[at]?.kind === 'mark' && i - at < MOST_MARKS) at--
  return tokens[at]?.kind === 'url'
}
const MOST_MARKS = 4

/** The lines of a sentence, cut behind every address that ends a line; one range when there is nothing to cut. */
export function linkLines({ text, tokens }: Sentence): LinkLine[] {
  const lines: LinkLine[] = []
  let from = 0
  tokens.forEach((token, i) => {
    const next = tokens[i + 1]
    if (!next || !endsInLink(tokens, i)) return
    if (/[\r\n]/.test(text.slice(token.end, next.start))) {
      lines.push({ from, to: i + 1 })
      from = i + 1
    }
  })
  lines.push({ from, to: tokens.length })
  return lines
}
