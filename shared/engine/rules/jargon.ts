import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { JARGON, PRAISE } from '../lexicon/jargon.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isName, leaveOut, swap } from '../swap.ts'
import { words } from '../word-set.ts'

const BE = words("is are was were am be been i'm we're it's they're you're keep keeps and")

/** “Moving forward with the plan” and “it is going forward” are movement, not time. */
const moves = ({ entry, from, to }: Hit, { tokens }: Sentence): boolean =>
  entry.term.endsWith(' forward') &&
  (BE.has(tokens[from - 1]?.lower ?? '') || /^(?:with|by|to|in|as|on)$/.test(tokens[to]?.lower ?? ''))

const BEFORE_NOUN = words('a an the our your their this that with of for')

/** “From start to finish” stands behind what it says; before a noun it is no English. */
const fixless = ({ entry, from }: Hit, { tokens }: Sentence): boolean =>
  entry.term === 'end to end' && BEFORE_NOUN.has(tokens[from - 1]?.lower ?? '')

export default defineRule({
  id: 'jargon',
  dimension: 'clarity',
  severity: 'info',
  // A mail can be made of nothing else, and then says nothing: the cap lies higher than for other small matters.
  cost: { each: 1, cap: 8 },
  summary: 'This is office talk; a plain word says more.',
  why: 'Readers have seen these words in a hundred mails and skip them. A plain word, or the fact behind it, is read.',
  evidence: [],
  lexicon: JARGON,
  hit: (hit, sentence) => {
    if (isName(hit, sentence) || moves(hit, sentence)) return null
    if (hit.entry.note === PRAISE) return leaveOut(hit, sentence)
    return fixless(hit, sentence) ? at(sentence, hit.from, hit.to) : swap(hit, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Going forward, I have the bandwidth to action this. Our learnings are attached.',
      marks: ['Going forward', 'have the bandwidth', 'action this', 'learnings'],
      fixed: 'From now on, I have time to do this. Our lessons are attached.',
    },
    {
      draft: 'A holistic, best-in-class solution that drives value.',
      marks: ['A holistic', 'best-in-class', 'drives value'],
    },
    {
      draft: 'We test every pump end to end. You get an end to end service and an end-to-end report.',
      marks: ['end to end', 'end to end', 'an end-to-end'],
      fixed: 'We test every pump from start to finish. You get an end to end service and a complete report.',
    },
    {
      draft:
        'We make a cutting-edge app with an open API. Our best-in-class team is world-class and uses next-gen, fast tools. You work with cutting-edge technologies.',
      marks: ['a cutting-edge app', 'best-in-class team', 'world-class', 'next-gen', 'cutting-edge'],
      fixed:
        'We make an app with an open API. Our team is world-class and uses next-gen, fast tools. You work with cutting-edge technologies.',
    },
  ],
  passes: [
    'The bandwidth of the line is 100 Mbit/s.',
    'The lift is going forward by two metres. Our lessons are attached.',
  ],
}
