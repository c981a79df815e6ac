/** Adjectives, told by their degrees: of “sour” there is a “sourest”, of “coat” none. */
import type { Dictionary } from '../dictionary.ts'

/** True for “sour”, “sticky”, “big”. */
export const isGraded = (word: string, dictionary: Dictionary | null): boolean =>
  dictionary !== null &&
  [word.replace(/y$/, 'i').replace(/e$/, ''), word + word.at(-1)].some((stem) => dictionary.has(`${stem}est`))

/** True for “more”, “worse”, “cheaper”. */
export const isComparative = (word: string, dictionary: Dictionary | null): boolean =>
  /^(?:more|less|worse|better|different)$/.test(word) ||
  (word.endsWith('er') && word !== 'number' && dictionary?.has(word.replace(/r$/, 'st')) === true)
