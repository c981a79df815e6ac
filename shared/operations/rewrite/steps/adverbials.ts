/** Clauses as far as joints whose words change need them: whether one is through, and what may open the next. */

import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { words } from '../../../engine/word-set.ts'
import {
  DETERMINERS,
  hasTense,
  hasVerbSoon,
  leadsOn,
  mainClause,
  ONE_OF_US,
  SUBJECTS,
  VERBAL,
  WITH_VERB,
} from './clauses.ts'

/** What stands in place of the tokens from the joint to `to`. */
export interface Reworded {
  text: string
  to: number
  /** True where no word of it is new. */
  isPlain?: boolean
  /** True for one of a series, “the first of which”, that is cut everywhere or nowhere. */
  isOneOf?: boolean
  /** True for the second of two relatives, where the first may open the sentence as well. */
  isSecond?: boolean
  /** Token further on that goes with the joint: the second “which” of “which is new and which is yours”. */
  drop?: number
}

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? ''

/** Between a relative and its verb. */
export const ADVERBS = words(
  'also only just really now then currently usually always often apparently unfortunately fortunately normally recently still',
)

export const firstBehindAdverbs = (tokens: readonly Token[], from: number): number => {
  let at = from
  while (ADVERBS.has(wordAt(tokens, at))) at++
  return at
}

/** Whether what stands before `i` has its verb: “Invoice 4471, which” has not. */
export const isMain = (tokens: readonly Token[], i: number): boolean =>
  tokens
    .slice(0, i)
    .some(
      ({ lower }, at) =>
        VERBAL.has(lower) ||
        (at > 0 && SUBJECTS.has(wordAt(tokens, at - 1)) && hasTense(lower)) ||
        (ONE_OF_US.has(wordAt(tokens, at - 1)) && !ADVERBS.has(lower)),
    ) ||
  (DETERMINERS.has(wordAt(tokens, 0)) && tokens.slice(1, i).some(({ lower }) => hasTense(lower)))

export const PREPOSITIONS = words('from for at on by with about up off out over')
export const HOLDING = words('that which who whom whose where if when because whether what how and or')

/** “Please reply by Friday. This is because …” would be stilted. */
export const isRequest = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      /^(?:please|grateful|suggest|wonder|wondering|important)$/.test(lower) ||
      (lower === 'you' && /^(?:can|could|would|will)$/.test(wordAt(tokens, at - 1))),
  )

const CONDITIONAL = words('if when once unless')
/** Words that begin what may stand before a subject. */
const LEADS = words(
  'in after following then finally ideally by on for with to at instead also now without unfortunately currently therefore over during based given',
)
/** Words from there to the subject, at most. */
const LEAD = 12
const THINKING = words('think believe feel expect suggest recommend know')

/** “, and in return you would receive”, “, and if the price was it, I can”: the part from `at` on stands by itself. */
export function adverbial(tokens: readonly Token[], at: number): Reworded | null {
  const first = tokens[at]
  if (first?.kind !== 'word') return null
  const found = { text: `. ${capitalised(first.text)}`, to: at, isPlain: true }
  // “… flour that we bought in spring and that has been …” goes on about the flour.
  if (first.lower === 'that')
    return !tokens.slice(0, at).some(({ lower }) => lower === 'that') &&
      /^(?:is|was|will|would|has|means|makes|'s)$/.test(wordAt(tokens, at + 1))
      ? found
      : null
  const rest = tokens.slice(at)
  const isCondition = CONDITIONAL.has(first.lower) && (isRequest(rest) || mainClause(rest) < rest.length)
  if (leadsOn(tokens, at) || isCondition) return found
  const opening = `${first.lower} ${wordAt(tokens, at + 1)}`
  if (!LEADS.has(first.lower) && opening !== 'so far' && opening !== 'as a') return null
  for (let i = at + 1; i < Math.min(at + LEAD, tokens.length - 1); i++) {
    const { lower, kind } = tokens[i] as Token
    const verb = wordAt(tokens, firstBehindAdverbs(tokens, i + 1))
    if ((SUBJECTS.has(lower) && hasTense(verb)) || (ONE_OF_US.has(lower) && THINKING.has(verb))) return found
    if (kind === 'mark') return opensMain(tokens, i + 1) ? found : null
    if (
      DETERMINERS.has(lower) &&
      i > at + 1 &&
      !PREPOSITIONS.has(wordAt(tokens, i - 1)) &&
      !/^(?:of|in|to)$/.test(wordAt(tokens, i - 1)) &&
      hasVerbSoon(tokens, i + 1)
    )
      return found
    const goesOn = (lower === 'that' && i === at + 1) || (lower === 'and' && first.lower === 'based')
    if ((HOLDING.has(lower) && !goesOn) || (hasTense(lower) && !/s$/.test(lower))) return null
  }
  return null
}

/** Behind the comma of an adverbial: “the first 50 people will”, “we can”, “if you need it, you can”. */
const opensMain = (tokens: readonly Token[], at: number): boolean =>
  (DETERMINERS.has(wordAt(tokens, at)) && hasVerbSoon(tokens, at + 1, LEAD)) ||
  (SUBJECTS.has(wordAt(tokens, at)) &&
    (WITH_VERB.has(wordAt(tokens, at)) || hasTense(wordAt(tokens, at + 1)))) ||
  leadsOn(tokens, at)
