/** What the sender can do if the reader does something by a day, as a request with its reason. */
import { deadlineIn } from '../deadline.ts'
import { LEANS, type Said, type Told, thought, wordCount } from './said.ts'

/** What a reader does for it. */
const DEED =
  'sign|order|confirm|book|pay|send|share|forward|upload|reply|answer|respond|decide|commit|register|renew|approve|return|let (?:me|us) know|get back to (?:me|us)|give (?:me|us)|place'
/** What a reader gets for it; a fee, a closed account or a grudge is none. */
export const BENEFIT =
  'hold|keep|paint|repair|fit|build|deliver|ship|start|begin|include|waive|extend|refund|offer|give|send|book|reserve|save|finish|launch|install|prepare|lock in|guarantee|add|get|have|set up|make|schedule|confirm|order|meet|go live|plan'
const WE_CAN = `(i|we)(?: can|'ll be able to|'ll| will be able to| will| could)(?: then)? ((?:still |also )?(?:${BENEFIT}) [^,;:]{3,80})`
/** What nobody is asked to do. */
export const UNWANTED =
  /\b(?:late|wrong|against|anyone|anybody|password|cancel|fee|fine|penalty|surcharge|charge|interest|no longer|not|only)\b/i
/** “If you sign before December 15 we can hold the 12% discount” */
const IF_YOU = new RegExp(
  `^(?:and |but )?if you (?:can |could |are able to )?((?:${DEED})\\b[^,;:]{0,60}?),?(?: then)? ${WE_CAN}$`,
  'iu',
)
/** “We can still deliver before Christmas if the order is in by the 25th” */
const SO_LONG_AS = new RegExp(
  `^(?:and |but )?${WE_CAN},? (?:if|provided|as long as) (?:you (?:can |could )?((?:${DEED})\\b[^,;:]{0,60})|((?:the|your) [^,;:]{3,30}?) (?:is|are) in ((?:by|before) [^,;:]{3,30}))$`,
  'iu',
)
/** “The price of $6,480 is good until November 30” */
const HOLDS =
  /^(?:and |but )?((?:the|this|our|my) (?:[\p{L}\d-]+ ){0,2}?(?:price|offer|quote|discount|rate|estimate|pricing)(?: (?:of|for) [^,;]{2,14}(?:,\d{3})?[^,;]{0,26}?)?) (?:is|stays|remains) (?:good|valid|open|fixed|firm|guaranteed|available|on the table) (?:until|through|till) ((?:the )?[\p{L}\d]+(?: [\p{L}\d]+){0,2}?)(?=,|$| and\b)/iu

/** “If you give us the go-ahead by June 5, the app will be ready before your busy season” */
const IF_BY = new RegExp(
  `^(?:and |but )?if you (?:can |could )?((?:${DEED})\\b[^,;:]{0,40}? (?:by|before) [^,;:]{3,30}), ((?:(?:the|your|our) [^,;:]{3,40}? (?:will|can)|you (?:still )?(?:keep|get|save)) [^,;:]{3,60})$`,
  'iu',
)

/** “If you want the racks before the holidays, we need to place the order by November 20.” */
const IN_TIME =
  /^(?:so )?if you(?: want| would like|'d like| need| wish) [^;:]{4,80}, (?:we|i)(?:'ll| will|'d| would)? (?:need|have) to ((?:place|book|order|reserve|start|begin|schedule|submit|sign) [^,;:]{3,50} by [^,;:]{3,30})$/iu

const MOST_WORDS = 22

/** A request for what the sender's promise in a sentence waits for. */
export function conditions({ text }: Said): Told[] {
  if (UNWANTED.test(text)) return []
  const [, deed, who = 'we', act] = IF_YOU.exec(text) ?? []
  const added = ADDS.exec(thought(act ?? ''))?.[1]
  if (
    deed !== undefined &&
    added !== undefined &&
    deadlineIn(deed) === undefined &&
    !LEANS.test(`${deed} ${added}`)
  )
    return [{ text: `Would you like to ${deed} and get ${added}?` }]
  if (deed !== undefined && act !== undefined) return request(`Could you ${deed}`, who, act)
  const [, who2 = 'we', act2, deed2, thing, by] = SO_LONG_AS.exec(text) ?? []
  if (act2 !== undefined && deed2 !== undefined) return request(`Could you ${deed2}`, who2, act2)
  if (act2 !== undefined && thing !== undefined) return request(`Could you get ${thing} in ${by}`, who2, act2)
  const placed = IN_TIME.exec(text)?.[1]
  if (placed !== undefined) return LEANS.test(placed) ? [] : [{ text: `Shall we ${placed}?` }]
  const [, early, ready] = IF_BY.exec(text) ?? []
  const kept = /^you (?:still )?((?:keep|get|save) .+)$/iu.exec(ready ?? '')?.[1]
  if (early !== undefined && kept !== undefined && !LEANS.test(`${early} ${kept}`))
    return [{ text: `Would you like to ${early} and ${kept}?` }]
  if (early !== undefined && ready !== undefined) return [{ text: `Could you ${early}, so that ${ready}?` }]
  const [, what, day] = HOLDS.exec(text) ?? []
  if (what === undefined) return []
  return [
    {
      text: `Could you decide by ${day}, while ${what.charAt(0).toLowerCase()}${what.slice(1)} still holds?`,
    },
  ]
}

/** “If you sign for two years, I can include the analytics module”: a choice, and nothing that is waited for. */
const ADDS =
  /^(?:still |also )?(?:include|add|give you|throw in|offer you|offer) ((?:the|an?|our|\d|two|three|free) .+)$/iu

/** Once more before a verb, “still” would say that it was asked before. */
function request(asked: string, who: string, act: string): Told[] {
  const line = `${asked}, so that ${who === 'I' || who === 'i' ? 'I' : 'we'} can ${thought(act)}?`
  return /\b(?:it|this|them|these|those|that(?= (?:for|to|by|before)\b|$))\b/i.test(act) ||
    wordCount(line) > MOST_WORDS + 4
    ? []
    : [{ text: line }]
}
