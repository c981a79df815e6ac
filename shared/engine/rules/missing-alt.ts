import { onImage, seenImages } from '../images.ts'
import { defineRule, type Examples } from '../rule.ts'
import { withAttribute } from '../tags.ts'

/** A picture this thin is a spacer or a line. */
const THIN = 2
/** Images that are pointed at; the cap is spent after three. */
const SHOWN = 12

export default defineRule({
  id: 'missing-alt',
  dimension: 'accessibility',
  severity: 'error',
  // Less than an error in the words: the mail still reads, but not to everyone.
  cost: { each: 3, cap: 9 },
  summary: 'This image has no alternative text.',
  why: 'Screen readers read the file name aloud instead, and everyone with images switched off sees an empty box. Say what the picture shows, or write alt="" when it is only decoration.',
  evidence: ['N09', 'E49', 'E50'],
  language: 'any',
  needs: 'image',
  check(doc) {
    // A picture that is a link has a rule of its own.
    return seenImages(doc)
      .filter(({ alt, linked }) => alt === null && !linked)
      .slice(0, SHOWN)
      .map((image) => {
        const thin = (image.width ?? THIN + 1) <= THIN || (image.height ?? THIN + 1) <= THIN
        const fix = withAttribute(doc, image.source, 'alt', '', { label: 'Mark as decoration', safe: thin })
        return onImage(image, { fixes: [fix] })
      })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        '<p>The new kiln is in.</p><img src="https://lowfire.example/kiln.jpg" width="600"><p>Come and see.</p>',
      marks: ['<img src="https://lowfire.example/kiln.jpg" width="600">'],
      fixed:
        '<p>The new kiln is in.</p><img alt="" src="https://lowfire.example/kiln.jpg" width="600"><p>Come and see.</p>',
    },
    {
      draft: '<p>Two mugs:</p><img src="a.png" /><img src="b.png" alt="A blue mug">',
      marks: ['<img src="a.png" />'],
    },
  ],
  passes: [
    '<p>The new kiln is in.</p><img src="kiln.jpg" alt="A man loading a kiln with bowls">',
    '<p>The new kiln is in.</p><img src="line.png" alt=""><img src="https://t.example/open.gif" width="1" height="1">',
    { format: 'text', draft: 'Hi Ana,\n\nThe tag is <img src="kiln.jpg"> and needs a text.\n\nBen' },
  ],
}
