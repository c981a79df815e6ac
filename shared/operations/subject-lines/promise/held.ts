/** Whether the mail says together what a subject says together: of the same thing, the same way, by the same people. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Sentence, Token } from '../../../engine/doc.ts'
import { isContent, stem, stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { dateEnd, isInDate } from '../../material/dates.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import { DAYS, EMPTY, MONTHS } from '../../material/words.ts'
import { endOf, heldWay, isEnd, saidWay } from './figure-roles.ts'
import { DENIAL, GRAVE, OPEN, OUTCOMES, type Outcome, TOLD_FREELY, WIDENED } from './outcomes.ts'
import { doerOf } from './owner.ts'
import { isForOthers } from './priced-for.ts'

interface Held {
  /** False where figures stand in the mail but beside other things. */
  together: boolean
  /** False where the mail does not tell what was done. */
  told: boolean
  /** True where the mail says otherwise, or says it of something else. */
  contradicted: boolean
}

/** What a subject claims against what the sentences of the mail say. */
export function heldBy(subject: string, sentences: readonly Sentence[]): Held {
  const tokens = tokenize(subject)
  const figures = tokens.flatMap((t, i) => (isEnd(t) ? [i] : []))
  return {
    together: figures.every((at) => standsTogether(tokens, at, sentences)),
    told: TOLD_FREELY.every((outcome) => isTold(outcome, subject, sentences)),
    contradicted:
      outcomesIn(subject).some((outcome) => !isSaid(subject, tokens, outcome, sentences)) ||
      (!isQuestion(subject) && GRAVE.some((outcome) => !isTold(outcome, subject, sentences))) ||
      figures.some((at) => isTurned(tokens, at, sentences)) ||
      figures.some((at) => isGivenAway(tokens, at, sentences) || isForOthers(tokens, at, sentences)),
  }
}

const isQuestion = (subject: string) => subject.trimEnd().endsWith('?')

/** Whether the mail tells of it in one of the ways it may. */
const isTold = ({ said, held }: Outcome, subject: string, sentences: readonly Sentence[]): boolean =>
  !said.test(subject.toLowerCase()) || sentences.some(({ text }) => held.test(text.toLowerCase()))

/** “Are you free on Friday” gives nothing away, and “everything you need” is no promise. */
const NO_CLAIM =
  /\b(?:you|feel|i|we) free\b|\bfree (?:to|on|at|this|next|tomorrow|today|up)\b|\beverything (?:you|we|about)\b/g

function outcomesIn(subject: string): Outcome[] {
  const lower = subject.toLowerCase().replaceAll(NO_CLAIM, '')
  const found = OUTCOMES.filter(({ said }) => said.test(lower))
  return found.length > 0 || /[%$£€¥]/.test(subject)
    ? [...found, ...WIDENED.filter(({ said }) => said.test(lower))]
    : []
}

/** Whether some sentence says the same of what the subject names. */
function isSaid(
  subject: string,
  tokens: readonly Token[],
  outcome: Outcome,
  sentences: readonly Sentence[],
): boolean {
  const lower = subject.toLowerCase()
  const named = new Set(
    [...stemsOfTokens(tokens.filter((t, i) => !isDated(tokens, i) && !outcome.held.test(t.lower)))].filter(
      (s) => !OF_ANY.has(s),
    ),
  )
  const said = outcome.said.exec(lower)?.index ?? 0
  const at = tokens.findIndex((t) => t.end > said)
  // “In the approved form” tells which form; a question tells nothing.
  const news =
    outcome.done && !isQuestion(subject) && !nounPhrases(tokens).some((p) => p.from <= at && p.head > at)
  const denied = DENIAL.test(lower.slice(0, said))
  const open = OPEN.test(lower) || tokens.some((t) => DAYS.has(t.lower) || MONTHS.has(t.lower))
  return sentences.some((sentence) => {
    const text = sentence.text.toLowerCase()
    const found = outcome.held.exec(text)
    if (!found) return false
    const before = text.slice(Math.max(0, found.index - REACH), found.index)
    if (news) {
      if (DENIAL.test(before) !== denied && !DENIAL.test(found[0])) return false
      if (!open && OPEN.test(text.slice(0, found.index))) return false
    }
    const place = sentence.tokens.findIndex((t) => t.end > found.index)
    const things = thingsAt(sentence.tokens, place, outcome.done)
    return things.size === 0 || named.size === 0 || [...things].some((s) => named.has(s))
  })
}

const isDated = (tokens: readonly Token[], i: number) => dateEnd(tokens, i) > i || isInDate(tokens, i)

/** Characters before a deed in which a “not” belongs to it. */
const REACH = 30

/** Who is paid, or what with: of any order or booking. */
const OF_ANY = new Set('account card payment amount sum total checkout basket'.split(' ').map(stem))

/** What is told of at `at`: the thing around it, before its verb, and behind it. */
function thingsAt(tokens: readonly Token[], at: number, done: boolean): ReadonlySet<string> {
  const phrases = nounPhrases(tokens)
  const around = phrases.filter((p) => p.from <= at && p.to > at && p.to - p.from > 1)
  const last = phrases.findLast((p) => p.to <= at && tokens.slice(p.to, at).every(links))
  // “Your card ending 4417 was declined”: all that stands before its verb.
  const clause = tokens.findLastIndex((t, i) => i < at && /^[,;:–—]$/.test(t.text)) + 1
  const before = last ? tokens.slice(clause, last.to) : []
  const behind = phrases.filter(
    (p) => p.from > at && p.from <= at + 3 && tokens.slice(at + 1, p.from).every(leads),
  )
  // “Free returns”, where the thing may be a verb too.
  const next = done || around.length > 0 ? [] : tokens.slice(at + 1, at + 2).filter((t) => t.kind === 'word')
  const own = [...around, ...behind].flatMap((p) =>
    tokens.slice(p.from, p.to).filter((_, i) => p.from + i !== at),
  )
  const stems = [...stemsOfTokens([...own, ...before, ...next])].filter(
    (s) => !OF_ANY.has(s) && !EMPTY.has(s),
  )
  return new Set(stems)
}

const links = ({ lower }: Token) =>
  /^(?:is|are|was|were|be|been|being|has|have|had|will|not|now|already|also|just|currently|all|would|could)$/.test(
    lower,
  )
const leads = ({ lower }: Token) => /^(?:the|your|a|an|our|its|this|of|for|on|to|us)$/.test(lower)

/** Whether the mail moves the figure or day the other way: up for down, from for to. */
function isTurned(tokens: readonly Token[], at: number, sentences: readonly Sentence[]): boolean {
  const token = tokens[at] as Token
  const end = endOf(tokens, at)
  const way = token.kind === 'number' ? saidWay(tokens, at) : null
  if (end === null && way === null) return false
  const places = placesOf(token, sentences)
  if (places.length === 0) return false
  // “What we learned from 1,200 calls” tells of no change: it has no way and no other end.
  const changes = saidWay(tokens, at) !== null || tokens.some((t, i) => i !== at && isEnd(t))
  const turned =
    changes &&
    places.every(({ sentence, i }) => {
      const other = endOf(sentence.tokens, i)
      return end !== null && other !== null && other !== end
    })
  // A sum that went neither way in the mail went none in the subject.
  const moved =
    way !== null &&
    places.every(({ sentence, i }) => {
      const held = heldWay(sentence.tokens, i)
      return held !== null ? held !== way : /[%$£€¥]/.test(token.text)
    })
  return turned || moved
}

/** Whether a result that the mail tells of somebody is told of another, the reader or the sender. */
function isGivenAway(tokens: readonly Token[], at: number, sentences: readonly Sentence[]): boolean {
  const token = tokens[at] as Token
  const owned = tokens.slice(0, at).some((t) => /^(?:we|i|you|your|our|my)$/.test(t.lower))
  if (token.kind !== 'number') return false
  const places = placesOf(token, sentences)
  return (
    places.length > 0 &&
    places.every(({ sentence, i }) => {
      const doer = doerOf(sentence, i)
      if (doer === null || doer === 'unknown') return false
      const theirs = new Set(sentence.tokens.slice(doer.from, doer.to).map((t) => bare(t.lower)))
      return !isNamed(tokens, theirs) && (owned || namesOther(tokens, at, sentence, sentences))
    })
  )
}

/** Whether the subject calls them by a part of their name; “Fernhill Dental” is not “Ashgrove Dental”. */
const isNamed = (tokens: readonly Token[], name: ReadonlySet<string>): boolean =>
  tokens.some((t, i) => {
    const before = tokens[i - 1]
    const apart =
      before === undefined ||
      !isCapitalised(before.text) ||
      name.has(before.lower) ||
      (i === 1 && !isContent(before.lower))
    return apart && name.has(bare(t.lower))
  })

const bare = (lower: string): string => lower.replace(/['’]s$/, '')

/** Whether the subject puts a name of the mail before the figure that its sentence does not hold. */
const namesOther = (
  tokens: readonly Token[],
  at: number,
  { text }: Sentence,
  sentences: readonly Sentence[],
): boolean =>
  tokens.slice(0, at).some(
    (t) =>
      /^\p{Lu}/u.test(t.text) &&
      !DAYS.has(t.lower) &&
      !MONTHS.has(t.lower) &&
      !text.includes(t.text) &&
      // A name keeps its capital within a sentence.
      sentences.some((s) => s.tokens.some((other, i) => i > 0 && other.text === t.text)),
  )

interface Place {
  sentence: Sentence
  /** Index of its token. */
  i: number
  /** Index of its sentence. */
  n: number
}

const placesOf = ({ lower }: Token, sentences: readonly Sentence[]): Place[] =>
  sentences.flatMap((sentence, n) =>
    sentence.text.toLowerCase().includes(lower)
      ? sentence.tokens.flatMap((t, i) => (t.lower === lower ? [{ sentence, i, n }] : []))
      : [],
  )

/** Whether some of the words beside a figure stand near it in the mail too, where the mail has them at all. */
function standsTogether(tokens: readonly Token[], at: number, sentences: readonly Sentence[]): boolean {
  const places = placesOf(tokens[at] as Token, sentences)
  if (places.length === 0) return true
  const beside = [...stemsOfTokens(partOf(tokens, at))].filter((s) => /\p{L}{3}/u.test(s))
  const known = beside.filter((s) => sentences.some((sentence) => stemsOf(sentence).has(s)))
  return (
    known.length === 0 ||
    // A day stands where the mail comes to it.
    isDated(tokens, at) ||
    places.some(({ sentence, n }) =>
      sentences.some(
        (other, m) =>
          (other.block === sentence.block || Math.abs(m - n) <= 1) &&
          known.some((s) => stemsOf(other).has(s)),
      ),
    )
  )
}

/** The tokens between the marks around `at`, days and months left out. */
function partOf(tokens: readonly Token[], at: number): Token[] {
  const ends = (t: Token) => /^[,;:|–—]$/.test(t.text)
  const from = tokens.findLastIndex((t, i) => i < at && ends(t)) + 1
  const to = tokens.findIndex((t, i) => i > at && ends(t))
  return tokens
    .slice(from, to < 0 ? tokens.length : to)
    .filter((t) => t.kind === 'word' && !DAYS.has(t.lower) && !MONTHS.has(t.lower))
}
