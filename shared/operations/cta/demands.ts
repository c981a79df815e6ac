/** How many things one sentence wants of its reader: “Send me your resume, your salary history and three friends”. */
import type { Sentence } from '../../engine/doc.ts'

/** Verbs of wanting and handing over, with whom it goes to. */
const WANTS =
  /\b(?:send|give|provide|share|bring|forward|e-?mail|text|tell|want|need|require|expect|demand)(?: (?:me|us|over|back|through))*(?: with)? (?=\p{L}|\d)/iu
/** Behind these begins why, when or which. */
const GOES_ON =
  /\b(?:as|because|so|since|before|until|if|when|who|which|that|where|to|or|today|now)\b|[.;:!?(]/i
/** What one wants of somebody begins so; “salt, pepper and oil” is one thing. */
const THING =
  /^(?:your|you['’]?re|the|an?|my|our|its|his|her|their|new|any|all|both|some\p{L}*|\d+|two|three|four|five)\b/iu
/** “You will honour …, you will throw in …, and you will do it”. */
const ORDERED = /\byou (?:will|must|shall|need to|have to|are to)\b/gi

/** The things, counted; 1 where it wants one, or nothing that can be told. */
export function demandsIn({ text }: Sentence): number {
  const orders = text.match(ORDERED)?.length ?? 0
  const [wanted] = WANTS.exec(text) ?? []
  if (wanted === undefined) return Math.max(1, orders)
  const rest = text.slice(text.indexOf(wanted) + wanted.length)
  const end = rest.search(GOES_ON)
  const limbs = (end < 0 ? rest : rest.slice(0, end)).split(/,\s+(?:and\s+)?|\s+and\s+/)
  const things = limbs.every((limb) => THING.test(limb.trim())) ? limbs.length : 1
  return Math.max(1, orders, things)
}
