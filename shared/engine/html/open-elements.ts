/** The elements that are open at a place, innermost last. End tags find theirs in one step, however deep it lies. */
import { BLOCK, type Element, ELEMENTS, SCOPE, TABLE } from './elements.ts'
import type { Look } from './look.ts'

/** Deeper elements are read but not nested. */
const DEPTH = 512

export interface Frame {
  element: Element
  look: Look
  quoted: boolean
  /** Content does not show. */
  dropped: boolean
  /** Stands on a line of its own, whatever its name. */
  block: boolean
  /** Index into the links, or -1. */
  link: number
  /** Index of the heading or list item it lies in; -1 outside of both. */
  role: 'paragraph' | 'item' | 'heading'
  cell: Cell | null
  table: { needsRole: boolean } | null
  /** Index of the open element of the same name further out. */
  outer: number
  /** Index of the table cell or table that end tags inside do not cross. */
  scope: number
}

/** A table cell that may be drawn as a button. */
export interface Cell {
  padded: boolean
  /** Length of the text, and number of links, where it starts. */
  from: number
  links: number
}

/** Which open elements a start tag ends, if nothing of `within` lies between. */
const ENDS: ReadonlyMap<string, { ends: readonly string[]; within: readonly string[] }> = new Map([
  ['li', { ends: ['li'], within: ['ul', 'ol'] }],
  ['dt', { ends: ['dt', 'dd'], within: ['dl'] }],
  ['dd', { ends: ['dt', 'dd'], within: ['dl'] }],
  ['td', { ends: ['td', 'th'], within: ['table', 'tr'] }],
  ['th', { ends: ['td', 'th'], within: ['table', 'tr'] }],
  ['tr', { ends: ['tr'], within: ['table'] }],
  ['tbody', { ends: ['tr', 'thead', 'tbody'], within: ['table'] }],
  ['tfoot', { ends: ['tr', 'thead', 'tbody'], within: ['table'] }],
  ['a', { ends: ['a'], within: [] }],
])

const idOf = (name: string) => ELEMENTS.get(name)?.id ?? -1
const P = idOf('p')
const TABLE_ID = idOf('table')

export class OpenElements {
  readonly frames: Frame[] = []
  private readonly innermost: number[] = []
  private readonly onClose: (frame: Frame) => void
  /** Number of open elements too deep to be kept. */
  private beyond = 0

  constructor(onClose: (frame: Frame) => void) {
    this.onClose = onClose
  }

  /** The innermost open element of that name and its index, or `undefined`. */
  find(name: string): Frame | undefined {
    return this.frames[this.indexOf(idOf(name))]
  }

  /** Ends what the start tag of `element` ends without an end tag. */
  makeRoom(element: Element): void {
    const rule = ENDS.get(element.name)
    if (rule) {
      const wall = rule.within.reduce((most, name) => Math.max(most, this.indexOf(idOf(name))), -1)
      const ended = rule.ends.map((name) => this.indexOf(idOf(name))).filter((index) => index > wall)
      if (ended.length > 0) this.closeTo(Math.min(...ended))
    } else if ((element.flags & BLOCK) !== 0 && (element.flags & TABLE) === 0) this.endParagraph()
    if (element.id === TABLE_ID) this.endParagraph()
  }

  push(element: Element, frame: Omit<Frame, 'element' | 'outer' | 'scope'>): void {
    if (this.frames.length >= DEPTH) {
      this.beyond++
      return
    }
    const index = this.frames.length
    const scope = (element.flags & SCOPE) !== 0 ? index : this.scope
    this.frames.push({ ...frame, element, outer: this.indexOf(element.id), scope })
    this.innermost[element.id] = index
  }

  /** Handles an end tag; false when no such element is open here. */
  end(element: Element): boolean {
    if (this.beyond > 0) {
      this.beyond--
      return true
    }
    const index = this.indexOf(element.id)
    const wall = (element.flags & TABLE) === 0 ? this.scope : this.indexOf(TABLE_ID)
    if (index < 0 || index < wall) return false
    this.closeTo(index)
    return true
  }

  /** Ends all elements from `index` on, innermost first. */
  closeTo(index: number): void {
    while (this.frames.length > index) {
      const frame = this.frames.pop()
      if (!frame) return
      this.innermost[frame.element.id] = frame.outer
      this.onClose(frame)
    }
  }

  private endParagraph(): void {
    const index = this.indexOf(P)
    if (index > this.scope) this.closeTo(index)
  }

  private indexOf(id: number): number {
    return this.innermost[id] ?? -1
  }

  private get scope(): number {
    return this.frames.at(-1)?.scope ?? -1
  }
}
