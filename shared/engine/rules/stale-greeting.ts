import { at } from '../finding.ts'
import { STALE_GREETINGS } from '../lexicon/stale-greetings.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'stale-greeting',
  dimension: 'opening',
  severity: 'warning',
  summary: 'The greeting fits anybody, so it greets nobody.',
  why: 'A greeting without a name says that you do not know who reads this. Find the name, name the team, or leave the greeting out.',
  evidence: [],
  regions: ['greeting', 'opening'],
  lexicon: STALE_GREETINGS,
  hit: (hit, sentence, { family }) => {
    if (hit.from > 0 || (hit.entry.note === 'cold' && family !== 'cold')) return null
    // “Hi there Ana,” has a name after all.
    if (sentence.tokens[hit.to]?.kind === 'word' || sentence.tokens[hit.to]?.kind === 'placeholder')
      return null
    const personal = (family === 'cold' || family === 'warm') && hit.entry.note !== 'cold'
    return at(sentence, hit.from, hit.to, { severity: personal ? 'warning' : 'info' })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'cold_outreach', draft: 'Dear Sir/Madam,\n\nWho plans your night shift?\n\nTom' },
      marks: ['Dear Sir/Madam'],
    },
    {
      draft: { kind: 'support_reply', draft: 'Dear Valued Customer,\n\nThe refund went out today.\n\nTom' },
      marks: ['Dear Valued Customer'],
    },
    {
      draft: { kind: 'cold_outreach', draft: 'Hi there,\n\nWho plans your night shift?\n\nTom' },
      marks: ['Hi there'],
    },
    {
      draft: { kind: 'press_pitch', draft: 'Dear Editor,\n\nThe lake lost nine inches.\n\nTom' },
      marks: ['Dear Editor'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', draft: 'Hi there Ana,\n\nWho plans your night shift?\n\nTom' },
    { kind: 'newsletter', draft: 'Hi there,\n\nWe brewed a pilsner.\n\nTom' },
    { kind: 'cold_outreach', draft: 'Dear Ms. Sirotti,\n\nWho plans your night shift?\n\nTom' },
  ],
}
