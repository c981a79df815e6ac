import { isCapitalised } from '../characters.ts'
import type { Block, Doc, Sentence } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { at } from '../finding.ts'
import { BEFORE_NUMBER } from '../lexicon/abbreviations.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isBody } from '../swap.ts'
import { words } from '../word-set.ts'

/** Short forms the splitter takes for the end of a sentence: `avg. value`. */
const CUT_OFF = words('avg acct qty temp orig avail mgmt subj ref ed dist tbc tba')
const HEADING = /^(?=.*[A-Z]{4})[^a-z]+$/
type Case = 'upper' | 'lower' | null

/** How a sentence begins; `null` for figures, placeholders, and words with a capital further in (`iPhone`). */
function caseOf({ tokens }: Sentence): Case {
  const first = tokens[0]
  if (first?.kind !== 'word') return null
  // “I” has a capital wherever it stands.
  if (first.lower === 'i' || first.lower.startsWith("i'")) return null
  const code = first.text.charCodeAt(0)
  if (code >= 65 && code <= 90) return 'upper'
  if (code < 97 || code > 122 || !/^[a-z]+(?:['’-][a-z]+)*$/.test(first.text)) return null
  return 'lower'
}

/** True when the sentence before is over and this one begins anew. */
function beginsAnew(doc: Doc, index: number): boolean {
  const before = doc.sentences[index - 1]
  if (before === undefined) return true
  // “PAYMENT DETAILS” over it.
  if (before.block !== doc.sentences[index]?.block && HEADING.test(before.text)) return true
  if (!isBody(before) || !/^[.!?]$/.test(before.mark)) return false
  const last = before.tokens.findLast((token) => token.kind === 'word')
  // “We use Yahoo! mail.”
  if (before.mark === '!' && last !== before.tokens[0] && isCapitalised(last?.text ?? '')) return false
  return last === undefined || !(BEFORE_NUMBER.has(last.lower) || CUT_OFF.has(last.lower))
}

export default defineRule({
  id: 'lower-case-start',
  dimension: 'correctness',
  severity: 'info',
  summary: 'A sentence begins with a small letter.',
  why: 'The capital tells your reader where a new thought begins. The other sentences of this mail have one, so its lack looks like an accident.',
  evidence: [],
  check: (doc) => {
    const low: Finding[] = []
    let capitals = 0
    doc.sentences.forEach((sentence, index) => {
      const block: Block | undefined = doc.blocks[sentence.block]
      if (!isBody(sentence) || block?.kind !== 'paragraph') return
      const first = caseOf(sentence)
      if (first === 'upper') capitals++
      if (first !== 'lower' || !beginsAnew(doc, index)) return
      const word = sentence.tokens[0]?.text ?? ''
      // Words we do not know may be names written small: npm, adidas.
      if (doc.dictionary !== null && !doc.dictionary.has(word.toLowerCase())) return
      const text = capitalised(word)
      low.push(at(sentence, 0, 1, { fixes: [{ label: `Use “${text}”`, replacement: text, safe: true }] }))
    })
    // As many with a capital make it the rule of the draft.
    return capitals >= low.length ? low : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nThe report is ready. it covers March. You can open it now. Tell me what you think.',
      marks: ['it'],
      fixed: 'Hi Ana,\n\nThe report is ready. It covers March. You can open it now. Tell me what you think.',
    },
    {
      draft:
        'We shipped your order. It left on Monday. Thanks for waiting!\n\nyou can track it here. Any questions? Just reply.',
      marks: ['you'],
    },
    {
      draft:
        'The invoice of May is open. It has the number 4471.\n\nPAYMENT DETAILS\nplease use the account on page 2. Any questions? Just reply.',
      marks: ['please'],
    },
  ],
  passes: [
    'Hi Ana,\n\nthe report is ready. It covers March. You can open it now. Tell me what you think.',
    'The report is ready. iPhone users can open it. Avg. value is up. You can, e.g. today.',
    'We need three things:\n\n- your name\n- your town\n\nThat is all. It takes a minute. Thanks.',
    'The rent is due. Our office at 4 St. James’s Sq. paid it on Monday.',
    'the report is ready. it covers march. you can open it now. Tell me.',
  ],
}
