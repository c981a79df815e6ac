import { fileOf, onImage, seenImages } from '../images.ts'
import { defineRule, type Examples } from '../rule.ts'

/** A file name, or a camera's number for one. */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|bmp)$|^(?:img|dsc|dscn|pic|image|screenshot|untitled)[\s_-]*\d*$/i
/** Words that name the thing and not what it shows. */
const EMPTY = new Set(
  'image images picture photo graphic icon banner header hero logo spacer button alt placeholder thumbnail bild foto imagen'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'filename-alt',
  dimension: 'accessibility',
  severity: 'warning',
  cost: { each: 2, cap: 6 },
  summary: 'The alternative text does not say what the image shows.',
  why: 'A file name or a word like “banner” is read aloud as it stands and tells the reader nothing. Say in a few words what the picture shows, or leave it empty when it is only decoration.',
  evidence: ['N09', 'E50'],
  language: 'any',
  needs: 'image',
  check(doc) {
    return seenImages(doc).flatMap((image) => {
      const alt = (image.alt ?? '').trim()
      if (alt === '') return []
      const empty = EMPTY.has(alt.toLowerCase())
      const named = !empty && (FILE.test(alt) || alt === fileOf(image).replace(/\.\w+$/, ''))
      if (!named && !empty) return []
      const message = named
        ? 'The alternative text is a file name.'
        : `“${alt}” does not say what the image shows.`
      return [onImage(image, { message })]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: '<p>The new kiln:</p><img src="kiln.jpg" alt="IMG_2231.JPG">',
      marks: ['<img src="kiln.jpg" alt="IMG_2231.JPG">'],
    },
    {
      draft: '<img src="top.png" alt="banner"><p>The kiln is in.</p>',
      marks: ['<img src="top.png" alt="banner">'],
    },
    {
      draft: '<p>The kiln is in.</p><img src="/m/sad-skillet.png" alt="sad-skillet">',
      marks: ['<img src="/m/sad-skillet.png" alt="sad-skillet">'],
    },
  ],
  passes: [
    '<p>The kiln is in.</p><img src="kiln.jpg" alt="A brick kiln with its door open">',
    '<img src="logo.png" alt="Low Fire Studio"><p>The kiln is in.</p><img src="line.png" alt="">',
  ],
}
