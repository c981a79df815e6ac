/** Dates with the English name of a month: `March 4, 2026`, `4–6 March`. Day and month change places, words stay. */
import { formatWords } from '../conventions.ts'
import { type Mail, type Step, within } from '../step.ts'
import { dateOf } from './figure-dates.ts'

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept\\.?|Sep\\.?|Oct\\.?|Nov\\.?|Dec\\.?'
const DAYS =
  'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tues|Tue|Weds|Wed|Thurs|Thur|Thu|Fri|Sat|Sun'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?(?:(?: ?[-–] ?| (?:and|or|to|&) )\\d{1,2}(?:st|nd|rd|th)?)?'
/** “March 4, 5 and 6” and “4, 5 and 6 March” are lists, of which a part must not move. */
const LIST_AFTER = /^,? (?:\d{1,2}(?:st|nd|rd|th)?)(?:,| and| or| &)/
const LIST_BEFORE = /(?<![$£€¥][\d.,]*)\d(?:st|nd|rd|th)?,? ?(?:(?:and|or|to|until|till|[-–]) ?)?$/
/** “On March 4 and 22 people came”: the second number counts something. */
const COUNTS =
  /^ (?!(?:ha[sd]|have|was|were|are|is|does|for|from|with|and|but|will|would|could|can|may|the|both|because|when|where|after|before|instead|between|until)\b)\p{Ll}{3,}/u

const MONTH_FIRST = new RegExp(
  `\\b(?:(${DAYS})(,? ))?(${MONTHS}) (${DAY})(?:(,? )(\\d{4}))?(?![\\p{Script=Latin}\\p{N}%]|[-–/:.,]\\d)`,
  'gu',
)
const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}.,/:-])(?:(${DAYS})(,? ))?(${DAY}) (${MONTHS})(?:(,? )(\\d{4}))?(?![\\p{Script=Latin}\\p{N}]|[-–/:.,]\\d)`,
  'gu',
)
const JOINT = / ?[-–] ?| (?:and|or|to|&) /
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

interface Parts {
  weekday: string
  month: string
  days: string
  year: string
}

export const wordDates: Step = (mail, { change }) => {
  const order = mail.native && mail.target.language !== 'en' ? 'other' : mail.target.englishDates
  if (order === null || (mail.language !== 'en' && order !== 'other')) return
  for (const segment of mail.segments) {
    const found = [...matches(segment.text, MONTH_FIRST, 'mdy'), ...matches(segment.text, DAY_FIRST, 'dmy')]
    for (const { start, end, parts, written } of found) {
      const date =
        order === 'other' ? translated(mail, parts) : written === order ? null : inOrder(parts, order)
      const after = closing(date, segment.text.charAt(end))
      if (after !== null)
        change({
          ...within(segment, start, end),
          after,
          type: 'date',
          rule_id: 'date-words',
          confidence: parts.year === '' ? 0.9 : 0.98,
        })
    }
  }
}

/** The stop of “2026 г.” and of “9 Dec.” also closes the sentence. */
const closing = (date: string | null, next: string) =>
  next === '.' && date?.endsWith('.') ? date.slice(0, -1) : date

interface Found {
  start: number
  end: number
  parts: Parts
  written: 'mdy' | 'dmy'
}

function matches(text: string, pattern: RegExp, written: 'mdy' | 'dmy'): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(pattern)) {
    const [raw, weekday = '', , one = '', two = '', , year = ''] = match
    const [month, days] = written === 'mdy' ? [one, two] : [two, one]
    const parts = { weekday, month, days, year }
    // “In May 15 customers signed” holds no date.
    const bare = weekday === '' && year === '' && /^\d+$/.test(days)
    if (
      bare &&
      written === 'mdy' &&
      /\b(?:in|last|this|next|every)\s$/i.test(text.slice(Math.max(0, match.index - 8), match.index))
    )
      continue
    const after = text.slice(match.index + raw.length, match.index + raw.length + 30)
    if (LIST_AFTER.test(after) || LIST_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue
    const joined = days.split(JOINT)
    if (
      joined.length > 1 &&
      (COUNTS.test(after) || Number.parseInt(joined[0] ?? '', 10) >= Number.parseInt(joined[1] ?? '', 10))
    )
      continue
    // Only what can be a day of that month.
    if (!joined.every((day) => dateOf(2024, monthOf(month), Number.parseInt(day, 10)))) continue
    found.push({ start: match.index, end: match.index + raw.length, parts, written })
  }
  return found
}

const monthOf = (name: string) => NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1

function inOrder({ weekday, month, days, year }: Parts, order: 'mdy' | 'dmy'): string {
  if (order === 'mdy') return `${weekday && `${weekday}, `}${month} ${days}${year && `, ${year}`}`
  return `${weekday && `${weekday} `}${days} ${month}${year && ` ${year}`}`
}

/** The date as written in the language of the target; `null` for a stretch of days, which has no one form. */
function translated({ target }: Mail, { weekday, month, days, year }: Parts): string | null {
  if (JOINT.test(days)) return null
  const date = dateOf(year === '' ? 2024 : Number(year), monthOf(month), Number.parseInt(days, 10))
  if (!date) return null
  const named = WEEKDAYS.indexOf(weekday.slice(0, 3).toLowerCase())
  // A weekday that does not fit its date is not for us to decide.
  if (named >= 0 && year !== '' && date.getUTCDay() !== named) return null
  if (named >= 0 && year === '') return null
  return formatWords(target.tag, date, {
    day: 'numeric',
    month: 'long',
    ...(year === '' ? {} : { year: 'numeric' }),
    ...(named >= 0 ? { weekday: 'long' } : {}),
  })
}
