import { isAllCaps } from '../characters.ts'
import type { Sentence, Token } from '../doc.ts'
import { ofHit } from '../finding.ts'
import { CONTRACTION_PAIRS, FULL, SHORT } from '../lexicon/contraction-pairs.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** Before these the stress falls on the verb: “where you are in it”, “as we are”. */
const STRESSED_AFTER = words(
  'where wherever what whatever who whoever how however as than here there when why which',
)
/** After these a clause is over: “who they are and …”. */
const CLAUSE_ENDS = words('and but or than as because so')
/** In a question the written-out “not” moves behind these: “don’t you” is no “do not you”. */
const SUBJECTS = words('i you he she it we they this that these those there the your our my his her their')

const lower = (token: Token | undefined) => token?.lower ?? ''

/** “Yes, we are.” cannot be contracted, “we are not” can. */
function takesShortForm({ from, to, entry }: Hit, { tokens }: Sentence): boolean {
  // “Do NOT” is meant to be heard, and “IT will” is a department.
  if (tokens.slice(from, to).some(({ text }) => isAllCaps(text))) return false
  if (entry.term.endsWith('not')) return true
  const next = tokens[to]
  return next?.kind === 'word' && !CLAUSE_ENDS.has(next.lower) && !STRESSED_AFTER.has(lower(tokens[from - 1]))
}

export default defineRule({
  id: 'voice-contractions',
  dimension: 'brand_voice',
  severity: 'info',
  summary: 'Your brand voice contracts these words the other way.',
  why: 'Short forms sound like talk, written-out ones like a letter. Your voice has chosen one; a mix sounds like two people.',
  evidence: [],
  lexicon: CONTRACTION_PAIRS,
  hit(hit, sentence, { profile: { voice } }) {
    const { note, use } = hit.entry
    if (note === FULL) {
      if (voice?.contractions !== 'use' || !takesShortForm(hit, sentence)) return null
      return { ...ofHit(hit, sentence, { safe: true }), message: 'Your brand voice uses the short form.' }
    }
    if (note !== SHORT || voice?.contractions !== 'avoid') return null
    const rest = { message: 'Your brand voice writes this out.' }
    const inverted = hit.from === 0 || sentence.question
    const asks = inverted && use[0]?.endsWith('not') === true && SUBJECTS.has(lower(sentence.tokens[hit.to]))
    return { ...ofHit(hit, sentence, { safe: !asks }), ...rest, ...(asks ? { fixes: [] } : {}) }
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nWe are ready and we do not need more. It is not far.\n\nBest,\nBen',
      marks: ['We are', 'do not', 'It is'],
      fixed: "Hi Ana,\n\nWe're ready and we don't need more. It's not far.\n\nBest,\nBen",
    },
    {
      draft: 'Hi Ana,\n\nI will send it on Monday. It will not take long.\n\nBest,\nBen',
      marks: ['I will', 'It will not'],
      fixed: "Hi Ana,\n\nI'll send it on Monday. It won't take long.\n\nBest,\nBen",
    },
  ],
  passes: [
    'Hi Ana,\n\nThis is who we are and where you are in it. Yes, we are. IT will call: do NOT wait.\n\nBest,\nBen',
    "Hi Ana,\n\nWe're ready and don't need more.\n\nBest,\nBen",
  ],
}
