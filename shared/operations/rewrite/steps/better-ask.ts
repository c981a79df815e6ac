/** What a rule's better question takes the place of, and what it would turn round. */
import { GOAL_OF } from '../../../engine/asks/goals.ts'
import type { Doc } from '../../../engine/doc.ts'
import type { Edit } from '../../../engine/edit.ts'
import type { Annotation } from '../../../engine/report.ts'
import { hangingOn } from '../../cta/followed.ts'
import { offerBehind } from '../../cta/offers.ts'
import { short } from '../../cta/short.ts'
import { ARRANGES } from './one-ask.ts'

/** Rules whose fix is a better question in place of the sentence they mark. */
export const SHARPENED: readonly string[] = ['weak-ask', 'high-friction-ask']

/**
 * The edit that puts a smaller question in place of an ask that a rule marks: what the sender offers behind it, else
 * the rule's own fix. `blocked` says why none is made: the sentence behind answers the ask that would go.
 */
export function betterAsk(doc: Doc, { start, end, fixes }: Annotation): Edit | { blocked: string } | null {
  const first = doc.sentences.findIndex((sentence) => {
    const place = doc.source.toSource(sentence)
    return place.start <= start && end <= place.end
  })
  const sentence = doc.sentences[first]
  const [fix] = fixes
  if (!sentence || !fix) return null
  const last = lastOfAsk(doc, first)
  const offer = offerBehind(doc, last)
  const stop = doc.sentences[offer?.sentence ?? last]
  if (!stop) return null
  const span = { start: sentence.start, end: stop.end }
  const hanging = offer ? null : hangingOn(doc, last)
  if (hanging)
    return { blocked: `“${short(hanging.text)}” answers the ask and would be turned round by another` }
  if (!doc.source.isPlain(span)) return { blocked: 'markup stands within the ask' }
  return {
    ...doc.source.toSource(span),
    replacement: offer ? doc.source.encode(offer.text) : fix.replacement,
  }
}

/** “I'd love to set up a call. Do you have time on Tuesday?” asks once, in two sentences; so does “… Let me know what works!” */
function lastOfAsk(doc: Doc, first: number): number {
  const ask = doc.asks.find(({ sentence }) => sentence === first)
  const next = doc.asks.find(({ sentence }) => sentence === first + 1)
  const behind = doc.sentences[first + 1]
  if (!ask || !behind || GOAL_OF[ask.kind] !== 'meet' || doc.sentences[first]?.block !== behind.block)
    return first
  const together = (next?.question && GOAL_OF[next.kind] === 'meet') || ARRANGES.test(behind.text)
  return together ? first + 1 : first
}
