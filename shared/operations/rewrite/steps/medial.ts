/** A relative clause between a subject and its verb, told behind the main clause. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Sentence, Token } from '../../../engine/doc.ts'
import type { Edit } from '../../../engine/edit.ts'
import { capitalised } from '../../../engine/edit.ts'
import { firstBehindAdverbs, wordAt } from './adverbials.ts'
import { DETERMINERS, hasTense, JOINING, VERBAL } from './clauses.ts'
import { personBefore } from './relatives.ts'

/** Fewest words of the clause, and of the main clause behind it. */
const LEAST = 5
/** Most words of the subject before it. */
const SUBJECT = 7

/**
 * “The studio, which is on the second floor, opens in May.” becomes “The studio opens in May. The studio is on the
 * second floor.”, as edits of the sentence's own text; `null` where that cannot be told, or where `joints` part the sentence
 * behind it, or right before it. What `isTwice` finds more than once in the mail is told in full.
 */
export function medial(
  { tokens, text, mark }: Sentence,
  joints: readonly { start: number; end: number }[],
  isTwice: (noun: string) => boolean,
): Edit[] | null {
  if (mark !== '.') return null
  for (let i = 1; i < tokens.length - LEAST; i++) {
    const word = wordAt(tokens, i + 1)
    if (tokens[i]?.text !== ',' || (word !== 'which' && word !== 'who')) continue
    const at = firstBehindAdverbs(tokens, i + 2)
    const close = endOf(tokens, at)
    const from = subjectBefore(tokens, i)
    if (!hasTense(wordAt(tokens, at)) || close < 0 || from < 0 || close - at < LEAST) continue
    const told = subjectAgain(tokens, from, i, wordAt(tokens, at), word, isTwice)
    const [comma, first, last] = [tokens[i], tokens[i + 2], tokens[close - 1]] as [Token, Token, Token]
    const stop = tokens.at(-1) as Token
    if (told === null || tokens.length - close < LEAST || stop.text !== '.') return null
    if (joints.some(({ start }) => start > (tokens[close]?.start ?? 0))) return null
    // “…, and the team, which is new, found”: a full stop before the subject changes no word.
    const subject = tokens[from]?.start ?? 0
    if (joints.some(({ start, end }) => start < subject && subject < end)) return null
    const second = tokens.findIndex(
      ({ lower }, n) => n > at && n < close && lower === word && wordAt(tokens, n - 1) === 'and',
    )
    // “and which the board has asked for”: there it is no subject that both verbs could share.
    if (second >= 0 && !hasTense(wordAt(tokens, firstBehindAdverbs(tokens, second + 1)))) return null
    const clause =
      second < 0
        ? text.slice(first.start, last.end)
        : text.slice(first.start, tokens[second - 1]?.end) + text.slice(tokens[second]?.end, last.end)
    return [
      { start: comma.start, end: tokens[close]?.end ?? comma.end, replacement: '' },
      { start: stop.end, end: stop.end, replacement: ` ${capitalised(told)} ${clause}.` },
    ]
  }
  return null
}

/** Behind a comma these begin a clause that goes on about something else. */
const OPENS_MORE = /^(?:which|who|whose|where|when|while|and|but|so)$/

/** The comma behind which the main verb stands, or -1 where none or several may be it. */
function endOf(tokens: readonly Token[], from: number): number {
  const verbs = tokens.flatMap(({ text }, at) => {
    const next = wordAt(tokens, firstBehindAdverbs(tokens, at + 1))
    return at > from && text === ',' && hasTense(next) ? [at] : []
  })
  const [first, ...others] = verbs
  if (
    tokens.some(
      ({ text }, at) =>
        at > from && at < (first ?? 0) && text === ',' && OPENS_MORE.test(wordAt(tokens, at + 1)),
    )
  )
    return -1
  const isFirstComma = tokens.findIndex(({ text }, at) => at > from && text === ',') === first
  if (first === undefined || others.length > 0) return -1
  return isFirstComma || VERBAL.has(wordAt(tokens, firstBehindAdverbs(tokens, first + 1))) ? first : -1
}

/** What has one of these in it is more than a subject: “We invite you to our fair, which …”. */
const PERSONS = /^(?:i|we|you|he|she|they|it|us|me|them|please)$/

/** Where the subject begins that ends before `end`: at the start of a clause, and without a verb; else -1. */
function subjectBefore(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at >= Math.max(0, end - SUBJECT); at--) {
    const { kind, lower } = tokens[at] as Token
    if (kind === 'mark' || VERBAL.has(lower) || PERSONS.test(lower)) return -1
    const before = tokens[at - 1]
    const begins =
      DETERMINERS.has(lower) || lower === 'a' || lower === 'an' || /^\p{Lu}/u.test(tokens[at]?.text ?? '')
    if (begins && (!before || before.text === ',' || JOINING.has(before.lower))) return at
  }
  return -1
}

/** The subject again, by name or by its noun: “it” might be anything the main clause names. */
function subjectAgain(
  tokens: readonly Token[],
  from: number,
  end: number,
  verb: string,
  word: string,
  isTwice: (noun: string) => boolean,
): string | null {
  if (word === 'who') return personBefore(tokens, end, verb)
  const stop = tokens.findIndex(
    ({ lower }, at) => at > from && at < end && /^(?:of|for|in|at|from|with|on)$/.test(lower),
  )
  const close = stop < 0 ? end : stop
  const head = tokens[close - 1]
  if (head?.kind !== 'word' || head.lower === 'one' || head.lower === 'ones') return null
  // “the lease for the second floor”, where another lease is told of.
  const isOneOfMany = isTwice(head.lower)
  const subject = tokens.slice(from, isOneOfMany ? end : close).map(({ text }) => text)
  return isCapitalised(head.text)
    ? subject.join(' ')
    : [
        'The',
        ...subject.slice(DETERMINERS.has(wordAt(tokens, from)) || /^an?$/.test(wordAt(tokens, from)) ? 1 : 0),
      ].join(' ')
}
