import { at } from '../finding.ts'
import { PRONOUNS } from '../lexicon/pronouns.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isAuthored } from '../swap.ts'

export default defineRule({
  id: 'voice-address',
  dimension: 'brand_voice',
  severity: 'info',
  cost: { each: 1, cap: 6 },
  summary: 'Your brand voice calls its reader by another “you”.',
  why: 'Languages such as German and French have a “you” for friends and one for everybody else. Your voice has settled which; the other one, or a mix, puts the reader off.',
  evidence: [],
  language: 'any',
  check({ english, locale, profile: { voice }, sentences }) {
    const pronouns = english ? undefined : PRONOUNS[locale.slice(0, 2)]
    const formality = voice?.formality ?? null
    if (!pronouns || formality === null) return []
    const { familiar, polite, names } = pronouns
    const wanted = formality === 'formal' ? names.polite : names.familiar
    return sentences.filter(isAuthored).flatMap((sentence) =>
      sentence.tokens.flatMap(({ text, lower }, i) => {
        // At the start of a sentence the capital tells nothing: “Sie” may be “they”.
        const other =
          formality === 'formal' ? familiar.has(lower) : polite.has(text) && (i > 0 || polite.has(lower))
        return other
          ? [at(sentence, i, i + 1, { message: `Your brand voice says “${wanted}” to its reader.` })]
          : []
      }),
    )
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        draft: 'Hallo Anna,\n\nSie bekommen die Schale am Montag, und wir rufen Sie an.\n\nGrüße\nBen',
        locale: 'de-DE',
      },
      marks: ['Sie'],
    },
    {
      draft: {
        draft: 'Bonjour Anna,\n\nLe four est prêt et nous vous attendons avec votre vase.\n\nMerci\nBen',
        locale: 'fr-FR',
      },
      marks: ['vous', 'votre'],
    },
  ],
  passes: [
    {
      draft: 'Hallo Anna,\n\ndu bekommst die Schale am Montag, und wir rufen dich an.\n\nGrüße\nBen',
      locale: 'de-DE',
    },
    'Hi Ana,\n\nYou get the bowl on Monday, and te and tu are words of other tongues.\n\nBest,\nBen',
  ],
}
