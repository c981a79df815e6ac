import { at } from '../finding.ts'
import { ABROAD, INSULTS } from '../lexicon/insults.ts'
import { defineRule, type Examples } from '../rule.ts'

const CASES = new Set(['if', 'when', 'unless', 'because'])

export default defineRule({
  id: 'insult',
  dimension: 'tone',
  severity: 'error',
  // One brings a mail under the usual threshold, in languages too in which little else is judged.
  cost: { each: 35, cap: 70 },
  summary: 'This insults the reader.',
  why: 'A reader who is insulted reads no further, and shows it to others. Say what happened and what you want next.',
  evidence: [],
  language: 'any',
  fields: ['subject', 'preheader', 'draft'],
  lexicon: INSULTS,
  hit: (hit, sentence, { english }) => {
    if (english && Object.hasOwn(ABROAD, hit.entry.key)) return null
    // “If you're too lazy to cook” means no reader in particular.
    const supposed = CASES.has(sentence.tokens[hit.from - 1]?.lower ?? '')
    return at(sentence, hit.from, hit.to, supposed ? { severity: 'warning' } : {})
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'You are an idiot, Karen. Go to hell, you liar.',
      marks: ['You are an idiot', 'Go to hell', 'you liar'],
    },
    { draft: 'A pretty girl like you surely has a man to decide this.', marks: ['A pretty girl like you'] },
    {
      draft:
        'Sehr geehrter Herr Meier,\n\nSie sind ein Idiot, und die Rechnung ist noch immer nicht bezahlt.\n\nMit freundlichen Grüßen\nJens',
      marks: ['ein Idiot'],
    },
    {
      draft:
        'Bonjour Madame Roux,\n\nVous êtes des imbéciles et la facture n’est pas encore payée.\n\nCordialement\nLuc',
      marks: ['imbéciles'],
    },
  ],
  passes: [
    'Hi Ana,\n\nThe play is about a pretty girl who likes you to laugh, and it is on again on Friday.\n\nTom',
    'Sehr geehrter Herr Meier,\n\nvielen Dank für das Gespräch über die Wartung der drei Pumpen im Werk.\n\nMit freundlichen Grüßen\nJens',
    'Hi Ana,\n\nThe band Idioten plays on Friday, and the film “Idiota” is on after that. People like you make it a good night. Will you come?\n\nTom',
  ],
}
