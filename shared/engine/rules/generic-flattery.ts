import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { FLATTERY } from '../lexicon/flattery.ts'
import { declines } from '../measures/outcome.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** Words behind which praise becomes concrete: “your work on tide models”. A company's own name does not make it so. */
const CONCRETE = words('on about in from for when because since')
const VAGUE = words('this the your over there here general both all')

export default defineRule({
  id: 'generic-flattery',
  dimension: 'personalization',
  severity: 'warning',
  summary: 'This praise would fit anyone.',
  why: 'Readers have seen this line in a hundred mails and know that it is a warm-up. Praise one thing you can name, or leave it out.',
  evidence: ['E23'],
  kinds: ['cold_outreach', 'follow_up', 'partnership', 'press_pitch', 'recruiting'],
  lexicon: FLATTERY,
  hit: (hit, sentence, doc) =>
    declines(doc) || isConcrete(sentence.tokens, hit.to) || isConcrete(sentence.tokens, hit.to + 1)
      ? null
      : at(sentence, hit.from, hit.to),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: "Hi Winnie,\n\nI'm a huge fan of your company and I love what you all are doing!",
      },
      marks: ['huge fan of your', 'love what you all are doing'],
    },
    {
      draft: {
        kind: 'recruiting',
        draft: 'I came across your profile and was really impressed with your background.',
      },
      marks: ['impressed with your background'],
    },
  ],
  passes: [
    { kind: 'recruiting', draft: 'I was impressed by your work on tide models with missing gauges.' },
    { kind: 'cold_outreach', draft: 'Congratulations on the new office in Reno. I saw it on Tuesday.' },
    {
      kind: 'recruiting',
      draft:
        'We were impressed by your experience, but we have decided to move forward with another candidate.',
    },
    { kind: 'thank_you', draft: 'I love what you have built, and thank you for the tour.' },
  ],
}

/** Whether what follows names a thing: a number, something in quotes, or words behind `on`, `about` and the like. */
function isConcrete(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from]
  const after = tokens[from + 1]
  if (!next) return false
  if (next.kind === 'number' || next.kind === 'url' || '“"‘'.includes(next.lower)) return true
  return CONCRETE.has(next.lower) && after !== undefined && after.kind !== 'mark' && !VAGUE.has(after.lower)
}
