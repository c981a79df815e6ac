import type { Doc } from '../doc.ts'
import { matchCase } from '../edit.ts'
import { at } from '../finding.ts'
import { type Side, VARIANTS, type Variant } from '../lexicon/spelling-variants.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { hitsOf, type Placed } from '../swap.ts'

const WORDS = lexicon(
  'inconsistent-spelling',
  Object.fromEntries([...VARIANTS].map(([word, { other }]) => [word, other])),
)

const AMERICAN = new Set(['US', 'PH', 'LR'])
const NAMES: Record<Side, string> = { us: 'American', gb: 'British' }

interface Use extends Placed {
  variant: Variant
}

/** Words of the draft that tell a side. Capitalised ones within a sentence are names: `Lincoln Center`. */
function usesOf(doc: Doc): Use[] {
  return hitsOf(doc, WORDS).flatMap((placed) => {
    const { hit, sentence } = placed
    const token = sentence.tokens[hit.from]
    const variant = VARIANTS.get(hit.entry.term)
    if (token === undefined || variant === undefined || (hit.from > 0 && token.text !== token.lower))
      return []
    return [{ ...placed, variant }]
  })
}

/** An American spelling that British writers use as well. */
const isOxford = ({ variant }: Use) => variant.ize && variant.side === 'us'

/**
 * The side to keep: that of the locale when one is named, else that of more words, else the first. Words in
 * -ize count only where nothing else is American or British.
 */
function sideOf(doc: Doc, all: readonly Use[]): Side {
  const region = /-([A-Za-z]{2})\b/.exec(doc.draft.locale ?? doc.profile.locale ?? '')?.[1]?.toUpperCase()
  if (region !== undefined) return AMERICAN.has(region) ? 'us' : 'gb'
  const telling = all.filter((use) => !isOxford(use))
  const plain = telling.some(({ variant }) => !variant.ize)
  const uses = plain ? telling : all
  const british = uses.filter((use) => use.variant.side === 'gb').length
  if (british * 2 === uses.length) return uses[0]?.variant.side ?? 'us'
  return british * 2 > uses.length ? 'gb' : 'us'
}

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
  lexicon: WORDS,
  // What one word says depends on the others: judged for the whole draft.
  hit: () => null,
  check: (doc) => {
    const uses = usesOf(doc)
    if (
      !uses.some(({ variant }) => variant.side === 'us') ||
      !uses.some(({ variant }) => variant.side === 'gb')
    )
      return []
    const side = sideOf(doc, uses)
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
