/** Headings of mails that have no markup: a line right over its paragraph. */
import type { Doc, Sentence } from '../../engine/doc.ts'

/** Whether a line without an end mark stands right over a longer one, and apart from what comes before. */
export function isOverParagraph(doc: Doc, sentence: Sentence, index: number): boolean {
  const next = doc.sentences[index + 1]
  if (doc.html || next === undefined || next.words <= sentence.words) return false
  if (/[.!?:;,]\s*$/.test(sentence.text) || sentence.tokens.some((t) => t.kind === 'url')) return false
  return (
    doc.sentences[index - 1]?.block !== sentence.block &&
    /^[ \t]*\n[ \t]*\S/.test(doc.text.slice(sentence.end, next.start + 1)) &&
    BLANK_LINE.test(doc.text.slice(Math.max(0, sentence.start - 20), sentence.start))
  )
}

const BLANK_LINE = /\n[ \t]*\n[ \t]*$/
