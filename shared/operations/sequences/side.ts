/** Which of several ways a mail of one kind is followed up, by who writes it and what they want. */
import type { Kind } from '../../engine/kinds.ts'
import { type Play, playOf } from './angles.ts'

/** Kinds in which either side may write. */
const EITHER_SIDE: ReadonlySet<Kind> = new Set<Kind>(['negotiation', 'renewal', 'follow_up', 'proposal'])

/** Who pays and wants other terms says so: “we pay €2,340 a month”, “can you match £38?”, “thanks for the renewal quote”. */
const BUYS =
  /\bwe (?:now |currently |still )?pay\b(?! for)|\b(?:want|need|ask(?:ing)?(?: \p{L}+)? for|expect|looking for) (?:an? )?(?:lower|better|reduced) (?:price|rate|rent|fee|premium|quote|terms)\b|\b(?:match|beat) (?:[£$€]|that|the (?:price|offer|rate|quote)|their)|\bthank(?:s| you) for (?:the|your) (?:\p{L}+ )?(?:quote|quotation|offer|proposal)\b|\bquoted (?:us )?(?:under|less|below|[£$€])|\bwe(?:'d| would) (?:sign|stay|renew)\b[^.]* (?:at|if|for) |\b(?:like|want|ask|need) you to (?:lower|reduce|cut|bring down)\b|\bcome down (?:to|on)\b|\bwants? to (?:put (?:the |our |my )?(?:\p{L}+ ){1,4}up\b|(?:raise|increase|put up) (?:the |our |my )?)(?:(?<=up)|rent|prices?|fees?|rates?)\b|\bkeep (?:it|the price|the rent) (?:under|below)\b/iu

const MET = /\bwe (?:met|talked|spoke) (?:\S+ )?at\b/i

/** What somebody owes is named as such: “was due on 30 October”, “when we can expect payment”. */
const OWED =
  /\b(?:owe us|behind with|in arrears|days late|overdue|unpaid|outstanding|past due|was due|were due|(?:is|are|been) late|not (?:yet )?(?:been )?paid|(?:card|payment|direct debit) (?:has )?(?:failed|was (?:declined|refused))|expect (?:the |your )?payment|haven't (?:yet )?(?:seen|received) (?:the |a |any |your )?payment)\b/i

/** Asks for a name or a good word; “15 minutes with somebody who has admin rights” asks for neither. */
const FAVOURS =
  /\b(?:know|name|think of|is there|find|tell|help|pass (?:it|this|us|me) on to|hear (?:of|about)|for) (?:[^.?!,;]{0,30} )?(?:friend|neighbou?r|colleague|somebody|someone|anybody|anyone)s? (?:else |of yours )?(?:who|or|that|planning|looking|in)\b|\b(?:refer(?:ral)?|recommend|introduc(?:e|tion)|testimonial|good word|may (?:we )?quote)\b|\bname of (?:one|a)\b/i

/** A customer who is offered more of it decides about a price, and has not gone quiet. */
export const UPGRADES =
  /\bupgrad(?:e|es|ing)\b(?! (?:guide|notes)\b)|(?:[£$€]\d[\d.,]*|\d ?€)[^.?!;]{0,30} instead of [£$€]?\d/i

/** The play of a mail by its kind and its words; `null` for mail that is not followed up. */
export function playFor(kind: Kind, text: string, wins: boolean): Play | null {
  if (EITHER_SIDE.has(kind) && BUYS.test(text)) return 'buying'
  // Who was met once is still to be won.
  if (kind === 'follow_up' && MET.test(text)) return 'outreach'
  if (kind === 'customer_success' && UPGRADES.test(text)) return 'deal'
  if (kind === 'customer_success' && FAVOURS.test(text)) return 'favour'
  if (kind === 'billing') return OWED.test(text) && /\?|\b(?:please|pay)\b/i.test(text) ? 'payment' : null
  return playOf(kind, wins)
}
