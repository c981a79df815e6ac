import { range } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const CLOSES = new Set([',', '.', ';', ':', '!', '?'])

export default defineRule({
  id: 'space-before-punctuation',
  dimension: 'correctness',
  severity: 'info',
  summary: 'There is a space before the punctuation mark.',
  why: 'English sets no space before a comma, a full stop or a question mark; with one, a line may break in front of it.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'spacing',
  sentence: (sentence, doc) => {
    if (doc.locale.startsWith('fr')) return []
    const found: Finding[] = []
    const { tokens, text, start, field } = sentence
    for (let i = 1; i < tokens.length; i++) {
      const mark = tokens[i] as (typeof tokens)[number]
      const before = tokens[i - 1] as (typeof tokens)[number]
      if (
        !CLOSES.has(mark.text) ||
        mark.start === before.end ||
        before.kind === 'mark' ||
        before.kind === 'emoji'
      )
        continue
      const next = tokens[i + 1]
      // ".NET", " ..." and ":)" are written so on purpose.
      if (next && next.start === mark.end && (mark.text === '.' || mark.text === ':' || mark.text === ';'))
        continue
      if (text.slice(before.end, mark.start).includes('\n')) continue
      found.push(
        range(field, start + before.end, start + mark.end, {
          fixes: [{ label: 'Close the gap', replacement: mark.text, safe: true }],
        }),
      )
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'We met on Monday , and it went well.',
      marks: [' ,'],
      fixed: 'We met on Monday, and it went well.',
    },
    { draft: 'Does Thursday suit you ?', marks: [' ?'], fixed: 'Does Thursday suit you?' },
  ],
  passes: [
    'We use .NET for this.',
    'Well ... let me think.',
    'That made my day :)',
    { draft: 'Ça vous convient ?', locale: 'fr-FR' },
  ],
}
