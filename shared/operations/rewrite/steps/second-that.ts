/** A “that” which hangs on words that go, and goes with them. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import type { Edit } from '../../../engine/edit.ts'
import { capitalised } from '../../../engine/edit.ts'
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

/** Words behind which each limb of a chain is a sentence of its own. */
const CHAIN = 18

/**
 * “We are pleased to tell you that the panels are here and that you …”: each further “that”, where the first went from
 * before `from`. A long chain ends in sentences, of which the last keeps its “and”.
 */
export function secondThat(doc: Doc, sentence: Sentence, from: number, gone: string, put: string): Edit[] {
  // “We ask that you lock the gate and that the dog …”: an order has no second half of that kind.
  if (!/\bthat\b[^.?!]*$/i.test(gone) || /\bthat\b|^(?:please|could)\b/i.test(put)) return []
  const rest = sentence.text.slice(from)
  const isLong = rest.split(' ').length >= CHAIN
  return [...rest.matchAll(FURTHER_THAT)].flatMap(({ index, 0: found, groups }) => {
    const start = sentence.start + from + index
    const first = groups?.next ?? ''
    const text = groups?.and
      ? `${found.startsWith(',') ? ', ' : ''}and ${first}`
      : isLong
        ? `. ${capitalised(first)}`
        : `, ${first}`
    const edit = editIn(doc, { start, end: start + found.length }, text)
    return edit ? [edit] : []
  })
}
/** Words as they read without each further “that”. */
export const withoutThat = (rest: string): string =>
  rest.replace(FURTHER_THAT, (found) => found.replace(/that /i, ''))

/** “And that is why” points back, and so does “, that is”. */
const FURTHER_THAT =
  /(?:(?:, |(?<= ))(?<and>and) |, )that (?!(?:is|was|will|would|has|can|should|means?|makes)\b)(?<next>\p{L}+)/giu
