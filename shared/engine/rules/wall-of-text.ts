import type { Block, Doc, Sentence } from '../doc.ts'
import { range } from '../finding.ts'
import type { Fix } from '../rule.ts'
import { defineRule, makeExamples } from '../rule.ts'

/** Words of a paragraph that looks like a wall, on a phone about a screen; bulk mail is set wider. */
const PERSONAL_WORDS = 90
const BULK_WORDS = 120
/** Words of a paragraph that reads well, to break a wall by. */
const AIM = 60

export default defineRule({
  id: 'wall-of-text',
  dimension: 'structure',
  severity: 'warning',
  summary: 'This paragraph is a wall of text.',
  why: 'Readers look for a place to rest the eye, and skip what offers none. Start a new paragraph where a new thought starts.',
  evidence: ['E48'],
  check: (doc) => {
    const bulk = doc.family === 'bulk_content' || doc.family === 'bulk_promo'
    const most = bulk ? BULK_WORDS : PERSONAL_WORDS
    return doc.blocks.flatMap((block) => {
      if (block.kind !== 'paragraph' || block.region !== 'body') return []
      let words = 0
      for (let i = block.from; i < block.to; i++) words += doc.sentences[i]?.words ?? 0
      if (words <= most) return []
      const sentences = doc.sentences.slice(block.from, block.to)
      const message = `This paragraph has ${words} words.`
      return [
        range('draft', block.start, block.end, { message, fixes: breaks(doc, block, sentences, words) }),
      ]
    })
  },
})

export const examples = makeExamples(() => ({
  flags: [
    {
      draft: {
        kind: 'proposal',
        draft: `${'The pump runs on a timer and stops when the soil is wet. '.repeat(8)}Your crew can repair every part of it.`,
      },
      marks: [
        `${'The pump runs on a timer and stops when the soil is wet. '.repeat(8)}Your crew can repair every part of it.`,
      ],
      fixed: `${'The pump runs on a timer and stops when the soil is wet. '.repeat(4).trim()}\n\n${'The pump runs on a timer and stops when the soil is wet. '.repeat(4)}Your crew can repair every part of it.`,
    },
    {
      draft: {
        kind: 'newsletter',
        format: 'html',
        draft: `<p>Hi,</p><p>${'The pump runs on a timer and stops when the soil is wet. '.repeat(11).trim()}</p>`,
      },
      marks: ['The pump runs on a timer and stops when the soil is wet. '.repeat(11).trim()],
    },
  ],
  passes: [
    'The pump runs on a timer and stops when the soil is wet. '.repeat(6),
    `${'The pump runs on a timer and stops when the soil is wet. '.repeat(5)}\n\n${'Your crew can repair every part of it with what it owns. '.repeat(5)}`,
  ],
}))

/** The same words in paragraphs of about the same length. Only in plain text, where a line break is a paragraph. */
function breaks(doc: Doc, block: Block, sentences: readonly Sentence[], words: number): readonly Fix[] {
  if (doc.format !== 'text' || sentences.length < 2) return []
  const parts = Math.min(sentences.length, Math.max(2, Math.round(words / AIM)))
  const gap = doc.text.includes('\r\n') ? '\r\n\r\n' : '\n\n'
  let replacement = ''
  let from = block.start
  let count = 0
  let made = 1
  sentences.forEach((sentence, i) => {
    const next = sentences[i + 1]
    const half = sentence.words / 2
    count += half
    // A part ends with the sentence whose middle is the last before the mark.
    const after = count + half + (next ? next.words / 2 : 0)
    if (next && made < parts && after > (words * made) / parts) {
      replacement += doc.text.slice(from, sentence.end) + gap
      from = next.start
      made++
    }
    count += half
  })
  replacement += doc.text.slice(from, block.end)
  return [{ label: made > 2 ? `Break into ${made} paragraphs` : 'Break in two', replacement, safe: true }]
}
