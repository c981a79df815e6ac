import type { Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const isMark = (token: Token | undefined) => token?.text === '!' || token?.text === '?'

/** Runs of two and more marks with an exclamation mark among them. */
function runs(sentence: Sentence): Finding[] {
  const { tokens } = sentence
  const found: Finding[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (!isMark(tokens[from])) continue
    let to = from + 1
    while (isMark(tokens[to]) && tokens[to]?.start === tokens[to - 1]?.end) to++
    const run = tokens.slice(from, to).map((t) => t.text)
    if (run.length > 1 && run.includes('!')) {
      const replacement = run.includes('?') ? '?' : '!'
      found.push(
        at(sentence, from, to, { fixes: [{ label: `Keep one “${replacement}”`, replacement, safe: true }] }),
      )
    }
    from = to - 1
  }
  return found
}

export default defineRule({
  id: 'exclamation-run',
  dimension: 'tone',
  severity: 'warning',
  cost: { each: 2, cap: 6 },
  summary: 'One mark is enough.',
  why: 'Several marks in a row read as shouting, or as a mail sent to a million people. The words have to carry the joy.',
  evidence: ['E43', 'E57'],
  language: 'any',
  needs: 'exclamation',
  sentence: (sentence) => runs(sentence),
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nIt came!! It is done!!! Can you believe it?!?!',
      marks: ['!!', '!!!', '?!?!'],
      fixed: 'Hi Ana,\n\nIt came! It is done! Can you believe it?',
    },
    { draft: 'Great news!! Call me.', marks: ['!!'], fixed: 'Great news! Call me.' },
  ],
  passes: ['It is done! Can you believe it?', 'Any news?? I wait.', 'Run a != b and tell me.'],
}
