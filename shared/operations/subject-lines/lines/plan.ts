/** Subjects out of what the sender suggests, and of what the mail works out: `Go to 40 seats?`, `How we will heat the new library`. */
import type { Token } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { classesOf } from '../../material/word-class.ts'
import type { Idea } from '../idea.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { isShouted } from '../unfit/shouted.ts'

const FEWEST = 3
const LONGEST = 9

export const planLines = (material: RichMaterial): Idea[] =>
  material.lines.flatMap((line) =>
    line.sentence.question || isShouted(line.sentence) ? [] : [...suggested(line), ...explained(line)],
  )

/** `Drop the add-on and go to 40 seats?`, where “I suggest we drop the add-on …”. */
function suggested(line: Line): Idea[] {
  const { tokens } = line.sentence
  const verb = tokens.findIndex(
    (t, i) =>
      /^(?:suggest|propose|recommend)$/.test(t.lower) &&
      (i < 4 || /^(?:i|we)$/.test(tokens[i - 1]?.lower ?? '')),
  )
  if (verb < 0) return []
  const subject = tokens[verb + 1]?.lower === 'that' ? verb + 2 : verb + 1
  if (!/^(?:we|you)$/.test(tokens[subject]?.lower ?? '')) return []
  const from = subject + 1
  if (/^(?:could|should|can|would|will|do|don't|are|have)$/.test(tokens[from]?.lower ?? '')) return []
  return cut(
    line,
    from,
    from,
    (text) => `${text}?`,
    'question',
    'Asks whether to do what the mail suggests.',
    'ask',
  )
}

/** Behind these a clause says what something is about. */
const ABOUT = new Set([
  'on',
  'about',
  'of',
  'explains',
  'explain',
  'shows',
  'show',
  'describes',
  'decide',
  'decided',
])

/** `How we will heat the new library`. */
function explained(line: Line): Idea[] {
  const { tokens } = line.sentence
  const at = tokens.findIndex(
    (t, i) => i > 0 && /^(?:how|why)$/.test(t.lower) && ABOUT.has(tokens[i - 1]?.lower ?? ''),
  )
  if (at < 0) return []
  const classes = classesOf(tokens)
  if (!/^(?:subject|article|owner|word|name)$/.test(classes[at + 1] ?? '')) return []
  return cut(line, at, at, (text) => text, 'specific', 'Says what the mail works out.')
}

function cut(
  line: Line,
  from: number,
  verb: number,
  said: (text: string) => string,
  angle: Idea['angle'],
  why: string,
  role?: Idea['role'],
): Idea[] {
  const { tokens, text } = line.sentence
  return requestCuts(tokens, verb).flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    if (words < FEWEST || words > LONGEST || !endsWell(tokens, to) || !tells(tokens, from + 1, to)) return []
    if (leans(tokens.slice(from, to))) return []
    // “put your card” waits for where.
    if (role === 'ask' && !endsClause(tokens, to)) return []
    return [
      {
        text: said(text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)),
        angle,
        shape: 'says',
        weight: 3 + words * 0.1,
        why,
        line,
        ...(role && { role }),
      },
    ]
  })
}

const endsClause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined ||
  tokens[at].kind === 'mark' ||
  /^(?:and|so|which|because|if)$/.test(tokens[at].lower)

const leans = (range: readonly Token[]): boolean =>
  range.some((t) => /^(?:it|them|they|these|those|both|this|that)$/.test(t.lower))
