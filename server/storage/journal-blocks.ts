/** Where the events of a journal's file stand, by stretches of it, so that a page reads no more than it needs. */

/** Bytes after which a stretch ends with its line. */
const BLOCK_BYTES = 256 * 1024

export interface Block {
  /** Bytes in the file: from, and up to but not including. */
  start: number
  end: number
  /** Number of its first event in the file. */
  first: number
  /** Times of its events. */
  oldest: string
  newest: string
}

export class JournalBlocks {
  readonly #blocks: Block[] = []
  #events = 0

  /** Bytes of the file that are known. */
  get end(): number {
    return this.#blocks.at(-1)?.end ?? 0
  }

  /** Takes the file's events in order; `lineEnd` is where the line of the event ends. */
  add(at: string, lineEnd: number): void {
    let block = this.#blocks.at(-1)
    if (!block || (lineEnd > block.end && block.end - block.start >= BLOCK_BYTES)) {
      block = { start: this.end, end: lineEnd, first: this.#events, oldest: at, newest: at }
      this.#blocks.push(block)
    }
    block.end = lineEnd
    if (at < block.oldest) block.oldest = at
    if (at > block.newest) block.newest = at
    this.#events++
  }

  /** Those with the newest events first. */
  newestFirst(): Block[] {
    return this.#blocks.toSorted((a, b) => (a.newest < b.newest ? 1 : -1))
  }
}
