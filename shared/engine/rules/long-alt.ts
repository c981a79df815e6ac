import { onImage, seenImages } from '../images.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Characters after which listening becomes work; screen readers cannot skim an alternative text. */
const LONGEST = 150

export default defineRule({
  id: 'long-alt',
  dimension: 'accessibility',
  severity: 'info',
  summary: 'The alternative text is long enough to be a paragraph.',
  why: 'An alternative text is read aloud in one go and cannot be skipped through. Keep it to a sentence and put the rest in the mail, where everybody finds it.',
  evidence: ['N09'],
  language: 'any',
  needs: 'image',
  check: (doc) =>
    seenImages(doc).flatMap((image) => {
      const { length } = (image.alt ?? '').trim()
      return length > LONGEST
        ? [onImage(image, { message: `The alternative text has ${length} characters.` })]
        : []
    }),
})

export const examples: Examples = {
  flags: [
    {
      draft: `<p>The kiln:</p><img src="k" alt="${'a brick kiln with its door open, '.repeat(5)}">`,
      marks: [`<img src="k" alt="${'a brick kiln with its door open, '.repeat(5)}">`],
    },
    {
      draft: `<img src="p" alt="${'All mugs at half price until Sunday. '.repeat(5)}"><p>See you.</p>`,
      marks: [`<img src="p" alt="${'All mugs at half price until Sunday. '.repeat(5)}">`],
    },
  ],
  passes: [
    '<p>The kiln:</p><img src="k" alt="A brick kiln with its door open, loaded with forty bowls in three rows">',
    '<p>The kiln is in.</p><img src="k" alt="">',
  ],
}
