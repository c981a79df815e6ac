/** Subjects that are headings of a plain-text mail: a short line over its paragraph. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { type Line, plain } from '../../material/line.ts'
import { isOverParagraph } from '../../material/over-paragraph.ts'
import { NUMBER_WORDS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { isShouted } from '../unfit/shouted.ts'

const FEWEST = 3
const LONGEST = 8
/** What every issue has says nothing of this one. */
const SECTION =
  /^(?:in )?this (?:week|month|issue)\b|\b(?:news|events|dates|diary|jobs|links|corner|roundup|updates?|section|column|notices?)$/i

export function titleLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  if (doc.html || !/^bulk/.test(doc.family)) return []
  return lines.filter((line) => isTitle(doc, line)).map(titled)
}

/** A line of a few words without an end mark, right over a paragraph. */
export function isTitle(doc: Doc, { index, sentence }: Line): boolean {
  if (index === null || sentence.words < FEWEST || sentence.words > LONGEST || isShouted(sentence))
    return false
  const block = doc.blocks[sentence.block]
  if (block?.kind !== 'paragraph' || sentence.region === 'greeting' || sentence.region === 'signature')
    return false
  const text = sentence.text.trim()
  if (/[.!?:;,]$/.test(text) || SECTION.test(text) || !/^[\p{Lu}\d]/u.test(text)) return false
  if (sentence.tokens.some((t) => t.kind === 'url' || t.kind === 'email' || t.kind === 'placeholder'))
    return false
  return isOverParagraph(doc, sentence, index) || isFirst(doc, sentence, index)
}

/** The first line of a mailing, over all of it. */
function isFirst(doc: Doc, { block, start, words }: Sentence, index: number): boolean {
  const next = doc.sentences[index + 1]
  return (
    !doc.html &&
    doc.text.slice(0, start).trim() === '' &&
    next !== undefined &&
    next.block !== block &&
    next.words > words
  )
}

function titled(line: Line): Idea {
  const first = line.sentence.tokens[0]
  const counts = first?.kind === 'number' || NUMBER_WORDS.has(first?.lower ?? '')
  return {
    text: plain(line.sentence.text),
    angle: counts ? 'number' : 'specific',
    shape: 'says',
    role: 'heading',
    headline: true,
    weight: 4,
    why: 'A heading of the mail, as it stands.',
    line,
  }
}
