/** Subjects of what the sender needs from the reader: `Q3 churn numbers split by region`, where “I still need the Q3 churn numbers split by region”. */
import type { Doc, Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { mayBePast } from '../../material/verbs.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, wordsIn } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'
import { DETAILS } from '../reading/thing-words.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9
/** Behind these stands what is needed. */
const NEEDS =
  /\b(?:i|we)(?:['’]m| am|['’]re| are|['’]d| would|['’]ll| will)? (?:still |also |really |urgently |just )?(?:need|require|request|missing|looking for|searching for|seeking|waiting (?:for|on)|(?:like|want|have|wish|need) to (?:ask (?:you )?for|request)|ask you for|asking you for|like to (?:have|get|see|receive)|have(?:n['’]t| not)(?: yet)? (?:received|had|got|seen))(?: from you)? (?=(?:the|your|an?)\b)|\b(?:could|can|would|will) (?:you|u|someone|somebody|anyone)(?: please)?(?: kindly)? (?:send|give|get|forward|email|e-mail|share|provide|resend|let)(?: (?:me|us)(?: have)?)?(?: over)?(?: please)? (?=\p{L})|\b(?:could|can|may) (?:i|we)(?: please)? (?:have|get|see|borrow) (?=(?:the|your|an?)\b)|\b(?:could|can|would|will) you(?: please)?(?: kindly)?(?: quickly)? (?:have|take) (?:a|another) (?:quick |short |second |brief )?look at (?=(?:the|your|an?|my|our)\b)|\b(?:could|can|would|will) you(?: please)?(?: kindly)? (?:look at|look over|check|review|proofread|approve|sign|comment on|read|go through|look through) (?=(?:the|your|an?|my|our)\b)|\b(?:i|we)(?: still| urgently)? (?:find|need|seek|want) (?=(?:at least )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:more |other )?\p{L}+ (?:for|in|at|on)\b)|\byou(?:['’]re| are| were) (?:looking for|searching for|in need of) (?=an?\b)|\bplease (?:send|forward|email|share|provide|resend)(?: (?:me|us))?(?: over)? (?=(?:the|your|an?)\b)/iu

const LOOKS = /\b(?:look|check|review|proofread|approve|sign|comment|read|go)\b/i

/** A word back, time and help are asked for in any mail. */
const ANY =
  /^(?:hand|call|ring|shout|idea|moment|minutes?|time|look|chance|reply|answer|response|name|names|feedback|thoughts?|help|word|line|message|email|e-mail|details?|information|info|update|while|opportunity)$/i

/** These are about what they offer or bill, and no paper that goes with it. */
const GIVES: ReadonlySet<string> = new Set(['proposal', 'billing', 'negotiation'])
/** Sentences in which a mail comes to its need. */
const EARLY = 2
/** Sentences behind the need that may hold its day. */
const NEAR = 2

export function missingThingLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  if (doc.family === 'bulk_content' || doc.family === 'bulk_promo') return []
  const first = lines.findIndex(({ sentence }) => NEEDS.test(sentence.text))
  return lines.flatMap((line, i) =>
    isShouted(line.sentence)
      ? []
      : missing(line, lines.slice(i, i + 1 + NEAR), doc.kind === 'recruiting').map((idea) => ({
          ...idea,
          // What is asked for at once is what the mail is written for.
          role: i < EARLY && i === first && !GIVES.has(doc.kind) ? 'purpose' : 'ask',
        })),
  )
}

function missing(line: Line, near: readonly Line[], isJob: boolean): Idea[] {
  const { tokens, text } = line.sentence
  const found = NEEDS.exec(text)
  const at = found === null ? -1 : tokens.findIndex((t) => t.start >= found.index + found[0].length)
  // “six more volunteers for the till”
  const more = /^(?:more|other)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 0
  const thing = at < 0 ? null : thingAt(tokens, at + more)
  const [head] = thing?.ends ?? []
  if (thing && ANY.test(tokens[(head ?? 1) - 1]?.lower ?? '')) return []
  if (!thing || head === undefined || DETAILS.has(tokens[head - 1]?.lower ?? '')) return []
  // “a backend engineer to join our team”: the job says enough.
  const joins =
    tokens[head]?.lower === 'to' && /^(?:join|start|help|support|work)$/.test(tokens[head + 1]?.lower ?? '')
  const told = isJob && joins ? [head] : thing.ends
  const ends = new Set([...told, ...told.map((end) => withState(tokens, end))])
  // “Could you look at the draft by Thursday?”: the day is that of the answer.
  const day = LOOKS.test(found?.[0] ?? '')
    ? undefined
    : near.map(({ sentence }) => byDay(sentence)).find((each) => each !== null)
  return [...ends].flatMap((to, i): Idea[] => {
    if (wordsIn(tokens, thing.from, to) > LONGEST - 1 || !endsWell(tokens, to)) return []
    // “contracts from 2024 and 2025”: both.
    if (/^(?:and|or)$/.test(tokens[to]?.lower ?? '') && tokens[to + 1]?.kind === 'number') return []
    const first = more > 0 ? at : thing.from
    if ((to - first < 2 && day === undefined) || !namesMatter(tokens.slice(thing.from, to))) return []
    const own = thing.owner === 'your' ? 'Your ' : ''
    const said = `${own}${textUpTo(text, tokens, first, to)}`
    const dated = day === undefined || said.split(' ').length + 2 > LONGEST ? [] : [`${said} ${day}`]
    return [...(to - first < 2 ? [] : [said]), ...dated].map((words, n) => ({
      text: words,
      angle: 'specific',
      shape: 'says',
      weight: 4 + i * 0.3 + n * 0.6,
      why: 'Names what you need.',
      line,
    }))
  })
}

/** Behind “split by region” at `end`, else `end`: how the thing is to be. */
function withState(tokens: readonly Token[], end: number): number {
  if (
    !mayBePast(tokens[end]?.lower ?? '') ||
    !/^(?:by|for|into|in|from|with|per)$/.test(tokens[end + 1]?.lower ?? '')
  )
    return end
  return dateEnd(tokens, end + 2) > end + 2 ? end : (thingAt(tokens, end + 2)?.ends[0] ?? end)
}

/** “by Wednesday”, as a sentence has it; `null` for none. */
function byDay({ tokens, text }: Pick<Line['sentence'], 'tokens' | 'text'>): string | null {
  const at = tokens.findIndex((t, i) => /^(?:by|before)$/.test(t.lower) && dateEnd(tokens, i + 1) > i + 1)
  // “please reply by 12 December”: of the answer.
  const isReply = tokens
    .slice(0, Math.max(0, at))
    .some(({ lower }) => /^(?:reply|answer|respond|rsvp)$/.test(lower))
  return at < 0 || isReply ? null : textUpTo(text, tokens, at, dateEnd(tokens, at + 1))
}
