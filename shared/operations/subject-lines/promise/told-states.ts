/** What a subject says has become of a thing: “Bramble has died” is no subject of a mail that does not say so. */
import type { Sentence, Token } from '../../../engine/doc.ts'
import { isContent, stem, stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { dateEnd } from '../../material/dates.ts'
import { isPast } from '../../material/verbs.ts'
import { isWay } from './figure-roles.ts'
import { DENIAL, OPEN, OUTCOMES, TOLD_FREELY } from './outcomes.ts'

const HELPER = /^(?:is|are|was|were|has|have|had|been|isn['’]t|aren['’]t|['’]s)$/
/** What becomes of a thing: “went bankrupt”, “turned sour”. */
const BECOMES = /^(?:went|gone|goes|became|become|becomes|turned)$/
/** “will be closed”; “to be ready” is hoped. */
const WILL_BE = /^(?:will|won['’]t|cannot|['’]ll)$/
/** Between the helper and what it tells. */
const PASSING = /^(?:been|now|just|already|also|all|finally|still|back|being|getting|not|very)$/
/** The month leaves nothing open; what takes its place is as long. */
const MAY = /\b(in|by|of|from|until|since|on|\d) may\b/g
const CHARACTERS_BEFORE = 30

/** Whether the mail tells, of something the subject names, each state and deed that the subject tells. */
export function tellsStates(
  subject: string,
  tokens: readonly Token[],
  sentences: readonly Sentence[],
): boolean {
  if (subject.trimEnd().endsWith('?')) return true
  return tokens.every((token, i) => {
    if (i === 0) return true
    if (!HELPER.test(token.lower) && !becomes(tokens, i))
      return !isDeed(tokens, i) || isTold(subject, stem(token.lower), tokens.slice(0, i), sentences)
    let at = i + 1
    while (PASSING.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.kind === 'word') at++
    const state = tokens[at]
    if (state?.kind !== 'word' || dateEnd(tokens, at) > at) return true
    // “is a delay”, “is in Bath”: a thing or a place, which the share of words judges.
    const isHealth = state.lower === 'well'
    if (!isHealth && (!isContent(state.lower) || HELPER.test(state.lower))) return true
    return toldElsewhere(state.lower) || isTold(subject, stem(state.lower), tokens.slice(0, i), sentences)
  })
}

/** “Kessel went bankrupt”, “will be closed”. */
const becomes = (tokens: readonly Token[], i: number): boolean =>
  // “What went wrong” tells nothing of anybody.
  (BECOMES.test(tokens[i]?.lower ?? '') && isContent(tokens[i - 1]?.lower ?? '')) ||
  (tokens[i]?.lower === 'be' && WILL_BE.test(tokens[i - 1]?.lower ?? ''))

/** Pasts that are too short for their ending to show, or none. */
const SHORT_PASTS = /^(?:died|sued|quit|owed|fled)$/

/** “Bramble died”, “The shop closed on Monday”: what was done, with no thing behind it that it might describe. */
const isDeed = (tokens: readonly Token[], i: number): boolean => {
  const { lower } = tokens[i] as Token
  const next = tokens[i + 1]
  return (
    (isPast(lower) || SHORT_PASTS.test(lower)) &&
    !toldElsewhere(lower) &&
    // Which way a figure moved is judged with the figure.
    !isWay(lower) &&
    !HELPER.test(tokens[i - 1]?.lower ?? '') &&
    !HELPER.test(lower) &&
    isContent(lower) &&
    tokens[i - 1]?.kind === 'word' &&
    isContent(tokens[i - 1]?.lower ?? '') &&
    (next?.kind !== 'word' || !isContent(next.lower))
  )
}

/** Outcomes have other words for the same, and a judgement of their own. */
const toldElsewhere = (lower: string): boolean =>
  [...OUTCOMES, ...TOLD_FREELY].some(({ said }) => said.test(lower))

/** “Pool closed from 8 to 19 December”, “Car park closed from Monday”: with its days the short form says what “will be closed” says. */
const CLOSES = /^(?:clos|shut|unavail)/
const PLANNED = /\bwill (?:be|stay|remain) (?:\p{L}+ )?$/u
const DATED = /\b(?:from|on|until|in) (?:\p{Lu}\p{Ll}+|\d{1,2} (?:\p{Lu}\p{Ll}+|(?:to|until) \d))/u

function isTold(
  subject: string,
  state: string,
  before: readonly Token[],
  sentences: readonly Sentence[],
): boolean {
  const things = [...stemsOfTokens(before)]
  const denies = DENIAL.test(subject.toLowerCase())
  return sentences.some((sentence, n) => {
    const token = sentence.tokens.find((t) => t.kind === 'word' && stem(t.lower) === state)
    if (!token) return false
    const text = sentence.text.toLowerCase().replaceAll(MAY, '$1 MAY')
    const lead = text.slice(Math.max(0, token.start - CHARACTERS_BEFORE), token.start)
    const planned = CLOSES.test(state) && PLANNED.test(lead) && DATED.test(subject)
    if (!denies && !planned && (DENIAL.test(lead) || OPEN.test(lead)) && !OPEN.test(subject.toLowerCase()))
      return false
    // The thing stands in the sentence or right before it, where the mail names it at all.
    const near = [sentence, sentences[n - 1]].flatMap((s) => (s ? [stemsOf(s)] : []))
    const known = things.filter((s) => sentences.some((each) => stemsOf(each).has(s)))
    return known.length === 0 || known.some((s) => near.some((stems) => stems.has(s)))
  })
}
