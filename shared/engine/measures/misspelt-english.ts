/** Tells misspelt English from another language. */
import type { Dictionary } from '../dictionary.ts'
import type { Token } from '../doc.ts'
import { MISSPELLINGS } from '../lexicon/misspellings.ts'
import { isPlausible, mayHaveTwoSlips } from './unknown-word.ts'
import { isAbroad } from './word-votes.ts'

/**
 * Share of the unknown words that a near, usual word would mend: half in misspelt English, and less where
 * small English words stand between them. Of 45 sentences in 15 languages, with and without their accents,
 * none without a small word of its own reaches the half; our measurement.
 */
const MENDABLE = 1 / 2
const MENDABLE_BETWEEN = 1 / 3

/**
 * True when the unknown words of a sentence are slips of English ones. `between` says that its other words
 * are English; `look` gives the corrections of a word in lower case, best first.
 */
export function isMisspeltEnglish(
  tokens: readonly Token[],
  unknown: readonly number[],
  between: boolean,
  dictionary: Dictionary,
  look: (word: string, farther: boolean) => readonly string[],
): boolean {
  if (unknown.length === 0 || tokens.some((token) => isAbroad(token, dictionary))) return false
  let mendable = 0
  for (const i of unknown) {
    const word = tokens[i]?.lower ?? ''
    const best = MISSPELLINGS.get(word) ?? look(word, mayHaveTwoSlips(word, false))[0]
    if (best !== undefined && (MISSPELLINGS.has(word) || isPlausible(word, best, false, dictionary)))
      mendable++
  }
  return mendable >= unknown.length * (between ? MENDABLE_BETWEEN : MENDABLE)
}
