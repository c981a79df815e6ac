/** Subjects of what the mail hands over: `Plan for the website`, where “here is the plan for the website”. */
import type { Doc, Sentence, Token } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { type Line, plain } from '../../material/line.ts'
import { EMPTY } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'

const LONGEST = 10
/** What is handed over further down is an enclosure; by its bare name it is no matter of the mail. */
const EARLY = 4

export function handedLines({ sentences, kind }: Doc, { lines }: RichMaterial): Idea[] {
  // Who follows up comes back to what was sent.
  const again = kind === 'follow_up' || kind === 'breakup'
  const met = sentences.map(metAt).find((found) => found !== null)
  const duty = lines.map(({ sentence }) => TO_DO.exec(sentence.text)).find((found) => found !== null)
  return lines.flatMap((line, place): Idea[] => {
    const { tokens, text, question } = line.sentence
    const gives = tokens.findIndex(
      (t, i) => givesAt(tokens, t, i) || (again && place < EARLY && isSent(tokens, i)),
    )
    if (gives < 0 || question) return []
    let first = gives + 1
    while (isBetween(tokens[first])) first++
    const thing = thingAt(tokens, first)
    if (thing === null) return []
    // What a mail hands over at once is what it is written for.
    const role = place === 0 && givesAt(tokens, tokens[gives] as Token, gives) ? 'purpose' : 'news'
    const idea = (words: string, more = 0): Idea => ({
      text: plain(words),
      angle: 'specific',
      shape: 'says',
      role,
      weight: 4 + more,
      why: 'Names what the mail hands over.',
      line,
    })
    const { from, ends } = thing
    const whole = ends.filter((to) => to - from >= 2 && to - from <= LONGEST && endsWell(tokens, to))
    const [head = from, middle, last] = ends
    // “Details of your reservation”: of everything there are details.
    if (head - from === 1 && tokens[from]?.lower !== 'minutes' && EMPTY.has(tokens[from]?.lower ?? ''))
      return []
    const named = whole
      .map((to) => clauseEnd(tokens, to, from))
      .filter((to) => namesMatter(tokens.slice(from, to)) && (to - from > 2 || place < EARLY))
    return [
      ...named.map(
        (to): Idea => ({
          ...idea(textUpTo(text, tokens, from, to)),
          ...(to - from > 2 ? {} : { shape: 'names' }),
        }),
      ),
      ...(duty && role === 'purpose' && head > from
        ? [idea(`${textUpTo(text, tokens, from, head)}: ${duty[1]?.toLowerCase()} ${duty[2]}`, 1)]
        : []),
      ...both(line, from, ends).map((words) => idea(words, 0.5)),
      // “Proposal for the website of the museum” in short: “Proposal for the museum”.
      ...(middle !== undefined &&
      last !== undefined &&
      named.includes(last) &&
      tokens[head]?.lower === 'for' &&
      tokens[middle]?.lower === 'of'
        ? [idea(`${textUpTo(text, tokens, from, head)} for ${textUpTo(text, tokens, middle + 1, last)}`)]
        : []),
      // “Action items from today's call”
      ...(met === undefined || head - from < 2
        ? []
        : [idea(`${textUpTo(text, tokens, from, head)} from ${met}`, 1)]),
    ]
  })
}

/** “If you agree, please sign by Tuesday”: what is to be done with what was handed over. */
const TO_DO =
  /\b(please (?:sign|check|review|confirm|approve|comment|return it|sign it|check it|review it|approve it|read it|look it over|fill it in|complete it))(?: and (?:sign|return|send)(?: it)?(?: back)?(?: to (?:me|us))?)? (by (?:\p{Lu}\p{Ll}+day|\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}|noon|tomorrow)(?: (?:noon|morning|evening|lunch))?)\b/iu

/** `Minutes of 17 November and draft budget for 2027`: two things that are handed over. */
function both({ sentence: { tokens, text } }: Line, from: number, ends: readonly number[]): string[] {
  return ends.flatMap((to): string[] => {
    const next = tokens[to]?.lower === 'and' ? thingAt(tokens, to + 1) : null
    const end = next?.ends.findLast((each) => endsWell(tokens, each) && each - from <= LONGEST)
    return !next || end === undefined || !namesMatter(tokens.slice(next.from, end))
      ? []
      : [`${textUpTo(text, tokens, from, to)} and ${textUpTo(text, tokens, next.from, end)}`]
  })
}

/** “the list of counties we cover in Colorado”: which ones is said behind. */
function clauseEnd(tokens: readonly Token[], at: number, from: number): number {
  if (!/^(?:we|you)$/.test(tokens[at]?.lower ?? '')) return at
  const end = tokens.findIndex(({ kind, lower }, i) => i > at && (kind === 'mark' || lower === 'and'))
  const to = end < 0 ? tokens.length : end
  return to - from <= LONGEST && endsWell(tokens, to) ? to : at
}

/** “Here is”, “Attached is”, “I have enclosed”, “please find below”. */
const givesAt = (tokens: readonly Token[], { lower }: Token, i: number): boolean =>
  (lower === 'here' && isBe(tokens[i + 1])) ||
  lower === "here's" ||
  /^(?:attached|enclosed)$/.test(lower) ||
  (lower === 'below' && tokens[i - 1]?.lower === 'find') ||
  // “please find our offer for 400 vests”
  (lower === 'find' &&
    tokens[i + 1]?.lower === 'our' &&
    /^(?:please|pls)$/.test(tokens[i - 1]?.lower ?? '')) ||
  // “I've sent new tickets”, and not “the tickets I sent”
  (lower === 'sent' && /^(?:(?:i|we)['’]ve|have|just)$/.test(tokens[i - 1]?.lower ?? ''))

/** “I sent you the floor plans for unit 7 two weeks ago” */
const isSent = (tokens: readonly Token[], i: number): boolean =>
  /^(?:sent|mailed|emailed)$/.test(tokens[i]?.lower ?? '') && /^(?:i|we)$/.test(tokens[i - 1]?.lower ?? '')

const isBe = (token: Token | undefined): boolean => /^(?:is|are)$/.test(token?.lower ?? '')
const isBetween = (token: Token | undefined): boolean =>
  isBe(token) || /^(?:herewith|hereto|you|also|you['’]ll|will|find|please)$/.test(token?.lower ?? '')

/** “Thanks for joining today's call”: where those who read it met. */
function metAt({ tokens, text }: Sentence): string | null {
  const at = tokens.findIndex(({ lower }) => /^(?:joining|attending)$/.test(lower))
  const thing = at < 0 ? null : thingAt(tokens, at + 1)
  const to = thing?.ends[0]
  if (!thing || to === undefined || !MEETING.test(tokens[to - 1]?.lower ?? '')) return null
  const from = thing.from > at + 1 ? at + 1 : thing.from
  return textUpTo(text, tokens, from, to)
}
const MEETING = /^(?:call|meeting|workshop|session|webinar|review|kick-?off|demo|stand-?up)$/
