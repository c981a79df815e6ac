/** What must be left of a section once it is cut down; else only its sender can mend it. */
import type { Report } from '../../engine/report.ts'
import type { Plain } from './sections.ts'

/** Why a call to action stays that would ask for nothing. */
export const ASKS_NO_MORE =
  'Cut down, it would ask for nothing any more. Keep the one ask that matters, as a question.'

/** Why an opening stays that would only introduce its sender still. */
export const STILL_YOU =
  'Cut down, it would still begin with you. Begin with one thing you know of the reader; what that is only you can say.'
/** What is left to do for one that says more. */
export const BEGINS_WITH_YOU =
  'It still begins with you: put one thing you know of the reader in front of it.'

const OPENS_WITH_SENDER: ReadonlySet<string> = new Set([
  'self-introduction',
  'self-centred-opening',
  'no-reason-to-write',
])

/** Whether an opening that was blamed for beginning with its sender does so still. */
export const stillIntroduces = ({ problems }: Plain, text: string): boolean =>
  problems.some(({ rule_id }) => OPENS_WITH_SENDER.has(rule_id)) &&
  /^\s*(?:I|I['’]m|I['’]ve|We|We['’]re|We['’]ve|My|Our)\b/.test(text)

/** Words from which an opening says something beside who writes. */
const SAYS = 15

/** The same, of one that says nothing else: “I'm Chad, a Growth Strategist at SynergyMax.” */
export const introducesOnly = (section: Plain, text: string): boolean =>
  stillIntroduces(section, text) && text.trim().split(/\s+/).length < SAYS

/** A line of a few words that says nothing: “The Ledgerly team”. */
export const isName = (text: string): boolean => !/[.!?:]/.test(text) && text.trim().split(/\s+/).length < 5

/** What leaves nothing in a sentence that a reader could use. */
const HOLLOW: ReadonlySet<string> = new Set([
  'vague-claim',
  'hype',
  'pressure',
  'guilt-trip',
  'generic-flattery',
])

/** Share of the words left that may be a fault still. */
const MOST_FAULTY = 0.5

/** The rules that find fault with most of what is left of a section; `null` where it says something. */
export function emptyRest(text: string, field: string, { annotations }: Report): string | null {
  const words = (of: string) => of.trim().split(/\s+/).length
  const faults = annotations.filter(
    (a) => a.field === field && a.points > 0 && a.quote.trim() !== '' && text.includes(a.quote.trim()),
  )
  // “Our platform is loved by thousands.”: every sentence that is left is still a claim or a push.
  const hollow = faults.filter(({ rule_id }) => HOLLOW.has(rule_id))
  const allHollow = text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .every((sentence) => hollow.some(({ quote }) => sentence.includes(quote.trim())))
  const faulty = faults.reduce((sum, { quote }) => sum + words(quote), 0)
  return faults.length > 0 && (allHollow || faulty >= MOST_FAULTY * words(text))
    ? [...new Set(faults.map(({ rule_id }) => rule_id))].slice(0, 3).join(', ')
    : null
}
