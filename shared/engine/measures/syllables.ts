/** Syllables of English words: vowel groups, put right by letter patterns learnt from CMUdict. */
import { LETTERS, SHAPES } from '../lexicon/syllable-exceptions.ts'
import { APOSTROPHE, codeOf, encode, vowelGroups } from './vowel-groups.ts'

/** The patterns as a tree, from the last letter of a pattern to its first. */
interface Tree {
  /**
   * What follows a node by letter, at `next[node * 32 + code]`: 0 for nothing, the number of a node, or, for a pattern's
   * first letter, `END` + what it adds. Only nodes with children have a row, which keeps the table in the cache.
   */
  next: Int16Array
  /** What the pattern that ends at a node adds to the count. */
  adds: Int8Array
}

/** Below 0 whatever is added to it. */
const END = -16

/**
 * Reads the packed tree: its nodes in preorder, one sign each for letter and shape.
 * Letters: `.` is a break, `_` an apostrophe. A shape is the sign of code 97 + 4 × rank + 2 for a node without children
 * + 1 for the last child of its parent, where ranks 0, 1, 2, 3, 4 … add 0, +1, −1, +2, −2 …
 */
function readTree(letters: string, shapes: string): Tree {
  const next = new Int16Array((letters.length + 1) * 32)
  const adds = new Int8Array(letters.length + 1)
  const open: number[] = []
  let nodes = 1
  let parent = 0
  for (let i = 0; i < letters.length; i++) {
    const unit = letters.charCodeAt(i)
    const place = parent * 32 + (unit === 95 ? APOSTROPHE : codeOf(unit))
    const shape = shapes.charCodeAt(i) - 97
    const rank = shape >> 2
    const add = rank % 2 === 1 ? (rank + 1) / 2 : -rank / 2
    const last = (shape & 1) === 1
    if ((shape & 2) === 2) {
      next[place] = END + add
      if (last) parent = open.pop() ?? 0
    } else {
      next[place] = nodes
      adds[nodes] = add
      if (!last) open.push(parent)
      parent = nodes++
    }
  }
  return { next, adds }
}

/** What all patterns found among the codes add up to. Linear: no pattern is longer than the longest word of CMUdict. */
function corrections(codes: Uint8Array, count: number, { next, adds }: Tree): number {
  let sum = 0
  for (let end = count + 1; end >= 0; end--) {
    let node = next[codes[end] ?? 0] ?? 0
    for (let i = end - 1; node > 0 && i >= 0; i--) {
      sum += adds[node] ?? 0
      node = next[node * 32 + (codes[i] ?? 0)] ?? 0
    }
    if (node < 0) sum += node - END
    else sum += adds[node] ?? 0
  }
  return sum
}

let tree: Tree | undefined
/** Room for the codes of any word but the longest, so that counting makes no garbage. */
const room = new Uint8Array(64)

/**
 * Number of syllables of a word in lower case with straight apostrophes; the parts of `follow-up` add up.
 * At least 1 for anything with a letter or a digit (a run of digits is 1), else 0.
 * Right for 99.3 % of the 116,737 words of CMUdict with one pronunciation, every everyday word among them, and for 96 %
 * of words and names it was not taught (measured with a tenth of the dictionary held back).
 */
export function syllables(lower: string): number {
  const codes = lower.length + 2 <= room.length ? room : new Uint8Array(lower.length + 2)
  const count = encode(lower, codes)
  const groups = vowelGroups(codes, count)
  if (groups === 0) return 0
  tree ??= readTree(LETTERS, SHAPES)
  return Math.max(1, groups + corrections(codes, count, tree))
}
