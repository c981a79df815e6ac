/** Finds the words of the graph within a few edits of a given one. */
import { classOf, type Graph, LAST_EDGE, LETTER_MASK, letterOf, NO_EDGE, TARGET_SHIFT } from './graph.ts'

/** A word of the graph, with the edge it ends with. */
export interface Candidate {
  readonly word: string
  readonly edge: number
  /** Edits between the two: letters added, dropped, changed, or neighbours swapped. */
  readonly distance: number
}

/**
 * The words one edit, or with a `reach` of 2 at most two edits, away from `word`, which has at most 30 letters,
 * all of a to z and apostrophes.
 *
 * Walks the graph with the states of an automaton in place of rows of an edit table: three integers, for no, one
 * and two edits, whose bit `n` says that the letters spelt so far are the first `n` of the word but for so many
 * edits (Wu and Manber). A letter then costs some twenty operations in registers; with a row of a
 * table for each letter the search took twice as long. A branch is left once no state is alive.
 */
export function nearby({ edges, root }: Graph, word: string, reach: 1 | 2): readonly Candidate[] {
  const whole = 1 << word.length
  const inside = whole | (whole - 1)
  /** The same for the states of two edits: none where they are out of reach. */
  const insideTwo = reach > 1 ? inside : 0
  /** By letter: the bits of its places in the word. */
  const places = new Int32Array(LETTER_MASK + 1)
  for (let i = 0; i < word.length; i += 1) {
    const letter = letterOf(word.charCodeAt(i))
    places[letter] = (places[letter] as number) | (1 << i)
  }
  const spelt = new Uint8Array(word.length + reach + 2)
  const found: Candidate[] = []

  /**
   * Goes on from a node with the states there, and for swapped neighbours with those one letter before and the
   * places of that letter.
   */
  const visit = (
    node: number,
    depth: number,
    none: number,
    one: number,
    two: number,
    noneBefore: number,
    oneBefore: number,
    placesBefore: number,
  ): void => {
    // Once all edits are spent, only a letter that matches, or ends a swap, can lead on.
    const open = (reach > 1 ? one : none) !== 0 ? -1 : two | one | noneBefore | oneBefore
    for (let at = node; ; at += 1) {
      const edge = edges[at] ?? NO_EDGE
      const matches = places[edge & LETTER_MASK] as number
      if (open === -1 || (open & matches) !== 0) {
        const none2 = (none & matches) << 1
        const one2 =
          (((one & matches) << 1) |
            none |
            ((none | none2) << 1) |
            ((((noneBefore & matches) << 1) & placesBefore) << 1)) &
          inside
        const two2 =
          (((two & matches) << 1) |
            one |
            ((one | one2) << 1) |
            ((((oneBefore & matches) << 1) & placesBefore) << 1)) &
          insideTwo
        const alive = none2 | one2 | two2
        if (alive !== 0) {
          spelt[depth] = edge & LETTER_MASK
          if ((alive & whole) !== 0 && classOf(edge) !== 0) {
            const distance = (none2 & whole) !== 0 ? 0 : (one2 & whole) !== 0 ? 1 : 2
            found.push({ word: text(spelt, depth + 1), edge, distance })
          }
          const next = edge >>> TARGET_SHIFT
          if (next !== 0) visit(next, depth + 1, none2, one2, two2, none, one, matches)
        }
      }
      if ((edge & LAST_EDGE) !== 0) return
    }
  }
  visit(root, 0, 1, 3 & inside, 7 & insideTwo, 0, 0, 0)
  return found
}

function text(letters: Uint8Array, length: number): string {
  let word = ''
  for (let index = 0; index < length; index += 1) {
    const letter = letters[index] ?? 0
    word += letter === 27 ? "'" : String.fromCharCode(letter + 96)
  }
  return word
}
