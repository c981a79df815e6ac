/** Reads the attributes of a start tag. Keeps places, not strings: most attributes are never asked for. */
import { decodeEntities } from './entities.ts'

const NAMES = [
  'alt',
  'background',
  'bgcolor',
  'class',
  'color',
  'dir',
  'height',
  'hidden',
  'href',
  'id',
  'lang',
  'role',
  'size',
  'src',
  'style',
  'type',
  'width',
] as const
export type AttributeName = (typeof NAMES)[number]
const SLOTS: ReadonlyMap<string, number> = new Map(NAMES.map((name, slot) => [name, slot]))

export class TagReader {
  /** First unit after the tag read last. */
  end = 0
  selfClosing = false
  private readonly html: string
  private readonly starts = new Int32Array(NAMES.length)
  private readonly ends = new Int32Array(NAMES.length)
  /** Place of the last `>`: no tag ends after it. */
  private readonly lastEnd: number
  /** Set once a quote stayed open to the end: then the first `>` ends a tag, which also keeps reading linear. */
  private quotesBroken = false

  constructor(html: string) {
    this.html = html
    this.lastEnd = html.lastIndexOf('>')
  }

  /** Reads on from the end of the tag name. False when the tag never ends. */
  read(from: number): boolean {
    if (from > this.lastEnd) return false
    if (!this.quotesBroken) {
      if (this.scan(from, this.lastEnd + 1)) return true
      this.quotesBroken = true
    }
    return this.scan(from, this.html.indexOf('>', from) + 1)
  }

  /** The value with entities resolved, '' for an attribute without one, `null` for a missing one. Of two the first counts. */
  get(name: AttributeName): string | null {
    const slot = SLOTS.get(name) ?? 0
    const start = this.starts[slot] ?? -1
    return start < 0 ? null : decodeEntities(this.html.slice(start, this.ends[slot]), true)
  }

  has(name: AttributeName): boolean {
    return (this.starts[SLOTS.get(name) ?? 0] ?? -1) >= 0
  }

  private scan(from: number, limit: number): boolean {
    const { html } = this
    this.starts.fill(-1)
    let i = from
    while (i < limit) {
      const c = html.charCodeAt(i)
      if (c === 62) {
        this.selfClosing = html.charCodeAt(i - 1) === 47
        this.end = i + 1
        return true
      }
      if (isSpace(c) || c === 47) i++
      else if (c === 60 && html.charCodeAt(i + 1) === 37) i = afterTemplate(html, i, limit)
      else i = this.attribute(i, limit)
      if (i < 0) break
    }
    return false
  }

  /** Gives the first place after the attribute, or -1 when its quote stays open. */
  private attribute(from: number, limit: number): number {
    const { html } = this
    let i = from
    let capitals = false
    // A leading `=` is part of the name.
    do {
      const c = html.charCodeAt(i)
      if (c >= 65 && c <= 90) capitals = true
      i++
    } while (i < limit && !endsName(html.charCodeAt(i)))
    const nameEnd = i
    while (i < limit && isSpace(html.charCodeAt(i))) i++
    let start = nameEnd
    let end = nameEnd
    if (html.charCodeAt(i) === 61) {
      i++
      while (i < limit && isSpace(html.charCodeAt(i))) i++
      const quote = html.charCodeAt(i)
      if (quote === 34 || quote === 39) {
        start = i + 1
        end = html.indexOf(quote === 34 ? '"' : "'", start)
        if (end < 0 || end >= limit) {
          if (!this.quotesBroken) return -1
          end = limit - 1
        }
        i = Math.min(end + 1, limit - 1)
      } else {
        start = i
        if (quote === 60 && html.charCodeAt(i + 1) === 37) i = afterTemplate(html, i, limit)
        while (i < limit && !endsValue(html.charCodeAt(i))) i++
        end = i
      }
    }
    const name = html.slice(from, nameEnd)
    const slot = SLOTS.get(capitals ? name.toLowerCase() : name)
    if (slot !== undefined && this.starts[slot] === -1) {
      this.starts[slot] = start
      this.ends[slot] = end
    }
    return i
  }
}

/** Place after the `<% … %>` that starts at `at`, or after its `<` when it does not end before the tag does. */
function afterTemplate(html: string, at: number, limit: number): number {
  for (let i = at + 2; i < limit; i++) {
    const c = html.charCodeAt(i)
    if (c === 37 && html.charCodeAt(i + 1) === 62) return i + 2
    if (c === 60) break
  }
  return at + 1
}

const isSpace = (c: number) => c === 32 || (c >= 9 && c <= 13 && c !== 11)
const endsName = (c: number) => c === 61 || c === 62 || c === 47 || isSpace(c)
const endsValue = (c: number) => c === 62 || isSpace(c)
