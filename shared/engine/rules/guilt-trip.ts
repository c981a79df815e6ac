import type { Sentence } from '../doc.ts'
import { ofHit, without } from '../finding.ts'
import { GUILT_TRIPS } from '../lexicon/guilt-trips.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'

/** “I haven't heard back, so I will give your slot to another school”: the silence is the reason for a deed. */
function hasConsequence({ to }: Hit, { tokens }: Sentence): boolean {
  const next = tokens[to]?.text === ',' ? to + 1 : to
  return (
    tokens[next]?.lower === 'so' &&
    /^(?:i will|i'll|we will|we'll|i assume (?:it|this|the))\b/.test(
      tokens
        .slice(next + 1, next + 4)
        .map(({ lower }) => lower)
        .join(' '),
    )
  )
}

/** “I haven't heard from the insurer yet” and “if I haven't heard by then” blame no reader. */
function blamesNobody({ from, to }: Hit, { tokens }: Sentence): boolean {
  if (IF.test(tokens[from - 1]?.lower ?? '')) return true
  return tokens[to]?.lower === 'from' && !READERS.test(tokens[to + 1]?.lower ?? '')
}
const IF = /^(?:if|unless|until|in)$/
const READERS = /^(?:you|your|my|our|any)$/

/** “This is my third email and I will stop here.” */
const isParting = ({ tokens }: Sentence): boolean =>
  tokens.some(({ lower }, i) => {
    const [before, next = ''] = [tokens[i - 1]?.lower, tokens[i + 1]?.lower]
    return (
      lower === 'stop' ||
      (lower === 'last' && before === 'my' && /^(?:e-?mail|mail|message|note)$/.test(next))
    )
  })

/** Index behind “… and have not heard back.”, which the sentence can do without; `null` where it cannot. */
function tailOf({ from, to }: Hit, { tokens }: Sentence): number | null {
  const [before, earlier] = [tokens[from - 1]?.lower, tokens[from - 2]]
  if (before !== 'and' || earlier === undefined || earlier.text === ',') return null
  let end = to
  while (/^(?:from|you|since|yet)$/.test(tokens[end]?.lower ?? '')) end++
  return tokens.slice(end).every(({ kind }) => kind === 'mark') ? end : null
}

export default defineRule({
  id: 'guilt-trip',
  dimension: 'tone',
  severity: 'warning',
  // It costs the reader's good will, which no later line wins back.
  cost: { each: 6, cap: 18 },
  summary: 'This makes the reader feel guilty.',
  why: 'People avoid those who make them feel bad; follow-ups that say “I never heard back” got fewer meetings. Leave the silence unsaid and add something new.',
  evidence: ['E11'],
  fields: ['subject', 'preheader', 'draft'],
  families: ['cold', 'warm', 'bulk_promo', 'bulk_content'],
  lexicon: GUILT_TRIPS,
  hit: (hit, sentence) => {
    // “I've tried you a few times and haven't heard back” is one reproach.
    if (sentence.hits.find(({ lexicon }) => lexicon === hit.lexicon) !== hit) return null
    if (blamesNobody(hit, sentence) || hasConsequence(hit, sentence) || isParting(sentence)) return null
    const end = tailOf(hit, sentence)
    return end === null ? ofHit(hit, sentence) : without(sentence, hit.from - 1, end, true)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'follow_up',
        draft:
          "Hi Ana,\n\nI've emailed you three times. The price rose in May. You've been ignoring me. I guess you're not interested.\n\nTom",
      },
      marks: ["I've emailed you three times", "You've been ignoring", "I guess you're not interested"],
    },
    {
      draft: {
        kind: 'follow_up',
        draft: 'Hi Ana,\n\nI sent you the quote on 4 May and have not heard back.\n\nTom',
      },
      marks: [' and have not heard back'],
      fixed: 'Hi Ana,\n\nI sent you the quote on 4 May.\n\nTom',
    },
    {
      draft: {
        kind: 'follow_up',
        draft: "Hi Ana,\n\nIf the line stays quiet I'll assume you're not interested in saving money.\n\nTom",
      },
      marks: ["I'll assume you're not interested in saving"],
    },
    {
      draft: {
        kind: 'fundraising',
        draft: 'How could you look away? How can you sleep at night? The pond dries out in May.',
      },
      marks: ['How could you look away', 'How can you sleep'],
    },
  ],
  passes: [
    {
      kind: 'breakup',
      draft:
        "Hi Ana,\n\nI've reached out twice about the boiler audit and haven't heard back, so I assume it can wait. I'll close your file on Friday.\n\nTom",
    },
    {
      kind: 'breakup',
      draft: "Hi Ana,\n\nI've written three times about the boiler audit, so this is my last email.\n\nTom",
    },
    {
      kind: 'follow_up',
      draft:
        "Hi Ana,\n\nI haven't heard back from you, so I will give your slot on 3 May to another school. I've written three times about the boiler audit. This is my third email, and I will stop here.\n\nTom",
    },
    {
      kind: 'follow_up',
      draft:
        "Hi Ana,\n\nI haven't heard back from the insurer yet, and I haven't heard anything from Ben. I'll call on Monday if I haven't heard back from you by then.\n\nTom",
    },
    { kind: 'renewal', draft: "Hi Ana,\n\nIf I don't hear from you by 24 April, nothing changes.\n\nTom" },
    {
      kind: 'follow_up',
      draft: 'Hi Ana,\n\nThe dairy price holds until Friday. Have you heard back from finance?\n\nTom',
    },
  ],
}
