/** Finds the words of the graph within a few edits of a given one. */
import { classOf, type Graph, LAST_EDGE, LETTER_MASK, letterOf, NO_EDGE, TARGET_SHIFT } from './graph.ts'

/** A word of the graph, with the edge it ends with. */
export interface Candidate {
  readonly word: string
  readonly edge: number
  /** Edits between the two: letters added, dropped, changed, or neighbours swapped. */
  readonly distance: number
}

const FAR = 99

/**
 * The words at most `reach` edits away from `word`, which has only a to z and apostrophes. Walks the graph
 * with one row of the edit table per letter, no wider than the reach, and leaves a branch once its row has
 * nothing within reach.
 */
export function nearby({ edges, root }: Graph, word: string, reach: number): readonly Candidate[] {
  const length = word.length
  const width = length + 2
  const target = Uint8Array.from(word, (letter) => letterOf(letter.charCodeAt(0)))
  const rows = new Uint8Array((length + reach + 2) * width)
  for (let column = 0; column <= length; column += 1) rows[column] = column
  const spelt = new Uint8Array(length + reach + 2)
  const matching = Array.from(spelt, (_, depth) => lettersBetween(target, depth - reach - 2, depth + reach))
  const found: Candidate[] = []

  /** Fills the row of the letter just spelt and gives its smallest entry. */
  const fillRow = (depth: number, letter: number): number => {
    const row = depth * width
    const above = row - width
    const first = Math.max(1, depth - reach)
    const last = Math.min(length, depth + reach)
    let left = first === 1 ? depth : FAR
    let least = left
    let diagonal = rows[above + first - 1] ?? FAR
    const before = spelt[depth - 2] ?? 0
    rows[row + first - 1] = left
    for (let column = first; column <= last; column += 1) {
      const up = rows[above + column] ?? FAR
      const wanted = target[column - 1] ?? 0
      let best = wanted === letter ? diagonal : 1 + Math.min(diagonal, up, left)
      if (column > 1 && depth > 1 && wanted === before && target[column - 2] === letter) {
        best = Math.min(best, 1 + (rows[above - width + column - 2] ?? FAR))
      }
      rows[row + column] = best
      if (best < least) least = best
      diagonal = up
      left = best
    }
    rows[row + last + 1] = FAR
    return least
  }

  /** `spent`: the fewest edits so far. Once all are spent, only a letter that matches can lead on. */
  const visit = (node: number, depth: number, spent: number): void => {
    const useful = spent < reach ? -1 : (matching[depth] ?? 0)
    for (let at = node; ; at += 1) {
      const edge = edges[at] ?? NO_EDGE
      const letter = edge & LETTER_MASK
      if (((useful >>> letter) & 1) !== 0) {
        spelt[depth - 1] = letter
        const least = fillRow(depth, letter)
        if (least <= reach) {
          const distance = length - depth > reach ? FAR : (rows[depth * width + length] ?? FAR)
          if (distance <= reach && classOf(edge) !== 0)
            found.push({ word: text(spelt, depth), edge, distance })
          const next = edge >>> TARGET_SHIFT
          if (next !== 0) visit(next, depth + 1, least)
        }
      }
      if ((edge & LAST_EDGE) !== 0) return
    }
  }
  visit(root, 1, 0)
  return found
}

/** The letters of the range as a set of bits, by letter number. */
function lettersBetween(letters: Uint8Array, from: number, to: number): number {
  let set = 0
  for (const letter of letters.subarray(Math.max(0, from), Math.max(0, to))) set |= 1 << letter
  return set
}

function text(letters: Uint8Array, length: number): string {
  let word = ''
  for (let index = 0; index < length; index += 1) {
    const letter = letters[index] ?? 0
    word += letter === 27 ? "'" : String.fromCharCode(letter + 96)
  }
  return word
}
