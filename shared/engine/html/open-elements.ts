/** The elements that are open at a place, innermost last. End tags find theirs in one step, however deep it lies. */
import type { BlockKind } from '../doc.ts'
import type { Span } from '../draft.ts'
import { BLOCK, ELEMENTS, type Element, SCOPE, TABLE } from './elements.ts'
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
  /** Of blocks that start in it. */
  kind: BlockKind
  /** Text in it is code, or somebody else's. */
  code: boolean
  cell: Cell | null
  table: { needsRole: boolean; source: Span } | null
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

const idOf = (name: string) => ELEMENTS.get(name)?.id ?? -1
const idsOf = (names: string) => names.split(' ').map(idOf)
const P = idOf('p')
const TABLE_ID = idOf('table')
const HEAD_ID = idOf('head')

interface Room {
  ends: readonly number[]
  within: readonly number[]
}

/** Which open elements a start tag ends, unless one of `within` lies between. */
const ROOM: ReadonlyMap<number, Room> = new Map(
  [
    ['li', 'li', 'ul ol td th'],
    ['dt', 'dt dd', 'dl'],
    ['dd', 'dt dd', 'dl'],
    ['td', 'td th', 'table tr'],
    ['th', 'td th', 'table tr'],
    ['tr', 'tr', 'table'],
    ['tbody', 'tr thead tbody', 'table'],
    ['tfoot', 'tr thead tbody', 'table'],
    ['a', 'a', 'td th table'],
  ].map(([name = '', ends = '', within = '']) => [idOf(name), { ends: idsOf(ends), within: idsOf(within) }]),
)

export class OpenElements {
  readonly frames: Frame[] = []
  private readonly innermost: number[] = []
  private readonly onClose: (frame: Frame) => void
  /** Number of open elements too deep to be kept. */
  private beyond = 0

  constructor(onClose: (frame: Frame) => void) {
    this.onClose = onClose
  }

  get top(): Frame | undefined {
    return this.frames.at(-1)
  }

  /** Ends `<head>` if that is where we are: an element that only a body holds was met. */
  endHead(): void {
    if (this.top?.element.id === HEAD_ID) this.closeTo(this.frames.length - 1)
  }

  /** Notes that the table around has header cells and so holds data. */
  markHeader(): void {
    const table = this.frames[this.indexOf(TABLE_ID)]?.table
    if (table) table.needsRole = false
  }

  /** Ends what the start tag of `element` ends without an end tag. */
  makeRoom(element: Element): void {
    const room = ROOM.get(element.id)
    if (room) {
      let wall = -1
      for (const id of room.within) wall = Math.max(wall, this.indexOf(id))
      let from = this.frames.length
      for (const id of room.ends) if (this.indexOf(id) > wall) from = Math.min(from, this.indexOf(id))
      this.closeTo(from)
    } else if (element.id === TABLE_ID || (element.flags & (BLOCK | TABLE)) === BLOCK) {
      const paragraph = this.indexOf(P)
      if (paragraph > this.scope) this.closeTo(paragraph)
    }
  }

  /** Opens an element; sets `outer` and `scope` of its frame. */
  push(frame: Frame): void {
    const index = this.frames.length
    if (index >= DEPTH) {
      this.beyond++
      return
    }
    const { id, flags } = frame.element
    frame.outer = this.indexOf(id)
    frame.scope = (flags & SCOPE) !== 0 ? index : this.scope
    this.frames.push(frame)
    this.innermost[id] = index
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

  private indexOf(id: number): number {
    return this.innermost[id] ?? -1
  }

  private get scope(): number {
    return this.top?.scope ?? -1
  }
}
