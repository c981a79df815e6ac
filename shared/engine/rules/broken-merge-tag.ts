import type { Sentence, Token } from '../doc.ts'
import { range } from '../finding.ts'
import { balance } from '../placeholders.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { hasTrait } from '../traits.ts'

export default defineRule({
  id: 'broken-merge-tag',
  dimension: 'correctness',
  severity: 'error',
  cost: { each: 15, cap: 30 },
  summary: 'A merge tag is broken and will show as it is, or break the send.',
  why: 'The mailing system cannot read it: the reader sees the raw tag instead of a name, or the whole mail fails.',
  evidence: [],
  language: 'any',
  check: (doc) => {
    const found: Finding[] = []
    if (doc.placeholders.length > 0)
      for (const issue of balance(doc.placeholders.filter((p) => p.field === 'draft')))
        found.push(range('draft', issue.start, issue.end, { message: issue.message }))
    const look = (sentence: Sentence) => {
      if (sentence.region === 'quoted' || !hasTrait(sentence, 'braces')) return
      for (const span of halfTags(sentence.tokens))
        found.push(
          range(sentence.field, sentence.start + span.start, sentence.start + span.end, {
            message: 'This merge tag has no matching brackets.',
          }),
        )
    }
    if (doc.subject) look(doc.subject)
    if (doc.preheader) look(doc.preheader)
    doc.sentences.forEach(look)
    return found
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'Hi {{first_name},\n\nYour order is ready.', marks: ['{{first_name}'] },
    {
      draft: 'Hi {% if first_name %}{{ first_name }},\n\nYour order is ready.',
      marks: ['{% if first_name %}'],
    },
    { draft: 'Hi first_name}},\n\nYour order is ready.', marks: ['first_name}}'] },
  ],
  passes: [
    'Hi {{first_name}},\n\nYour order is ready.',
    'A set such as {1, 2} is fine.',
    'Hi {% if a %}{{ a }}{% else %}there{% endif %},',
  ],
}

/** `{{name}`, `{{name`, `{name}}` and `name}}`: two brackets on one side only. */
function halfTags(tokens: readonly Token[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let i = 0; i + 1 < tokens.length; i++) {
    const token = tokens[i] as Token
    const next = tokens[i + 1] as Token
    if (next.start !== token.end) continue
    // The reader of tags takes `{name}` of `{{name}` for a tag of another system.
    if (token.text === '{' && next.kind === 'placeholder' && next.text.startsWith('{'))
      found.push({ start: token.start, end: next.end })
    else if (token.kind === 'placeholder' && token.text.endsWith('}') && next.text === '}')
      found.push({ start: token.start, end: next.end })
    else if (token.text === '{' && next.text === '{' && tokens[i + 2]?.kind === 'word')
      found.push({ start: token.start, end: (tokens[i + 2] as Token).end })
    else if (token.text === '}' && next.text === '}') {
      const word = tokens[i - 1]
      if (word?.kind === 'word' && word.end === token.start) found.push({ start: word.start, end: next.end })
    }
  }
  return found
}
