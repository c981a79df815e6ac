/** Word list for spelling: reading its compact form, and ranked corrections. */
import { findWord, isEveryday, NO_WORD, openGraph, PROPER } from './dictionary/graph.ts'
import { lookUp } from './dictionary/lookup.ts'
import { suggest } from './dictionary/suggest.ts'

export interface Dictionary {
  /** Whether the word is spelt right in American or British English. `word` is lower case with straight apostrophes. */
  has(word: string): boolean
  /** True when the word exists only with a capital, such as a place: `paris`. */
  isProper(word: string): boolean
  /** True for the words people write in mail every day, inflections included. */
  isEveryday(word: string): boolean
  /**
   * Corrections, best first, at most `limit`; empty when nothing is close. Not `farther`: words two edits away are
   * left out where none is one edit away. Most names have none, and the wide search takes six times as long.
   */
  suggest(word: string, limit: number, farther?: boolean): readonly string[]
}

/**
 * Opens the file `buildDictionary` made, in place and without parsing. Throws when the bytes are another
 * format, another version or cut short. Words are asked and corrections given in lower case; a correction
 * may be two words, `a lot`. Words of other scripts than Latin are unknown here.
 */
export function openDictionary(bytes: Uint8Array): Dictionary {
  const graph = openGraph(bytes)
  return {
    has: (word) => lookUp(graph, word) !== NO_WORD,
    isProper: (word) => lookUp(graph, word) === PROPER,
    isEveryday: (word) => isEveryday(findWord(graph, word)),
    suggest: (word, limit, farther = true) =>
      limit >= 1 ? suggest(graph, word, farther).slice(0, limit) : [],
  }
}
