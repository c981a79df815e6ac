/** “loose” where “lose” is meant: “we loose 3%”, “not to loose money”. */
import type { Token } from '../doc.ts'
import { words } from '../word-set.ts'
import { opensClause } from './clause.ts'
import { lowerAt } from './lower-at.ts'

/** What may stand behind “more than”, and behind “to lose”. */
export const THAN_NEXT = words(
  'a an the ever before most just expected usual any average what ours yours one two three four five six ten half previously that this our your my their his her last me him us them others',
)
const MODAL = /^(?:can|could|will|would|may|might|must|should)$/
const BEFORE_VERB = /^(?:to|not|never)$|n't$|'ll$/
const LOST =
  /^(?:you|it|money|customers|clients|time|sales|leads|business|weight|interest|track|touch|sight|trust|out|(?:any|every)thing|data)$/

/** True where “loose” stands for the verb; not in “keep you loose” and “let loose the”. */
export function isLosing(tokens: readonly Token[], from: number, to: number): boolean {
  const before = lowerAt(tokens, from - 1)
  const doer = MODAL.test(before) ? from - 2 : from - 1
  if (/^(?:i|we|you|they)$/.test(lowerAt(tokens, doer)) && opensClause(tokens, doer)) return true
  const next = lowerAt(tokens, to)
  return (MODAL.test(before) || BEFORE_VERB.test(before)) && (THAN_NEXT.has(next) || LOST.test(next))
}
