import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'missing-subject',
  dimension: 'subject',
  severity: 'error',
  summary: 'The subject is empty.',
  why: 'Without a subject your mail looks like a mistake or like spam, and nobody finds it again. Far fewer people answer it.',
  evidence: ['E02', 'E16'],
  language: 'any',
  needs: 'subject',
  check: ({ subject }) =>
    subject && subject.text.trim() === '' ? [range('subject', 0, subject.text.length)] : [],
})

export const examples: Examples = {
  flags: [
    {
      draft: { subject: '', draft: 'Hi Ana,\n\nThe quote for the stair rail is attached.\n\nTom' },
      marks: [''],
    },
    {
      draft: { subject: '  ', draft: 'Hi Ana,\n\nThe quote for the stair rail is attached.\n\nTom' },
      marks: ['  '],
    },
  ],
  passes: [
    { subject: 'Stair rail quote', draft: 'Hi Ana,\n\nThe quote is attached.\n\nTom' },
    'Hi Ana,\n\nNo subject was given with this draft, so there is nothing to judge.\n\nTom',
  ],
}
