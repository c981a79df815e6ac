/** What follows from a whole parsed draft: worked out once, however many rules and operations ask for it. */
import type { Doc } from './doc.ts'

let facts = 0

/** Room for every fact of a draft. */
export const roomForDocFacts = (): unknown[] => new Array(facts)

/** `work`, done once for each parse. `undefined` is not remembered. */
export function ofDoc<T>(work: (doc: Doc) => T): (doc: Doc) => T {
  const fact = facts++
  return (doc) => {
    const known = doc.facts[fact] as T | undefined
    if (known !== undefined) return known
    const made = work(doc)
    doc.facts[fact] = made
    return made
  }
}
