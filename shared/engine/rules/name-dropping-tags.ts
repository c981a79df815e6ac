import { range } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Tags in a short mail from which it reads as filled in. */
const MANY = 4
const SHORT = 100

export default defineRule({
  id: 'name-dropping-tags',
  dimension: 'personalization',
  severity: 'info',
  summary: 'So many merge tags make a short mail read like a form.',
  why: 'A name or a company in every other line sounds like a machine, and each tag is one more that can go out empty.',
  evidence: ['E36'],
  kinds: PERSONAL,
  needs: 'placeholder',
  check: (doc) => {
    if (doc.counts.words >= SHORT) return []
    const tags = doc.placeholders.filter((p) => p.field === 'draft' && p.role === 'value')
    const fourth = tags[MANY - 1]
    if (!fourth) return []
    return [
      range('draft', fourth.start, fourth.end, { message: `This short mail has ${tags.length} merge tags.` }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi {{first_name}}, how is {{city}}? We help {{company}} and others in {{industry}}. Interested?',
      },
      marks: ['{{industry}}'],
    },
    {
      draft: {
        kind: 'recruiting',
        draft: 'Hi *|FNAME|*, your time as *|TITLE|* at *|COMPANY|* in *|CITY|* caught my eye. Interested?',
      },
      marks: ['*|CITY|*'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', draft: 'Hi {{first_name}}, we help {{company}} in {{city}}. Interested?' },
    { kind: 'promotional', draft: 'Hi {{first_name}}, {{shop}} in {{city}} has {{item}} for you.' },
  ],
}
