import { range } from '../finding.ts'
import { endOfBody } from '../measures/body.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Share of the band's lower end under which a mail is short; bands are what is usual, not a law. */
const SHORT = 0.6
/** The same for promotions, which do well with very few words (E38o). */
const SHORT_PROMOTION = 0.3

export default defineRule({
  id: 'too-short',
  dimension: 'structure',
  severity: 'info',
  cost: { each: 2, cap: 2 }, // Answers fall with length only at the very short end.
  summary: 'The mail is shorter than mail of its kind usually is.',
  why: 'A stranger needs a reason to answer, and a subscriber one to click. A line or two more about what is in it for them usually pays.',
  evidence: ['E01', 'E08'],
  families: ['cold', 'bulk_content', 'bulk_promo'],
  check: (doc) => {
    const { words } = doc.counts
    const [least, most] = doc.bands.words
    const share = doc.family === 'bulk_promo' ? SHORT_PROMOTION : SHORT
    if (words === 0 || words >= least * share || doc.images.some((image) => !image.tracking)) return []
    const end = endOfBody(doc)
    const message = `The body has ${words} ${words === 1 ? 'word' : 'words'}; ${least} to ${most} are usual here.`
    return [range('draft', end, end, { message })]
  },
})

export const examples: Examples = {
  flags: [
    { draft: { kind: 'cold_outreach', draft: 'Hi Ana,\n\nDo you need flour?\n\nBest,\nTom' }, marks: [''] },
    { draft: { kind: 'newsletter', draft: 'The shop is open again. See you on Saturday!' }, marks: [''] },
  ],
  passes: [
    {
      kind: 'event_invitation',
      draft: 'Join us on 4 May at 6 p.m. in the old mill for a talk on bees. Entry is free.',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Your Saturday rye sold out by ten both times I queued. We mill rye near you. Would you like a bag?',
    },
    { kind: 'support_reply', draft: 'Fixed, try again.' },
  ],
}
