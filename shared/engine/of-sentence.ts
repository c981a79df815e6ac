/** What follows from the text of a sentence alone: worked out once, and kept with its parse. */
import type { ParsedSentence } from './doc.ts'

let facts = 0

/** Room for every fact of a sentence: an array that grows with each costs more than it holds. */
export const roomForFacts = (): unknown[] => new Array(facts)

/**
 * `work`, done once for each text. An edited draft shares most of its sentences with its last version, so a
 * rule that looks at every sentence looks only at the new ones. `undefined` is not remembered.
 */
export function ofSentence<T>(
  work: (parsed: ParsedSentence) => T,
): (sentence: { parsed: ParsedSentence }) => T {
  const fact = facts++
  return ({ parsed }) => {
    const known = parsed.facts[fact] as T | undefined
    if (known !== undefined) return known
    const made = work(parsed)
    parsed.facts[fact] = made
    return made
  }
}
