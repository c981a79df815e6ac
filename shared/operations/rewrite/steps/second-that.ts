/** A “that” which hangs on words that go, and goes with them. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import type { Edit } from '../../../engine/edit.ts'
import { cutRange, inMarkup } from '../../../engine/markup-edit.ts'

/** The edit that puts words in place of a range, with the tags of looks between them; `null` where it cannot be. */
export function editIn(doc: Doc, span: Span, text: string): Edit | null {
  if (text === '') {
    const range = cutRange(doc, span)
    return range && { ...range, replacement: '' }
  }
  const plain = doc.source.isPlain(span)
  const replacement = plain ? doc.source.encode(text) : inMarkup(doc, span, text)
  return replacement === null ? null : { ...doc.source.toSource(span), replacement }
}

/** “We are pleased to tell you that the panels are here and that you …”: the second “that”, where the first went from before `from`. */
export function secondThat(doc: Doc, sentence: Sentence, from: number, gone: string, put: string): Edit[] {
  if (!/\bthat\b[^.?!]*$/i.test(gone) || /\bthat\b/.test(put)) return []
  const next = AND_THAT.exec(sentence.text.slice(from))
  if (!next) return []
  const start = sentence.start + from + next.index
  const edit = editIn(doc, { start, end: start + next[0].length }, 'and ')
  return edit ? [edit] : []
}
/** “And that is why” points back. */
const AND_THAT = /\band that (?!(?:is|was|will|would|has|can|should|means?|makes)\b)(?=\p{L})/iu
