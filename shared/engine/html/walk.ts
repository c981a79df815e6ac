/** Makes sense of a scanned HTML mail: what shows, where blocks, links and pictures are, what is hidden. */
import type { BlockKind, HtmlFacts, Image, SourceMap } from '../doc.ts'
import type { Span } from '../draft.ts'
import { WHITE } from './color.ts'
import { BLOCK, DROP, type Element, HEAD, RAW, VOID } from './elements.ts'
import { decodeEntities } from './entities.ts'
import { byteLength, Facts } from './facts.ts'
import { stripPadding } from './hidden-text.ts'
import { closeCell, drawsButton, type ExtractedLink, imageOf, type OpenLink, vmlTarget } from './links.ts'
import { type Look, lookOf, PLAIN } from './look.ts'
import { type Cell, type Frame, OpenElements } from './open-elements.ts'
import { holdsThread, startsThread, threadStart } from './quoted-thread.ts'
import type { Listener } from './scan.ts'
import { parseStyle, type Style } from './style.ts'
import type { TagReader } from './tag-reader.ts'
import { type TextBlock, VisibleText } from './visible-text.ts'

export interface Walked {
  text: string
  source: SourceMap
  blocks: readonly TextBlock[]
  links: readonly ExtractedLink[]
  images: readonly Image[]
  /** Text of `<code>` and its like. */
  code: readonly Span[]
  facts: HtmlFacts
}

/** The outside of all elements. */
const ROOT: Omit<Frame, 'element' | 'outer' | 'scope'> = {
  look: PLAIN,
  quoted: false,
  dropped: false,
  block: false,
  link: -1,
  kind: 'paragraph',
  code: false,
  cell: null,
  table: null,
}

export class Walk implements Listener {
  private readonly html: string
  private readonly out: VisibleText
  private readonly open = new OpenElements((frame) => this.close(frame))
  private readonly facts = new Facts()
  private readonly links: OpenLink[] = []
  private readonly images: Image[] = []
  private readonly code: Span[] = []
  private readonly styles = new Map<string, Style>()
  /** Target of the button drawn for Outlook last. */
  private vml: string | null = null
  /** Index of the first block of the answered mail. */
  private threadFrom = Number.POSITIVE_INFINITY
  /** Indexes of the blocks under a rule such as Outlook draws. */
  private readonly ruled: number[] = []

  constructor(html: string) {
    this.html = html
    this.out = new VisibleText(html)
  }

  text(from: number, to: number): void {
    const top = this.open.top ?? ROOT
    if (top.dropped) return
    if (top.look.how !== null) {
      this.facts.hidden.append(this.html, from, to)
      return
    }
    const { out } = this
    out.kind = top.kind
    out.quoted = top.quoted
    const start = out.append(from, to, top.look.space)
    if (start < 0) return
    const end = out.runs.length
    const link = this.links[top.link]
    if (link) {
      if (link.start < 0) link.start = start
      link.end = end
    }
    if (top.code) this.code.push({ start, end })
    this.facts.text(top.look, start, end)
  }

  comment(from: number, to: number): void {
    this.out.marks++
    if (this.html.startsWith('[if', from)) this.vml = vmlTarget(this.html.slice(from, to)) ?? this.vml
  }

  raw(element: Element, from: number, to: number): void {
    if (element.name === 'style' && this.html.slice(from, to).includes('background')) this.facts.sheet = true
    if (element.name !== 'title' || this.facts.title !== null) return
    this.facts.title = stripPadding(decodeEntities(this.html.slice(from, to)))
  }

  start(element: Element, tag: TagReader, from: number): void {
    const { out, open } = this
    out.marks++
    this.facts.tag(element, tag, from, out.runs.length === 0)
    if ((element.flags & HEAD) === 0) open.endHead()
    open.makeRoom(element)
    const around = open.top ?? ROOT
    const style = this.styleOf(tag)
    const look = lookOf(element, tag, style, around.look)
    if ((element.flags & (VOID | RAW)) !== 0) {
      this.single(element, tag, from, style, look)
      return
    }
    // Office writes `<o:p/>`; in elements of HTML the slash means nothing.
    if (tag.selfClosing && element.name.includes(':')) return
    const link = this.openLink(element, tag, style, look)
    const block =
      (style?.block ?? (element.flags & BLOCK) !== 0) || (link >= 0 && this.links[link]?.button === true)
    if (block) this.breakBlock(look)
    if (look.how !== around.look.how) this.facts.hidden.finish(around.look.how)
    if (startsThread(tag.get('id'))) this.threadFrom = Math.min(this.threadFrom, out.blocks.length)
    if (style?.quoteRule) this.ruled.push(out.blocks.length)
    if (element.name === 'th') open.markHeader()
    open.push({
      element,
      look,
      quoted: around.quoted || holdsThread(element.name, tag),
      dropped: around.dropped || (element.flags & DROP) !== 0,
      block,
      link: link < 0 ? around.link : link,
      kind: kindOf(element) ?? around.kind,
      code: around.code || VERBATIM.has(element.name) || isCited(element.name, tag),
      cell: this.cellOf(element, look, style, around.look),
      table:
        element.name === 'table'
          ? { needsRole: !isLayout(tag.get('role')), source: { start: from, end: tag.end } }
          : null,
      outer: -1,
      scope: -1,
    })
  }

  end(element: Element): void {
    this.out.marks++
    if (element.name === 'body' || element.name === 'html') return
    if (this.open.end(element)) return
    if (element.name === 'br') this.out.breakLine()
    else if (element.name === 'p') this.breakBlock((this.open.top ?? ROOT).look)
  }

  /** Ends all that is open and gives what was found. */
  result(): Walked {
    const { out } = this
    this.open.closeTo(0)
    out.finish()
    const { text, blocks } = out
    for (let i = Math.min(this.threadFrom, threadStart(text, blocks, this.ruled)); i < blocks.length; i++) {
      const block = blocks[i]
      if (block) block.quoted = true
    }
    const links = this.links
      .filter((link) => link.start >= 0)
      .map(({ href, start, end, button }) => ({ href, start, end, text: text.slice(start, end), button }))
    nameButtons(blocks, links)
    const facts = this.facts.result(byteLength(this.html))
    return { text, source: out.runs.map(), blocks, links, images: this.images, code: this.code, facts }
  }

  /** An element whose content, if any, is no markup. */
  private single(element: Element, tag: TagReader, from: number, style: Style | null, look: Look): void {
    const { out } = this
    if (element.name === 'br') {
      if (look.forGood === null) out.breakLine()
      this.facts.hidden.gap()
    } else if (element.name === 'hr') this.breakBlock(look)
    else if (element.name === 'img' && this.open.top?.dropped !== true) {
      const image = imageOf(tag, from, style, out.runs.length, isGone(look))
      this.images.push(image)
      if (!image.tracking) out.gap(tag.end)
    }
  }

  private styleOf(tag: TagReader): Style | null {
    const css = tag.get('style')
    if (css === null) return null
    let style = this.styles.get(css)
    if (!style) {
      style = parseStyle(css)
      this.styles.set(css, style)
    }
    return style
  }

  /** Index of the link that the tag opens, or -1. */
  private openLink(element: Element, tag: TagReader, style: Style | null, look: Look): number {
    const shape = element.name === 'v:roundrect'
    const target = element.name === 'a' || shape ? tag.get('href') : null
    if (target === null || isGone(look) || this.open.top?.dropped) return -1
    const href = target.trim()
    const button = shape || (href !== '' && href === this.vml) || drawsButton(style, tag.get('class'))
    const padded = style?.padded === true
    const unseen = look.how !== null
    const { length } = this.images
    return this.links.push({ href, start: -1, end: -1, button, padded, unseen, images: length }) - 1
  }

  /** A cell with a colour of its own may be drawn as a button. */
  private cellOf(element: Element, look: Look, style: Style | null, around: Look): Cell | null {
    if (element.name !== 'td' && element.name !== 'th') return null
    const { background } = look
    if (background < 0 || background === around.background || background === WHITE) return null
    return { padded: style?.padded === true, from: this.out.runs.length, links: this.links.length }
  }

  private breakBlock(look: Look): void {
    // What is not drawn parts nothing.
    if (look.forGood === null) this.out.endBlock()
    this.facts.hidden.gap()
  }

  private close(frame: Frame): void {
    const around = this.open.top ?? ROOT
    const length = this.out.runs.length
    if (frame.look.how !== around.look.how) this.facts.hidden.finish(frame.look.how)
    if (frame.link >= 0 && frame.link !== around.link) this.closeLink(frame.link)
    if (frame.cell) closeCell(frame.cell, this.links, length)
    if (frame.table?.needsRole) this.facts.layoutTables.push(frame.table.source)
    if (frame.block) this.breakBlock(frame.look)
  }

  private closeLink(index: number): void {
    const link = this.links[index]
    if (!link || link.start >= 0) return
    // Nothing but pictures, or text that is not seen.
    if (link.unseen && link.images === this.images.length) return
    link.start = this.out.runs.length
    link.end = link.start
    for (let i = link.images; i < this.images.length; i++) {
      const image = this.images[i]
      if (image) image.linked = true
    }
  }
}

/** Elements whose text is typed or shown by a machine, or said by somebody else. */
const VERBATIM: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'tt', 'var', 'q'])

/** Whether somebody else's words stand in it. Editors move their own in by a quotation without a border. */
const isCited = (name: string, tag: TagReader): boolean =>
  name === 'blockquote' && !/border: ?(?:none|0)/.test(tag.get('style') ?? '')

/** True when pictures are not seen either, unlike inside text of no size. */
const isGone = (look: Look) => look.forGood !== null || !look.visible

function kindOf(element: Element): BlockKind | null {
  if (element.level > 0) return 'heading'
  return element.name === 'li' ? 'item' : element.name === 'pre' ? 'code' : null
}

const isLayout = (role: string | null) => role === 'presentation' || role === 'none'

/** A block whose whole text is a button is one. */
function nameButtons(blocks: readonly TextBlock[], links: readonly ExtractedLink[]): void {
  let i = 0
  for (const link of links) {
    if (!link.button || link.end === link.start) continue
    while (i < blocks.length && (blocks[i]?.end ?? 0) < link.end) i++
    const block = blocks[i]
    if (block && block.start === link.start && block.end === link.end) block.kind = 'button'
  }
}
