/** Where a question or request may end early, and whether what is left says something. */
import type { Token } from '../../../engine/doc.ts'
import { VAGUE } from '../../../engine/lexicon/subject-words.ts'
import { isContent } from '../../../engine/measures/content-words.ts'
import { isInDate } from '../../material/dates.ts'
import { ADJECTIVES, DAYS, EMPTY, MONTHS, NUMBER_WORDS } from '../../material/words.ts'
import { CUT_BEFORE, CUT_BEFORE_PHRASE, NO_END, NO_VERB } from './words.ts'

/** Places where a request that begins at `from` may end, from the back. */
export function requestCuts(tokens: readonly Token[], from: number): number[] {
  let end = tokens.length
  while (end > from && tokens[end - 1]?.kind === 'mark') end--
  const places = [end]
  for (let i = end - 1; i > from + 2; i--) {
    const token = tokens[i]
    if (!token) continue
    const { lower } = token
    if (
      breaksAt(tokens, i) ||
      lower === 'and' ||
      lower === 'or' ||
      // “Friday afternoon, 1 to 5”
      (lower === 'to' && !(tokens[i - 1]?.kind === 'number' && tokens[i + 1]?.kind === 'number')) ||
      CUT_BEFORE.has(lower) ||
      CUT_BEFORE_PHRASE.has(lower)
    )
      places.push(i)
  }
  return places
}

/** Whether a mark ends a part of the sentence. */
export const breaksAt = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.kind === 'mark' &&
  ',;:(–—'.includes(tokens[i]?.text ?? '') &&
  !isInDate(tokens, i) &&
  !joinsAdjectives(tokens, i)

/** “a robust, best-in-class solution”: the comma ends nothing. */
const joinsAdjectives = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.text === ',' &&
  /^(?:an?|the|our|your)$/.test(tokens[i - 2]?.lower ?? '') &&
  tokens[i + 2]?.kind === 'word' &&
  (ADJECTIVES.has(tokens[i + 1]?.lower ?? '') ||
    /-|(?:able|ible|ive|ful|ous|less|ing|ed)$/.test(tokens[i + 1]?.lower ?? ''))

export const wordsIn = (tokens: readonly Token[], from: number, to: number): number =>
  tokens.slice(from, to).filter((t) => t.kind === 'word' || t.kind === 'number').length

export function endsWell(tokens: readonly Token[], to: number): boolean {
  const last = tokens[to - 1]
  return (
    last !== undefined &&
    (last.kind === 'word' || last.kind === 'number') &&
    !NO_END.has(last.lower) &&
    !NO_VERB.has(last.lower)
  )
}

/** These point at something outside the line. */
const LEANS = new Set(['then', 'there', 'here', 'below', 'above', 'same'])

/** Whether at least `least` words in the range say something, and nothing in it needs the mail around it. */
export function tells(tokens: readonly Token[], from: number, to: number, least = 1): boolean {
  const range = tokens.slice(from, to)
  const plain = range.every(
    (t) => !LEANS.has(t.lower) && (t.kind === 'word' || t.kind === 'number' || ",-/&'’".includes(t.text)),
  )
  const telling = range.filter(isTelling)
  return plain && telling.length >= least
}

const isTelling = (t: Token) =>
  t.kind === 'number' ||
  t.kind === 'placeholder' ||
  (t.kind === 'word' &&
    isContent(t.lower) &&
    !EMPTY.has(t.lower) &&
    !VAGUE.has(t.lower) &&
    !ADJECTIVES.has(t.lower))

/** Words of an appointment: when, how long and that it is one say nothing of what it is about. */
const APPOINTMENT = new Set(
  'talk call calls meet meeting chat speak connect discuss coffee free open available open-ended quick time times minute minutes min mins hour hours half next week weeks month today tomorrow morning afternoon sometime interested learn hear know works suits better suit would could like go ahead tonight demo confirm miss 15-minute 20-minute 25-minute 30-minute'.split(
    ' ',
  ),
)

/** Whether a question names what it is about, beside the appointment. */
export const namesMatter = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (t) =>
      t.kind === 'word' &&
      isTelling(t) &&
      !APPOINTMENT.has(t.lower) &&
      !DAYS.has(t.lower) &&
      !MONTHS.has(t.lower) &&
      !NUMBER_WORDS.has(t.lower),
  )

/** Whether any word tells this mail from another. Adjectives count here: “Your skillet is lonely”. */
export const namesSomething = (tokens: readonly Token[]): boolean =>
  tokens.some(isTelling) || hasAdjective(tokens)

/** A long adjective tells too: “Your skillet is lonely”. */
export const hasAdjective = (tokens: readonly Token[]): boolean =>
  tokens.some((t) => t.kind === 'word' && ADJECTIVES.has(t.lower) && t.lower.length > 6)
