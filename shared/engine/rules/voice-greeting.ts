import { at, textOf } from '../finding.ts'
import { greetingLength, greetsAlike, ownWords } from '../opening-words.ts'
import { defineRule, type Examples } from '../rule.ts'
import { tokenize } from '../tokens.ts'
import { unicodeWith } from '../unicode.ts'

/** What “Hi” can stand before: nobody, a merge tag, a first name, or a group; not “Sir or Madam” or “Frau Klein”. */
const isNamed = (rest: string): boolean =>
  unicodeWith('iu')`^(?:\W*$| \P{L}| (?!(?:sir|madam|customer|client)s?\b)\S+(?: and \S+)?$)`.test(rest)

export default defineRule({
  id: 'voice-greeting',
  dimension: 'brand_voice',
  severity: 'info',
  summary: 'Your brand voice greets in other words.',
  why: 'The greeting is the first word your reader hears from you. Your voice has settled on one, so that every mail begins alike.',
  evidence: [],
  language: 'any',
  regions: ['greeting'],
  sentence(sentence, { english, profile: { voice } }) {
    if (!voice?.greeting) return []
    const wanted = ownWords(voice.greeting)
    const length = greetingLength(sentence.tokens)
    if (wanted === '' || length === 0 || greetsAlike(tokenize(wanted), sentence.tokens)) return []
    const rest = sentence.text.slice(sentence.tokens[length - 1]?.end)
    // An English “Hi” belongs in no other language.
    if (/^h(?:i|ey|ello)\b/i.test(wanted) && !(english && isNamed(rest))) return []
    const message = `Your brand voice says “${wanted}”, not “${textOf(sentence, 0, length)}”.`
    return [
      at(sentence, 0, length, {
        message,
        fixes: [{ label: `Use “${wanted}”`, replacement: wanted, safe: true }],
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Dear Ana,\n\nThe kiln is back.\n\nBest,\nBen',
      marks: ['Dear'],
      fixed: 'Hi Ana,\n\nThe kiln is back.\n\nBest,\nBen',
    },
    {
      draft: 'Good morning {{first_name}},\n\nThe kiln is back.\n\nBest,\nBen',
      marks: ['Good morning'],
      fixed: 'Hi {{first_name}},\n\nThe kiln is back.\n\nBest,\nBen',
    },
  ],
  passes: [
    'hi Ana,\n\nThe kiln is back.\n\nBest,\nBen',
    'Dear Sir or Madam,\n\nThe kiln is back.\n\nBest,\nBen',
    'Sehr geehrte Frau Klein,\n\nIhre Rechnung vom Oktober ist noch offen.\n\nMit freundlichen Grüßen\nBen',
    'Dear Ms Falk,\n\nThe kiln is back.\n\nBest,\nBen',
    'Hi there,\n\nThe kiln is back.\n\nBest,\nBen',
    'The kiln is back. Dear old thing.\n\nBest,\nBen',
  ],
}
