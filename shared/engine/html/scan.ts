/** Cuts HTML into text and markup, once and from left to right. Markup is told from text as browsers do, with leniency. */
import { ELEMENTS, type Element, RAW } from './elements.ts'
import { closedNames, elementNamed, isAsciiLetter, isElementName, nameEnd } from './markup-names.ts'
import { TagReader } from './tag-reader.ts'

/** What is told of each piece, in order. Places are of the source. */
export interface Listener {
  text(from: number, to: number): void
  /** A start tag; its attributes are in `tag`. */
  start(element: Element, tag: TagReader, from: number): void
  end(element: Element): void
  /** Content of an element that holds no markup, told after its start tag. */
  raw(element: Element, from: number, to: number): void
  comment(from: number, to: number): void
}

export function scanHtml(html: string, listener: Listener): void {
  new Scan(html, listener).run()
}

const LT = 60
const SLASH = 47

class Scan {
  private readonly html: string
  private readonly listener: Listener
  private readonly tag: TagReader
  private readonly unknown = new Map<string, Element>()
  private closers: ReadonlySet<string> | null = null
  /** Elements whose end tag was looked for in vain. */
  private readonly unclosed = new Set<Element>()
  private readonly templateEnd: (from: number) => number
  private readonly sectionEnd: (from: number) => number
  private readonly tagEnd: (from: number) => number

  constructor(html: string, listener: Listener) {
    this.html = html
    this.listener = listener
    this.tag = new TagReader(html)
    this.templateEnd = finder(html, '%>')
    this.sectionEnd = finder(html, ']]>')
    this.tagEnd = finder(html, '>')
  }

  run(): void {
    const { html, listener } = this
    let done = 0
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
      if (startsMarkup(html.charCodeAt(at + 1))) {
        if (at > done) listener.text(done, at)
        done = this.markup(at)
        at = done
      } else at++
    }
    if (done < html.length) listener.text(done, html.length)
  }

  /** Handles what starts with the `<` at `at`; gives the place after it. */
  private markup(at: number): number {
    const { html } = this
    const c = html.charCodeAt(at + 1)
    if (isAsciiLetter(c)) return this.startTag(at)
    if (c === SLASH) return this.endTag(at)
    if (c === 33) return this.declaration(at)
    // `<?xml … ?>`, and what Word leaves behind.
    if (c === 63) return this.skipTo(at, this.tagEnd(at))
    if (c === 37) {
      const close = this.templateEnd(at + 2)
      if (close > 0) return this.literal(at, close + 2)
    }
    return this.literal(at, at + 1)
  }

  private literal(from: number, to: number): number {
    this.listener.text(from, to)
    return to
  }

  /** Leaves out the piece from `at` to the `>` at `close`; without one, its `<` is text. */
  private skipTo(at: number, close: number): number {
    if (close < 0) return this.literal(at, at + 1)
    this.listener.comment(at, at)
    return close + 1
  }

  private declaration(at: number): number {
    const { html, listener } = this
    if (html.startsWith('<!--', at)) {
      // `<!-->` and `<!--->` are whole.
      if (html.startsWith('>', at + 4) || html.startsWith('->', at + 4))
        return this.skipTo(at, html.indexOf('>', at))
      const close = html.indexOf('-->', at + 4)
      listener.comment(at + 4, close < 0 ? html.length : close)
      return close < 0 ? html.length : close + 3
    }
    if (html.startsWith('<![CDATA[', at)) {
      const close = this.sectionEnd(at)
      if (close > 0) return this.skipTo(at, close + 2)
    }
    return this.skipTo(at, this.tagEnd(at))
  }

  private startTag(at: number): number {
    const { html, tag, listener } = this
    const end = nameEnd(html, at + 1)
    const known = elementNamed(html, at + 1, end)
    const element = known ?? this.unknownElement(at + 1, end)
    if (!element) return this.literal(at, this.holeEnd(at, end))
    // A tag that never ends hides the rest, as it does in browsers.
    if (!tag.read(end)) return html.length
    if ((element.flags & RAW) === 0) {
      listener.start(element, tag, at)
      return tag.end
    }
    const close = this.findEnd(element, tag.end)
    // `Dear <title> Smith`: a hole to fill.
    if (close < 0 && element.name === 'title') return this.literal(at, tag.end)
    listener.start(element, tag, at)
    const from = tag.end
    listener.raw(element, from, close < 0 ? html.length : close)
    const after = close < 0 ? -1 : html.indexOf('>', close)
    return after < 0 ? html.length : after + 1
  }

  /** The element of a name HTML does not know, or `null` when the tag is no markup: `<company>`, `<jane@x.com>`. */
  private unknownElement(from: number, end: number): Element | null {
    const { html } = this
    const name = html.slice(from, Math.min(end, from + 50)).toLowerCase()
    if (!isElementName(name)) return null
    let valued = false
    let i = end
    for (; i < html.length; i++) {
      const c = html.charCodeAt(i)
      if (c === 62 || c === LT) break
      if (c === 61) valued = true
    }
    if (html.charCodeAt(i) !== 62) return null
    this.closers ??= closedNames(html)
    // Names with a colon are those of Office: `<o:p>`, `<w:anchorlock/>`.
    if (!valued && !name.includes(':') && !this.closers.has(name)) return null
    let element = this.unknown.get(name)
    if (!element) {
      element = { id: ELEMENTS.size + this.unknown.size, name, flags: 0, level: 0 }
      this.unknown.set(name, element)
    }
    return element
  }

  /** End of the text that looks like a tag: its `>`, or only its `<` when another `<` comes first. */
  private holeEnd(at: number, end: number): number {
    const { html } = this
    let i = end
    while (i < html.length && html.charCodeAt(i) !== 62 && html.charCodeAt(i) !== LT) i++
    return html.charCodeAt(i) === 62 ? i + 1 : at + 1
  }

  private endTag(at: number): number {
    const { html, listener } = this
    const from = at + 2
    const close = this.tagEnd(from)
    if (!isAsciiLetter(html.charCodeAt(from))) {
      const next = html.indexOf('<', from)
      return next >= 0 && next < close ? this.literal(at, from) : this.skipTo(at, close)
    }
    const end = nameEnd(html, from)
    const element =
      elementNamed(html, from, end) ??
      this.unknown.get(html.slice(from, Math.min(end, from + 50)).toLowerCase())
    if (element) listener.end(element)
    else listener.comment(at, at)
    return close < 0 ? html.length : close + 1
  }

  /** Place of the end tag of a raw element, or -1. */
  private findEnd(element: Element, from: number): number {
    if (this.unclosed.has(element)) return -1
    const { html } = this
    for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
      if (elementNamed(html, at + 2, nameEnd(html, at + 2)) === element) return at
    }
    this.unclosed.add(element)
    return -1
  }
}

/** A letter, `/`, `!`, `?` or `%` after `<`. */
const startsMarkup = (c: number) => isAsciiLetter(c) || c === SLASH || c === 33 || c === 63 || c === 37

/** `html.indexOf(sought, from)` for rising `from`, so remembered that all calls together read the source once. */
function finder(html: string, sought: string): (from: number) => number {
  let place = 0
  return (from) => {
    if (place >= 0 && place <= from) place = html.indexOf(sought, from)
    return place
  }
}
