import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { daysIn, monthOf } from '../measures/calendar.ts'
import { endsPhrase } from '../measures/clause.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** “31” and “31st”; no more than a month can be thought to have. */
const DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/

/** Tokens between day and month: “the 31st of November”. */
const GAP = new Set(['of'])

/** The date that begins or ends with the month at `i`, as a range of tokens with its day; `null` for a month alone. */
function dateAround(tokens: readonly Token[], i: number): { from: number; to: number; day: number } | null {
  const dayAt = (at: number) => Number(DAY.exec(tokens[at]?.lower ?? '')?.[1] ?? 0)
  const before = GAP.has(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1
  if (dayAt(before) > 0) return { from: before, to: i + 1, day: dayAt(before) }
  // “November 31”, not “In June 31 people came”.
  const behind = dayAt(i + 1)
  const year = /^(?:19|20|21)\d\d$/.test(tokens[i + 2]?.text ?? '')
  return behind > 0 && (year || endsPhrase(tokens, i + 2)) ? { from: i, to: i + 2, day: behind } : null
}

/** Numbers above it behind a month are no days. */
const LAST = 31

export default defineRule({
  id: 'impossible-date',
  dimension: 'correctness',
  severity: 'error',
  summary: 'There is no such day.',
  why: 'A day that the month does not have leaves the reader guessing, and whatever hangs on it late or lost.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'date',
  sentence: (sentence): Finding[] => {
    const { tokens } = sentence
    return tokens.flatMap((token, i): Finding[] => {
      const month = token.text === token.lower ? 0 : monthOf(token.lower)
      const date = month > 0 ? dateAround(tokens, i) : null
      if (!date || date.day > LAST) return []
      const next = tokens[date.to]?.text === ',' ? date.to + 1 : date.to
      const year = Number(/^(?:19|20|21)\d\d$/.exec(tokens[next]?.text ?? '')?.[0] ?? 0)
      const most = daysIn(month, year)
      if (date.day <= most) return []
      const when = year > 0 && month === 2 ? ` in ${year}` : ''
      return [at(sentence, date.from, date.to, { message: `${token.text} has ${most} days${when}.` })]
    })
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'We close on 31 November for stock taking.', marks: ['31 November'] },
    { draft: 'The offer ends on February 30, so call us.', marks: ['February 30'] },
    { draft: 'See you on the 31st of June, or on Feb 29, 2027.', marks: ['31st of June', 'Feb 29'] },
  ],
  passes: [
    'We close on 30 November. The offer ends on 29 February, or on Feb 29, 2028.',
    'In June 31 people came, and from May 2026 on we open at 8. You may 31 times try.',
    'The 31 March invoice and the 30 of April one are paid.',
  ],
}
