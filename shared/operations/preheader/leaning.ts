/** Whether words need the sentence before them. */
import type { Token } from '../../engine/doc.ts'
import { isPast } from '../material/verbs.ts'
import { classesOf } from '../material/word-class.ts'
import { ADJECTIVES } from '../material/words.ts'
import { ECHOES, LEANING, POINTING } from './phrases.ts'

/** How early a pronoun points at something the reader has not seen. */
export const EARLY = 5
/** Tokens behind “both” in which its two are named. */
const PAIR = 7

/** True when the words need the sentence before them. */
export function leans(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex((t) => t.kind !== 'mark' && t.kind !== 'emoji')
  if (LEANING.has(tokens[first]?.lower ?? '')) return true
  // “Until then I can lend you our table”, “If so I can ring you”
  if (/^(?:(?:until|till|since|by|before) then|if (?:so|not|yes))$/.test(headOf(tokens, first))) return true
  if (pointsBack(tokens)) return true
  if (tokens.slice(first, first + EARLY).some((t) => ECHOES.has(t.lower))) return true
  // “Until 17 May both are cheaper”: both of what, the sentence before says.
  if (
    tokens.some(
      (t, i) => t.lower === 'both' && !tokens.slice(i, i + PAIR).some((o) => /^(?:and|of)$/.test(o.lower)),
    )
  )
    return true
  // “The old one is seven years old”: which, the sentence before says.
  if (tokens.slice(0, EARLY).some((t, i) => t.lower === 'one' && ADJECTIVES.has(tokens[i - 1]?.lower ?? '')))
    return true
  // “moved to it in May”: to what, the sentence before says.
  if (
    tokens.some(
      (t, i) =>
        /^(?:it|them)$/.test(t.lower) &&
        /^(?:to|with|of)$/.test(tokens[i - 1]?.lower ?? '') &&
        isPast(tokens[i - 2]?.lower ?? ''),
    )
  )
    return true
  if (endsOpen(tokens)) return true
  // “On Solo you can try them until January”: what, the sentence before says.
  const them = tokens.findIndex(({ lower }) => lower === 'them')
  if (them > 0 && !tokens.slice(0, them).some(({ lower }) => isPlural(lower))) return true
  // “We have tried our best to absorb these costs”: which, the sentence before says.
  const these = tokens.findIndex((t) => /^(?:these|those)$/.test(t.lower))
  if (these > first && !tokens.slice(first, these).some((t) => /[^s]s$/.test(t.lower) && t.lower.length > 3))
    return true
  const named = tokens.findIndex((t, i) => i > first && /^\p{Lu}/u.test(t.text) && t.lower !== 'i')
  const pointer = tokens.findIndex((t) => POINTING.has(t.lower))
  return pointer >= 0 && pointer < first + EARLY && (named < 0 || named > pointer)
}

const headOf = (tokens: readonly Token[], first: number): string =>
  `${tokens[first]?.lower ?? ''} ${tokens[first + 1]?.lower ?? ''}`

/** A pronoun for which nothing before it can stand. */
function pointsBack(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:that|it|them|their|his|her)$/.test(lower))
  const pronoun = tokens[at]?.lower
  if (pronoun === undefined) return false
  const before = tokens.slice(0, at)
  // “We redrew the mark by hand, and their queue now starts at 7.30”
  if (/^(?:their|his|her)$/.test(pronoun))
    return !before.some(
      ({ lower, text }, i) =>
        (isPlural(lower) && before[i - 1]?.kind !== 'mark') ||
        OF_ANYBODY.test(lower) ||
        (i > 0 && /^\p{Lu}/u.test(text) && lower !== 'i'),
    )
  const classes = classesOf(tokens)
  // “At Corran Logistics that took two people most of the day”: behind a name no clause says which.
  if (pronoun === 'that') return classes[at] === 'subject' && classes[at - 1] === 'name'
  // “A two year term brings it down”: what a verb is done to is not who does it.
  return (
    classes[at - 1] === 'verb' &&
    before
      .slice(0, -1)
      .every((t, i) => t.kind !== 'mark' && !/^(?:verb|be|modal|preposition)$/.test(classes[i] ?? ''))
  )
}
/** What one person may be called, of whom “their” is said. */
const OF_ANYBODY = /^(?:an?|each|every|no|who|whoever|\p{L}+(?:one|body)|team|staff|family|company|firm)$/u

const isPlural = (word: string): boolean =>
  /^(?:and|both|all|people|children|men|women|two|three|four|five|\d+)$/.test(word) ||
  (word.length > 3 && /[^su]s$/.test(word))

/** “Starting today you can mute it”: of what, nothing in the line says. */
function endsOpen(tokens: readonly Token[]): boolean {
  const at = tokens.findLastIndex(({ kind }) => kind === 'word')
  if (!/^(?:it|them)$/.test(tokens[at]?.lower ?? '')) return false
  return !tokens
    .slice(0, at)
    .some(
      ({ lower, text, kind }, i) =>
        (kind === 'word' && DETERMINERS.test(tokens[i - 1]?.lower ?? '')) ||
        (i > 0 && /^\p{Lu}/u.test(text) && lower !== 'i') ||
        (/[^s]s$/.test(lower) && lower.length > 4),
    )
}
const DETERMINERS = /^(?:an?|the|your|our|my|their|his|her|this|that|these|those|every|each|one|two|\d+)$/
