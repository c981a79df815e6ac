import type { Sentence, Token } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { whole } from '../finding.ts'
import type { Family } from '../kinds.ts'
import { AUXILIARIES, NEGATED } from '../lexicon/verbs.ts'
import { defineRule, type Examples, type Fix } from '../rule.ts'
import { words } from '../word-set.ts'

/** Words of a sentence that is long, and of one that loses its reader; a letter to subscribers has more room. */
const LIMITS: Record<Family, readonly [long: number, lost: number]> = {
  cold: [29, 38],
  warm: [29, 40],
  operational: [29, 40],
  bulk_promo: [29, 40],
  bulk_content: [32, 45],
}
/** Words of a sentence for which two halves would be long still. */
const SEVERAL = 55
/** Fewest words of a half. */
const HALF = 7

const SUBJECTS = words("i we you they it he she there i'm we're you're it's they're")
/** Behind another comma these may end a list, “and our filters”, unless their verb follows. */
const DETERMINERS = words('this these those our your my')
const FINITE = words(
  `${AUXILIARIES} must ${NEGATED} may might means meant makes made gives leaves needs need`,
)
/** Most words from a determiner to the verb of its noun. */
const NOUN = 5
const JOINTS = new Set(['and', 'but', 'so'])
/** A sentence that begins so has its main clause after the comma; cutting there leaves half a sentence. */
const OPENERS = words(
  'if when as because while although though since after before unless whether given once until',
)

/** True where a sentence of its own can begin. */
function begins(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? ''
  const isVerb = (token: Token | undefined) => FINITE.has(token?.lower ?? '')
  if (lower === 'that') return isVerb(tokens[at + 1])
  if (!DETERMINERS.has(lower)) return SUBJECTS.has(lower)
  const isList = tokens.slice(0, at - 2).some(({ text }) => text === ',')
  return !isList || tokens.slice(at + 1, at + 1 + NOUN).some(isVerb)
}

/** Cuts before “, and we” or at a semicolon, as near the middle as there is one. */
function split(sentence: Sentence): Fix[] {
  const { tokens, text } = sentence
  if (OPENERS.has(tokens[0]?.lower ?? '')) return []
  let best = -1
  for (let i = HALF; i < tokens.length - HALF; i++) {
    const mark = tokens[i]?.text
    const next = tokens[i + 1]?.lower ?? ''
    const joins = mark === ',' && JOINTS.has(next) && begins(tokens, i + 2)
    const parts = mark === ';' && begins(tokens, i + 1)
    if ((joins || parts) && Math.abs(i - tokens.length / 2) < Math.abs(best - tokens.length / 2)) best = i
  }
  const mark = tokens[best]
  const from = tokens[best + 1]?.lower === 'and' ? tokens[best + 2] : tokens[best + 1]
  if (!mark || !from) return []
  const rest = text.slice(from.start)
  const replacement = `${text.slice(0, mark.start)}. ${capitalised(rest)}`
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
        message: `This sentence has ${sentence.words} words; ${sentence.words > SEVERAL ? 'several' : 'two'} shorter ones are easier to follow.`,
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
    // Halves that are no sentences are not offered.
    {
      draft:
        'We agreed on Monday that the crew would be at the Leeds depot from eight with both lifts and the spare panels, and that the gate would be kept open for them until noon at the latest.',
      marks: [
        'We agreed on Monday that the crew would be at the Leeds depot from eight with both lifts and the spare panels, and that the gate would be kept open for them until noon at the latest.',
      ],
      fixed:
        'We agreed on Monday that the crew would be at the Leeds depot from eight with both lifts and the spare panels, and that the gate would be kept open for them until noon at the latest.',
    },
    {
      draft:
        'We sell pumps of every size that a yard of this kind may need, valves for water and for steam, and our own filters from the works in Graz, which last twice as long.',
      marks: [
        'We sell pumps of every size that a yard of this kind may need, valves for water and for steam, and our own filters from the works in Graz, which last twice as long.',
      ],
      fixed:
        'We sell pumps of every size that a yard of this kind may need, valves for water and for steam, and our own filters from the works in Graz, which last twice as long.',
    },
  ],
  passes: [
    'The parts that were ordered in March from the works in Graz are still at the border, so the test moves to the first week of June.',
    'Short is fine. So is this.',
  ],
}
