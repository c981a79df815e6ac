/** Promises that cost the sender money or his word; a text may make one only where the draft does. English. */

interface Claim {
  says: RegExp
  /** Words by which a source says the same. */
  given: RegExp
}
const claim = (says: RegExp, also?: RegExp): Claim => ({
  says,
  given: also ? new RegExp(`${says.source}|${also.source}`, 'i') : says,
})

const PROMISES: readonly Claim[] = [
  claim(
    /\bmoney[ -]back\b|\brefund(?:s|ed|able)?\b/i,
    /\b(?:send|sent|give|giving|given|pay|paid) (?:\S+ ){0,4}back\b|returned to you|reimburs/,
  ),
  claim(/\bguarant(?:y|ee)\w*/i),
  claim(
    /\b(?:for free|free of charge|no (?:cost|charge|fees?)|at no (?:extra )?cost|complimentary)\b|\b(?:it|this|that|which|everything)(?:['’]s| is) free\b|\bfree (?:trial|month|week|year|gift|account|plan|shipping|delivery|upgrade|audit|sample)s?\b/i,
    /\bfree\b|\bno(?:t)?\b.{0,20}\b(?:charge|cost|fee)/,
  ),
  claim(
    /\b(?:no|without any) (?:risk|obligations?|strings|commitment)\b|\brisk[ -]free\b/i,
    /\bnot have to commit|\bcancel (?:at )?any/,
  ),
  claim(/\b(?:discount|off your (?:first|next)|half price)\b/i, /% off|cheaper|reduced price/),
  claim(/\b(?:vouchers?|gift cards?|store credit|bonus|free gift)\b/i),
  claim(/\b(?:equity|stock options|visas?|relocation|negotiable)\b/i),
  claim(/\binstal?lments?\b/i),
  claim(/\b(?:lawyers?|collection agency|legal (?:steps|action)|in court)\b/i),
  claim(/\b(?:market leader|market-leading|number one|your competitors|all your rivals)\b/i),
  claim(/\bincluded in the price\b/i, /\bincludes?|\bincluded|\bpart of the price/),
  claim(/\b(?:for life|lifetime|unlimited)\b/i, /\bno limits?\b|as (?:many|much|long)(?: \w+)? as you/),
  claim(
    /\b(?:certified|award-winning|compliant|trusted by|nearly gone|ends soon|the only)\b|\bon us\b/i,
    /\bcertif|\baward|complian|\btrust|\bonly\b|rely on us|count on us/,
  ),
]

/** Whether a text promises what is nowhere promised in `given`. */
export const promises = (text: string, given: string): boolean =>
  PROMISES.some((promise) => promise.says.test(text) && !promise.given.test(given))
