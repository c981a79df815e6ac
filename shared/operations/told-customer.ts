/** What only somebody has who is a customer already. */
import { isSure } from '../engine/detect.ts'
import type { Doc } from '../engine/doc.ts'

const CUSTOMERS =
  /\byour (?:booking|reservation|order|appointment|membership|deposit|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:group|class|slot|lesson))\b|\ba (?:full |part )?refund of\b|\b(?:the|your) invoice (?:was|is|has been) (?:paid|payed|settled)\b/i

/**
 * Whether a mail that its phrases alone let pass for one to a stranger was written to a customer: “we can offer your
 * Tuesday group the smaller kiln, or a refund of £24”. Nobody pays a stranger back.
 */
export const isToCustomer = (doc: Doc): boolean =>
  doc.kind === 'cold_outreach' &&
  !isSure(doc.kindConfidence) &&
  doc.sentences.some(({ text, region }) => region !== 'quoted' && CUSTOMERS.test(text))
