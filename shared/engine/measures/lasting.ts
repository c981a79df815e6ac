/** What began in the past and lasts: “I wait since Monday”, “since two weeks I wait”. */
import { correctAt } from '../correct.ts'
import type { Sentence, Token } from '../doc.ts'
import { textOf } from '../finding.ts'
import { DAYS, MONTHS } from '../lexicon/calendar-words.ts'
import type { Hit } from '../phrase-table.ts'
import type { Finding } from '../rule.ts'
import { words } from '../word-set.ts'
import { gerunds, IRREGULAR_PARTICIPLES } from './conjugation.ts'
import { FINITE, isSeveral } from './subject-verb.ts'

/** “Is waiting since”: what it has to be. */
const BEEN = new Map([
  ['is', 'has been'],
  ['are', 'have been'],
  ['am', 'have been'],
  ["i'm", "I've been"],
  ["we're", "we've been"],
])
/** What something is like for a time. */
const STATES = words('here broken closed open down ill sick late offline empty missing without')
/** Verbs of what goes on for weeks. */
const LASTING = words(
  'wait try use work live look search ask chase pay sell make offer run rent study learn teach call write deal produce supply',
)
const PRONOUN = /^(?:i|we|they|you)$/
/** “Do you still use it, since”: a question, and no statement of how long. */
const HELPER = /^(?:do|did|will|would|can|could|should|as|what|that|which|who)$/
/** Words from the verb to “since”, at most: “use your app since”. */
const FAR = 8
const POINT = words(`${DAYS} ${MONTHS} last yesterday`)

/** A verb from `from` on, up to `to`, and the tense it has to stand in. */
interface Lasting {
  from: number
  to: number
  right: string
}

const lowerAt = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? ''

/** “I am your client”, “the pump is working”, “the lift is broken”, with `at` on the verb. */
function beingAt(tokens: readonly Token[], at: number): Lasting | null {
  const been = BEEN.get(lowerAt(tokens, at))
  const next = lowerAt(tokens, at + 1)
  const adverb = next === 'not' || next === 'still'
  const state = adverb ? lowerAt(tokens, at + 2) : next
  const lasts =
    /^(?:am|i'm|we're)$/.test(lowerAt(tokens, at)) ||
    PRONOUN.test(lowerAt(tokens, at - 1)) ||
    state.endsWith('ing') ||
    STATES.has(state)
  if (!been || !lasts) return null
  return {
    from: at,
    to: adverb ? at + 2 : at + 1,
    right: adverb ? been.replace('been', `${next} been`) : been,
  }
}

/** “We wait”, with `at` on the verb. */
function actingAt(tokens: readonly Token[], at: number): Lasting | null {
  const verb = lowerAt(tokens, at)
  const stands =
    LASTING.has(verb) && PRONOUN.test(lowerAt(tokens, at - 1)) && !HELPER.test(lowerAt(tokens, at - 2))
  return stands ? { from: at, to: at + 1, right: `have been ${gerunds(verb)[0]}` } : null
}

/** The verb before “since”: the last that stands there, in the same clause. */
function verbBefore(tokens: readonly Token[], since: number): Lasting | null {
  for (let i = since - 1; i >= Math.max(0, since - FAR); i--) {
    const { kind, lower } = tokens[i] as Token
    // “We are up 12% since May.”
    if (kind !== 'word' || lower === 'and') return null
    const found = beingAt(tokens, i) ?? actingAt(tokens, i)
    if (found || FINITE.has(lower)) return found
  }
  return null
}

const isPerfect = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, i) => {
    if (!/^ha(?:ve|s|d)(?:n't)?$|'(?:ve|s|d)$/.test(lower)) return false
    const next = lowerAt(tokens, /^(?:not|also|\w+ly)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1)
    return next.endsWith('ed') || IRREGULAR_PARTICIPLES.has(next) || next === 'been' || next === 'had'
  })

/**
 * Finding for a “since” of a time that lasts, with the verb beside it in the perfect: “since three weeks”, not “since
 * three weeks ago”, “is working since 2011”, “we use it since May”.
 */
export function lastingAt({ from, to }: Hit, sentence: Sentence): Finding | null {
  const { tokens } = sentence
  const [number, unit, next] = tokens.slice(to, to + 3)
  if (!number || next?.lower === 'ago' || FINITE.has(next?.lower ?? '')) return null
  const lasts =
    (isSeveral(number) || /^(?:some|one|a|an)$/.test(number.lower)) &&
    /^(?:year|month|week|day)s?$/.test(unit?.lower ?? '')
  // “We are moving since May is quiet.”
  const begins =
    (POINT.has(number.lower) ||
      /^(?:19|20)\d\d$/.test(number.text) ||
      (number.kind === 'number' && POINT.has(unit?.lower ?? ''))) &&
    !FINITE.has(unit?.lower ?? '')
  if (!lasts && !begins) return null
  const end = lasts ? to + 2 : to
  const since = lasts ? `for ${textOf(sentence, to, end)}` : 'since'
  const before = verbBefore(tokens, from)
  if (before) {
    const rest = before.to < from ? `${textOf(sentence, before.to, from)} ` : ''
    return correctAt(sentence, before.from, end, `${before.right} ${rest}${since}`)
  }
  // “Since two weeks I wait”.
  const verb = lasts ? to + 3 : to + 2
  const behind = actingAt(tokens, verb)
  if (behind)
    return correctAt(sentence, from, behind.to, `${since} ${textOf(sentence, end, verb)} ${behind.right}`)
  return lasts ? correctAt(sentence, from, end, since, isPerfect(tokens)) : null
}
