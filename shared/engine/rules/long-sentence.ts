import type { Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import type { Family } from '../kinds.ts'
import { defineRule, type Examples, type Fix } from '../rule.ts'

/** Words of a sentence that is long, and of one that loses its reader; a letter to subscribers has more room. */
const LIMITS: Record<Family, readonly [long: number, lost: number]> = {
  cold: [28, 38],
  warm: [28, 40],
  operational: [28, 40],
  bulk_promo: [28, 40],
  bulk_content: [32, 45],
}
/** Fewest words of a half. */
const HALF = 7

const SUBJECTS = new Set(
  "i we you they it he she this that these those there i'm we're you're it's they're our your my".split(' '),
)
const JOINTS = new Set(['and', 'but', 'so'])
/** A sentence that begins so has its main clause after the comma; cutting there leaves half a sentence. */
const OPENERS = new Set(
  'if when as because while although though since after before unless whether given once until'.split(' '),
)

/** Cuts before “, and we” or at a semicolon, as near the middle as there is one. */
function split(sentence: Sentence): Fix[] {
  const { tokens, text } = sentence
  if (OPENERS.has(tokens[0]?.lower ?? '')) return []
  let best = -1
  for (let i = HALF; i < tokens.length - HALF; i++) {
    const mark = tokens[i]?.text
    const next = tokens[i + 1]?.lower ?? ''
    const joins = mark === ',' && JOINTS.has(next) && SUBJECTS.has(tokens[i + 2]?.lower ?? '')
    const parts = mark === ';' && SUBJECTS.has(next)
    if ((joins || parts) && Math.abs(i - tokens.length / 2) < Math.abs(best - tokens.length / 2)) best = i
  }
  const mark = tokens[best]
  const from = tokens[best + 1]?.lower === 'and' ? tokens[best + 2] : tokens[best + 1]
  if (!mark || !from) return []
  const rest = text.slice(from.start)
  const replacement = `${text.slice(0, mark.start)}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
  return [{ label: 'Split in two', replacement, safe: false }]
}

export default defineRule({
  id: 'long-sentence',
  dimension: 'clarity',
  severity: 'warning',
  // A sentence a few words over costs little; one that loses its reader is an error with an error's price.
  cost: { each: 2, cap: 8 },
  summary: 'This sentence is long.',
  why: 'Mail is read in seconds, often on a phone. After some thirty words a reader has lost the beginning and has to start again.',
  evidence: ['E03', 'E48'],
  needs: 'long',
  sentence: (sentence, doc) => {
    const [long, lost] = LIMITS[doc.family]
    if (sentence.words <= long) return []
    const fixes = split(sentence)
    return [
      whole(sentence, {
        message: `This sentence has ${sentence.words} words; two shorter ones are easier to follow.`,
        ...(sentence.words > lost ? { severity: 'error' } : {}),
        ...(fixes.length > 0 ? { fixes } : {}),
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nThe crew will be at the Leeds depot from eight on Monday with both lifts and the spare panels, and we would need the north gate kept open for them until noon at the latest.\n\nTom',
      marks: [
        'The crew will be at the Leeds depot from eight on Monday with both lifts and the spare panels, and we would need the north gate kept open for them until noon at the latest.',
      ],
      fixed:
        'Hi Ana,\n\nThe crew will be at the Leeds depot from eight on Monday with both lifts and the spare panels. We would need the north gate kept open for them until noon at the latest.\n\nTom',
    },
    {
      draft:
        'If the parts that were ordered in March from the works in Graz do not reach the yard by the end of the week we will have to move the test that the port asked for into the first half of June.',
      marks: [
        'If the parts that were ordered in March from the works in Graz do not reach the yard by the end of the week we will have to move the test that the port asked for into the first half of June.',
      ],
    },
  ],
  passes: [
    'The parts that were ordered in March from the works in Graz are still at the border, so the test moves to the first week of June.',
    'Short is fine. So is this.',
  ],
}
