import { range } from '../finding.ts'
import { isPicture } from '../measures/picture.ts'
import { defineRule, makeExamples } from '../rule.ts'

const FEW = 4
/** Words of text for each picture below which pictures do the talking. */
const WORDS_EACH = 15

export default defineRule({
  id: 'image-heavy',
  dimension: 'spam_risk',
  severity: 'info',
  summary: 'There are many pictures for so few words.',
  why: 'Until pictures load, your reader sees a row of empty boxes. Say what matters in text and keep the pictures that add something.',
  evidence: ['E45', 'E55'],
  families: ['bulk_content', 'bulk_promo', 'operational'],
  language: 'any',
  needs: 'image',
  check: ({ html, images, counts }) => {
    if (!html || images.length < FEW) return []
    const pictures = images.filter(isPicture)
    const first = pictures[0]
    if (!first || pictures.length < FEW || counts.words >= WORDS_EACH * pictures.length) return []
    return [
      range('draft', first.start, first.start, {
        message: `${pictures.length} pictures stand beside ${counts.words} words of text.`,
      }),
    ]
  },
})

export const examples = makeExamples(() => ({
  flags: [
    {
      draft: {
        kind: 'promotional',
        draft: `<p>The new pots are in, and the old ones cost a third less until Monday night.</p>${'<img src="https://pots.example/a.jpg" width="300" height="300">'.repeat(4)}`,
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'newsletter',
        draft: `<p>Pictures from May.</p>${'<img src="https://pots.example/a.jpg">'.repeat(6)}`,
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'promotional',
      draft: `<p>The new pots are in.</p>${'<img src="https://pots.example/i.png" width="24" height="24">'.repeat(6)}`,
    },
    {
      kind: 'promotional',
      draft: `<p>The new pots are in.</p>${'<img src="https://pots.example/a.jpg" width="300" height="300">'.repeat(3)}`,
    },
  ],
}))
