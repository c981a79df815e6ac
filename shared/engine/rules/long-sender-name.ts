import { range } from '../finding.ts'
import { atStart } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Characters of a sender name that phones show (E59). */
const SHOWN = 25
/** Where a name may be cut without harm: “Dana Whitcomb, Plotline”. */
const JOINT = /,| [-–—|·] | (?:at|from|of|for|via|bei) /

export default defineRule({
  id: 'long-sender-name',
  dimension: 'compliance',
  severity: 'info',
  summary: 'Phones cut the sender name off.',
  why: 'Phones show about 25 characters of the sender name. When the part that people know you by is cut off, they have only the subject to judge by.',
  evidence: ['E59'],
  families: ['bulk_content', 'bulk_promo'],
  language: 'any',
  check(doc) {
    const name = (doc.draft.from_name ?? '').trim()
    const joint = name.search(JOINT)
    const front = joint > 0 ? joint : name.length
    if (front <= SHOWN) return []
    const rest = { message: `The sender name runs to ${front} characters; phones show about ${SHOWN}.` }
    return [doc.subject ? range('subject', 0, 0, rest) : atStart(doc, rest)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        from_name: 'Upper Coliban Basin Allotment Society',
        subject: 'Taps off on Saturday',
        draft: 'The water goes off on Saturday at noon.',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'promotional',
        from_name: 'Larkfield Garden Centre and Tea Rooms',
        draft: 'All roses are at £9.99 this week.',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      from_name: 'Marisol Etxe, Lower Basin Wetlands',
      draft: 'The gate closes in nine days.',
    },
    { kind: 'newsletter', from_name: 'Meridian Building Society', draft: 'Rates change on 1 May.' },
  ],
}
