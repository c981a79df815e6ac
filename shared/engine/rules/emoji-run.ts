import { at } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isBody } from '../swap.ts'

/** Emoji in a row that are one too many, and emoji a mail between two people bears; a row counts once. */
const ROW = 3
const MOST = 5

export default defineRule({
  id: 'emoji-run',
  dimension: 'tone',
  severity: 'info',
  cost: { each: 2, cap: 6 },
  summary: 'One emoji says as much as a row of them.',
  why: 'Readers like mail with many emoji less, and screen readers read out the name of every one.',
  evidence: ['E41'],
  language: 'any',
  needs: 'emoji',
  sentence: (sentence) => {
    const { tokens } = sentence
    const found: Finding[] = []
    for (let from = 0; from < tokens.length; from++) {
      if (tokens[from]?.kind !== 'emoji') continue
      let to = from + 1
      while (tokens[to]?.kind === 'emoji') to++
      if (to - from >= ROW)
        found.push(
          at(sentence, from, to, {
            fixes: [{ label: 'Keep one', replacement: tokens[from]?.text ?? '', safe: true }],
          }),
        )
      from = to - 1
    }
    return found
  },
  check: ({ family, sentences }) => {
    if (family === 'bulk_content' || family === 'bulk_promo') return []
    let emoji = 0
    for (const sentence of sentences) {
      if (!isBody(sentence)) continue
      for (let i = 0; i < sentence.tokens.length; i++)
        if (
          sentence.tokens[i]?.kind === 'emoji' &&
          sentence.tokens[i - 1]?.kind !== 'emoji' &&
          ++emoji > MOST
        )
          return [
            at(sentence, i, i + 1, {
              message: `This is emoji number ${emoji}; a mail between two people bears a few.`,
            }),
          ]
    }
    return []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Today’s links 👇👇👇\n\nWe start in May 🚀🚀🚀🚀',
      marks: ['👇👇👇', '🚀🚀🚀🚀'],
      fixed: 'Today’s links 👇\n\nWe start in May 🚀',
    },
    {
      draft: {
        kind: 'internal',
        draft: 'Done 🎉 and paid 💰. Next 🚚 is the van 🙂, then lunch 🍜. See you 👋 there.',
      },
      marks: ['👋'],
    },
  ],
  passes: [
    'We start in May 🚀 and finish in June 🎉.',
    { kind: 'promotional', draft: '🔥 One. 🌱 Two. 🌞 Three. 🌊 Four. 🌸 Five. 🍁 Six.' },
  ],
}
