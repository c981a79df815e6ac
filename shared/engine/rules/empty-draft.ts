import type { Doc, Token } from '../doc.ts'
import { range } from '../finding.ts'
import { answersMail } from '../measures/thread.ts'
import { defineRule, makeExamples } from '../rule.ts'
import { isBody } from '../swap.ts'
import { EVERYTHING } from '../weights.ts'

export default defineRule({
  id: 'empty-draft',
  dimension: 'structure',
  severity: 'blocker',
  cost: { each: EVERYTHING, cap: EVERYTHING }, // There is nothing to score.
  summary: 'There is no text in this mail.',
  why: 'A mail without words goes out by mistake. Nothing else can be said about it until something is written.',
  evidence: [],
  language: 'any',
  check: (doc) => {
    const says = answersMail(doc.blocks) ? isNoMark : isReadable
    if (doc.sentences.some((s) => isBody(s) && s.tokens.some(says))) return []
    // A mail made of pictures is another fault: its reader sees something.
    if (doc.images.some((image) => !image.tracking)) return []
    const message = messageOf(doc)
    return [range('draft', 0, 0, message === '' ? {} : { message })]
  },
})

export const examples = makeExamples(() => ({
  flags: [
    { draft: '', marks: [''] },
    { draft: 'Hi Ana,\n\nBest,\nTom', marks: [''] },
    { draft: ' \n\n > When can you come?\n> Ana', marks: [''] },
    ...[
      'a',
      'x x x x',
      'x'.repeat(300),
      '\u0001\u0002PNG\r\n\u001a',
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAA',
    ].map((draft) => ({ draft, marks: [''] })),
    { draft: { format: 'html', draft: '<div><br></div><div>&nbsp;</div>' }, marks: [''] },
  ],
  passes: [
    '👍',
    'Yes.',
    'thx',
    '4471',
    'はい',
    'Sounds good.\n\n> When can you come?',
    'Y\n\n> Shall I come?',
  ],
}))

const isNoMark = ({ kind }: Token) => kind !== 'mark'

/** Longer ones are data. */
const LONGEST_WORD = 30

/** Whether it can be read. One letter answers a question at most; a word without a vowel is short: “thx”, “hmm”. */
function isReadable({ kind, text }: Token): boolean {
  if (kind !== 'word') return kind !== 'mark'
  if (/[^\0-\u024f]/.test(text)) return true
  if (text.length < 2 || text.length > LONGEST_WORD || !/[a-z]/i.test(text)) return false
  return /[aeiouyà-ÿ\d]/i.test(text) || /^[A-Z]?[a-z]{1,3}$/.test(text)
}

function messageOf(doc: Doc): string {
  if (answersMail(doc.blocks)) return 'There is nothing here but the quoted thread.'
  if (doc.blocks.some((b) => b.region === 'greeting')) return 'There is nothing here but a greeting.'
  if (doc.blocks.some((b) => b.region === 'signature')) return 'There is nothing here but a signature.'
  return doc.counts.words > 0 ? 'There is not one word here that can be read.' : ''
}
