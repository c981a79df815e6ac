import type { Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** Marks that may touch the word: `i,`, `(i think`, `“i”`. Others make it a name or a formula: `i/o`, `i=1`. */
const NEIGHBOURS = ',.!?;:…"“”‘\'—–'
const ENUMERATED = words('step part phase appendix item section class type point clause index factor')

const isCapital = (token: Token | undefined): boolean => token !== undefined && token.text !== token.lower

/** True for the pronoun: no numeral `(i)`, no `i)` or `i.` before an item, no Polish `i` between two names. */
function isPronoun({ tokens, text }: Sentence, i: number): boolean {
  const word = tokens[i] as Token
  const before = tokens[i - 1]
  const after = tokens[i + 1]
  if (before?.end === word.start && !NEIGHBOURS.includes(before.text)) return false
  if (after?.start === word.end && !NEIGHBOURS.includes(after.text)) return false
  if (word.lower !== 'i') return true
  if (i === 0 && (after === undefined || after.text === '.' || text.length === 1)) return false
  if (ENUMERATED.has(before?.lower ?? '')) return false
  return !(isCapital(before) && isCapital(after) && i > 1)
}

export default defineRule({
  id: 'lower-case-i',
  dimension: 'correctness',
  severity: 'warning',
  // A habit more than a mistake, but one every reader sees.
  cost: { each: 2, cap: 6 },
  summary: 'The word “I” takes a capital.',
  why: 'A small “i” reads like a text message. In a mail to somebody you do not know well, it makes the rest look less considered.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('lower-case-i', { "(i|i'm|i've|i'll|i'd)": "(I|I'm|I've|I'll|I'd)" }),
  hit: (hit, sentence, { dictionary }) => {
    const { text } = sentence.tokens[hit.from] as Token
    if (!text.startsWith('i') || !isPronoun(sentence, hit.from)) return null
    // Polish and Catalan have a word `i`.
    const next = sentence.tokens[hit.to]
    if (next?.kind === 'word' && dictionary !== null && !dictionary.has(next.lower)) return null
    const right = `I${text.slice(1)}`
    return at(sentence, hit.from, hit.to, {
      fixes: [{ label: `Use “${right}”`, replacement: right, safe: true }],
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nYesterday i called, and i’m still waiting. Shall i try again?',
      marks: ['i', 'i’m', 'i'],
      fixed: 'Hi Ana,\n\nYesterday I called, and I’m still waiting. Shall I try again?',
    },
    { draft: { subject: 'Can i help?', draft: 'Here is the file.' }, marks: ['i'], fixed: 'Can I help?' },
  ],
  passes: [
    'I think we should, i.e. I hope so. Step i comes before (i) and i/o.',
    'Our host, Radio i Telewizja, sent it. I agree with i) and ii).',
    'Set i=1 and open the iPhone.',
  ],
}
