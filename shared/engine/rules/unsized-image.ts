import { onImage, seenImages } from '../images.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'unsized-image',
  dimension: 'accessibility',
  severity: 'info',
  cost: { each: 1, cap: 2 },
  summary: 'This image has no width.',
  why: 'Outlook shows an image without a width as large as its file, and elsewhere the text jumps down when it arrives, which makes people lose their place. Write the width in pixels into the tag.',
  evidence: [],
  language: 'any',
  needs: 'image',
  check: (doc) =>
    seenImages(doc)
      .filter((image) => image.width === null && image.height === null && image.src !== '')
      .map((image) => onImage(image)),
})

export const examples: Examples = {
  flags: [
    {
      draft: '<p>The kiln:</p><img src="kiln.jpg" alt="A kiln">',
      marks: ['<img src="kiln.jpg" alt="A kiln">'],
    },
    {
      draft: '<p>The kiln:</p><img src="kiln.jpg" alt="A kiln" style="width:100%">',
      marks: ['<img src="kiln.jpg" alt="A kiln" style="width:100%">'],
    },
  ],
  passes: [
    '<p>The kiln:</p><img src="kiln.jpg" alt="A kiln" width="520" style="width:100%;height:auto">',
    '<p>The kiln:</p><img src="kiln.jpg" alt="A kiln" style="max-width:520px;width:520px">',
  ],
}
