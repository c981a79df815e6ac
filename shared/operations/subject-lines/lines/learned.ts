/** Subjects of what the reader will know: `How to close a month in three days`, where “you will learn how to …”. */
import type { Doc, Token } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { endsWell, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'

const LONGEST = 11
const LEAST = 4

const FOUND =
  /\b(?:i|we)(?: have|['’]ve)? (?:now )?(?:found out|worked out|looked into|looking into|looked at|checked|had a look (?:at|into)|understand|know) (?:why|what|how)\b/i

/** Verbs whose object is what somebody comes to know. */
const KNOWS =
  /^(?:out|into|understand|know|learn|learns|show|shows|see|explain|explains|hear|cover|covers|discover|tell|tells|find|read|describes?)$/

export function learnedLines({ kind, family }: Doc, { lines }: RichMaterial): Idea[] {
  // Between people it is what they talk about, and no promise; what was found out is the news.
  if (family !== 'bulk_content' && family !== 'bulk_promo')
    return family === 'cold'
      ? []
      : lines.flatMap((line) => (FOUND.test(line.sentence.text) ? known(line, 'news', true) : []))
  const role = kind === 'event_invitation' ? 'offer' : 'detail'
  return lines.flatMap((line) => (line.sentence.question ? [] : known(line, role)))
}

function known(line: Line, role: 'offer' | 'detail' | 'news', early = false): Idea[] {
  const { tokens, text } = line.sentence
  const verb = tokens.findIndex(({ lower }) => KNOWS.test(lower) || (early && /^(?:at|checked)$/.test(lower)))
  return tokens.flatMap((t, i): Idea[] => {
    if (!(verb >= 0 && i > verb && opens(tokens, i, verb)) && !isTheme(tokens, i)) return []
    const whole = clauseEnd(tokens, i)
    const to =
      wordsIn(tokens, i, whole) > LONGEST
        ? (requestCuts(tokens.slice(0, whole), i).find((cut) => wordsIn(tokens, i, cut) <= LONGEST - 2) ?? i)
        : whole
    const words = wordsIn(tokens, i, to)
    // “why the label printer”: what it does was cut off.
    const says =
      (to === whole || words > LEAST) &&
      (tells(tokens, i + 1, to, 1) || (words > LEAST && tells(tokens, i + 1, to, 0)))
    if (words < LEAST || !endsWell(tokens, to) || !says) return []
    if (tokens.slice(i, to).some(({ lower }) => LEANS.test(lower))) return []
    return [
      {
        text: text.slice(t.start, tokens[to - 1]?.end ?? 0),
        angle: 'specific',
        shape: 'says',
        plain: true,
        // Whoever gave the session its theme meant it to be read whole.
        ...(isTheme(tokens, i) || early ? { headline: true } : {}),
        role: early ? 'purpose' : role,
        weight: 4 + line.weight / 2,
        why: 'Names what the reader will know afterwards.',
        line,
      },
    ]
  })
}

const LEANS = /^(?:it|they|them|this|these|he|she|i|i'm)$/

/** “how to”, “how we”, “what the new rules mean”: first behind the verb, or next in its row. */
function opens(tokens: readonly Token[], i: number, verb: number): boolean {
  if (!/^(?:how|what|which|why)$/.test(tokens[i]?.lower ?? '')) return false
  const before = tokens[i - 1]?.lower ?? ''
  return i <= verb + 2 || before === ',' || before === 'and'
}

/** “a 45-minute session on what the new rules mean”: what it is about. */
const isTheme = (tokens: readonly Token[], i: number): boolean =>
  /^(?:how|what|which|why)$/.test(tokens[i]?.lower ?? '') &&
  /^(?:on|about)$/.test(tokens[i - 1]?.lower ?? '') &&
  /^(?:session|webinar|workshop|talk|seminar|class|course|briefing|call|hour|evening|event|panel|guide|report|paper|article)$/.test(
    tokens[i - 2]?.lower ?? '',
  )

/** Where the clause that begins at `from` ends: at the next comma, at “and” before a clause of its kind, or at the end. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (t, i) =>
      i > from &&
      (/^[,;:.(–—!]$/.test(t.text) ||
        (t.lower === 'and' && /^(?:how|what|which|why)$/.test(tokens[i + 1]?.lower ?? ''))),
  )
  return end < 0 ? tokens.length : end
}
