import type { Doc, Sentence, Token } from '../doc.ts'
import { removal } from '../edit.ts'
import { range } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { linesOf } from '../voice-lines.ts'

/** Ticks, crosses and stars: signs of type that the same blocks of Unicode hold. */
const SIGNS = new Set([...'✓✔✕✖✗✘★☆☎✂✉❖➔➜➤'])

const isEmoji = (token: Token | undefined) => token?.kind === 'emoji' && !SIGNS.has(token.text)

/** Runs of emoji; looks beyond the sentence, since an emoji between two of them is one by itself. */
function emoji({ tokens, start, field, text }: Sentence, doc: Doc): Finding[] {
  return tokens.flatMap((token, from) => {
    if (!isEmoji(token) || isEmoji(tokens[from - 1])) return []
    let to = from + 1
    while (isEmoji(tokens[to])) to++
    const end = start + (tokens[to - 1]?.end ?? token.end)
    const edit = removal(field === 'draft' ? doc.text : text, start + token.start, end)
    const { replacement } = edit
    return [range(field, edit.start, edit.end, { fixes: [{ label: 'Remove', replacement, safe: true }] })]
  })
}

export default defineRule({
  id: 'voice-emoji',
  dimension: 'brand_voice',
  severity: 'info',
  cost: { each: 2, cap: 6 },
  summary: 'Your brand voice does without emoji.',
  why: 'Your voice has decided against them. They also look different on every device, and screen readers say their names aloud.',
  evidence: ['E41'],
  language: 'any',
  check: (doc) =>
    doc.profile.voice?.emoji === 'avoid' ? linesOf(doc).flatMap((sentence) => emoji(sentence, doc)) : [],
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nThe kiln is back 🎉🔥 and hot. See you there! 🙏\n\nBest,\nBen',
      marks: ['🎉🔥 ', ' 🙏'],
      fixed: 'Hi Ana,\n\nThe kiln is back and hot. See you there!\n\nBest,\nBen',
    },
    {
      draft: { subject: '🔥 The kiln is back', draft: 'Hi Ana,\n\nCome and see.' },
      marks: ['🔥 '],
      fixed: 'The kiln is back',
    },
  ],
  passes: [
    'Hi Ana,\n\nThree things are done: ✓ kiln ✓ shelves ✓ wheel.\n\nBest,\nBen',
    'Hi Ana,\n\nThe kiln is back :) and hot.\n\nBest,\nBen',
  ],
}
