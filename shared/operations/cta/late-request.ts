/** The request at the end of a long sentence: “…, which means that the power is off, so please save your work.” */
import type { Sentence } from '../../engine/doc.ts'

/** In a shorter sentence what stands before the request is read along with it. */
const LONG = 25
/** Words before a request from which they are a thought of their own. */
const BEFORE = 12

const JOINT = /^(?:,|;|:|–|—|-|so|and|but|therefore|then|hence|or|thus|also)$/
const ASKS = /^(?:please|kindly)$/
const HELPER = /^(?:could|can|would|will)$/
/** What such a clause says is when the request counts. */
const IN_CASE = /^(?:if|when|where|unless|should|once|until|after|before|while|as|in|to|whoever|whether)$/

/** Where the request begins, and where what parts it from the thought before it does; in tokens. */
export interface LateRequest {
  from: number
  joint: number
}

/** The request that a long statement ends in; `null` where it has none, or only for the case it names. */
export function lateRequest({ tokens, words, question }: Sentence): LateRequest | null {
  if (question || words <= LONG) return null
  for (let from = tokens.length - 3; from >= BEFORE; from--) {
    const own = tokens[from]?.lower ?? ''
    if (!ASKS.test(own) && !(HELPER.test(own) && tokens[from + 1]?.lower === 'you')) continue
    let joint = from
    while (JOINT.test(tokens[joint - 1]?.lower ?? '')) joint--
    if (joint === from || joint < BEFORE) continue
    // “…, and if you need something, please copy it”
    const clause = tokens.findLastIndex((t, i) => i < joint - 1 && /^[,;:–—]$/.test(t.lower)) + 1
    let first = clause
    while (JOINT.test(tokens[first]?.lower ?? '')) first++
    // “If you would like to talk, or if the date has passed, please call us.”
    const joined = tokens.slice(joint, from).some(({ lower }) => lower !== ',')
    const opening = joined ? first : 0
    return [first, opening].some((i) => IN_CASE.test(tokens[i]?.lower ?? '')) ? null : { from, joint }
  }
  return null
}
