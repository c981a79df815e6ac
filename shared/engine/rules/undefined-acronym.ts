import type { Doc, Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import { KNOWN_ACRONYMS, PLAIN_WORDS } from '../lexicon/known-acronyms.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isBody } from '../swap.ts'
import { TRAITS } from '../traits.ts'

const SHAPE = /^[A-Z]{3,5}$/

const isShort = ({ kind, text, lower }: Token): boolean =>
  kind === 'word' && SHAPE.test(text) && !KNOWN_ACRONYMS.has(lower) && !PLAIN_WORDS.has(lower)

/** Indexes of its short forms. */
const shortIn = ofSentence(({ tokens, traits }) =>
  traits & TRAITS.capitals ? tokens.flatMap((token, i) => (isShort(token) ? [i] : [])) : [],
)

/** “Value Added Tax (VAT)” and “VAT (Value Added Tax)”. */
const isExplained = ({ tokens }: Sentence, i: number): boolean =>
  tokens[i - 1]?.text === '(' || tokens[i + 1]?.text === '('

/** True next to another word in capitals: a shouted line or a name. */
const isAmongCapitals = ({ tokens }: Sentence, i: number): boolean =>
  /^[A-Z]{2,}$/.test(tokens[i - 1]?.text ?? '') || /^[A-Z]{2,}$/.test(tokens[i + 1]?.text ?? '')

/** Short forms the reader can know: explained somewhere, the sender's own name, or a word of the dictionary. */
function isClear(doc: Doc, token: Token, explained: ReadonlySet<string>): boolean {
  if (explained.has(token.text) || doc.draft.from_name?.includes(token.text)) return true
  return doc.profile.own_words.some((word) => word.toLowerCase() === token.lower)
}

export default defineRule({
  id: 'undefined-acronym',
  dimension: 'clarity',
  severity: 'info',
  summary: 'Not every reader knows this short form.',
  why: 'A reader who has to guess a short form stops reading to do so. Spell it out once, with the short form in brackets.',
  evidence: [],
  families: ['cold', 'bulk_content', 'bulk_promo'],
  needs: 'capitals',
  check: (doc) => {
    const explained = new Set<string>()
    const first = new Map<string, Finding>()
    for (const sentence of doc.sentences) {
      const { tokens, region } = sentence
      for (const i of shortIn(sentence)) {
        const token = tokens[i] as Token
        // The firm's own name stands in the signature or footer too.
        if (region === 'signature' || region === 'footer' || isExplained(sentence, i))
          explained.add(token.text)
        else if (isBody(sentence) && !isAmongCapitals(sentence, i) && !first.has(token.text))
          first.set(token.text, at(sentence, i, i + 1, { message: `“${token.text}” is never spelt out.` }))
      }
    }
    const isOwnWord = (lower: string) =>
      doc.dictionary?.has(lower) === true && doc.dictionary.isProper(lower) === false
    return [...first].flatMap(([text, finding]) => {
      const token: Token = { kind: 'word', text, lower: text.toLowerCase(), start: 0, end: text.length }
      return isClear(doc, token, explained) || isOwnWord(token.lower) ? [] : [finding]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nYour OTIF rate at Goole fell in May. Should I send our OTIF checklist?\n\nTom',
      },
      marks: ['OTIF'],
    },
    {
      draft: { kind: 'newsletter', draft: 'From May the WRVS and the PDFs move to one page.' },
      marks: ['WRVS'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'Your on-time-in-full (OTIF) rate at Goole fell. Is OTIF yours? Our CEO and the API team ask.',
    },
    { kind: 'newsletter', draft: 'This is a BIG SALE for all PRSD members, and it is FREE.\n\nTom\nPRSD' },
  ],
}
