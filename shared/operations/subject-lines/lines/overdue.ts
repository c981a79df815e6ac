/** `Invoice #4521 still unpaid`, `Third notice: invoice #4521`: a bill that was not paid. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'

const BILL = /\binvoice (?:no\.? ?|number )?#?(?=[A-Z-]*\d)[A-Z]{0,5}-?\d[\d-]*/iu
const UNPAID =
  /\b(?:(?:has|have) (?:still )?not (?:yet )?been (?:paid|settled)|(?:remains?|is|are) (?:still )?(?:unpaid|outstanding|overdue|past due)|not (?:yet )?received (?:your |the |any )?payment)\b/iu
/** “This is the third time we are contacting you”, “our second reminder” */
const AGAIN =
  /\bthis is (?:the|our|a|my|your) (?<nth>second|third|fourth|fifth|final|last) (?:(?:time (?:that )?(?:we|I)(?:['’]re| are|['’]ve| have)\b)|reminder|notice)/iu
const SINCE = /\bdue (?:on |by )?(?<day>(?:\p{Lu}\p{Ll}+ \d{1,2}|\d{1,2} \p{Lu}\p{Ll}+)(?!\d))/u

/** Headings of a reminder for one bill: which notice it is, and what is unpaid. */
export function overdueLines({ kind }: Doc, { lines }: RichMaterial): Idea[] {
  if (kind !== 'billing') return []
  const line = lines.find(({ sentence: { text } }) => BILL.test(text) && UNPAID.test(text))
  const [bill] = (line && BILL.exec(line.sentence.text)) ?? []
  if (!line || !bill) return []
  const told = (pattern: RegExp) =>
    lines.map(({ sentence }) => pattern.exec(sentence.text)?.groups).find(Boolean)
  const { nth } = told(AGAIN) ?? {}
  const { day } = SINCE.exec(line.sentence.text)?.groups ?? {}
  const said = [
    ...(nth ? [`${nth.toLowerCase()} notice: ${bill}`] : []),
    day ? `${bill} still unpaid, due ${day}` : `${bill} still unpaid`,
  ]
  return said.map((text, i) => ({
    text: capitalised(text),
    angle: 'specific',
    shape: 'says',
    role: 'news',
    plain: true,
    also: true,
    weight: 5 - i,
    why: 'Says which bill is not paid.',
    line,
    promise: bill,
  }))
}
