import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

export default defineRule({
  id: 'wrong-weekday',
  dimension: 'correctness',
  severity: 'error',
  summary: 'The weekday and the date do not agree.',
  why: 'Half of the readers will trust the weekday and half the date. Someone will come on the wrong day.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'digits',
  sentence: (sentence) => {
    const found: Finding[] = []
    const tokens = sentence.tokens
    tokens.forEach((token, i) => {
      const day = nameIn(DAYS, token.lower)
      if (day < 0) return
      const date = dateAfter(tokens, tokens[i + 1]?.text === ',' ? i + 2 : i + 1)
      if (!date) return
      const real = weekdayOf(date.year, date.month, date.day)
      if (real === day) return
      const name = DAYS[real] as string
      found.push(
        at(sentence, i, date.to, {
          message: `That date is a ${name.charAt(0).toUpperCase()}${name.slice(1)}.`,
        }),
      )
    })
    return found
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'We meet on Monday, November 24, 2026 at noon.', marks: ['Monday, November 24, 2026'] },
    { draft: 'The call is on Fri 6 March 2025.', marks: ['Fri 6 March 2025'] },
  ],
  passes: [
    'We meet on Tuesday, November 24, 2026 at noon.',
    'We meet on Monday, November 24.',
    'See you Monday. November 24, 2026 is far.',
  ],
}

/** Index of a day or month by its full name or its first three letters; -1 for none. */
const nameIn = (names: readonly string[], word: string): number => {
  const short = word.endsWith('.') ? word.slice(0, -1) : word
  return short.length < 3
    ? -1
    : names.findIndex((n) => n === short || (n.startsWith(short) && short.length <= 4))
}

function dateAfter(
  tokens: readonly Token[],
  from: number,
): { year: number; month: number; day: number; to: number } | null {
  const dayFirst = /^\d/.test(tokens[from]?.text ?? '')
  const month = nameIn(MONTHS, tokens[dayFirst ? from + 1 : from]?.lower ?? '')
  const day = Number.parseInt(tokens[dayFirst ? from : from + 1]?.text ?? '', 10)
  const next = tokens[from + 2]?.text === ',' ? from + 3 : from + 2
  const year = Number(tokens[next]?.text)
  if (month < 0 || !(day >= 1 && day <= 31) || !(year >= 1900 && year <= 2200)) return null
  return { year, month: month + 1, day, to: next + 1 }
}

/** Weekday of a date in the Gregorian calendar, Sunday 0: Sakamoto's method. */
function weekdayOf(year: number, month: number, day: number): number {
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] as number
  const y = month < 3 ? year - 1 : year
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + day) % 7
}
