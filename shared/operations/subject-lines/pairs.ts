/** Which two candidates are worth sending against each other, and what that would tell. */
import { parseSentence } from '../../engine/parsed-sentence.ts'
import { overlap, stemsOfLine } from './alike.ts'
import type { Angle } from './contract.ts'
import { differencesOf } from './difference.ts'
import { cutShort } from './fit.ts'

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
  /** The one trait in which they may differ; `null` where the angle is what is tested. */
  differs: Trait | null
  hypothesis: string
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
    hypothesis:
      'We expect the statement to be opened more than the question, because it says at once what the mail is about; studies of questions disagree.',
  },
  {
    a: numbered,
    b: plain,
    differs: 'figure',
    hypothesis:
      'We expect the line with the figure to bring more replies or clicks, because a figure tells the mail from others; it helped in two studies and hurt in two.',
  },
  {
    a: (c) => c.angle === 'curiosity',
    b: (c) => c.angle === 'specific',
    differs: null,
    hypothesis:
      'We expect the line that names the matter to bring more clicks at as many opens, because who opens it knows what is inside.',
  },
  {
    a: (c) => c.angle === 'trigger' || c.angle === 'referral',
    b: (c) => c.angle === 'specific' || c.angle === 'plain_internal',
    differs: null,
    hypothesis:
      'We expect the line about what happened at the reader’s to bring more replies than the one that names the topic, because it could go to nobody else.',
  },
  {
    a: (c) => cutShort(c.text),
    b: (c) => !cutShort(c.text) && c.words <= SHORT,
    differs: 'cut',
    hypothesis:
      'We expect the shorter line to be opened at least as often, because phones show all of it and cut the other.',
  },
  {
    a: (c) => c.angle === 'benefit',
    b: (c) => c.angle === 'specific',
    differs: null,
    hypothesis:
      'We expect the line that says what the reader can do to be clicked more than the name of the thing, because it gives a reason to.',
  },
]

/** What is expected of the new line, and why. */
function against(text: string, best: Candidate): string {
  const now = { text, words: parseSentence(text).words }
  const why = [...differencesOf(now, best), GAINS[best.angle]]
  return `We expect the new line to be opened or answered more, because it ${listed(why)}.`
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const GAINS: Readonly<Record<Angle, string>> = {
  specific: 'names the matter in the mail’s own words',
  question: 'asks what the mail asks',
  curiosity: 'shows a detail and leaves the rest to the mail',
  benefit: 'says what the reader gets or can do',
  number: 'leads with a figure',
  name: 'calls a name',
  referral: 'names who sent you',
  trigger: 'says what made you write',
  plain_internal: 'reads like a line from a colleague',
}

/** Pairs among the candidates, and the best of them against the subject sent. */
export function pairsOf(candidates: readonly Candidate[], current: string | null): Pair[] {
  const pairs: Pair[] = []
  const best = candidates[0]
  if (best && current !== null && current.trim() !== '')
    pairs.push({
      a: current,
      b: best.text,
      hypothesis: against(current, best),
    })
  for (const { a, b, differs, hypothesis } of TESTS) {
    if (pairs.length >= MOST) break
    const found = candidates
      .filter(a)
      .flatMap((first) =>
        candidates
          .filter((c) => c !== first && b(c) && isOneTest(first, c, differs))
          .map((c) => [first, c] as const),
      )
      .find(([first, second]) => !pairs.some((p) => isSamePair(p, first.text, second.text)))
    if (found) pairs.push({ a: found[0].text, b: found[1].text, hypothesis })
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
