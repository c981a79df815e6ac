/** The links and pictures of a mail, while it is read. */
import type { Image } from '../doc.ts'
import { INHERITED } from './color.ts'
import { decodeEntities } from './entities.ts'
import type { Cell } from './open-elements.ts'
import { parsePixels, type Style } from './style.ts'
import type { TagReader } from './tag-reader.ts'

export interface OpenLink {
  href: string
  /** -1 until text shows. */
  start: number
  end: number
  button: boolean
  padded: boolean
  /** Text of the link is hidden, unless an element inside shows it; pictures may be seen. */
  unseen: boolean
  /** Number of pictures before it. */
  images: number
}

export interface ExtractedLink {
  /** Target with entities resolved; '' for an empty one. */
  href: string
  start: number
  end: number
  text: string
  button: boolean
}

/** True when the style alone draws a link as a button: a fill or a frame with room inside. */
export function drawsButton(style: Style | null, classes: string | null): boolean {
  if (classes !== null && /btn|button/i.test(classes)) return true
  return style?.padded === true && (style.background !== INHERITED || style.bordered)
}

/** Marks the link of a coloured table cell as a button when the cell, which ends at `end`, holds nothing else. */
export function closeCell(cell: Cell, links: readonly OpenLink[], end: number): void {
  const link = links[cell.links]
  if (!link || links.length !== cell.links + 1 || link.start < 0) return
  // Between the text before the cell and that inside stands the break of a block.
  const start = cell.from === 0 ? 0 : cell.from + 2
  if (link.end === end && link.start === start && (cell.padded || link.padded)) link.button = true
}

/** The picture whose tag, which starts at `from`, was just read; it stands at `at` in the text. */
export function imageOf(
  tag: TagReader,
  from: number,
  style: Style | null,
  at: number,
  hidden: boolean,
): Image {
  const width = pixels(tag.get('width')) ?? style?.width ?? null
  const height = pixels(tag.get('height')) ?? style?.height ?? null
  const dot = width !== null && height !== null && width <= 1 && height <= 1
  return {
    start: at,
    end: at,
    source: { start: from, end: tag.end },
    src: tag.get('src')?.trim() ?? '',
    alt: tag.get('alt'),
    width,
    height,
    linked: false,
    tracking: dot || hidden,
  }
}

const pixels = (value: string | null) => (value === null ? null : parsePixels(value))

/** Target of the button that a comment for Outlook draws in VML, or `null`. */
export function vmlTarget(comment: string): string | null {
  const shape = comment.indexOf(':roundrect')
  const from = shape < 0 ? -1 : comment.indexOf('href="', shape)
  const end = from < 0 ? -1 : comment.indexOf('"', from + 6)
  return end < 0 ? null : decodeEntities(comment.slice(from + 6, end), true).trim()
}
