/** Hedges that say how sure the sender is: without them a guess would be a fact, and a hope a promise. */

/** Words by which a sender says that something is a guess, a hope or an opinion. */
const GUESSES =
  /\b(?:think|believe|feel|guess|suppose|reckon|say|argue|opinion|seems|mind|as far as|hopefully|perhaps|maybe|presumably|arguably|probably|possibly|potentially|conceivably|able to)\b/i

/** What is no statement of fact without its hedge either: “we should wait”, “you could call”, “it would be best to wait”. */
const OPEN =
  /^(?:[\p{L}\p{N}'’-]+ ){0,5}?(?:(?:could|should|might|may)\b(?! not\b)|ought to\b|(?:would|['’]d) (?:be (?:\p{Ll}+ )?(?:good|great|nice|best|better|wise|helpful|useful|easier|easiest|safer|safest|simpler|worth|fair)|like|love|prefer|rather|suggest)\b)|^(?:let['’]s|you can)\b|^(?:it|this|that) makes sense\b/iu

/**
 * Whether a hedge of a statement says how sure the sender is of a fact: `words` are what would go, `clause` what would
 * stand in their place as far as the end of the sentence.
 */
export const hedgesFact = (words: string, clause: string): boolean =>
  GUESSES.test(words) && !OPEN.test(clause.trim())
