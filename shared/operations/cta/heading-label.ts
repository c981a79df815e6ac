/** What a link without words of its own leads to: more of what its heading names. “Click here” below “Late opening every Thursday”. */
import type { Doc } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'

/** “Read more on our book of the month”; empty where no heading stands above the link, or one too long for a label. */
export function labelsOfHeading({ blocks, text, dictionary }: Doc, link: Span, most: number): string[] {
  const heading = blocks.findLast(
    ({ kind, region, end }) => kind === 'heading' && region === 'body' && end <= link.start,
  )
  if (!heading) return []
  const [name = ''] = text
    .slice(heading.start, heading.end)
    .replace(/\s+/g, ' ')
    .trim()
    .split(/[:?!–—]/)
  const [first = '', second = ''] = name.trim().split(' ')
  // A name keeps its capital: “Finca La Loma”.
  const plain = /^\p{Ll}/u.test(second) && (dictionary?.has(first.toLowerCase()) ?? false)
  const about = plain ? first.toLowerCase() + name.trim().slice(first.length) : name.trim()
  if (second === '' || /[^\p{L}\p{N}\s$£€%,.'’-]|\p{Lu}{4}/u.test(about)) return []
  return [`Read more on ${about}`, `More on ${about}`].filter(({ length }) => length <= most).slice(0, 1)
}
