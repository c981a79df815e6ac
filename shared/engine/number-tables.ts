/** Hash tables of plain numbers with open addressing: compact, and quick to look into. Never removed from. */
import { ONE, TWO, withLetterOne, withLetterTwo } from './word-hash.ts'

/** Tables are doubled when they are fuller than this. */
const FULLEST = 0.5

/** What a hash is cut to: a power of two less one. Whole numbers are divided without a division. */
const maskOf = (slots: Int32Array): number => ((slots.length / 3) | 0) - 1

/**
 * Words by number, found by their hashes. A slot holds all a look-up needs side by side, so that it costs one
 * miss of the processor's cache and not three.
 */
export class Vocabulary {
  /** Three numbers a slot: number + 1, first hash, second hash. */
  #slots = new Int32Array(3 * 1024)
  #count = 0
  readonly #roles: number[] = []
  /** Hashes of the word looked for last. */
  #one = ONE
  #two = TWO

  /** How many words there are; their numbers are below it. */
  get size(): number {
    return this.#count
  }

  /** Number of a word, -1 when it was never added. */
  find(word: string): number {
    let one = ONE
    let two = TWO
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i)
      one = withLetterOne(one, code)
      two = withLetterTwo(two, code)
    }
    this.#one = one
    this.#two = two
    return this.#find(one, two)
  }

  #find(one: number, two: number): number {
    const slots = this.#slots
    const mask = maskOf(slots)
    for (let slot = one & mask; ; slot = (slot + 1) & mask) {
      const at = slot * 3
      const number = slots[at] as number
      if (number === 0 || (slots[at + 1] === one && slots[at + 2] === two)) return number - 1
    }
  }

  /** Number of a word, which is added when it is new. */
  add(word: string): number {
    const known = this.find(word)
    return known >= 0 ? known : this.#append(this.#one, this.#two)
  }

  /** The same by the hashes of the word. */
  addHashed(one: number, two: number): number {
    const known = this.#find(one, two)
    return known >= 0 ? known : this.#append(one, two)
  }

  #append(one: number, two: number): number {
    const number = this.#count++
    this.#roles.push(0)
    if (this.#count * 3 > this.#slots.length * FULLEST) {
      const old = this.#slots
      this.#slots = new Int32Array(old.length * 2)
      for (let at = 0; at < old.length; at += 3)
        if (old[at] !== 0) this.#place(old[at] as number, old[at + 1] as number, old[at + 2] as number)
    }
    this.#place(number + 1, one, two)
    return number
  }

  #place(number: number, one: number, two: number) {
    const mask = maskOf(this.#slots)
    let slot = one & mask
    while (this.#slots[slot * 3] !== 0) slot = (slot + 1) & mask
    this.#slots[slot * 3] = number
    this.#slots[slot * 3 + 1] = one
    this.#slots[slot * 3 + 2] = two
  }

  /** Gives a word a role, and one that is new the role `apart` as well. */
  give(role: number, word: string, apart: number): void {
    const known = this.#count
    const number = this.add(word)
    this.#roles[number] = (this.#roles[number] as number) | role | (number === known ? apart : 0)
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
    const mask = maskOf(slots)
    for (let slot = hashOf(node, word) & mask; ; slot = (slot + 1) & mask) {
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
    const mask = maskOf(this.#slots)
    let slot = hashOf(node, word) & mask
    while (this.#slots[slot * 3 + 1] !== 0) slot = (slot + 1) & mask
    this.#slots[slot * 3] = node
    this.#slots[slot * 3 + 1] = word + 1
    this.#slots[slot * 3 + 2] = next
  }
}

const hashOf = (node: number, word: number): number => {
  const h = Math.imul(node, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)
  return h ^ (h >>> 15)
}
