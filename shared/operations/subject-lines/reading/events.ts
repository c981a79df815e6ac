/** What happens in notices, by the words that tell it. */
import type { Kind } from '../../../engine/kinds.ts'

export interface Event {
  kinds: readonly Kind[]
  /** Linear: alternatives of plain words. */
  when: RegExp
  /** As a subject calls it. */
  name: string
}

const MONEY: readonly Kind[] = ['billing', 'transactional']

/** What may yet happen is no event. */
export const NOT_YET = /\b(?:when|once|until|before|if|will|would|may|should|not been|to be)\b/i

/** In the order in which they are looked for. */
export const EVENTS: readonly Event[] = [
  {
    kinds: MONEY,
    when: /(?:could not|couldn.t|unable to|failed to) (?:charge|take|collect|process|renew)|(?:was|were|been) declined|(?:payment|charge) (?:has )?failed|did(?: not|n.t) go through/i,
    name: 'Payment failed',
  },
  {
    kinds: [...MONEY, 'support_reply', 'apology'],
    when: /\b(?:we|have|been|is|was) refunded\b/i,
    name: 'Refunded',
  },
  {
    kinds: ['transactional'],
    when: /\b(?:left our|(?:has|have) shipped|we shipped|(?:has|have|was|were) (?:been )?dispatched|is on its way)\b/i,
    name: 'Shipped',
  },
  {
    kinds: ['transactional'],
    when: /\b(?:order (?:is |has been )?(?:confirmed|received)|thank you for your (?:order|purchase))\b|\border number\b/i,
    name: 'Confirmed',
  },
  {
    kinds: ['transactional'],
    when: /\bbooking (?:is |has been )?confirmed\b|\bconfirm your booking\b/i,
    name: 'Confirmed',
  },
  {
    kinds: ['transactional'],
    when: /\b(?:details|copy|summary) of your (?:booking|reservation)\b/i,
    name: 'Your booking',
  },
]
