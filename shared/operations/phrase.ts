/** Phrases that a caller wants in a text, or out of it: found as whole words, in any case and over line breaks. */

// A hyphen stands for itself outside of a class, and escaped it is no expression.
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g

const wordAt = (edge: string | undefined): boolean => edge !== undefined && /[\p{L}\p{N}]/u.test(edge)

/** A phrase as an expression: “run” is not in “running”, nor “AI” in “email”. */
function asWords(phrase: string): RegExp {
  const trimmed = phrase.trim()
  const own = trimmed
    .split(/\s+/)
    .map((word) => word.replace(SPECIAL, '\\$&'))
    .join('\\s+')
  const [first, last] = [trimmed.at(0), trimmed.at(-1)]
  return new RegExp(
    `${wordAt(first) ? '(?<![\\p{L}\\p{N}])' : ''}${own}${wordAt(last) ? '(?![\\p{L}\\p{N}])' : ''}`,
    'giu',
  )
}

/** Where a phrase stands in a text. */
export const findPhrase = (text: string, phrase: string): { start: number; end: number }[] =>
  phrase.trim() === ''
    ? []
    : [...text.matchAll(asWords(phrase))].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }))

/** How often a phrase stands in a text. */
export const timesHeld = (text: string, phrase: string): number => findPhrase(text, phrase).length

/** Whether a phrase stands in a text. */
export const holdsPhrase = (text: string, phrase: string): boolean => timesHeld(text, phrase) > 0
