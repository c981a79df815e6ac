/** Which two candidates are worth sending against each other, and what that would tell. */
import type { Angle } from './contract.ts'

interface Candidate {
  text: string
  angle: Angle
  words: number
  chars: number
}
interface Pair {
  a: string
  b: string
  hypothesis: string
}

const MOST = 3

interface Test {
  a: (c: Candidate) => boolean
  b: (c: Candidate) => boolean
  hypothesis: string
}

const numbered = ({ text }: Candidate) => /\d/.test(text)
const asks = ({ text }: Candidate) => text.endsWith('?')
const plain = (c: Candidate) => !numbered(c) && !asks(c)
const LONG = 6
const SHORT = 4

/** In the order of what they teach. */
const TESTS: readonly Test[] = [
  {
    a: asks,
    b: (c) => plain(c) && c.angle !== 'curiosity',
    hypothesis:
      'A statement is opened more than a question: studies of subjects disagree, so let your readers decide.',
  },
  {
    a: numbered,
    b: plain,
    hypothesis:
      'A figure in the subject brings more replies or clicks: it helped in two studies and hurt in two others.',
  },
  {
    a: (c) => c.angle === 'curiosity',
    b: (c) => c.angle === 'specific',
    hypothesis: 'Naming the matter earns as many opens as making curious, and more clicks.',
  },
  {
    a: (c) => c.angle === 'trigger' || c.angle === 'referral',
    b: (c) => c.angle === 'specific' || c.angle === 'plain_internal',
    hypothesis:
      'A subject about what happened at the reader’s brings more replies than one that names the topic.',
  },
  {
    a: (c) => c.words >= LONG,
    b: (c) => c.words <= SHORT,
    hypothesis: 'The shorter line is opened at least as often, because phones show all of it.',
  },
  {
    a: (c) => c.angle === 'benefit',
    b: (c) => c.angle === 'specific',
    hypothesis: 'Saying what the reader can do is clicked more than naming the thing.',
  },
]

/** Pairs among the candidates, and the best of them against the subject sent. */
export function pairsOf(candidates: readonly Candidate[], current: string | null): Pair[] {
  const pairs: Pair[] = []
  const best = candidates[0]
  if (best && current !== null && current.trim() !== '')
    pairs.push({
      a: current,
      b: best.text,
      hypothesis: 'The new line beats the one you have; send both before you trust either.',
    })
  for (const { a, b, hypothesis } of TESTS) {
    if (pairs.length >= MOST) break
    const first = candidates.find(a)
    const second = candidates.find((c) => c !== first && b(c))
    if (first && second && !pairs.some((p) => p.a === first.text && p.b === second.text))
      pairs.push({ a: first.text, b: second.text, hypothesis })
  }
  return pairs
}
