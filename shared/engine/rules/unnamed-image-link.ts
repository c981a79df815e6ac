import { onImage, seenImages } from '../images.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'unnamed-image-link',
  dimension: 'accessibility',
  severity: 'error',
  // A button made of a picture is lost on whoever does not see it, so more than a plain missing text.
  cost: { each: 4, cap: 12 },
  summary: 'This image is a link, but no text says where it leads.',
  why: 'Screen readers read out the address, letter by letter, and with images switched off the link is gone. Put the words of the link in the image’s alt text.',
  evidence: ['N09', 'N11', 'E50'],
  language: 'any',
  needs: 'html',
  check: (doc) =>
    seenImages(doc)
      .filter((image) => image.linked && (image.alt ?? '').trim() === '')
      .map((image) => onImage(image)),
})

export const examples: Examples = {
  flags: [
    {
      draft:
        '<p>Half price until Sunday.</p><a href="https://lowfire.example/sale"><img src="btn.png" width="300"></a>',
      marks: ['<img src="btn.png" width="300">'],
    },
    {
      draft: '<p>Our work:</p><a href="https://lowfire.example"><img src="bowl.jpg" alt=""></a>',
      marks: ['<img src="bowl.jpg" alt="">'],
    },
  ],
  passes: [
    '<p>Half price.</p><a href="https://lowfire.example/sale"><img src="btn.png" alt="See the mugs on sale"></a>',
    '<p>Half price.</p><a href="https://lowfire.example/sale"><img src="arrow.png" alt=""> See the mugs</a>',
  ],
}
