/** Puts a deadline, in the caller's words, into an ask. */
import { canonicalTag, formatWords } from '../localize/conventions.ts'
import { isLook } from './goals.ts'

/** `by Friday` and `before noon` bring their own preposition; `asap` and `this week` want none. */
const LEADS = /^(?:(?:by|before|until|till|no later than|on|at|in|within|as soon as|this|next)\s|asap\b)/i

/** The question with its deadline: inside a request, behind a question of interest. */
export function withDeadline(question: string, deadline: string | undefined): string {
  const by = byLine(deadline)
  if (by === null) return question
  // In place of the date it has, which may stand before more than the end.
  if (DATE.test(question)) return question.replace(DATE, () => by)
  if (REQUEST.test(question)) return within(question, by)
  return `${question} A line ${by} is enough.`
}

/** A request, perhaps to somebody by name, that a date can stand in. */
const REQUEST = /^(?:\p{Lu}\p{Ll}+, )?(?:(?:could|can|would) you (?!be|like|consider|change)|please )/iu

/** True for an ask that takes a date into itself. */
export const takesDeadline = (ask: string): boolean => REQUEST.test(ask) && /[.!?]$/.test(ask)

/** Before “whether”, “that” and the like, which would draw the date to themselves. */
function within(question: string, by: string): string {
  const at = question.search(/ (?:whether|that|when|which|what|who|where|how)\b/)
  return at < 0
    ? `${question.slice(0, -1)} ${by}${question.slice(-1)}`
    : `${question.slice(0, at)} ${by}${question.slice(at)}`
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const CLOCK = String.raw`(?:noon|midday|midnight|(?:lunch|lunchtime|breakfast)\b|first thing\b|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m\b|[ap]\.m\.)|\d{1,2}[:.]\d\d\b|\d{1,2}(?= (?:today|tomorrow|tonight)\b)|COB\b|EOD\b|(?:the )?close of (?:business|play)|(?:the )?end of (?:business|play|(?:the |this |next )?(?:day|week|month|quarter|year)\b|${MONTH}))`
/** A day that comes round, “by the 5th of the month”, is a rule and no deadline. */
const DAY = String.raw`(?:(?:\p{Lu}\p{Ll}+,? )?(?:(?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})(?:,? 20\d\d\b)?)|(?:(?:this|next) )?(?:\p{Lu}\p{Ll}+|mon|tues|wednes|thurs|fri|satur|sun)day\b(?: (?:morning|lunchtime|afternoon|evening|night)\b)?|the \d{1,2}(?:st|nd|rd|th)(?! of (?:the|each|every) (?:week|month|quarter|year))|mid-(?:${MONTH})|(?:the|this) weekend\b|(?:tonight|today|tomorrow)\b(?: (?:morning|lunchtime|afternoon|evening|night)\b)?)`

const DATE = new RegExp(
  String.raw`\b(?:(?:[Bb]y )?[Nn]o later than|[Bb]y|[Bb]efore|[Uu]ntil) (${CLOCK}(?:,?(?: on)? ${DAY})?|${DAY}(?:,?(?: at)? ${CLOCK})?)`,
  'u',
)

/** The deadline an ask has already: what replaces the ask must not lose it. */
export function deadlineIn(text: string): string | undefined {
  return DATE.exec(text.slice(0, 400))?.[1]
}

/** The line without the deadline it has. */
export const withoutDeadline = (line: string): string =>
  line.replace(DATE, '').replace(/\s+(?=[?.,\s]|$)/g, '')

/** The label with its deadline; a look is due by no day. */
export function labelWithDeadline(label: string, deadline: string | undefined): string {
  const by = byLine(deadline)
  return by === null || isLook(label) || /\bdetails$/.test(label) ? label : `${withoutDeadline(label)} ${by}`
}

const ISO_DAY = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?(?![\d-])/

/** A day that a program wrote, `2026-12-04`, as a person there writes it, “4 December”; all else as it is given. */
export function spokenDeadline(deadline: string, locale: string): string {
  return deadline.replace(ISO_DAY, (written, year: string, month: string, day: string) => {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
    if (date.getUTCMonth() !== Number(month) - 1) return written
    // Asks are written in English, whatever the locale.
    const tag = /^en\b/i.test(locale) ? canonicalTag(locale) : 'en-GB'
    return formatWords(tag, date, { day: 'numeric', month: 'long' })
  })
}

function byLine(deadline: string | undefined): string | null {
  const given = deadline?.replace(/\s+/g, ' ').trim() ?? ''
  if (given === '') return null
  return LEADS.test(given) ? given : `by ${given}`
}
