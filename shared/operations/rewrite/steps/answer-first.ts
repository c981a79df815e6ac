import type { Block, Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { bodyOf, letterOf } from '../../../engine/measures/body.ts'
import { startsLower } from '../../../engine/unicode.ts'
import type { Step } from '../step.ts'
import { isCourteous } from './padding.ts'
import { POINTING, REFERS } from './sentence-cuts.ts'

/** Paragraphs and words before an answer from which it comes late. */
const PARAGRAPHS = 2
const WORDS = 25
/** A sentence that tells the reader how things stand now, or what to do. */
const ANSWERS =
  /^(?:you (?:can|may|need to|have to|do not need|will (?:get|have|receive))\b|please (?!let|note|feel|do not hesitate|don['’]t hesitate|find|accept|contact|reach|get back|reply|respond|advise|write|e-?mail|call)\w+|your [\p{L} ]{2,40}? (?:is|are|has been|have been|will be|works)\b|we (?:have|will|['’]ve) (?:now )?(?:refund|replac|sen[dt]|mended|fixed|restored|credit|paid|cancel)\w*)/iu
/** Words that lean on what stood before. */
const LEANS = /\b(?:above|therefore|then|instead|also|otherwise|too|as well|either|again)\b/i

/** Moves the paragraph that answers to the top of a reply or of a note to colleagues, where the answer comes last. */
export const answerFirst: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || doc.format !== 'text' || !doc.english) return []
  if (doc.kind !== 'support_reply' && doc.kind !== 'internal') return []
  const paragraphs = paragraphsOf(doc)
  const at = paragraphs.findLastIndex((own) => !own.every(isCourteous))
  const [first, answer] = [paragraphs[0]?.[0], paragraphs[at]]
  if (!first || !answer?.[0] || at < PARAGRAPHS) return []
  const waited = paragraphs.slice(0, at).flat()
  if (waited.some(({ text }) => ANSWERS.test(text)) || waited.reduce((sum, s) => sum + s.words, 0) < WORDS)
    return []
  if (!ANSWERS.test(answer[0].text) || answer.some(leans)) return []
  const [start, end] = [answer[0].start, (answer.at(-1) as Sentence).end]
  const before = waited.at(-1)?.end ?? start
  const gap = doc.text.includes('\r\n') ? '\r\n\r\n' : '\n\n'
  const moved = doc.text.slice(start, end)
  // Under a heading or behind a comma it may have begun small.
  const put = startsLower(first.text) ? moved : capitalised(moved)
  return [
    {
      type: 'order',
      rule: null,
      field: 'draft',
      edits: [
        { start: first.start, end: first.start, replacement: put + gap },
        { start: before, end, replacement: '' },
      ],
      reason: 'Whoever asked reads for the answer, so it stands first.',
    },
  ]
}

const leans = ({ tokens, text }: Sentence): boolean =>
  REFERS.has(tokens[0]?.lower ?? '') || LEANS.test(text) || tokens.some(({ lower }) => POINTING.has(lower))

/** Sentences above the sign-off by paragraph; none where there is a list, a heading or anything else beside paragraphs. */
function paragraphsOf(doc: Doc): Sentence[][] {
  const letter = letterOf(doc)
  if (letter.length !== bodyOf(doc).length) return []
  const byBlock = new Map<number, Sentence[]>()
  for (const sentence of letter)
    byBlock.set(sentence.block, [...(byBlock.get(sentence.block) ?? []), sentence])
  const isPlain = [...byBlock].every(
    ([block, own]) =>
      doc.blocks[block]?.kind === 'paragraph' &&
      standsApart(doc, doc.blocks[block] as Block) &&
      own.every(({ mark }) => mark !== ':'),
  )
  return isPlain ? [...byBlock.values()] : []
}

/** Whether a blank line stands before a block, so that it can be moved by itself. */
const standsApart = ({ text }: Doc, { start }: Block): boolean =>
  /(?:^|\n\s*\n)\s*$/.test(text.slice(Math.max(0, start - 80), start))
