import type { Sentence } from '../doc.ts'
import { PREAMBLES } from '../lexicon/preambles.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swap } from '../swap.ts'

const JOINTS = new Set(['and', 'but', 'so', 'because', 'however', 'also'])

/** After these the fact stands as well: it is all they lead to. */
const LEADS_TO_A_FACT =
  /^(?:since you asked|in case you have(?:n['’]t)?|before i forget|while i have you|due to|hi|dear)\b/i

/** “Before we meet, I wanted to let you know that”: what opens the sentence hangs on the words that would go. */
function carriesLead({ from, entry }: Hit, { text, tokens }: Sentence): boolean {
  if (tokens[from - 1]?.text !== ',' || !entry.term.endsWith(' that')) return false
  const lead = text.slice(tokens[0]?.start, tokens[from - 1]?.start)
  return lead.includes(' ') && !LEADS_TO_A_FACT.test(lead)
}

export default defineRule({
  id: 'needless-preamble',
  dimension: 'clarity',
  severity: 'info',
  summary: 'The sentence says the same without this.',
  why: 'These words announce that something will be said. Say it: the reader is there, and not for long.',
  evidence: ['E48'],
  lexicon: PREAMBLES,
  hit: (hit, sentence) => {
    const before = sentence.tokens[hit.from - 1]
    // In mid-sentence the words may be the point: “make sure it is clear that”.
    const opens = before === undefined || before.kind === 'mark' || JOINTS.has(before.lower)
    // “As you may know from the hall” says where; only an aside with its comma can go.
    const aside = !hit.entry.term.startsWith('as ') || sentence.tokens[hit.to]?.text === ','
    if (!opens || !aside || carriesLead(hit, sentence)) return null
    return swap(hit, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Please be advised that the office closes at noon. As you may know, it is a holiday.',
      marks: ['Please be advised that the', 'As you may know, it'],
      fixed: 'The office closes at noon. It is a holiday.',
    },
    {
      draft: 'I would like to take this opportunity to thank you. It should be noted that the lift is slow.',
      marks: ['I would like to take this opportunity to', 'It should be noted that the'],
      fixed: 'I would like to thank you. The lift is slow.',
    },
    {
      draft: 'Please be advised that the works are done and that the road is open.',
      marks: ['Please be advised that the works are done and that '],
      fixed: 'The works are done and the road is open.',
    },
    {
      draft:
        'Before I forget, I wanted to let you know that the gate is shut. However, please note that the lift works.',
      marks: ['I wanted to let you know that ', 'please note that '],
      fixed: 'Before I forget, the gate is shut. However, the lift works.',
    },
  ],
  passes: [
    'Please make sure it is clear that the office closes at noon.',
    'I would like to thank you. You may know the lift.',
    'Before we meet, I wanted to let you know that the price drops after 12 months.',
    'To avoid a surprise, I would like to inform you that the fee rises. As promised, I wanted to share that we won.',
    'Before you sign, please note that the cap is 50. Out of courtesy, I wanted to mention that we are leaving.',
  ],
}
