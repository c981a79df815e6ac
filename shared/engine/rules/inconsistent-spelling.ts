import { matchCase } from '../edit.ts'
import { at } from '../finding.ts'
import type { Side } from '../lexicon/spelling-variants.ts'
import { SPELLINGS, sideOfLocale, spellingSide, spellingsIn, type Use } from '../measures/spelling-side.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const NAMES: Record<Side, string> = { us: 'American', gb: 'British' }

/** Uses that do not fit the side kept. British writers may keep -ize throughout; only beside -ise is it a slip. */
function strays(uses: readonly Use[], side: Side): Use[] {
  const ise = uses.some(({ variant }) => variant.ize && variant.side === 'gb')
  return uses.filter(({ variant }) => variant.side !== side && (side === 'us' || !variant.ize || ise))
}

export default defineRule({
  id: 'inconsistent-spelling',
  dimension: 'correctness',
  severity: 'info',
  summary: 'British and American spelling are mixed.',
  why: 'Either spelling is right; both in one mail look like two authors, or like text pasted together. Pick the one your reader uses.',
  evidence: [],
  lexicon: SPELLINGS,
  // What one word says depends on the others: judged for the whole draft.
  hit: () => null,
  onHits: true,
  check: (doc) => {
    const uses = spellingsIn(doc)
    if (
      !uses.some(({ variant }) => variant.side === 'us') ||
      !uses.some(({ variant }) => variant.side === 'gb')
    )
      return []
    const side = sideOfLocale(doc.locale) ?? spellingSide(uses) ?? 'us'
    return strays(uses, side).map(({ hit, sentence, variant }): Finding => {
      const written = sentence.tokens[hit.from]?.text ?? ''
      const text = matchCase(written, variant.other)
      return at(sentence, hit.from, hit.to, {
        message:
          variant.ize && side === 'gb'
            ? `“${written}” has -ize; other words here have -ise.`
            : `“${written}” is ${NAMES[variant.side]}; other words here are ${NAMES[side]}.`,
        fixes: [{ label: `Use “${text}”`, replacement: text, safe: true }],
      })
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        locale: 'en-GB',
        draft: 'We organise tours for organizations that favour the coast.',
      },
      marks: ['organizations'],
      fixed: 'We organise tours for organisations that favour the coast.',
    },
    {
      draft: {
        locale: 'en-GB',
        draft: 'The new colour works. We will organise the launch at our center in May.',
      },
      marks: ['center'],
      fixed: 'The new colour works. We will organise the launch at our centre in May.',
    },
    {
      draft:
        'We optimized the checkout and personalized the mail. Optimisation goes on, and we analyze the colors.',
      marks: ['Optimisation'],
      fixed:
        'We optimized the checkout and personalized the mail. Optimization goes on, and we analyze the colors.',
    },
  ],
  passes: [
    'We organise the launch at our centre, and the colour is grey.',
    'The color of the Royal Theatre is gray, and we analyze it for the Labour Party.',
    { locale: 'en-GB', draft: 'We organize the colours at the centre; the program runs on a meter.' },
    { locale: 'en-GB', draft: 'Both organizations favour the centre, and the organizers travelled.' },
    'Both organizations optimize the tours; the colour is theirs.',
  ],
}
