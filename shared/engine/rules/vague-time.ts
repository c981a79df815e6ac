import { askOf } from '../asks.ts'
import { ofHit } from '../finding.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'vague-time',
  dimension: 'cta',
  severity: 'info',
  summary: 'The ask names no day.',
  why: 'Without a day the reader has to think of one and then to write it. Name a day or two, and all that is left is to choose.',
  evidence: [],
  families: ['cold', 'warm', 'operational'],
  regions: ['opening', 'body', 'ask'],
  lexicon: lexicon('vague-time', {
    '(sometime|some time|at some point|one day|any time) (next|this|in the coming|over the next) (week|weeks|month|days|few days|few weeks|couple of weeks)':
      null,
    '(sometime|some time) (soon|later|in the future)': null,
    sometime: null,
    '(at some point|at some stage|one of these days|in the near future|in the not too distant future|in the coming weeks|in due course)':
      null,
    "(when|whenever) (you|you've) (get|have|got) (a chance|a moment|a minute|time|some time|a free moment|a second)":
      null,
    '(connect|talk|chat|meet|speak|reply|respond|answer|hear back|get back to me|hear from you|let me know) soon':
      null,
  }),
  hit: (hit, sentence) =>
    sentence.region === 'ask' || askOf(sentence, 0) !== null ? ofHit(hit, sentence) : null,
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'meeting_request', draft: 'The survey is back. Could we meet sometime next week?' },
      marks: ['sometime next week'],
    },
    {
      draft: {
        kind: 'partnership',
        draft: 'Your centers close in May. Might you be free for a coffee at some point?',
      },
      marks: ['at some point'],
    },
  ],
  passes: [
    { kind: 'meeting_request', draft: 'The survey is back. Could we meet on Tuesday or Thursday?' },
    {
      kind: 'cold_outreach',
      draft: 'At some point every second shop runs out of flour. Would a reserve help you?',
    },
  ],
}
