import type { Doc, Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isBody } from '../swap.ts'

const THANKS = new Set(['thanks', 'thank', 'gratefully', 'grateful'])
/** Words before the thanks: “many thanks”, “with thanks”. */
const REACH = 2

const thanks = ({ tokens, question }: Sentence): boolean =>
  !question && tokens.slice(0, REACH + 1).some((t) => THANKS.has(t.lower))

/** The sign-off, else the last sentence before it. */
function closing({ sentences }: Doc): Sentence | undefined {
  const signoff = sentences.find((s) => s.region === 'signoff')
  if (signoff && thanks(signoff)) return signoff
  const last = sentences.findLast(isBody)
  return last && last !== sentences.find(isBody) && thanks(last) ? last : undefined
}

export default defineRule({
  id: 'grateful-closing',
  dimension: 'tone',
  severity: 'praise',
  summary: 'You close with thanks.',
  why: 'Mails that close with thanks got more answers than other closings, and experiments on thanks and helping agree.',
  evidence: ['E07'],
  families: ['warm'],
  check: (doc) => {
    const found = closing(doc)
    return found ? [whole(found)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'meeting_request', draft: 'Hi Ana,\n\nCould we meet on Friday?\n\nMany thanks,\nTom' },
      marks: ['Many thanks,'],
    },
    {
      draft: {
        kind: 'renewal',
        draft: 'Hi Ana,\n\nYour plan renews on 1 May. Thanks for a busy year with us.\n\nTom',
      },
      marks: ['Thanks for a busy year with us.'],
    },
  ],
  passes: [
    {
      kind: 'meeting_request',
      draft: 'Hi Ana,\n\nThanks for the call. Could we meet on Friday?\n\nBest,\nTom',
    },
    { kind: 'cold_outreach', draft: 'Hi Ana,\n\nCould we meet on Friday?\n\nThanks,\nTom' },
  ],
}
