import { whole } from '../finding.ts'
import { bodyOf } from '../measures/body.ts'
import type { Severity } from '../rule.ts'
import { defineRule, makeExamples } from '../rule.ts'

/** Times the upper end of the band from which length costs replies, and from which it is plainly wrong. */
const LONG = 1.5
const FAR_TOO_LONG = 2.5
/** So many times as long may mail be whose kind sets no length. */
const LENIENT = 4

function severityOf(ratio: number): Severity {
  if (ratio <= LONG) return 'info'
  return ratio > FAR_TOO_LONG ? 'error' : 'warning'
}

export default defineRule({
  id: 'too-long',
  dimension: 'structure',
  severity: 'info',
  summary: 'The mail is longer than mail of its kind usually is.',
  why: 'People give a mail about nine seconds. What stands beyond the first screen is read by few, and a long mail is put off.',
  evidence: ['E01', 'E08', 'E48'],
  check: (doc) => {
    const { words } = doc.counts
    const [least, most] = doc.bands.words
    if (words <= most) return []
    let count = 0
    const crossing = bodyOf(doc).find((s) => {
      count += s.words
      return count > most
    })
    if (!crossing) return []
    // Of a mail of no known kind, and of a service mail, nobody knows how long it has to be; a book is too long.
    const strict = doc.kind !== 'other' && doc.family !== 'operational'
    const message = `The body has ${words} words; ${least} to ${most} are usual here. Cut about ${words - most}, from here or above.`
    return [whole(crossing, { message, severity: severityOf(words / most / (strict ? 1 : LENIENT)) })]
  },
})

export const examples = makeExamples(() => ({
  flags: [
    {
      draft: {
        kind: 'abandoned_cart',
        draft: `${'Your jug is still here and waits for you to come back. '.repeat(12)}The kiln runs on Friday again. Finish your order.`,
      },
      marks: ['Finish your order.'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: `${'We plan night shifts for haulers in the north of the country. '.repeat(6)}They last through the winter and pay off. Is it worth a look?`,
      },
      marks: ['Is it worth a look?'],
    },
  ],
  passes: [
    {
      kind: 'proposal',
      draft: 'We plan night shifts for haulers in the north of the country. '.repeat(20),
    },
    {
      kind: 'cold_outreach',
      draft: 'We plan night shifts for haulers in the north of the country. '.repeat(6),
    },
  ],
}))
