/** The main clauses of a tagged sentence. */
import { chunksIn, linkedChunks } from './chunks.ts'
import { datesIn } from './dates.ts'
import { isDay, isMonth, isNoun, isOwner, isVerb, trimmed, type Word } from './tags.ts'

/** A clause, and the day that led it: “From Monday on we'll use it” is “we'll use it” and “from Monday”. */
export interface Clause {
  words: Word[]
  day: Word[]
}

const PERSON = /^(?:i|we|you|he|she|it|they)$/
const SUBORDINATE =
  /^(?:because|if|when|although|though|since|while|unless|whereas|whenever|once|which|who|whom|whose|where|until|till|before|after|as)$/
const ALWAYS = /^(?:because|if|when|although|though|unless|whereas|which|who|whom|whose|where|but)$/
const TIME = /^(?:today|tomorrow|yesterday|tonight|morning|afternoon|week|month|year|time)$/

/** Cut at subordinators, relative pronouns and a new subject; subordinate clauses are left out. */
export function clausesOf(words: readonly Word[]): Clause[] {
  const sentence = withoutRelative(words)
  const parts: Word[][] = [[]]
  let depth = 0
  sentence.forEach((each, i) => {
    if (each.text === '(') depth++
    const part = parts.at(-1) ?? []
    if (depth === 0 && begins(sentence, i, part))
      parts.push(/^[,;:—–?!…-]|\.\./.test(each.text) ? [] : leading(each, sentence[i + 1]))
    else part.push(each)
    if (each.text === ')') depth = Math.max(0, depth - 1)
  })
  return parts.flatMap((part) => {
    const clause = withoutLead(trimmed(part))
    const [first, second] = clause.words
    return !first || SUBORDINATE.test(first.lower) || (first.lower === 'that' && isVerb(second))
      ? []
      : [clause]
  })
}

/** “The taxi I had booked didn't come” is “The taxi didn't come”. */
function withoutRelative(words: readonly Word[]): readonly Word[] {
  const verb = words.findIndex(isVerb)
  const from = words.findIndex((each, i) => PERSON.test(each.lower) && isNoun(words[i - 1]) && i < verb)
  const told = words.findIndex(
    ({ pos }, i) =>
      from > 0 &&
      pos === 'AUX' &&
      words[i - 1]?.pos !== 'PRON' &&
      words.slice(from, i).some((each) => each.pos === 'VERB'),
  )
  const isClause = told > 0 && !words.slice(from, told).some(({ pos }) => pos === 'PUNCT' || pos === 'CCONJ')
  return isClause ? [...words.slice(0, from), ...words.slice(told)] : words
}

/**
 * “and”, “but” and “that” are no part of what they lead to; a subordinator or a person is, and so is what stands for a
 * thing: “sensors that tell the owner” orders nobody to tell.
 */
const leading = (each: Word, after: Word | undefined): Word[] =>
  /^(?:and|but)$/.test(each.lower) || (each.lower === 'that' && !isVerb(after)) ? [] : [each]

function begins(words: readonly Word[], i: number, part: readonly Word[]): boolean {
  const [before, each, after] = [words[i - 1], words[i], words[i + 1]]
  if (!each) return false
  const { lower } = each
  const next = after?.lower ?? ''
  if (/^(?:[;:—–?!…]|--|\.\.+)$/.test(each.text) || (each.text === '-' && each.spaced && after?.spaced))
    return true
  if (!part.some(isVerb)) return false
  const ahead = words.slice(i + 1, i + 6)
  const newSubject = after?.pos === 'DET' || isOwner(after)
  if (each.text === ',')
    return (
      /^(?:and|but|so|or|which|who|where|because|although|though|while|as|if|when|please|thanks?|i|we|you|it|they|he|she)$/.test(
        next,
      ) ||
      (newSubject &&
        ahead.slice(1).some(({ pos }) => pos === 'AUX') &&
        !ahead.some(({ text }) => text === ','))
    )
  if (/^(?:and|but)$/.test(lower))
    return (
      PERSON.test(next) ||
      /^(?:please|this|there|that)$/.test(next) ||
      isVerb(after) ||
      (newSubject && ahead.some(isVerb))
    )
  if (part.length < 2) return false
  // “I noticed that we were charged twice”
  if (lower === 'that')
    return (
      (isNoun(before) && (isVerb(after) || after?.pos === 'PRON')) ||
      (before?.pos === 'VERB' && each.pos === 'SCONJ')
    )
  // “the sheet we talked about”
  if (PERSON.test(lower))
    return isNoun(before) && !isDay(before) && !isMonth(before) && !TIME.test(before?.lower ?? '')
  return (
    ALWAYS.test(lower) ||
    (SUBORDINATE.test(lower) &&
      (each.pos === 'SCONJ' || PERSON.test(next) || (lower === 'as' && next === 'the')))
  )
}

const ADVERBIAL =
  /^(?:because|following|after|due|in|with|at|for|from|during|thanks|despite|by|before|besides|instead)$/

/** Without a day or another adverbial that leads it. */
function withoutLead(clause: Word[]): Clause {
  const [from, to] = datesIn(clause)[0] ?? [0, 0]
  const leads = to > 0 && from <= 1 && to < clause.length - 2 && !isNoun(clause[to])
  const day = leads ? clause.slice(from, to) : []
  const end = leads && /^(?:on|onwards?)$/.test(clause[to]?.lower ?? '') ? to + 1 : to
  const words = leads ? trimmed([...clause.slice(0, from), ...clause.slice(end)]) : clause
  if (!ADVERBIAL.test(words[0]?.lower ?? '')) return { words, day }
  const chunks = chunksIn(words)
  const ends = [...chunks, ...linkedChunks(words, chunks)]
    .filter((c) => c.from <= 2 && isSubject(words[c.to]))
    .map((c) => c.to)
  const last = Math.max(0, ...ends)
  return { words: last > 0 && last < words.length - 2 ? trimmed(words.slice(last)) : words, day }
}

const isSubject = (each: Word | undefined) =>
  each !== undefined &&
  (/^(?:i|we|you|there|it|they|please|,)$/.test(each.lower) || each.pos === 'DET' || isOwner(each))

/** Index of what is to be done, where the clause asks or invites the reader to do it; -1 where it does not. */
export function requestIn(words: readonly Word[]): number {
  const lower = (i: number) => words[i]?.lower ?? ''
  const past = (i: number, small: RegExp) => {
    let at = i
    while (small.test(lower(at))) at++
    return at
  }
  const please = words
    .slice(0, 4)
    .findIndex((each) => each.pos === 'INTJ' && /^pl(?:ease|s)$/.test(each.lower))
  const told = words[please + 1]
  if (please >= 0 && told && /^(?:VERB|NOUN|AUX|ADV)$/.test(told.pos)) return please + 1
  if (/^(?:could|can|would|will)$/.test(lower(0)) && lower(1) === 'you')
    return past(2, /^(?:please|also|just|kindly)$/)
  if (lower(0) === 'you' && /^(?:can|may|could)$/.test(lower(1))) return past(2, /^(?:also|now|either|just)$/)
  const isOrder = words[0]?.pos === 'VERB' && words.length > 2 && !/(?:ing|ed|[^s]s)$/.test(lower(0))
  return isOrder && !/^(?:thanks?|let|hope|see|talk|look|got)$/.test(lower(0)) ? 0 : -1
}
