/** What goes with an item of a list when it is cut: its mark, and the numbers of those behind it. */
import type { Block, Doc } from '../../../engine/doc.ts'
import type { Edit } from '../../../engine/edit.ts'
import { cutRange } from '../../../engine/markup-edit.ts'

/** “3.” in front of an item of a text draft. */
const NUMBER = /^[ \t]*(\d{1,2})(?=[.)][ \t]+$)/
/** “After step 3”, and “steps 2 and 3”, which cannot be told apart when one of them goes. */
const REFERENCE = /\b(?:step|point|item|number|no\.|question)(s?) (\d{1,2})\b/gi

/**
 * Edits that take the item at `at` out of its list, count those behind it anew and mend “step 3” wherever the mail
 * says so; `null` where the mail refers to the very item, or the markup does not allow it.
 */
export function itemCut(doc: Doc, at: number): Edit[] | null {
  const block = doc.blocks[at]
  const range = block && (doc.format === 'text' ? lineOf(doc, block) : cutRange(doc, block))
  if (!range) return null
  const cut: Edit = { ...range, replacement: '' }
  const number = numberOf(doc, at)
  if (number === null) return [cut]
  const references = referencesAbove(doc, number, block)
  return references && [cut, ...(doc.format === 'text' ? numbersBehind(doc, at, number) : []), ...references]
}

/** The line of an item, with its mark and the break before it. */
function lineOf({ text }: Doc, { start, end }: Block) {
  const line = text.lastIndexOf('\n', start - 1)
  return line < 0 ? { start: 0, end: text.startsWith('\n', end) ? end + 1 : end } : { start: line, end }
}

/** The number of an item, as written or as a mail program counts it; `null` in a list without numbers. */
function numberOf(doc: Doc, at: number): number | null {
  const block = doc.blocks[at] as Block
  if (doc.format === 'text') {
    const written = markOf(doc, block)
    return written && Number(written.text)
  }
  const before = doc.draft.draft.slice(0, doc.source.toSource(block).start).toLowerCase()
  if (before.lastIndexOf('<ol') <= before.lastIndexOf('<ul')) return null
  return at - doc.blocks.findLastIndex(({ kind }, i) => i < at && kind !== 'item')
}

function markOf({ text }: Doc, { start }: Block): { start: number; text: string } | null {
  const line = text.lastIndexOf('\n', start - 1) + 1
  const found = NUMBER.exec(text.slice(line, start))
  return found && { start: line + found[0].length - (found[1] as string).length, text: found[1] as string }
}

/** Edits that count the items behind one anew, as long as they were counted on. */
function numbersBehind(doc: Doc, at: number, number: number): Edit[] {
  const edits: Edit[] = []
  for (const block of doc.blocks.slice(at + 1)) {
    const mark = block.kind === 'item' ? markOf(doc, block) : null
    if (mark && Number(mark.text) === number + edits.length + 1)
      edits.push(lowered(doc, mark.start, mark.text))
    // The second paragraph of an item has no mark of its own.
    else if (block.kind === 'item') break
  }
  return edits
}

/** Edits of “step 3” where step 2 goes; `null` where the mail refers to step 2, or to several at once. */
function referencesAbove(doc: Doc, number: number, { start, end }: Block): Edit[] | null {
  const edits: Edit[] = []
  for (const sentence of doc.sentences) {
    if (sentence.region === 'quoted' || (sentence.start >= start && sentence.end <= end)) continue
    for (const { index, 0: words, 1: several, 2: digits = '' } of sentence.text.matchAll(REFERENCE)) {
      if (several || Number(digits) === number) return null
      if (Number(digits) > number)
        edits.push(lowered(doc, sentence.start + index + words.length - digits.length, digits))
    }
  }
  return edits
}

const lowered = (doc: Doc, start: number, digits: string): Edit => ({
  ...doc.source.toSource({ start, end: start + digits.length }),
  replacement: String(Number(digits) - 1),
})
