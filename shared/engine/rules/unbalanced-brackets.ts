import type { Token } from '../doc.ts'
import { range } from '../finding.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const OPENERS: Record<string, string> = { '(': ')', '[': ']', '“': '”' }
const CLOSERS: Record<string, string> = { ')': '(', ']': '[', '”': '“' }

/** Indexes of the brackets and quotation marks of a sentence. */
const marksIn = ofSentence(({ tokens }): readonly number[] => {
  const marks: number[] = []
  for (let i = 0; i < tokens.length; i++) {
    const { kind, text } = tokens[i] as Token
    if (kind === 'mark' && (OPENERS[text] || CLOSERS[text])) marks.push(i)
  }
  return marks
})

/** “I need 1) the list and 2) the dates.” */
const isNumbered = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ text, start }, i) => {
    const before = tokens[i - 1]
    return text === ')' && before?.end === start && (before.kind === 'number' || before.text.length === 1)
  }).length > 1

/** ":)", ";-)", "1)" and "a)" close nothing. */
function isLoose(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]
  const mark = tokens[i] as Token
  if (!before || before.end !== mark.start) return false
  return (
    [':', ';', '-', '='].includes(before.text) ||
    ((before.kind === 'number' || before.text.length === 1) && (i < 3 || isNumbered(tokens)))
  )
}

export default defineRule({
  id: 'unbalanced-brackets',
  dimension: 'correctness',
  severity: 'info',
  summary: 'A bracket or quotation mark has no partner.',
  why: 'The reader waits for the other half and loses the sentence.',
  evidence: [],
  needs: 'bracket',
  check: (doc) => {
    const found: Finding[] = []
    for (const block of doc.blocks) {
      if (block.region === 'quoted' || block.region === 'signature' || block.region === 'footer') continue
      const open: { mark: string; start: number }[] = []
      for (let n = block.from; n < block.to; n++) {
        const sentence = doc.sentences[n]
        if (!sentence) continue
        const marks = marksIn(sentence)
        if (marks.length === 0) continue
        const { tokens, start } = sentence
        for (const i of marks) {
          const token = tokens[i] as Token
          if (OPENERS[token.text]) {
            if (tokens[i - 1]?.text !== ':') open.push({ mark: token.text, start: start + token.start })
          } else {
            const at = open.findLastIndex((o) => o.mark === CLOSERS[token.text])
            if (at >= 0) open.splice(at)
            else if (token.text !== '”' && !isLoose(tokens, i))
              found.push(range('draft', start + token.start, start + token.end))
          }
        }
      }
      for (const { mark, start } of open) if (mark !== '“') found.push(range('draft', start, start + 1))
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'The plan (see page 2 covers ten seats.', marks: ['('] },
    { draft: 'The plan covers ten seats, see page 2).', marks: [')'] },
  ],
  passes: [
    'The plan (see page 2) covers ten seats.',
    'Good to hear :)',
    '1) Sign it. 2) Send it. I need 1) the list, 2) the dates and 3) the names.',
    'It has two parts (one here. And one there).',
  ],
}
