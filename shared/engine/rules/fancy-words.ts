import { FANCY_WORDS } from '../lexicon/fancy-words.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swapIfFitting } from '../swap.ts'

export default defineRule({
  id: 'fancy-words',
  dimension: 'clarity',
  severity: 'info',
  summary: 'A plainer word means the same.',
  why: 'Long words slow the reader down and put distance between you. Write the word you would say at a table.',
  evidence: ['E03'],
  lexicon: FANCY_WORDS,
  hit: swapIfFitting,
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'We will commence the tests on Monday and utilize the spare pump. Additionally, an erroneous charge was found.',
      marks: ['commence', 'utilize', 'Additionally', 'an erroneous'],
      fixed: 'We will start the tests on Monday and use the spare pump. Also, a wrong charge was found.',
    },
    {
      draft: 'The drop-off point is adjacent to the gate. Approximately 40 pallets require rectifying.',
      marks: ['adjacent to', 'Approximately', 'rectifying'],
      fixed: 'The drop-off point is next to the gate. About 40 pallets require fixing.',
    },
  ],
  passes: [
    'Tickets for Paramount are sold out. We start on Monday.',
    'The expedited parcel leaves today; the tests end on Friday.',
  ],
}
