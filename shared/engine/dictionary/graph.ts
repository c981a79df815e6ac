/**
 * The compact word list: a minimal acyclic word graph in 32-bit edges, read in place.
 *
 * File: little endian words of 32 bits. Words 0 to 3 are the header: magic, version, length of the file in
 * words, index of the first edge of the root. Every other word is one edge; the edges of one node lie
 * together. Edge, from the lowest bit: 5 bits letter, 1 bit "last edge of its node", 2 bits class of the
 * word that ends here, 1 bit "everyday word", 23 bits index of the first edge of the next node (0: none).
 */

/** `SWDG` read as a little-endian word. */
export const MAGIC = 0x47445753
export const VERSION = 1
export const HEADER_WORDS = 4

export const LETTER_MASK = 31
export const LAST_EDGE = 32
export const CLASS_SHIFT = 6
/** The word that ends here is one people write every day. */
export const EVERYDAY = 256
export const TARGET_SHIFT = 9

/** What an edge says of the word that ends with it. */
export const NO_WORD = 0
export const ORDINARY = 1
/** Exists only with a capital: names, acronyms. */
export const PROPER = 2
/** Spelt right, never offered as a correction: swear words. */
export const UNSUGGESTED = 3

/** An edge with no letter and nothing behind it: what is read beyond the end of a damaged file. */
export const NO_EDGE = LAST_EDGE

export interface Graph {
  readonly edges: Uint32Array
  readonly root: number
}

/** A letter's number in the graph, by character code: a to z are 1 to 26, the apostrophe 27, others 0. */
export function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96
  return code === 39 ? 27 : 0
}

export const classOf = (edge: number): number => (edge >>> CLASS_SHIFT) & 3
export const isEveryday = (edge: number): boolean => (edge & EVERYDAY) !== 0

/** Reads the header and lays a view over the bytes; copies them only when they are not aligned. Throws on another format. */
export function openGraph(bytes: Uint8Array): Graph {
  if (bytes.byteLength < HEADER_WORDS * 4 || bytes.byteLength % 4 !== 0) {
    throw new Error(`Not a dictionary: ${bytes.byteLength} bytes is not a whole number of entries`)
  }
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  const edges = new Uint32Array(buffer, byteOffset, bytes.byteLength / 4)
  const [magic = 0, version = 0, length = 0, root = 0] = edges
  if (magic !== MAGIC) throw new Error('Not a dictionary: the file does not begin with the dictionary mark')
  if (version !== VERSION)
    throw new Error(`Dictionary version ${version}, but version ${VERSION} is read here`)
  if (length !== edges.length || root < HEADER_WORDS || root >= length) {
    throw new Error(`Damaged dictionary: ${edges.length} entries where the header says ${length}`)
  }
  return { edges, root }
}

/** The edge a word ends with, or 0 when the graph has no such word. */
export function findWord({ edges, root }: Graph, word: string): number {
  let at = root
  let edge = 0
  for (let index = 0; index < word.length; index += 1) {
    if (at === 0) return 0
    const letter = letterOf(word.charCodeAt(index))
    edge = edges[at] ?? NO_EDGE
    while ((edge & LETTER_MASK) !== letter) {
      if ((edge & LAST_EDGE) !== 0) return 0
      at += 1
      edge = edges[at] ?? NO_EDGE
    }
    at = edge >>> TARGET_SHIFT
  }
  return classOf(edge) === NO_WORD ? 0 : edge
}
