import { LETTER, REGISTERS, TALK } from '../lexicon/registers.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isName, swap } from '../swap.ts'

const SAYS = {
  [TALK]: 'Your brand voice writes formally; this is talk.',
  [LETTER]: 'Your brand voice writes as people talk; this is from a letter.',
}

export default defineRule({
  id: 'voice-formality',
  dimension: 'brand_voice',
  severity: 'info',
  cost: { each: 1, cap: 6 },
  summary: 'Your brand voice is more or less formal than these words.',
  why: 'Talk in a formal mail sounds careless, and a letter in a friendly one sounds cold. Your voice has settled how near it stands to its reader.',
  evidence: [],
  regions: ['greeting', 'opening', 'body', 'ask', 'signoff'],
  lexicon: REGISTERS,
  hit(hit, sentence, { profile: { voice } }) {
    const { note } = hit.entry
    const against = voice?.formality === 'formal' ? TALK : voice?.formality === 'informal' ? LETTER : null
    if (against === null || note !== against || isName(hit, sentence)) return null
    // The voice’s own greeting and sign-off are told of by name.
    if (sentence.region === 'greeting' && voice?.greeting) return null
    if (sentence.region === 'signoff' && voice?.signoff) return null
    return { ...swap({ ...hit, entry: { ...hit.entry, note: '' } }, sentence), message: SAYS[against] }
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nWe hereby inform you that the kiln is back. Furthermore, we require your bowls.\n\nBest,\nBen',
      marks: ['hereby', 'inform you', 'Furthermore', 'we require'],
    },
    {
      draft:
        'Hi Ana,\n\nThe docs regarding your kiln are here, and we regret that they are late.\n\nBest,\nBen',
      marks: ['regarding your', 'we regret that'],
      fixed: 'Hi Ana,\n\nThe docs about your kiln are here, and we regret that they are late.\n\nBest,\nBen',
    },
  ],
  passes: [
    "Hey Ana,\n\nYeah, the kiln is back. Thanks for the bowls, they're awesome.\n\nCheers,\nBen",
    'Hi Ana,\n\nWe love the Kindly app, and so do the Sincerely Yours stores.\n\nBest,\nBen',
  ],
}
