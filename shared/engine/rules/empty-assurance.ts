import { ofHit } from '../finding.ts'
import { ASSURANCES } from '../lexicon/assurances.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'empty-assurance',
  dimension: 'tone',
  severity: 'info',
  summary: 'You praise your own good will.',
  why: 'Every firm says that its customers matter. What you did for this one, and by when, says it better than any assurance.',
  evidence: [],
  lexicon: ASSURANCES,
  // “We are committed to delivering by 3 May” is a promise with a date, and a good one.
  hit: (hit, sentence) =>
    hit.entry.use.length === 0 && sentence.tokens.some(({ kind }) => kind === 'number')
      ? null
      : ofHit(hit, sentence, { safe: true }),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'apology',
        draft:
          'Rest assured that your refund is on its way. Your satisfaction is our number one priority, and we are working hard to improve.',
      },
      marks: [
        'Rest assured that your',
        'Your satisfaction is our number one priority',
        'we are working hard to improve',
      ],
    },
    {
      draft: { kind: 'support_reply', draft: 'We value your business. Rest assured, the fix is live.' },
      marks: ['We value your business', 'Rest assured, the'],
    },
  ],
  passes: [
    'We are committed to delivering the racks by 3 May. The value of your business is in its land.',
    'Your opinion is welcome. We strove for it. The work is hard, and we go on.',
  ],
}
