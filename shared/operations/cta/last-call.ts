/** The clause before an address that says what it is for. */
import { isCallVerb } from './goals.ts'

/** Behind a joint, or as the whole: “or you can pay by card”, “so start there”. */
const CLAUSE =
  /(?:^|[,;–—-] |, |[^,] )(?:(?<=^|[,;–—-] )|(?:or|so|but|and) )(?:or |so |but |and )?((?:you (?:can|could|may) (?:also )?|please |just |simply )?(\p{L}+)(?: [^,;:.!?]{1,50})?):?\s*$/iu
/** Words that leave it open what is done behind the address. */
const OPEN = /^(?:see|is|are|be)$/i

/** Where the clause stands in the text before an address, and its verb; `null` where nothing calls. */
export function lastCall(before: string): { at: number; verb: string } | null {
  const [, clause, verb = ''] = CLAUSE.exec(before.slice(-200)) ?? []
  if (clause === undefined || OPEN.test(verb) || !isCallVerb(verb.toLowerCase())) return null
  return { at: before.lastIndexOf(clause), verb }
}
