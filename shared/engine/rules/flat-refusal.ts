import type { Sentence } from '../doc.ts'
import { ofHit } from '../finding.ts'
import { RUDENESS } from '../lexicon/rudeness.ts'
import { bodyOf } from '../measures/body.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

const REFUSALS = lexicon('refusals', {
  "(we|i) (will not|won't|cannot|can't|can not|do not|don't|are not going to|are unable to|are not able to|am unable to|am not able to) (refund|replace|repair|exchange|reimburse|compensate|credit|cancel|extend|accept|offer|send you|give you|make an exception|help you)":
    null,
  "(cannot|can't|can not|won't|will not) do anything (about|for|more)": null,
  '(there is|there was) nothing (that |)(we|i) can do': null,
  "there's nothing (that |)(we|i) can do": null,
  '(refunds|returns|exchanges|changes|cancellations) are not (possible|allowed|offered|accepted|given)': null,
  '(your|the) (request|claim|refund|complaint) (is|was|has been) (denied|declined|rejected|refused)': null,
})

/** Words of a reason, or of what can be had instead. */
const WAYS = new Set(
  "because since as instead but however although can could may might would i'll we'll i'd we'd offer option options try if until till once unless before after so let contact call reply ask appeal only voucher".split(
    ' ',
  ),
)

/** Words besides the refusal, thanks and regret among them, that hold neither reason nor offer. */
const FEW = 12

const refusalIn = (sentence: Sentence): Hit | undefined => sentence.hits.find((h) => h.lexicon === REFUSALS)

function saysMore(sentence: Sentence): boolean {
  const hit = refusalIn(sentence)
  const own = sentence.tokens.filter((_, i) => !hit || i < hit.from || i >= hit.to)
  return (
    sentence.question ||
    own.some((t) => ['url', 'email', 'placeholder', 'number'].includes(t.kind) || WAYS.has(t.lower))
  )
}

const isRude = (sentence: Sentence): boolean => sentence.hits.some((h) => h.lexicon === RUDENESS)

export default defineRule({
  id: 'flat-refusal',
  dimension: 'tone',
  severity: 'warning',
  // The customer has nothing left to do but leave.
  cost: { each: 10, cap: 10 },
  summary: 'This says no, and neither why nor what can be done instead.',
  why: 'A customer takes a no with its reason, or with another way, better than a bare one. Say what it rests on and what you can do.',
  evidence: [],
  kinds: ['support_reply', 'apology', 'customer_success'],
  lexicon: REFUSALS,
  hit: () => null,
  onHits: true,
  check: (doc) => {
    // Rudeness is no reason.
    const civil = bodyOf(doc).filter((s) => !isRude(s))
    const refusal = civil.find(refusalIn)
    const hit = refusal && refusalIn(refusal)
    if (!hit || doc.links.length > 0 || civil.some(saysMore)) return []
    const rest = civil.reduce((sum, s) => sum + (refusalIn(s) ? 0 : s.words), 0)
    return rest < FEW ? [ofHit(hit, refusal)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'support_reply', draft: 'Hi Ana,\n\nWe will not refund you.\n\nJo' },
      marks: ['We will not refund'],
    },
    {
      draft: {
        kind: 'support_reply',
        draft:
          'Hi Ana,\n\nThank you for your mail. Your claim was denied. Read the terms before you complain.\n\nJo',
      },
      marks: ['Your claim was denied'],
    },
  ],
  passes: [
    {
      kind: 'support_reply',
      draft: 'Hi Ana,\n\nWe cannot refund the ticket, because the hall was paid. You can pass it on.\n\nJo',
    },
    {
      kind: 'support_reply',
      draft: 'Hi Ana,\n\nWe do not offer refunds on used filters. Your order is 90 days old.\n\nJo',
    },
    { kind: 'support_reply', draft: 'Hi Ana,\n\nWe will not charge you. The refund left today.\n\nJo' },
    { kind: 'cold_outreach', draft: 'Hi Ana,\n\nWe do not send you a list.\n\nJo' },
  ],
}
