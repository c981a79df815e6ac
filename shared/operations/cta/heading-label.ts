/** What a link without words of its own leads to: more of what its heading names. “Click here” below “Late opening every Thursday”. */
import type { Doc } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'

/** “Rye is back” is news and names nothing to read more on. */
const SAYS =
  /(?<!^)\b(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should|needs?|gets?|got|goes|comes?|opens?|starts?|ends?|wins?|won)\b|['’](?:s|re|ve|ll|d|t)\b(?= \p{Ll}+(?:ing|ed|back|here|on)\b)/iu

/**
 * “Read more on our book of the month”; empty where the heading above the link tells of something else, as a paragraph
 * more lies between, where it is a statement, or too long for a label.
 */
export function labelsOfHeading({ blocks, text, dictionary }: Doc, link: Span, most: number): string[] {
  const at = blocks.findLastIndex(
    ({ kind, region, end }) => kind === 'heading' && region === 'body' && end <= link.start,
  )
  const heading = blocks[at]
  if (!heading || blocks.slice(at + 1).filter(({ end }) => end <= link.start).length > 1) return []
  const [name = ''] = text
    .slice(heading.start, heading.end)
    .replace(/\s+/g, ' ')
    .trim()
    .split(/[:?!–—]/)
  const [first = '', second = ''] = name.trim().split(' ')
  // A name keeps its capital: “Finca La Loma”.
  const plain = /^\p{Ll}/u.test(second) && (dictionary?.has(first.toLowerCase()) ?? false)
  const about = plain ? first.toLowerCase() + name.trim().slice(first.length) : name.trim()
  if (second === '' || SAYS.test(about) || /[^\p{L}\p{N}\s$£€%,.'’-]|\p{Lu}{4}/u.test(about)) return []
  return [`Read more on ${about}`, `More on ${about}`].filter(({ length }) => length <= most).slice(0, 1)
}
