/** What a text is about: the stems of the words that carry meaning. English. */
import type { Token } from '../doc.ts'
import { STOPWORDS } from '../lexicon/stopwords.ts'
import { ofSentence } from '../of-sentence.ts'

/** Stems of the content words and numbers of a sentence; remembered with the sentence. */
export const stemsOf = ofSentence(({ tokens }) => stemsOfTokens(tokens))

/** Whether it has any. */
export const hasContent = ofSentence(({ tokens }) =>
  tokens.some(
    ({ kind, lower }) =>
      kind === 'number' ||
      (kind === 'word' && (lower.includes('-') ? lower.split('-').some(isContent) : isContent(lower))),
  ),
)

/** Stems of content words and numbers; of a hyphenated word each part counts. */
export function stemsOfTokens(tokens: readonly Token[]): ReadonlySet<string> {
  const stems = new Set<string>()
  for (const { kind, lower } of tokens) {
    if (kind === 'number') stems.add(lower)
    else if (kind === 'word') {
      if (lower.includes('-')) for (const part of lower.split('-')) addStem(stems, part)
      else addStem(stems, lower)
    }
  }
  return stems
}

function addStem(stems: Set<string>, word: string) {
  if (isContent(word)) stems.add(stem(word))
}

/** Whether a word carries meaning of its own. `lower` as in a token. */
export const isContent = (lower: string): boolean => lower.length > 1 && !STOPWORDS.has(lower)

/**
 * A word without its usual endings, so that `moving`, `moved` and `moves` meet. Rough: it need not be a word,
 * and it errs towards meeting, since rules only ask whether two texts share anything.
 */
export function stem(word: string): string {
  let w = word.endsWith("'s") ? word.slice(0, -2) : word
  if (w.length > 4 && w.endsWith('ies')) w = `${w.slice(0, -3)}y`
  else if (w.length > 3 && w.endsWith('s') && !w.endsWith('ss')) w = w.slice(0, -1)
  if (w.length > 5 && w.endsWith('ing')) w = w.slice(0, -3)
  else if (w.length > 4 && w.endsWith('ed')) w = w.slice(0, -2)
  else if (w.length > 5 && w.endsWith('ly')) w = w.slice(0, -2)
  const last = w.charCodeAt(w.length - 1)
  if (w.length > 3 && last === w.charCodeAt(w.length - 2)) return w.slice(0, -1)
  return w.length > 3 && w.endsWith('e') ? w.slice(0, -1) : w
}

/** Number of stems that stand in both. */
export function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const each of a) if (b.has(each)) count++
  return count
}
