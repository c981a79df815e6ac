/** The steps of a first mail that lists them, each with its own page: a later mail takes one of them, and not always the first. */
import type { Doc } from '../../engine/doc.ts'

export interface LinkedItem {
  /** `Invite the yard crew: https://…` */
  line: string
  /** Its place on the list, from 1, and how many there are. */
  at: number
  of: number
}

/** Items with one link each, in order; none where fewer than two of the list have one. */
export function linkedItems(doc: Doc): LinkedItem[] {
  const lines = doc.blocks
    .filter(({ kind, region }) => kind === 'item' && region === 'body')
    .flatMap((block) => {
      const links = doc.links.filter(({ start, end }) => start >= block.start && end <= block.end)
      const [link] = links
      if (link === undefined || links.length > 1 || link.href === '') return []
      const label = doc.text
        .slice(block.start, block.end)
        .replaceAll(/https?:\S+/g, '')
        .replaceAll(/\s+/g, ' ')
        .replace(/^(?:\d+[.)]|[-*•])\s*/, '')
        .replace(/(?: (?:at|here|via|under|on))?[\s.:–-]*$/i, '')
      return label.length >= LEAST && label.length <= MOST ? [`${label}: ${link.href}`] : []
    })
  return lines.length < 2 ? [] : lines.map((line, i) => ({ line, at: i + 1, of: lines.length }))
}
const LEAST = 4
const MOST = 80
