/** Hash tables of plain numbers with open addressing: compact, and quick to look into. Never removed from. */

/** Tables are doubled when they are fuller than this. */
const FULLEST = 0.5

/**
 * Words by number, found by two hashes of 32 bits; two words that share both would be taken for one. A slot
 * holds all a look-up needs side by side, so that it costs one miss of the processor's cache and not three.
 */
export class Vocabulary {
  /** Three numbers a slot: number + 1, first hash, second hash. */
  #slots = new Int32Array(3 * 1024)
  #count = 0
  readonly #roles: number[] = []
  /** Hashes of the word looked for last. */
  #one = 0
  #two = 0

  /** How many words there are; their numbers are below it. */
  get size(): number {
    return this.#count
  }

  /** Number of a word, -1 when it was never added. */
  find(word: string): number {
    let one = 0x811c9dc5
    let two = 7
    for (let i = 0; i < word.length; i++) {
      const c = word.charCodeAt(i)
      one = Math.imul(one ^ c, 0x01000193)
      two = (Math.imul(two, 31) + c) | 0
    }
    this.#one = one
    this.#two = two
    const slots = this.#slots
    const mask = slots.length / 3 - 1
    for (let slot = one & mask; ; slot = (slot + 1) & mask) {
      const at = slot * 3
      const number = slots[at] as number
      if (number === 0 || (slots[at + 1] === one && slots[at + 2] === two)) return number - 1
    }
  }

  /** Number of a word, which is added when it is new. */
  add(word: string): number {
    const known = this.find(word)
    if (known >= 0) return known
    const number = this.#count++
    this.#roles.push(0)
    if (this.#count * 3 > this.#slots.length * FULLEST) {
      const old = this.#slots
      this.#slots = new Int32Array(old.length * 2)
      for (let at = 0; at < old.length; at += 3)
        if (old[at] !== 0) this.#place(old[at] as number, old[at + 1] as number, old[at + 2] as number)
    }
    this.#place(number + 1, this.#one, this.#two)
    return number
  }

  #place(number: number, one: number, two: number) {
    const mask = this.#slots.length / 3 - 1
    let slot = one & mask
    while (this.#slots[slot * 3] !== 0) slot = (slot + 1) & mask
    this.#slots.set([number, one, two], slot * 3)
  }

  give(role: number, word: string): void {
    const number = this.add(word)
    this.#roles[number] = (this.#roles[number] as number) | role
  }

  roles(number: number): number {
    return this.#roles[number] as number
  }
}

/** Steps of a trie: from a node, by a word's number, to a node. */
export class Steps {
  /** Three numbers a slot: node, word + 1, next node. */
  #slots = new Int32Array(3 * 1024)
  #count = 0

  /** Node reached; -1 when there is no such step. */
  from(node: number, word: number): number {
    const slots = this.#slots
    const size = slots.length / 3
    for (let slot = hashOf(node, word) & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const at = slot * 3
      const known = slots[at + 1] as number
      if (known === 0) return -1
      if (known === word + 1 && slots[at] === node) return slots[at + 2] as number
    }
  }

  add(node: number, word: number, next: number): void {
    this.#count++
    if (this.#count * 3 > this.#slots.length * FULLEST) {
      const old = this.#slots
      this.#slots = new Int32Array(old.length * 2)
      for (let at = 0; at < old.length; at += 3)
        if (old[at + 1] !== 0)
          this.#place(old[at] as number, (old[at + 1] as number) - 1, old[at + 2] as number)
    }
    this.#place(node, word, next)
  }

  #place(node: number, word: number, next: number) {
    const size = this.#slots.length / 3
    let slot = hashOf(node, word) & (size - 1)
    while (this.#slots[slot * 3 + 1] !== 0) slot = (slot + 1) & (size - 1)
    this.#slots[slot * 3] = node
    this.#slots[slot * 3 + 1] = word + 1
    this.#slots[slot * 3 + 2] = next
  }
}

const hashOf = (node: number, word: number): number => {
  const h = Math.imul(node, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)
  return h ^ (h >>> 15)
}
