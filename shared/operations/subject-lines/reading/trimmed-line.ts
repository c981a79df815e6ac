/** A sentence without the asides a subject has no room for: “voted 5 to 2 on Monday to keep” is “voted to keep”. */
import type { Token } from '../../../engine/doc.ts'
import { parseSentence } from '../../../engine/parsed-sentence.ts'
import { dateEnd } from '../../material/dates.ts'
import type { Line } from '../../material/line.ts'
import { isPast } from '../../material/verbs.ts'
import { BE } from '../../material/words.ts'

/** Longer ones are not worth the work. */
const LONGEST = 400

/** The line with days, votes and brackets left out between verb and object; `null` when nothing is. */
export function trimmedLine(line: Line): Line | null {
  const { tokens, text } = line.sentence
  if (text.length > LONGEST) return null
  const parts: string[] = []
  let kept = 0
  for (let i = 1; i < tokens.length; ) {
    const end = asideEnd(tokens, i)
    if (end === i) {
      i++
      continue
    }
    parts.push(text.slice(tokens[kept]?.start ?? 0, tokens[i - 1]?.end ?? 0))
    kept = end
    i = end
  }
  if (parts.length === 0 || kept >= tokens.length) return null
  const rest = text.slice(tokens[kept]?.start ?? 0)
  const joined = `${parts.join(' ')}${/^[,.;:!?]/.test(rest) ? '' : ' '}${rest}`
  const parsed = parseSentence(joined)
  return { ...line, sentence: { ...line.sentence, ...parsed, parsed } }
}

/** Of the reader's own everything behind it is an aside; of another thing only what it is for and what comes with it. */
const isSubject = (tokens: readonly Token[], from: number, link: string): boolean =>
  tokens[from]?.lower === 'your' ||
  (/^(?:the|our)$/.test(tokens[from]?.lower ?? '') && /^(?:for|with|covering)$/.test(link))

/** Tokens of a bracket at most. */
const BRACKET = 8

/** Tokens of a sum and what it is for, at most. */
const ASIDE = 10
const STANDS = /^(?:is|are|was|stays?|holds?|remains?|runs?|ends?|starts?|applies)$/

const HAPPENS =
  /^(?:is|are|was|were|has|have|will|can|cannot|went|ends?|ended|runs?|ran|renews?|starts?|expires?|expired|arrives?|arrived|leaves?|left|failed|goes|stays?|rises?|rose|falls?|fell|increases?|drops?|changes?)$/

/** Behind what somebody did with a thing its own verb follows. */
const BECOMES =
  /^(?:is|are|was|were|has|have|will|can|won['’]t|can['’]t|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|cannot|ships|arrives|renews|expires|ends|failed)$/
/** “Your ad for a clerk says you run …”: another verb stands between. */
const CLAUSE = /^(?:i|you|we|he|she|it|they|that|which|who|says?|said|mentions?|shows?)$/
const MOVED = /^(?:moved|postponed|rescheduled|changed|shifted|brought|put|pushed)$/
const PLANNED = /^(?:planned|booked|scheduled|arranged|expected|ordered|due)$/
/** Words between its article and the clause. */
const KNOWN = 5

/** Index behind an aside that begins at `at`, or `at`. */
function asideEnd(tokens: readonly Token[], at: number): number {
  const { lower, kind } = tokens[at] ?? { lower: '', kind: 'mark' }
  // “Your domain harbour.example expires”: the reader knows which.
  if (kind === 'url' && at < 5 && tokens[0]?.lower === 'your') return at + 1
  // “The walnut table you ordered in September won't be ready”: which one the reader knows.
  if (
    /^(?:you|we|i)$/.test(lower) &&
    isPast(tokens[at + 1]?.lower ?? '') &&
    tokens[at - 1]?.kind === 'word'
  ) {
    const verb = tokens.findIndex((t, i) => i > at + 1 && i <= at + ASIDE && BECOMES.test(t.lower))
    const known = tokens.slice(Math.max(0, at - KNOWN), at).some((t) => /^(?:the|your)$/.test(t.lower))
    return known && verb > 0 && tokens.slice(at, verb).every((t) => t.kind !== 'mark') ? verb : at
  }
  // “Your oil delivery planned for Monday 30 November will now come on …”: the day that holds no more.
  if (
    PLANNED.test(lower) &&
    !BE.has(tokens[at - 1]?.lower ?? '') &&
    tokens.slice(Math.max(0, at - KNOWN), at).some((t) => /^(?:your|the|our)$/.test(t.lower)) &&
    /^(?:for|on|at)$/.test(tokens[at + 1]?.lower ?? '')
  ) {
    const verb = tokens.findIndex((t, i) => i > at + 1 && i <= at + ASIDE && BECOMES.test(t.lower))
    return verb > 0 && tokens.slice(at, verb).every((t) => t.kind !== 'mark') ? verb : at
  }
  if (lower === 'on') {
    const end = dateEnd(tokens, at + 1)
    // “Your hearing test on Thursday 14 January has been moved to …”
    if (
      end > at + 1 &&
      /^(?:has|have)$/.test(tokens[end]?.lower ?? '') &&
      MOVED.test(tokens[end + 2]?.lower ?? '')
    )
      return end
    return end > at + 1 && tokens[end]?.lower === 'to' ? end : at
  }
  // “Your contract for the two lifts ends on 31 March”: the reader knows which is theirs.
  // “From 1 June the rent for the workshop rises”
  const from = /^(?:from|on|since|until)$/.test(tokens[0]?.lower ?? '') ? dateEnd(tokens, 1) : 0
  const near = at > from + 1 && at < from + 5
  if (/^(?:for|with|of|covering|about)$/.test(lower) && isSubject(tokens, from, lower) && near) {
    const verb = tokens.findIndex((t, i) => i > at + 1 && i <= at + ASIDE && HAPPENS.test(t.lower))
    return verb > 0 &&
      tokens
        .slice(from + 1, verb)
        .every(
          (t) => (t.kind === 'word' || t.kind === 'number' || /^['’]$/.test(t.text)) && !CLAUSE.test(t.lower),
        )
      ? verb
      : at
  }
  // “of the beaches in our survey”: the sender's own is understood.
  if (
    lower === 'in' &&
    tokens[at + 1]?.lower === 'our' &&
    /^(?:survey|sample|study|count|data)$/.test(tokens[at + 2]?.lower ?? '')
  )
    return at + 3
  // “Invoice 20817 in the amount of £1,460.00 is still outstanding”
  if (lower === 'in' && /^(?:amount|sum)$/.test(tokens[at + 2]?.lower ?? '')) {
    const verb = tokens.findIndex((t, i) => i > at + 3 && i <= at + ASIDE && STANDS.test(t.lower))
    return verb > 0 && tokens.slice(at, verb).every((t) => t.kind !== 'mark') ? verb : at
  }
  if (lower === 'of' && /^(?:amount|sum|total)$/.test(tokens[at - 1]?.lower ?? '')) return at
  // “The quote of $1,240 a month for two trucks stays valid”: how much is an aside before the verb.
  if (lower === 'of' && /[$£€¥]/.test(tokens[at + 1]?.text ?? '')) {
    const verb = tokens.findIndex((t, i) => i > at + 1 && i <= at + ASIDE && STANDS.test(t.lower))
    return verb > 0 && tokens.slice(at, verb).every((t) => t.kind !== 'mark') ? verb : at
  }
  // “Invoice 20418 of 2 October over €3,480.00 was due”: its day and its sum are asides before the verb.
  if (lower === 'of' && dateEnd(tokens, at + 1) > at + 1) {
    const end = dateEnd(tokens, at + 1)
    const sum = /^(?:over|for)$/.test(tokens[end]?.lower ?? '') && /^[$£€¥]/.test(tokens[end + 1]?.text ?? '')
    const next = sum ? end + 2 : end
    return STANDS.test(tokens[next]?.lower ?? '') ? next : at
  }
  if (tokens[at]?.text === '(') {
    const end = tokens.findIndex((t, i) => i > at && i - at <= BRACKET && t.text === ')')
    return end > at ? end + 1 : at
  }
  if (
    kind === 'number' &&
    tokens[at + 1]?.lower === 'to' &&
    tokens[at + 2]?.kind === 'number' &&
    /^\w+ed$/.test(tokens[at - 1]?.lower ?? '')
  )
    return at + 3
  return at
}
