import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const SIGNS = new Set(['$', '€', '£', '¥'])

const standsBeside = (tokens: readonly Token[], sign: string, from: number, to: number): boolean =>
  tokens.some(({ text }, i) => text === sign && (i < from - 1 || i > to))

export default defineRule({
  id: 'money-signs',
  dimension: 'spam_risk',
  severity: 'warning',
  cost: { each: 4, cap: 8 },
  summary: 'Money signs in a row name no sum and look like spam.',
  why: 'A price is a number with one sign. A row of signs says nothing and is far more common in spam than in wanted mail.',
  evidence: ['E57'],
  language: 'any',
  fields: ['preheader', 'draft'],
  needs: 'spacing',
  sentence: (sentence) => {
    const { tokens } = sentence
    const found: Finding[] = []
    for (let from = 0; from < tokens.length; from++) {
      const sign = tokens[from]?.text ?? ''
      if (!SIGNS.has(sign)) continue
      let to = from + 1
      while (tokens[to]?.text === sign && tokens[to]?.start === tokens[to - 1]?.end) to++
      // “$$5” and a scale of prices, “$ to $$$”, are something else.
      if (to - from > 1 && !standsBeside(tokens, sign, from, to) && tokens[to]?.start !== tokens[to - 1]?.end)
        found.push(at(sentence, from, to))
      from = to - 1
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'click here!!!! FREE $$$', marks: ['$$$'] },
    { draft: 'Win €€ this week. Make $$$$ at home.', marks: ['€€', '$$$$'] },
  ],
  passes: [
    'The bag costs $12, and the other $ 14.',
    'Prices run from $ to $$$ in this guide.',
    'Set $$name in the script.',
  ],
}
