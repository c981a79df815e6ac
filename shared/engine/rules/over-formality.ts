import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { BELOW, FORMALITIES } from '../lexicon/formalities.ts'
import { nounNumber } from '../measures/noun-number.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swap } from '../swap.ts'
import { words } from '../word-set.ts'

/** Words of a request. */
const ASKING = words('please kindly could can would let call reply answer send')

const SENDER = words("i we i'd we'd i'll we'll happy glad")

/** Whether a sentence asks the reader; “We would be happy to show you” offers, unless an “if” or a “please” follows. */
const asks = ({ tokens }: Sentence): boolean =>
  tokens.some(({ lower }) => ASKING.has(lower)) &&
  (!SENDER.has(tokens[0]?.lower ?? '') || tokens.some(({ lower }) => lower === 'if' || lower === 'please'))

export default defineRule({
  id: 'over-formality',
  dimension: 'tone',
  severity: 'info',
  cost: { each: 1, cap: 6 },
  summary: 'This is the language of forms and letter books.',
  why: 'Stiff phrases put a counter between you and the reader, and many hide what is asked. Write as you would speak to them.',
  evidence: [],
  regions: ['greeting', 'opening', 'body', 'ask', 'signoff', 'signature'],
  lexicon: FORMALITIES,
  hit: (hit, sentence) => {
    // “Thanking you in advance, we remain”: the verb of that sentence comes at its end.
    if (hit.entry.term.startsWith('thanking') && sentence.tokens.some(({ lower }) => lower === 'remain'))
      return at(sentence, hit.from, hit.to)
    // “Your answer is awaited at your earliest convenience”: “when you can” goes with a request only.
    if (/^at .*convenience$/.test(hit.entry.term)) {
      if (!asks(sentence)) return at(sentence, hit.from, hit.to)
      // “Tell me when it will be paid, when you can”: one “when” is enough.
      if (sentence.tokens.some(({ lower }) => lower === 'when'))
        return swap({ ...hit, entry: { ...hit.entry, use: [''] } }, sentence)
    }
    if (hit.entry.key !== BELOW) return swap(hit, sentence)
    const number = nounNumber(sentence.tokens, hit.to)
    const use = number === null ? hit.entry.use : [number === 'many' ? 'here are' : 'here is']
    return swap({ ...hit, entry: { ...hit.entry, use } }, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Please find attached the plan. Kindly confirm the date. The undersigned will call.',
      marks: ['Please find attached', 'Kindly confirm', 'The undersigned'],
      fixed: 'I have attached the plan. Please confirm the date. I will call.',
    },
    {
      draft:
        'I have attached my CV for your consideration. I hope to hear from you at your earliest convenience.',
      marks: [' for your consideration', 'from you at your earliest convenience'],
      fixed: 'I have attached my CV. I hope to hear from you.',
    },
    {
      draft: 'Please do the needful at your earliest convenience.',
      marks: ['Please do the needful', 'at your earliest convenience'],
      fixed: 'Please see to this when you can.',
    },
    {
      draft:
        'As per your request, the plan is below. I am more than happy to help. As per the plan, we start at six.',
      marks: ['As per your request', 'more than happy to help', 'As per the'],
      fixed: 'As you asked, the plan is below. I am glad to help. According to the plan, we start at six.',
    },
    {
      draft: 'Please find below the details of your stay. Please find below a list of prices.',
      marks: ['Please find below', 'Please find below'],
      fixed: 'Here are the details of your stay. Here is a list of prices.',
    },
    {
      draft: 'Please do not hesitate to contact us should you require any further assistance.',
      marks: ['do not hesitate to contact', 'should you require any further assistance'],
      fixed: 'Please contact us if you need more help.',
    },
    {
      draft: 'The porter is in until ten, should you need any assistance or require any other details.',
      marks: ['should you need any assistance'],
      fixed: 'The porter is in until ten, if you need help or require any other details.',
    },
    {
      draft: 'We would be happy to show you the yard at your earliest convenience.',
      marks: ['at your earliest convenience'],
    },
    {
      draft: 'Your answer is awaited at your earliest convenience.',
      marks: ['at your earliest convenience'],
    },
    {
      draft: 'Could you tell me when it will be paid at your earliest convenience?',
      marks: [' at your earliest convenience'],
      fixed: 'Could you tell me when it will be paid?',
    },
    {
      draft: 'Thanking you in anticipation, we remain at your service.',
      marks: ['Thanking you in anticipation'],
    },
  ],
  passes: [
    'The plan is attached. Please confirm the date.',
    'She kindly confirmed the date. Find the plan attached to the door.',
  ],
}
