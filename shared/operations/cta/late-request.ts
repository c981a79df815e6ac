/** The request at the end of a long sentence: “…, which means that the power is off, so please save your work.” */
import type { Sentence } from '../../engine/doc.ts'
import { isWrapped } from './wrappings.ts'

/** In a shorter sentence what stands before the request is read along with it. */
const LONG = 25
/** Words before a request from which they are a thought of their own. */
const BEFORE = 12

/** The same for a sentence that ends in an address. */
const LONG_ADDRESSED = 12
const BEFORE_ADDRESSED = 4

const JOINT = /^(?:,|;|:|–|—|-|so|and|but|therefore|then|hence|or|thus|also)$/
const ASKS = /^(?:please|kindly)$/
const HELPER = /^(?:could|can|would|will)$/
/** What such a clause says is when the request counts. */
const IN_CASE = /^(?:if|when|where|unless|should|once|until|after|before|while|as|in|to|whoever|whether)$/

const QUESTION = /^(?:would|could|can|do|does|did|are|is|shall|should|will|which|what|who|when|how)$/

/** Says why the request is made, and cannot stand without it: “…, and since I never did it, could you …?” */
const LEANS = /^(?:since|because|as|given)$/

/** “…, so if you want to keep the price I would need your order by Friday.” */
const NEEDS = /\b(?:i|we)(?:['’](?:d|ll)| would| will)? need (?:your|an?|the)\b/i

/** “I am applying at Emory, and I was wondering if you would be willing to write a letter.” */
export const WONDERS =
  /,? (?:and|so) (?:i|we)(?: was| were| am| are|['’]m)? (?:just )?(?:wondering|hoping|wonder|hoped)(?: if| whether| that)? you (?:would|could|might|can) /i

/** Where the request begins, with its condition, and where what parts it from the thought before it does; in tokens. */
export interface LateRequest {
  from: number
  joint: number
  /** True where what stands before it leans on it. */
  bound: boolean
}

/** The request that a long sentence ends in; `null` where it has none, or where all before it says when it counts. */
export function lateRequest({ tokens, words, text }: Sentence, addressed = false): LateRequest | null {
  // What an address serves is the request alone: “There is no charge but please register by 8 January: https://…”
  const [long, before] = addressed ? [LONG_ADDRESSED, BEFORE_ADDRESSED] : [LONG, BEFORE]
  // “Are you happy for me to order, and could you let me know …?”: what is asked first is the ask.
  if (words <= long || QUESTION.test(tokens[0]?.lower ?? '') || isWrapped(text)) return null
  const wonder = WONDERS.exec(text)
  const at = wonder ? tokens.findIndex(({ start }) => start > wonder.index + 1) : -1
  if (at >= BEFORE_ADDRESSED) {
    // “…, and I was wondering”, with its comma and its joint before it.
    const from = tokens.findIndex(({ lower }, i) => i >= at && /^(?:i|we)(?:'m)?$/.test(lower))
    return from < 0 ? null : { from, joint: jointBefore(tokens, from), bound: false }
  }
  const so = tokens.findIndex(
    ({ lower, start }, i) =>
      i >= BEFORE_ADDRESSED &&
      lower === 'so' &&
      tokens[i - 1]?.lower === ',' &&
      /^(?:if|to)$/.test(tokens[i + 1]?.lower ?? '') &&
      NEEDS.test(text.slice(start)),
  )
  if (so > 0) return { from: so + 1, joint: so - 1, bound: false }
  for (let from = tokens.length - 3; from >= before; from--) {
    if (!asksAt(tokens, from)) continue
    const joint = jointBefore(tokens, from)
    if (joint === from || joint < before) continue
    const clause = tokens.findLastIndex((t, i) => i < joint - 1 && /^[,;:–—]$/.test(t.lower)) + 1
    let first = clause
    while (JOINT.test(tokens[first]?.lower ?? '')) first++
    // “…, and if you need something, please copy it”
    const cased = IN_CASE.test(tokens[first]?.lower ?? '') && first < joint
    const start = cased ? first : from
    const parts = cased ? jointBefore(tokens, first) : joint
    if (parts < before || parts === start) return null
    // “I was wondering if you could let me know …, and please also tell me …”: what is asked first is the ask.
    if (tokens.slice(parts, from + 3).some(({ lower }) => lower === 'also')) return null
    // “If you would like to talk, or if the date has passed, please call us.”
    const joined = tokens.slice(parts, start).some(({ lower }) => lower !== ',' && lower !== 'or')
    if (!joined && IN_CASE.test(tokens[0]?.lower ?? '')) return null
    const bound = tokens.some(
      ({ lower }, i) => i < parts && LEANS.test(lower) && (i === 0 || JOINT.test(tokens[i - 1]?.lower ?? '')),
    )
    return { from: start, joint: parts, bound: bound && !joined }
  }
  return null
}

/** “please”, “could you”, “could one of you”. */
const asksAt = (tokens: Sentence['tokens'], at: number): boolean =>
  ASKS.test(tokens[at]?.lower ?? '') ||
  (HELPER.test(tokens[at]?.lower ?? '') &&
    /^(?:you|one|any|some|somebody|someone|anybody|anyone)$/.test(tokens[at + 1]?.lower ?? ''))

function jointBefore(tokens: Sentence['tokens'], at: number): number {
  let joint = at
  while (JOINT.test(tokens[joint - 1]?.lower ?? '')) joint--
  return joint
}
