import type { Sentence } from '../doc.ts'
import { ofHit, without } from '../finding.ts'
import { PRESSURE } from '../lexicon/subject-phrases.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Words that a subject has besides a prefix. */
const REST = 2

/** Words that say nothing but that it is urgent. */
const ALARM = /^(?:urgent|asap|time.sensitive|act|hurry)/
/** “URGENT: your lobby plants” says as much without its first word. */
const isPrefix = ({ from, to, entry }: Hit, { tokens, words }: Sentence): boolean =>
  ALARM.test(entry.term) &&
  tokens.slice(0, from).every(({ kind }) => kind === 'mark' || kind === 'emoji') &&
  /^(?:[:!|–—-]|!+)$/.test(tokens[to]?.text ?? '') &&
  words - (to - from) >= REST

export default defineRule({
  id: 'pressing-subject',
  dimension: 'subject',
  severity: 'warning',
  summary: 'The subject presses for time instead of naming the matter.',
  why: 'In an experiment a longer, urgent subject lost a third of the opens. A plain deadline, such as “by Friday”, tells people more than alarm does.',
  evidence: ['E38d'],
  families: ['cold', 'warm', 'bulk_content', 'bulk_promo'],
  fields: ['subject'],
  lexicon: PRESSURE,
  hit: (hit, subject, { family }) => {
    const first = subject.hits.find((h) => h.lexicon === PRESSURE)
    if (hit !== first || (hit.entry.note !== '' && family === 'warm')) return null
    const bulk = family === 'bulk_content' || family === 'bulk_promo'
    return {
      ...(isPrefix(hit, subject) ? without(subject, hit.from, hit.to + 1, true) : ofHit(hit, subject)),
      message: 'This presses for time instead of naming the matter.',
      severity: bulk ? 'info' : 'warning',
    }
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'URGENT: your lobby plants',
        draft: 'Hi Ana,\n\nWho waters them?',
      },
      marks: ['URGENT: your'],
      fixed: 'Your lobby plants',
    },
    {
      draft: { kind: 'promotional', subject: "Last chance: don't miss the pots", draft: 'Until Monday.' },
      marks: ['Last chance'],
    },
  ],
  passes: [
    { kind: 'promotional', subject: '30% off pots until Sunday', draft: 'Until Sunday.' },
    { kind: 'internal', subject: 'Urgent: server room is flooding', draft: 'Please move your cars.' },
    {
      kind: 'renewal',
      subject: 'Action required: confirm 40 seats by 1 May',
      draft: 'Hi Ana,\n\nPlease confirm.',
    },
  ],
}
