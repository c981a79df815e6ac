import type { Doc, Sentence } from '../doc.ts'
import { range } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { unicode } from '../unicode.ts'
import { linesOf } from '../voice-lines.ts'

/** Longest closing line that takes a comma: “Many thanks,”. */
const CLOSING_WORDS = 3

/** The mark that stands where exclamation marks stood. */
function calmer(sentence: Sentence, run: string, last: boolean): string {
  if (run.includes('?')) return '?'
  if (sentence.region === 'greeting' || (sentence.region === 'signoff' && sentence.words <= CLOSING_WORDS))
    return ','
  return last && sentence.field !== 'draft' ? '' : '.'
}

const isMark = (text: string) => text === '!' || text === '?'

/** Runs of marks; looks beyond the sentence, since “Hi Ana!!” may be cut between its two. */
function marks(sentence: Sentence, doc: Doc): Finding[] {
  const { tokens, start, field } = sentence
  const line = field === 'draft' ? doc.text : sentence.text
  return tokens.flatMap((token, i) => {
    const from = start + token.start
    if (token.text !== '!' || isMark(line.charAt(from - 1))) return []
    let to = from + 1
    while (isMark(line.charAt(to))) to++
    const after = line.slice(to, to + 2)
    // A name goes on: "Yahoo! is", "Toys!R".
    if (unicode`^ ?\p{Ll}|^[\p{L}\p{N}]`.test(after)) return []
    let next = i
    while (isMark(tokens[next]?.text ?? '')) next++
    const replacement = after.startsWith(')')
      ? ''
      : calmer(sentence, line.slice(from, to), next === tokens.length)
    const label = replacement === '' ? 'Remove' : `Use “${replacement}”`
    return [range(field, from, to, { fixes: [{ label, replacement, safe: true }] })]
  })
}

export default defineRule({
  id: 'voice-exclamation',
  dimension: 'brand_voice',
  severity: 'info',
  cost: { each: 2, cap: 6 },
  summary: 'Your brand voice does without exclamation marks.',
  why: 'Your voice lets the words carry the excitement. A full stop says the same and sounds surer.',
  evidence: [],
  language: 'any',
  check: (doc) =>
    doc.profile.voice?.exclamations === 'avoid'
      ? linesOf(doc).flatMap((sentence) => marks(sentence, doc))
      : [],
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana!\n\nThe kiln is back! Will you come?! See you on Monday.\n\nThanks!\nBen',
      marks: ['!', '!', '!'],
      fixed: 'Hi Ana,\n\nThe kiln is back. Will you come?! See you on Monday.\n\nThanks,\nBen',
    },
    {
      draft: { subject: 'The kiln is back!', draft: 'Hi Ana,\n\nCome and see.' },
      marks: ['!'],
      fixed: 'The kiln is back',
    },
  ],
  passes: [
    'Hi Ana,\n\nThe Yahoo! account is yours. See you on Monday.\n\nBest,\nBen',
    'Hi Ana,\n\nThe page is https://lowfire.example/#!/kiln and it is open.\n\nBest,\nBen',
  ],
}
