/** Promises that cost the sender money or his word; a text may make one only where the draft does. English. */

const PROMISES: readonly RegExp[] = [
  /\bmoney[ -]back\b|\brefund(?:s|ed|able)?\b/i,
  /\bguarant(?:y|ee)\w*/i,
  /\b(?:for free|free of charge|no (?:cost|charge|fees?)|at no (?:extra )?cost|complimentary)\b|\b(?:it|this|that|which|everything)(?:['’]s| is) free\b|\bfree (?:trial|month|week|year|gift|account|plan|shipping|delivery|upgrade|audit|sample)s?\b/i,
  /\b(?:no|without any) (?:risk|obligations?|strings|commitment)\b|\brisk[ -]free\b/i,
  /\b(?:discount|off your (?:first|next)|half price|lifetime)\b/i,
]

/** Whether a text promises what is nowhere promised in `given`. */
export const promises = (text: string, given: string): boolean =>
  PROMISES.some((promise) => promise.test(text) && !promise.test(given))
