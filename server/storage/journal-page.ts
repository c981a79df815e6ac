/** Pages of journals: order, and the place where a page begins. */
import { UnknownPageError } from './errors.ts'

/** Where an event stands: its time, and for events of one time the file and the number in it. */
export interface Place {
  at: string
  month: string
  number: number
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{4}-\d\d(?:-\d\d)?) (\d{1,15})$/

export const encodeCursor = ({ at, month, number }: Place): string =>
  Buffer.from(`${at} ${month} ${number}`).toString('base64url')

/** Throws `UnknownPageError` for what `encodeCursor` never gave. */
export function decodeCursor(cursor: string): Place {
  const [, at, month, number] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (at === undefined || month === undefined || number === undefined) throw new UnknownPageError()
  return { at, month, number: Number(number) }
}

/** Newest first. */
export function byAge(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1
  if (a.month !== b.month) return a.month < b.month ? 1 : -1
  return b.number - a.number
}

/** Keeps the newest few of many, in memory for few. */
export class Newest<T extends Place> {
  readonly #most: number
  #kept: T[] = []

  constructor(most: number) {
    this.#most = most
  }

  add(placed: T): void {
    this.#kept.push(placed)
    if (this.#kept.length > 4 * this.#most + 256) this.list()
  }

  /** Newest first. */
  list(): readonly T[] {
    this.#kept = this.#kept.sort(byAge).slice(0, this.#most)
    return this.#kept
  }
}
