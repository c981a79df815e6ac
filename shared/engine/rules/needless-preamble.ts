import { PREAMBLES } from '../lexicon/preambles.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swap } from '../swap.ts'

const JOINTS = new Set(['and', 'but', 'so', 'because', 'however', 'also'])
/** “Before we meet, I wanted to let you know that the price drops”: the opening says when it is told, not when it drops. */
const OF_THE_TELLING =
  /^(?!(?:since you asked|in case you have(?: not|n['’]t) heard|before i forget|while i have you),)(?:(?:as|if|to) |\S+ \S+ \S).*, $/is

export default defineRule({
  id: 'needless-preamble',
  dimension: 'clarity',
  severity: 'info',
  summary: 'The sentence says the same without this.',
  why: 'These words announce that something will be said. Say it: the reader is there, and not for long.',
  evidence: ['E48'],
  lexicon: PREAMBLES,
  hit: (hit, sentence) => {
    const before = sentence.tokens[hit.from - 1]
    // In mid-sentence the words may be the point: “make sure it is clear that”.
    const opens = before === undefined || before.kind === 'mark' || JOINTS.has(before.lower)
    // “As you may know from the hall” says where; only an aside with its comma can go.
    const aside = !hit.entry.term.startsWith('as ') || sentence.tokens[hit.to]?.text === ','
    if (!opens || !aside) return null
    const ahead = sentence.text.slice(0, sentence.tokens[hit.from]?.start)
    if (hit.entry.use[0] === '' && OF_THE_TELLING.test(ahead)) return null
    return swap(hit, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Please be advised that the office closes at noon. As you may know, it is a holiday.',
      marks: ['Please be advised that the', 'As you may know, it'],
      fixed: 'The office closes at noon. It is a holiday.',
    },
    {
      draft: 'I would like to take this opportunity to thank you. It should be noted that the lift is slow.',
      marks: ['I would like to take this opportunity to', 'It should be noted that the'],
      fixed: 'I would like to thank you. The lift is slow.',
    },
    {
      draft: 'Please be advised that the works are done and that the road is open.',
      marks: ['Please be advised that the works are done and that '],
      fixed: 'The works are done and the road is open.',
    },
  ],
  passes: [
    'Please make sure it is clear that the office closes at noon.',
    'I would like to thank you. You may know the lift.',
    'Before we meet, I wanted to let you know that the price drops in May.',
  ],
}
