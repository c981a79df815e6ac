/** Which two candidates are worth sending against each other, and what that would tell. */
import { overlap, stemsOfLine } from './alike.ts'
import type { Angle } from './contract.ts'
import { againstSent, mayWin, type Rival } from './expected.ts'
import { cutShort } from './fit.ts'

interface Candidate extends Rival {
  angle: Angle
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
  /** The one trait in which they may differ; `null` where the angle is what is tested. */
  differs: Trait | null
  /** Which of the two is expected to win, as far as it does not serve worse. */
  wins: 'a' | 'b'
  hypothesis: string
  /** Where the one that should win serves worse. */
  open: string
}

/** A time of day is no figure. */
const numbered = ({ text }: Candidate) => /\d/.test(text.replaceAll(/\d{1,2}:\d\d/g, ''))
const asks = ({ text }: Candidate) => text.endsWith('?')
const plain = (c: Candidate) => !numbered(c) && !asks(c)
const SHORT = 5

type Trait = 'question' | 'figure' | 'cut'

/** What sets lines apart whatever they say. */
const TRAITS: readonly { name: Trait; of: (c: Candidate) => boolean }[] = [
  { name: 'question', of: asks },
  { name: 'figure', of: numbered },
  { name: 'cut', of: ({ text }) => cutShort(text) },
]

/** In the order of what they teach. */
const TESTS: readonly Test[] = [
  {
    a: asks,
    b: (c) => plain(c) && c.angle !== 'curiosity',
    differs: 'question',
    wins: 'b',
    hypothesis:
      'We expect the statement to be opened more than the question, because it says at once what the mail is about; studies of questions disagree.',
    open: 'It is open whether the question or the statement wins: the one asks for an answer, the other says at once what the mail is about; studies of questions disagree.',
  },
  {
    a: numbered,
    b: plain,
    differs: 'figure',
    wins: 'a',
    hypothesis:
      'We expect the line with the figure to bring more replies or clicks, because a figure tells the mail from others; it helped in two studies and hurt in two.',
    open: 'It is open whether the line with the figure wins: a figure tells the mail from others; it helped in two studies and hurt in two.',
  },
  {
    a: (c) => c.angle === 'curiosity',
    b: (c) => c.angle === 'specific',
    differs: null,
    wins: 'b',
    hypothesis:
      'We expect the line that names the matter to bring more clicks at as many opens, because who opens it knows what is inside.',
    open: 'It is open which wins: the one shows a detail and leaves the rest to the mail, the other names the matter.',
  },
  {
    a: (c) => c.angle === 'trigger' || c.angle === 'referral',
    b: (c) => c.angle === 'specific' || c.angle === 'plain_internal',
    differs: null,
    wins: 'a',
    hypothesis:
      'We expect the line about what happened at the reader’s to bring more replies than the one that names the topic, because it could go to nobody else.',
    open: 'It is open which wins: the one names what happened at the reader’s, the other what the mail is about.',
  },
  {
    a: (c) => cutShort(c.text),
    b: (c) => !cutShort(c.text) && c.words <= SHORT,
    differs: 'cut',
    wins: 'b',
    hypothesis:
      'We expect the shorter line to be opened at least as often, because phones show all of it and cut the other.',
    open: 'It is open which wins: the longer line says more, and phones show all of the shorter.',
  },
  {
    a: (c) => c.angle === 'benefit',
    b: (c) => c.angle === 'specific',
    differs: null,
    wins: 'a',
    hypothesis:
      'We expect the line that says what the reader can do to be clicked more than the name of the thing, because it gives a reason to.',
    open: 'It is open which wins: the one says what the reader can do, the other names the thing.',
  },
]

/** Pairs among the candidates, and the best of them against the subject sent. */
export function pairsOf(
  candidates: readonly Candidate[],
  current: Parameters<typeof againstSent>[0] | null,
): Pair[] {
  const pairs: Pair[] = []
  const best = candidates[0]
  if (best && current !== null && current.text.trim() !== '')
    pairs.push({ a: current.text, b: best.text, hypothesis: againstSent(current, best) })
  for (const { a, b, differs, wins, hypothesis, open } of TESTS) {
    if (pairs.length >= MOST) break
    const found = candidates
      .filter(a)
      .flatMap((first) =>
        candidates
          .filter((c) => c !== first && b(c) && isOneTest(first, c, differs))
          .map((c) => [first, c] as const),
      )
      .find(([first, second]) => !pairs.some((p) => isSamePair(p, first.text, second.text)))
    if (!found) continue
    const [first, second] = found
    const expected = wins === 'a' ? mayWin(first, second) : mayWin(second, first)
    pairs.push({ a: first.text, b: second.text, hypothesis: expected ? hypothesis : open })
  }
  return pairs
}

const isSamePair = (p: Pair, a: string, b: string) => (p.a === a && p.b === b) || (p.a === b && p.b === a)

/** Share of the shorter line above which two lines are of one matter. */
const ONE_MATTER = 0.5

/** Whether two lines are of one matter and alike but for what is tested: else nobody could say what won. */
function isOneTest(a: Candidate, b: Candidate, differs: Trait | null): boolean {
  if (overlap(stemsOfLine(a.text), stemsOfLine(b.text)) <= ONE_MATTER) return false
  return TRAITS.every(({ of, name }) => name === differs || of(a) === of(b))
}
