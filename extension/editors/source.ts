/** The HTML of an editable as the engine reads it, and the way back from its offsets to the page. */

export interface Source {
  /** The same string as `innerHTML`. */
  html: string
  /**
   * The range of the page that shows `html.slice(start, end)`, without markup at its ends; collapsed where
   * `start` is `end`. Null where nothing shows.
   */
  rangeAt: (start: number, end: number) => Range | null
}

/** A text node with its place in the HTML. */
interface Piece {
  node: Text
  start: number
  end: number
  /** Whether characters are written as entities. */
  escaped: boolean
}

/** Elements whose text is written as it is. */
const RAW = new Set(['STYLE', 'SCRIPT', 'XMP', 'IFRAME', 'NOEMBED', 'NOFRAMES', 'PLAINTEXT'])

/** Belongs to no window: what is copied there loads nothing and runs nothing. */
let inert: Document | null = null

export function readSource(root: Element): Source {
  inert ??= document.implementation.createHTMLDocument('')
  const pieces: Piece[] = []
  let html = ''
  const walk = (parent: Node): void => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (isText(node)) {
        const escaped = !RAW.has(parent.nodeName)
        const start = html.length
        html += escaped ? escapeText(node.data) : node.data
        pieces.push({ node, start, end: html.length, escaped })
      } else if (isElement(node)) {
        const [open, close] = tagsOf(node, inert as Document)
        html += open
        walk(node.localName === 'template' ? (node as HTMLTemplateElement).content : node)
        html += close
      } else if (node.nodeType === Node.COMMENT_NODE) html += `<!--${node.nodeValue}-->`
    }
  }
  walk(root)
  return { html, rangeAt: (start, end) => rangeIn(pieces, start, end) }
}

/** By number: a node of a frame is none of this window's classes. */
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** The tags around an element, as the browser itself writes them. */
function tagsOf(element: Element, document: Document): [open: string, close: string] {
  const shell = (document.importNode(element, false) as Element).outerHTML
  const close = `</${element.localName}>`
  return shell.endsWith(close) ? [shell.slice(0, -close.length), close] : [shell, '']
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
}
const escapeText = (text: string) => text.replaceAll(/[&<>\u00a0]/g, (one) => ENTITIES[one] ?? one)

function rangeIn(pieces: readonly Piece[], start: number, end: number): Range | null {
  if (start === end) {
    const piece = pieces.find((one) => one.start <= start && start <= one.end)
    return piece ? made(piece, start, piece, start) : null
  }
  const first = pieces.find((piece) => piece.end > start)
  const last = pieces.findLast((piece) => piece.start < end)
  if (!first || !last || first.start >= end || last.end <= start) return null
  return made(first, Math.max(start, first.start), last, Math.min(end, last.end))
}

function made(first: Piece, start: number, last: Piece, end: number): Range {
  const range = first.node.ownerDocument.createRange()
  range.setStart(first.node, offsetIn(first, start))
  range.setEnd(last.node, offsetIn(last, end))
  return range
}

/** The place within a text node of a place in the HTML; an entity counts as a whole. */
function offsetIn({ node: { data }, start, escaped }: Piece, at: number): number {
  if (!escaped) return at - start
  let place = start
  let offset = 0
  while (place < at && offset < data.length) {
    const one = data.charAt(offset++)
    place += ENTITIES[one]?.length ?? 1
  }
  return offset
}
