import { range } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const REPEATS = new Set([',', '.', ';', ':', '?'])

export default defineRule({
  id: 'repeated-punctuation',
  dimension: 'correctness',
  severity: 'info',
  summary: 'The punctuation mark is doubled.',
  why: 'A doubled mark reads as a slip, or as impatience when it is a question mark.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'spacing',
  sentence: ({ tokens, start, field }) => {
    const found: Finding[] = []
    for (let i = 0; i < tokens.length; i++) {
      const first = tokens[i] as (typeof tokens)[number]
      if (!REPEATS.has(first.text)) continue
      let end = i + 1
      while (tokens[end]?.text === first.text && tokens[end]?.start === tokens[end - 1]?.end) end++
      const run = end - i
      const last = tokens[end - 1] as (typeof tokens)[number]
      // Three dots or more are an ellipsis; "?!" belongs to exclamation marks.
      if (run > 1 && !(first.text === '.' && run > 2) && tokens[end]?.text !== '!')
        found.push(
          range(field, start + first.start, start + last.end, {
            fixes: [{ label: 'Keep one', replacement: first.text, safe: true }],
          }),
        )
      i = end - 1
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'Any news on the quote??', marks: ['??'], fixed: 'Any news on the quote?' },
    {
      draft: 'The draft,, with notes, is on page 2..',
      marks: [',,', '..'],
      fixed: 'The draft, with notes, is on page 2.',
    },
  ],
  passes: ['Let me think... yes.', 'Really?!', 'It is 10:30. See you then.'],
}
