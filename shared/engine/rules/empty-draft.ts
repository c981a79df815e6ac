import type { Doc } from '../doc.ts'
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
    if (doc.sentences.some((s) => isBody(s) && s.tokens.some((t) => t.kind !== 'mark'))) return []
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
    { draft: { format: 'html', draft: '<div><br></div><div>&nbsp;</div>' }, marks: [''] },
  ],
  passes: ['👍', 'Yes.', 'Sounds good.\n\n> When can you come?'],
}))

function messageOf(doc: Doc): string {
  if (answersMail(doc.blocks)) return 'There is nothing here but the quoted thread.'
  if (doc.blocks.some((b) => b.region === 'greeting')) return 'There is nothing here but a greeting.'
  return doc.blocks.some((b) => b.region === 'signature') ? 'There is nothing here but a signature.' : ''
}
