import { ofHit } from '../finding.ts'
import { HYPE, LOUD } from '../lexicon/hype.ts'
import { defineRule, type Examples } from '../rule.ts'
import { hitsOf, isName, type Placed } from '../swap.ts'

/** Warm words are noise from three, and from one in so many words. */
const FEW = 3
const ONE_IN = 50

const isLoud = ({ hit }: Placed) => Object.hasOwn(LOUD, hit.entry.key)

export default defineRule({
  id: 'hype',
  dimension: 'tone',
  severity: 'warning',
  cost: { each: 2, cap: 8 },
  summary: 'This praises more than a reader will believe.',
  why: 'Mild feeling gets more answers than none; extremes get no more than a plain mail. Say what is good about it and let the reader be amazed.',
  evidence: ['E04'],
  lexicon: HYPE,
  // One warm word is friendly; how many there are decides.
  hit: () => null,
  check: (doc) => {
    const placed = hitsOf(doc, HYPE).filter(({ hit, sentence }) => !isName(hit, sentence))
    const loud = placed.filter(isLoud)
    const warm = placed.filter((p) => !isLoud(p))
    const more = placed.length >= FEW && placed.length * ONE_IN >= doc.counts.words ? warm : []
    return [...loud, ...more].map(({ hit, sentence }) => ofHit(hit, sentence))
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Our revolutionary app is game-changing for depots.',
      marks: ['revolutionary', 'game-changing'],
      fixed: 'Our new app is useful for depots.',
    },
    {
      draft: 'We are thrilled. It is an amazing day with incredible offers, and an awesome team.',
      marks: ['thrilled', 'amazing', 'incredible', 'awesome'],
    },
  ],
  passes: [
    'Your talk in Leeds was amazing, thank you.',
    'We are excited to meet you. The old map shows the revolution of 1848.',
  ],
}
