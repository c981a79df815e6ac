/** Two hashes of a word, 32 bits each, taken a letter at a time; two words that share both would be taken for one. */

/** Hashes of no letters. */
export const ONE = 0x811c9dc5 | 0
export const TWO = 7

export const withLetterOne = (one: number, code: number): number => Math.imul(one ^ code, 0x01000193)
export const withLetterTwo = (two: number, code: number): number => (Math.imul(two, 31) + code) | 0
