import type { Doc } from '../doc.ts'
import { at } from '../finding.ts'
import { INTRODUCTIONS } from '../lexicon/introductions.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { introductionIn, shortIntroduction } from '../measures/introduction.ts'
import { defineRule, type Examples } from '../rule.ts'

const OPENING = 3

const signedBy = ({ sentences }: Doc, name: string): boolean =>
  sentences.some(
    ({ region, tokens }) =>
      (region === 'signoff' || region === 'signature') && tokens.some(({ lower }) => lower === name),
  )

export default defineRule({
  id: 'self-introduction',
  dimension: 'opening',
  severity: 'warning',
  summary: 'The mail begins by introducing you.',
  why: 'Your name stands in the sender line and under the mail. A stranger wants to know first why this concerns them; who you are can come after that.',
  evidence: ['E48', 'E58'],
  families: ['cold'],
  lexicon: INTRODUCTIONS,
  // Looked at in place, as only the opening counts.
  hit: () => null,
  check: (doc) => {
    for (const sentence of firstSentences(doc, OPENING)) {
      const found = introductionIn(sentence)
      if (!found) continue
      const short = shortIntroduction(sentence, (name) => signedBy(doc, name))
      if (!short) return [at(sentence, found.from, found.to)]
      const fix = { label: `Use “${short.text}”`, replacement: short.text, safe: true }
      return [at(sentence, 0, short.to, { fixes: [fix] })]
    }
    return []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nMy name is Tom and I work at Vogel. Who plans your night shift?\n\nTom',
      },
      marks: ['My name is Tom and I'],
      fixed: 'Hi Ana,\n\nI work at Vogel. Who plans your night shift?\n\nTom',
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: "Hi Ana,\n\nMy name's Tom and I run a small agency. Who plans your night shift?\n\nTom Reed",
      },
      marks: ["My name's Tom and I"],
      fixed: 'Hi Ana,\n\nI run a small agency. Who plans your night shift?\n\nTom Reed',
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: "Hi Ana,\n\nI'm Tom Baker from Vogel. Who plans your night shift?\n\nTom",
      },
      marks: ["I'm Tom Baker from"],
    },
    {
      draft: {
        kind: 'partnership',
        draft: 'Hi Ana,\n\nWe are a leading provider of repairs. Could we use your back room?\n\nTom',
      },
      marks: ['We are a leading'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nMy name is Jake and I am reaching out from Acme, a maker of racks.\n\nTom',
      },
      marks: ['My name is Jake and I am reaching out from'],
      fixed: "Hi Ana,\n\nI'm Jake from Acme, a maker of racks.\n\nTom",
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft:
        'Hi Ana,\n\nYour night shift starts an hour late. That costs a dock. I work with a bunch of hauliers on this.\n\nTom',
    },
    {
      kind: 'cold_outreach',
      draft: "Hi Ana,\n\nYour night shift starts an hour late. I'm curious: who plans it?\n\nTom",
    },
    {
      kind: 'cold_outreach',
      draft:
        "Hi Ana,\n\nDave Ormerod on your Goole dock told me that claims eat his Friday. I'm sending his figures.\n\nTom",
    },
    {
      kind: 'support_reply',
      draft: 'Hi Ana,\n\nMy name is Tom and I will handle your case. The refund went out today.\n\nTom',
    },
  ],
}
