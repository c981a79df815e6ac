/** Sentences that offer a way out or help, greet or thank, and say nothing of the matter. */
import type { Sentence } from '../../engine/doc.ts'

const ASIDE =
  /^(?:if not,|if now is|if you have any questions|if you need anything|questions\?|any questions|stuck\?|something wrong\?|billing questions|please don't hesitate|looking forward|i look forward|we look forward|see you|good luck|i hope (?:this|you|your)|hope (?:this|you|your)|p\.\s?s\.$)|won.t (?:write|chase|email) (?:again|you)|unsubscribe|\bopt out\b|never hesitate|don.t hesitate|click here/i

/** With a figure in it a thank-you says something all the same: “Thanks for being open about the $42,000 ceiling.” */
const THANKS = /^(?:thank you|thanks|many thanks)\b\D*$/i

/** How much of a sentence is looked at. */
const HEAD = 200
/** A longer thank-you goes on to say what the mail is about. */
const POLITE = 90

export const optOutIn = ({ text }: Sentence): boolean => {
  const head = text.slice(0, HEAD)
  return ASIDE.test(head) || (text.length < POLITE && THANKS.test(head))
}
