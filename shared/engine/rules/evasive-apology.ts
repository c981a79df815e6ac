import { ofHit } from '../finding.ts'
import { EVASIONS } from '../lexicon/apologies.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'evasive-apology',
  dimension: 'tone',
  severity: 'warning',
  cost: { each: 3, cap: 12 },
  summary: 'This apology owns nothing.',
  why: 'An apology says what went wrong, who did it and what is different now. One that blames events or the reader’s feelings makes people angrier than none.',
  evidence: [],
  families: ['operational', 'warm', 'bulk_promo', 'bulk_content'],
  lexicon: EVASIONS,
  // A mail that is sent to say sorry has failed when it does not.
  hit: (hit, sentence, { kind }) =>
    ofHit(hit, sentence, { safe: true, ...(kind === 'apology' ? { severity: 'error' } : {}) }),
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'apology', draft: 'We are sorry if anyone felt left out. Mistakes were made.' },
      marks: ['sorry if anyone', 'Mistakes were made'],
    },
    {
      draft: {
        kind: 'support_reply',
        draft: 'We apologise for any inconvenience this may have caused. We take security very seriously.',
      },
      marks: ['for any inconvenience', 'take security very seriously'],
    },
    {
      // A feeling goes only where what it is about is a clause.
      draft: {
        kind: 'apology',
        draft:
          'I am sorry that you feel this way, and sorry you felt the need to leave. I am sorry if you felt that the lift was slow.',
      },
      marks: ['sorry that you feel', 'sorry you felt', 'sorry if you felt that the'],
      fixed:
        'I am sorry that you feel this way, and sorry you felt the need to leave. I am sorry that the lift was slow.',
    },
  ],
  passes: [
    {
      kind: 'apology',
      draft: 'I am sorry that the lift was closed. We left the key in the van; it has a hook now.',
    },
    { kind: 'apology', draft: 'Sorry if this is a stupid question: which key opens the shed?' },
    { kind: 'apology', draft: 'I am sorry you felt unwell: the fish was two days old.' },
    { kind: 'apology', draft: 'Sorry about the noise. The inconvenience was ours to prevent.' },
  ],
}
