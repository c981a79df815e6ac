import type { Sentence, Token } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { at, textOf } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isBody } from '../swap.ts'
import { words } from '../word-set.ts'

/** Words for the sender alone, with those for the company. */
const COMPANY = new Map([
  ['i', 'we'],
  ["i'm", "we're"],
  ["i've", "we've"],
  ["i'll", "we'll"],
  ["i'd", "we'd"],
  ['me', 'us'],
  ['my', 'our'],
  ['mine', 'ours'],
  ['myself', 'ourselves'],
])
const AGREEING = new Map([
  ['am', 'are'],
  ['was', 'were'],
])
/** “We” by these is sender and reader together: “shall we meet”, “we both”. */
const TOGETHER = words('shall should can could both')
/** Somebody else may be speaking. */
const QUOTING = /["“”«»]/
const WE = new Set(['we', "we're", "we've", "we'll", "we'd"])

/** “I am” becomes “we are”, “was I” becomes “were we”: a suggestion, since somebody else may then be meant. */
function asCompany(sentence: Sentence, i: number): Finding {
  const { tokens } = sentence
  const token = tokens[i] as Token
  const plural = COMPANY.get(token.lower) ?? ''
  const verb = (at: number) => (token.lower === 'i' ? AGREEING.get(tokens[at]?.lower ?? '') : undefined)
  const [before, after] = [verb(i - 1), verb(i + 1)]
  const words = after ? `${plural} ${after}` : before ? `${before} ${plural}` : plural
  const from = !after && before ? i - 1 : i
  const opens = tokens.slice(0, from).every(({ kind }) => kind === 'mark')
  const replacement = opens ? capitalised(words) : words
  return at(sentence, from, after ? i + 2 : i + 1, {
    message: `Your brand voice speaks for the company: “we”, not “${textOf(sentence, i, i + 1)}”.`,
    fixes: [{ label: `Use “${replacement}”`, replacement, safe: false }],
  })
}

const asCompanyIn = (sentence: Sentence): Finding[] =>
  sentence.tokens.flatMap(({ lower, text }, i) =>
    COMPANY.has(lower) && (lower !== 'i' || text === 'I') ? [asCompany(sentence, i)] : [],
  )

const asPersonIn = (sentence: Sentence): Finding[] =>
  sentence.tokens.flatMap(({ lower }, i) => {
    const near = [sentence.tokens[i - 1]?.lower ?? '', sentence.tokens[i + 1]?.lower ?? '']
    if (!WE.has(lower) || near.some((word) => TOGETHER.has(word))) return []
    return [
      at(sentence, i, i + 1, {
        message: 'Your brand voice speaks for the sender: “I”, where you alone are meant.',
      }),
    ]
  })

export default defineRule({
  id: 'voice-person',
  dimension: 'brand_voice',
  severity: 'info',
  cost: { each: 1, cap: 4 },
  summary: 'Your brand voice speaks as somebody else here.',
  why: 'A mail comes from a person or from a company, and its reader answers whoever speaks. Your voice has settled which; a mix leaves them unsure.',
  evidence: [],
  check({ profile: { voice }, sentences }) {
    const person = voice?.person ?? null
    if (person === null) return []
    const own = sentences.filter((sentence) => isBody(sentence) && !QUOTING.test(sentence.text))
    return own.flatMap(person === 'we' ? asCompanyIn : asPersonIn)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nI am glad the kiln is back. Was I right about my shelves? Call me.\n\nBest,\nBen',
      marks: ['I am', 'Was I', 'my', 'me'],
      fixed:
        'Hi Ana,\n\nWe are glad the kiln is back. Were we right about our shelves? Call us.\n\nBest,\nBen',
    },
    {
      draft: "Hi Ana,\n\nI'll load it on Monday, and I've three shelves.\n\nBest,\nBen",
      marks: ["I'll", "I've"],
      fixed: "Hi Ana,\n\nWe'll load it on Monday, and we've three shelves.\n\nBest,\nBen",
    },
  ],
  passes: [
    'Hi Ana,\n\nWe load the kiln on Monday. Our shelves are full, so tell us by Sunday.\n\nBest,\nMe and Ben',
    'Hi Ana,\n\n“I like my kiln”, says Tom.\n\nBest,\nBen',
    'Hi Ana,\n\nPhase i of the kiln is done.\n\nBest,\nBen',
  ],
}
