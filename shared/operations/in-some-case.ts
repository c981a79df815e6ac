/** What counts in some case only: “If mornings are impossible, I can do any afternoon.” */
import type { Sentence } from '../engine/doc.ts'

/** The words of a condition at the head of a line; “Should I go ahead?” is none. */
export const IN_SOME_CASE = /^(?:(?:and|but) )?(?:if|or|should(?! (?:i|we)\b)|where(?=[^?]*,))\b/i

/** A statement for some case: beside the matter of a mail, whatever it says. */
export const isForSomeCase = ({ text, question }: Pick<Sentence, 'text' | 'question'>): boolean =>
  !question && IN_SOME_CASE.test(text.trim())
