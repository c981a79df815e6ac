import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { daysIn, monthOf, weekdayIn, weekdayName, weekdayOf } from '../measures/calendar.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

export default defineRule({
  id: 'wrong-weekday',
  dimension: 'correctness',
  severity: 'error',
  summary: 'The weekday and the date do not agree.',
  why: 'Half of the readers will trust the weekday and half the date. Someone will come on the wrong day.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'date',
  sentence: (sentence) => {
    const found: Finding[] = []
    const tokens = sentence.tokens
    tokens.forEach((token, i) => {
      const day = weekdayIn(token.lower)
      if (day < 0) return
      const date = dateAfter(tokens, tokens[i + 1]?.text === ',' ? i + 2 : i + 1)
      if (!date) return
      const real = weekdayOf(date.year, date.month, date.day)
      if (real === day) return
      found.push(at(sentence, i, date.to, { message: `That date is a ${weekdayName(real)}.` }))
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
    'See you on Monday, February 30, 2026.',
  ],
}

function dateAfter(
  tokens: readonly Token[],
  from: number,
): { year: number; month: number; day: number; to: number } | null {
  const dayFirst = /^\d/.test(tokens[from]?.text ?? '')
  const month = monthOf(tokens[dayFirst ? from + 1 : from]?.lower ?? '')
  const day = Number.parseInt(tokens[dayFirst ? from : from + 1]?.text ?? '', 10)
  const next = tokens[from + 2]?.text === ',' ? from + 3 : from + 2
  const year = Number(tokens[next]?.text)
  if (month === 0 || !(year >= 1900 && year <= 2200)) return null
  // A day that the month has not is `impossible-date`.
  return day >= 1 && day <= daysIn(month, year) ? { year, month, day, to: next + 1 } : null
}
