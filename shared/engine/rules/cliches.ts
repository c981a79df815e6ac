import type { Doc, Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import { CLICHES, CONTRAST } from '../lexicon/cliches.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { hitsOf, isName, type Placed, swap } from '../swap.ts'

const SIGHED =
  /^(?:, (?!please|we (?!need|want|are|have)|\w+ (?:the|your) )| (?:if|what|(?:it|that|we|you|they)['’](?:s|re)|i['’]m)\b)/i

/**
 * “Lock the door at the end of the day” is a time; with “we’re” after it, or a comma before no order and no habit, it
 * is a sigh.
 */
const isTime = ({ entry, to }: Hit, { tokens, text }: Sentence): boolean =>
  entry.term === 'at the end of the day' && !SIGHED.test(text.slice(tokens[to - 1]?.end))

const isContrast = ({ entry }: Hit): boolean => entry.key === CONTRAST

/** Whether the second half of a contrast begins at a token: “it’s a”, “it is about”. */
function turns(tokens: readonly Token[], from: number): boolean {
  const [first = '', second = '', third = ''] = tokens.slice(from, from + 3).map(({ lower }) => lower)
  const what = second === 'is' ? third : second
  return /^(?:it|this|that|we|they)(?:'s|'re)?$/.test(first) && /^(?:an?|the|your|our|about|how)$/.test(what)
}

/** The finding of a contrast whose second half follows behind a mark, or as the next sentence. */
function contrast({ hit, sentence }: Placed, { sentences }: Doc): Finding | null {
  const { tokens } = sentence
  const next = sentences[sentences.indexOf(sentence) + 1]
  const turned =
    tokens.some(({ kind }, i) => i >= hit.to && kind === 'mark' && turns(tokens, i + 1)) ||
    (next?.block === sentence.block && turns(next.tokens, 0))
  return turned ? at(sentence, hit.from, hit.to, { message: hit.entry.note }) : null
}

export default defineRule({
  id: 'cliches',
  dimension: 'clarity',
  severity: 'info',
  // A worn figure of speech where a fact was wanted weighs more than a long word.
  cost: { each: 2, cap: 6 },
  summary: 'This figure of speech is worn out.',
  why: 'A phrase everyone uses says nothing about this reader or this offer, and those who learnt English later may not know it.',
  evidence: [],
  lexicon: CLICHES,
  hit: (hit, sentence) =>
    isContrast(hit) || isName(hit, sentence) || isTime(hit, sentence) ? null : swap(hit, sentence),
  onHits: true,
  check: (doc) =>
    hitsOf(doc, CLICHES).flatMap((placed) => (isContrast(placed.hit) ? (contrast(placed, doc) ?? []) : [])),
})

export const examples: Examples = {
  flags: [
    {
      draft: 'At the end of the day, this moves the needle. It is a no-brainer.',
      marks: ['At the end of the day', 'moves the needle', 'no-brainer'],
      fixed: 'In the end, this makes a difference. It is a no-brainer.',
    },
    {
      draft: 'In a nutshell, the crew can hit the ground running.',
      marks: ['In a nutshell', 'hit the ground running'],
      fixed: 'In short, the crew can start fast.',
    },
    {
      draft:
        'It’s not just a tool — it’s a journey. It is not about working harder; it is about working smarter. This isn’t just another planner. It’s a new way to work.',
      marks: ['It’s not just a', 'It is not about', 'This isn’t just another'],
    },
    {
      draft:
        'Imagine a world where rotas plan themselves. Whether you’re a startup or an enterprise, we’ve got you covered, from onboarding to scaling. Let’s start this journey!',
      marks: [
        'Imagine a world where',
        'Whether you’re a startup',
        'we’ve got you covered',
        'from onboarding to scaling',
        'start this journey',
      ],
    },
  ],
  passes: [
    'It is not the pump, it is the seal. The problem is not just a pump — it’s the seal as well.',
    'It’s not just a leak: the seal of pump 4 is worn too. It’s not about the money, so please keep it.',
    'It is not about the price. It is on page 2. It’s not only a fine of $40; it’s leaking oil.',
    'Whether you’re coming by train or by car, your journey begins at gate 4, and this journey takes two hours.',
    'Imagine a wall where the gate is. We have got you a covered stall, from strategy day to the fair.',
    'Lock the gate at the end of the day. The box stands in the hall.',
    'At the end of the day, please lock the gate. At the end of the day, we count the till.',
    'Mind the needle: it moves with the wind.',
  ],
}
