import { range } from '../finding.ts'
import { emojiCount } from '../measures/emoji-count.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'crowded-emoji-subject',
  dimension: 'subject',
  severity: 'warning',
  summary: 'The subject wears more emoji than it can carry.',
  why: 'Emoji make readers think less well of a mail and no more likely to open it. Three or more, or any in mail to a stranger, look like advertising.',
  evidence: ['E40', 'E41'],
  language: 'any',
  fields: ['subject'],
  needs: 'emoji',
  sentence: (subject, { family }) => {
    const count = emojiCount(subject)
    const first = subject.tokens.find((t) => t.kind === 'emoji')
    if (!first || (count < 3 && family !== 'cold')) return []
    const message =
      count === 1
        ? 'An emoji in mail to a stranger looks like advertising.'
        : `The subject has ${count} emoji.`
    return [range('subject', first.start, first.end, { message })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'your lobby plants 🌱',
        draft: 'Hi Ana,\n\nWho waters them?',
      },
      marks: ['🌱'],
    },
    {
      draft: { kind: 'promotional', subject: '🔥 Sale 🔥 on pots 🔥', draft: 'Until Monday.' },
      marks: ['🔥'],
    },
  ],
  passes: [
    { kind: 'promotional', subject: '🔥 Sale on pots 🔥', draft: 'Until Monday.' },
    {
      kind: 'customer_success',
      subject: 'Your import is done 🎉',
      draft: 'Hi Ana,\n\nAll 1,600 recipes are in.',
    },
  ],
}
