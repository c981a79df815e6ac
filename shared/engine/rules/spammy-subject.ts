import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { DAYS } from '../lexicon/calendar-words.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

const MONEY = '$'
/** Neighbours that make `free` mean time, choice or absence. */
const BEFORE = words("you i i'm you're are feel set be am any when duty tax cruelty toll hands")
const AFTER = new Set(
  `on for to at this next tomorrow today ${DAYS} of from between up spot time slot slots`.split(' '),
)

const isFreeOffer = ({ tokens }: Sentence, i: number) =>
  tokens[i]?.lower === 'free' &&
  !BEFORE.has(tokens[i - 1]?.lower ?? '') &&
  !AFTER.has(tokens[i + 1]?.lower ?? '')

export default defineRule({
  id: 'spammy-subject',
  dimension: 'spam_risk',
  severity: 'info',
  summary: 'This is more common in spam subjects than in wanted ones.',
  why: 'Filters weigh many signs, and one word decides nothing. These two were measured to be more common in the subjects of spam; the same words in the body were not.',
  evidence: ['E57'],
  families: ['cold', 'bulk_promo'],
  fields: ['subject'],
  sentence: (subject) => {
    const { tokens } = subject
    const free = tokens.findIndex((_, i) => isFreeOffer(subject, i))
    const found =
      free < 0
        ? []
        : [
            at(subject, free, free + 1, {
              message: '“Free” stood in 8.1 % of spam subjects and in 1.2 % of wanted commercial ones.',
            }),
          ]
    // A price at the front is as common in wanted mail (E56); strings of dollar signs are not.
    const dollar = tokens.findIndex(
      (t, i) => t.text === MONEY && (tokens[i + 1]?.text === MONEY || tokens[i - 1]?.text === MONEY),
    )
    if (dollar < 0) return found
    let end = dollar + 1
    while (tokens[end]?.text === MONEY) end++
    return [
      ...found,
      at(subject, dollar, end, {
        message: '“$” stood in 6.5 % of spam subjects and in 2.0 % of wanted commercial ones.',
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        subject: 'Your free mattress is waiting $$$',
        draft: 'It is in the shop.',
      },
      marks: ['free', '$$$'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'Free plants for your lobby',
        draft: 'Hi Ana,\n\nWho waters them?',
      },
      marks: ['Free'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', subject: 'are you free on Tuesday', draft: 'Hi Ana,\n\nAre you?' },
    { kind: 'promotional', subject: '$12 off your first bag', draft: 'Free shipping, click here.' },
    { kind: 'newsletter', subject: 'Gluten-free and free of fuss', draft: 'A bread.' },
  ],
}
