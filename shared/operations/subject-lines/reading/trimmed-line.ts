/** A sentence without the asides a subject has no room for: “voted 5 to 2 on Monday to keep” is “voted to keep”. */
import type { Token } from '../../../engine/doc.ts'
import { parseSentence } from '../../../engine/parsed-sentence.ts'
import { dateEnd } from '../../material/dates.ts'
import type { Line } from '../../material/line.ts'
import { isPast } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import { type Classed, starts } from './statement-starts.ts'
import { subjectAt } from './subject.ts'

/** Longer ones are not worth the work. */
const LONGEST = 400

/** What is left out, by tokens, and what takes its place. */
interface Cut {
  from: number
  to: number
  instead: string
}

/** The line with what says which one, days, votes and brackets left out before verb and object; `null` when nothing is. */
export function trimmedLine(line: Line): Line | null {
  const { tokens, text } = line.sentence
  if (text.length > LONGEST) return null
  const cuts = [...whichOnes({ tokens, classes: classesOf(tokens) }), ...asides(tokens)].sort(
    (a, b) => a.from - b.from || b.to - a.to,
  )
  let said = ''
  let kept = 0
  for (const { from, to, instead } of cuts) {
    if (from < kept || to >= tokens.length) continue
    const before = text.slice(tokens[kept]?.start ?? 0, tokens[from - 1]?.end ?? 0)
    said += `${said === '' ? '' : ' '}${from === 0 ? '' : before}${instead === '' ? '' : `${from === 0 ? '' : ' '}${instead}`}`
    kept = to
  }
  if (kept === 0) return null
  const rest = text.slice(tokens[kept]?.start ?? 0)
  const parsed = parseSentence(`${said}${/^[,.;:!?]/.test(rest) ? '' : ' '}${rest}`)
  return { ...line, sentence: { ...line.sentence, ...parsed, parsed } }
}

const cut = (from: number, to: number, instead = ''): Cut => ({ from, to, instead })

/** What somebody does with a thing that is theirs from then on. */
const GETS =
  /^(?:ordered|booked|bought|requested|reserved|hired|rented|returned|submitted|placed|applied|subscribed)$/
const ANY_LINK = /^(?:for|with|covering|about|of|on|in|at|from|to|over|due|dated|ending)$/
const FOR = /^(?:for|with|covering|about)$/
const PLACE = /^(?:to|in|on|at|behind|near|beside|opposite|outside|under|above)$/
const PLANNED = /^(?:planned|booked|scheduled|arranged|expected|ordered|due|dated|sent|delivered)$/
/** What “to” and a deed follow. */
const MUST = /^(?:needs?|ha(?:s|ve|d)|wants?|seems?|plans?|hopes?|promises?|threatens?)$/
/** “40 of your staff”: a part. */
const PART = /^(?:one|two|three|some|many|most|half|none|all|both|number|majority|rest|lot)$/

const FEW = 6

/** What stands between a thing and its verb, where the reader knows without it which one is meant. */
function whichOnes(line: Classed): Cut[] {
  const { tokens } = line
  return starts(line, true, true).flatMap((at): Cut[] => {
    const subject = subjectAt(line, at)
    if (subject === null || subject.verb === subject.to) return []
    // “The slab we had set aside cracked on the saw on Tuesday”: behind its article “saw” is a thing.
    if (/^(?:the|an?|our|your|my|its|their)$/.test(tokens[subject.verb - 1]?.lower ?? '')) return []
    const { to, verb } = subject
    const asked = tokens[to]?.lower === 'that' || tokens[to]?.lower === 'which' ? to + 1 : to
    const isReaders =
      tokens[asked]?.lower === 'you' && tokens.slice(asked + 1, asked + 3).some((t) => GETS.test(t.lower))
    // “The sheet I sent on Monday”: a few words that say which one do no harm.
    if (/^(?:i|we)$/.test(tokens[asked]?.lower ?? '') && verb - asked < FEW) return []
    if (isReaders && tokens[at]?.lower === 'the')
      return [cut(at, at + 1, at === 0 ? 'Your' : 'your'), cut(to, verb)]
    return isKnown(line, at, to) ? [cut(to, verb)] : []
  })
}

/** Whether it stays clear which thing is meant: the reader’s own, one by its number, or the only one there is. */
function isKnown({ tokens }: Classed, at: number, to: number): boolean {
  const owner =
    tokens[at]?.lower === 'your' ? 'your' : tokens[at - 1]?.lower === 'our' ? 'our' : tokens[at]?.lower
  const head = tokens[to - 1]?.lower ?? ''
  const next = tokens[to]?.lower ?? ''
  if (PART.test(head) || (to - 1 === at && tokens[at]?.kind === 'number')) return false
  // “The boiler needs to be replaced”
  if (next === 'to' && (tokens[to + 1]?.lower === 'be' || MUST.test(head))) return false
  if (tokens[to]?.text === ',' || tokens[to]?.text === '(') return true
  if (tokens[to - 1]?.kind === 'number') return /^(?:of|over|in|dated|that|which|you|we|i)$/.test(next)
  // “A black rucksack with a laptop inside was found”: what became of it is the news.
  if (/^an?$/.test(owner ?? '')) return next === 'with'
  if (owner !== 'your' && owner !== 'our' && owner !== 'the') return false
  if (/^(?:you|we|i)$/.test(next)) return true
  if (owner === 'your')
    return (
      ANY_LINK.test(next) ||
      PLANNED.test(next) ||
      /^(?:that|which|who)$/.test(next) ||
      tokens[to]?.kind === 'url'
    )
  const isOne = !/[^s]s$/.test(head)
  if (/^(?:that|which)$/.test(next) && /^(?:you|we|i)$/.test(tokens[to + 1]?.lower ?? '')) return true
  return (
    FOR.test(next) ||
    // “The quote of $1,240 a month”
    (next === 'of' && /[$£€¥]/.test(tokens[to + 1]?.text ?? '')) ||
    (isOne && (PLANNED.test(next) || /^(?:that|which|who)$/.test(next))) ||
    // “The staff car park behind the warehouse”: two words say which one.
    (to - at > 2 && PLACE.test(next))
  )
}

/** Asides within what is told. */
function asides(tokens: readonly Token[]): Cut[] {
  const found: Cut[] = []
  for (let i = 1; i < tokens.length; ) {
    const end = asideEnd(tokens, i)
    if (end > i) found.push(cut(i, end))
    i = Math.max(end, i + 1)
  }
  return found
}

/** Said for effect: “is finally here”, “our brand new module”. */
export const FOR_EFFECT = /\bbrand[- ]new\b|\b(?:finally|proudly|officially)\b/i

/** Tokens of a bracket at most. */
const BRACKET = 8

/** Index behind an aside that begins at `at`, or `at`. */
function asideEnd(tokens: readonly Token[], at: number): number {
  const { lower, kind, text } = tokens[at] as Token
  if (lower === 'on') {
    const end = dateEnd(tokens, at + 1)
    return end > at + 1 && tokens[end]?.lower === 'to' ? end : at
  }
  // “of the beaches in our survey”: the sender's own is understood.
  if (
    lower === 'in' &&
    tokens[at + 1]?.lower === 'our' &&
    /^(?:survey|sample|study|count|data)$/.test(tokens[at + 2]?.lower ?? '')
  )
    return at + 3
  if (text === '(') {
    const end = tokens.findIndex((t, i) => i > at && i - at <= BRACKET && t.text === ')')
    return end > at ? end + 1 : at
  }
  // “is finally here”, “our brand new module”: said for effect.
  if (FOR_EFFECT.test(lower) && /^(?:is|are|has|have)$/.test(tokens[at - 1]?.lower ?? '')) return at + 1
  if (lower === 'brand' && tokens[at + 1]?.lower === 'new') return at + 1
  const isRange = tokens[at + 1]?.lower === 'to' && tokens[at + 2]?.kind === 'number'
  if (kind === 'number' && isRange && isPast(tokens[at - 1]?.lower ?? '')) return at + 3
  return at
}
