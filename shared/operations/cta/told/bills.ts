/** What a bill that was not paid asks for, with its number: “When can we expect payment of invoice #4521?” */
import type { Doc } from '../../../engine/doc.ts'
import { inBody } from '../../../engine/measures/body.ts'
import { deadlineIn } from '../deadline.ts'
import { wordsIn } from '../mail-words.ts'
import { type Said, sayable, type Told } from './said.ts'

const NUMBER =
  /\binvoice(?: (?:no\.?|number|nr\.?))? ((?:#|no\. ?)?(?:[A-Z]{1,6}-?)?\d[\dA-Z]*(?:[-/]\d+)*)/giu
/** “If payment is not received by November 28, …”, “Please pay by Friday”: a last day that is still to come. */
const LAST_DAY =
  /\b(?:(?:not|isn't|unless)\b[^.;]{0,40}\b(?:paid|received|settled|pay)|please (?:pay|settle|transfer)|(?:pay|settle|payment)\b[^.;]{0,40})\b[^.;]{0,30} (?:by|before) /i

/** Questions for the payment of the one invoice that a reminder names; none for a bill that is in time. */
export function bills(doc: Doc, said: readonly Said[]): Told[] {
  if (doc.kind !== 'billing') return []
  const words = wordsIn(doc)
  if (!words.has('overdue') && !words.has('unpaid')) return []
  const texts = [doc.subject?.text ?? '', ...doc.sentences.filter(inBody).map(({ text }) => text)]
  const numbers = new Set(
    texts.flatMap((text) => [...sayable(text).matchAll(NUMBER)].map(([, number]) => number)),
  )
  const [number] = numbers
  const bill = numbers.size === 1 && number !== undefined ? `invoice ${number}` : null
  const days = new Set(
    said.flatMap(({ text }) =>
      LAST_DAY.test(text) && !/\bwas due\b/i.test(text) ? (deadlineIn(text) ?? []) : [],
    ),
  )
  const [day] = days
  return [
    ...(bill === null ? [] : [`When can we expect payment of ${bill}?`]),
    ...(day === undefined || days.size > 1 ? [] : [`Could you pay ${bill ?? 'it'} by ${day}?`]),
    bill === null ? 'Is anything holding up the payment?' : `Is anything holding up payment of ${bill}?`,
    bill === null ? 'When will the payment go out?' : `Which day will ${bill} be paid?`,
  ].map((text) => ({ text }))
}
