import { at } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'number-in-subject',
  dimension: 'subject',
  severity: 'info',
  contested: true,
  summary: 'Numbers in cold subjects: studies disagree, so this is one to test.',
  why: 'Figures helped subjects in two studies and cost opens or replies in two others, all of cold mail. It costs nothing here.',
  evidence: ['E13', 'E14', 'E16', 'E43'],
  // A press pitch lives on its figure.
  kinds: ['cold_outreach', 'follow_up', 'breakup', 'partnership'],
  fields: ['subject'],
  needs: 'digits',
  sentence: (subject) => {
    const index = subject.tokens.findIndex((t) => t.kind === 'number')
    return index < 0 ? [] : [at(subject, index, index + 1)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: '14 open slots on Tuesday',
        draft: 'Hi Ana,\n\nYour page shows 14.',
      },
      marks: ['14'],
    },
    {
      draft: { kind: 'partnership', subject: 'Shared stall at Hay 2027', draft: 'Hi Ana,\n\nWould you?' },
      marks: ['2027'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', subject: 'fourteen open slots', draft: 'Hi Ana,\n\nYour page shows 14.' },
    { kind: 'press_pitch', subject: 'Story: hedgehogs in 1,204 gardens', draft: 'Hi Ana,\n\nWe counted.' },
  ],
}
