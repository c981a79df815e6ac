import { WORDINESS } from '../lexicon/wordiness.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swapIfFitting } from '../swap.ts'

export default defineRule({
  id: 'wordiness',
  dimension: 'clarity',
  severity: 'info',
  summary: 'A shorter phrase says the same.',
  why: 'Readers give a mail a few seconds; every word that carries nothing pushes the point further down.',
  evidence: ['E48'],
  lexicon: WORDINESS,
  hit: swapIfFitting,
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'In order to finish by May, we are in the process of hiring due to the fact that two people left.',
      marks: ['In order to', 'are in the process of', 'due to the fact that'],
      fixed: 'To finish by May, we are hiring because two people left.',
    },
    {
      draft: 'The majority of our customers pay on a monthly basis. A total of 15 seats are free.',
      marks: ['The majority of', 'on a monthly basis', 'A total of '],
      fixed: 'Most of our customers pay monthly. 15 seats are free.',
    },
    {
      draft:
        'Could you revert back to me by Friday? She reverted back to the old plan, and I repeat again: reply back.',
      marks: ['revert back to me', 'reverted back', 'repeat again', 'reply back'],
      fixed: 'Could you get back to me by Friday? She reverted to the old plan, and I repeat: reply.',
    },
  ],
  passes: [
    'Put the boxes in order. To finish by May, we hire.',
    'The course of the river changed during the flood.',
  ],
}
