/** What a reader agrees to: limits, conditions, and what is offered. However short a mail gets, its terms stay. */
import type { Sentence } from '../../../engine/doc.ts'

/** “The deposit is not refundable”, “nothing is signed yet”, “only for vans”, “VAT is on top”. */
const LIMITS =
  /\b(?:not|never|nothing|nobody|no one|none|neither|nor|cannot|no longer|only|unless|except|exclud(?:es?|ed|ing)|includ(?:es?|ed)|without|provided|as long as|subject to|conditions?|on top|extra|at least|at most|must|(?:has|have|need|needs) to|required|out of order)\b|n['’]t\b|^no\b|\b(?:have|has|is|are|was|were) no\b/i
/** “If it rains”, “in return”, “free of charge”: so said by whoever means it, whatever a rule thinks of the words. */
const STATED =
  /^if\b|\b(?:in return|we(?:['’]d| would) ask|costs? (?:you )?nothing|at no cost|free of charge|no obligation)\b/i
/** “You can bring your own”, “you dictate, we type”, “I can lend you a set”, “we are happy to show you the room”. */
const OFFERS =
  /^you (?:can|may|could) |, (?:and )?we (?!also\b)\p{Ll}+ |\b(?:i|we)(?:(?: can| could)(?: also)?|['’]d| would|['’]ll| will| am|['’]m| are|['’]re)(?: also)?(?: be)?(?: (?:happy|glad) to)? (?:lend|give|send|show|come|bring|pay|cover|take|lower|waive|extend|match|throw|put|set|stay|wait|deliver|collect|print|train)\b/iu
/** Turns of phrase that limit nothing: “not only”, “you won't regret it”, “has never been easier”. */
const SAYS_NO_LIMIT =
  /\b(?:not|n['’]t) (?:only|just)\b|\b(?:not|n['’]t|never|nothing|nobody|no one) (?:be )?(?:regret|disappoint\p{L}*|miss|been|beats?|like|else|hesitate)\b|\bsecond to none\b/iu

/** “…, because nobody picks up” tells why. */
const REASON = /\b(?:because|since)\b.*$/isu

/** Whether a sentence limits what is agreed or offers something; where a rule finds fault with it, it may only sound so. */
export const isTerm = ({ text }: Sentence, isFaulted: boolean): boolean =>
  STATED.test(text) ||
  (!isFaulted && (OFFERS.test(text) || (LIMITS.test(text.replace(REASON, '')) && !SAYS_NO_LIMIT.test(text))))
