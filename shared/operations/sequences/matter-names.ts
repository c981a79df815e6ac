/** Which words of a mail are names, and which only stand large at a head. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Token } from '../../engine/doc.ts'
import { DATES } from '../../engine/measures/reader-facts.ts'
import { maybeVerb } from '../material/verbs.ts'
import { BARE } from './matter-words.ts'

/** Whether a word that stands large is an everyday one. */
export const isCommon = (token: Token, doc: Doc, lower: ReadonlySet<string>) =>
  lower.has(token.lower) ||
  (!DATES.has(token.lower) &&
    doc.dictionary?.has(token.lower) === true &&
    !doc.dictionary.isProper(token.lower) &&
    !doesSomething(token, doc))

/** “Meadowlark calculates commission”: what does something without an article is a name, whatever else the word may mean. */
export const doesSomething = ({ text, lower }: Token, { sentences }: Doc): boolean =>
  isCapitalised(text) &&
  !BARE.has(lower) &&
  !/(?:s|ing)$/.test(lower) &&
  sentences.some(
    ({ field, tokens: [first, next] }) =>
      field === 'draft' &&
      first?.text === text &&
      /[^s]s$/.test(next?.lower ?? '') &&
      maybeVerb(next?.lower ?? ''),
  )

/** Capitals on all longer words, as in a headline. */
export function titled(tokens: readonly Token[]): boolean {
  const long = tokens.filter((t) => t.kind === 'word' && t.text.length > 3)
  return long.length > 1 && long.every((t) => isCapitalised(t.text))
}

/** A headline in small letters, as far as the body shows that its words are no names; else `null`. */
export const lowered = (text: string, lower: ReadonlySet<string>): string | null =>
  text.split(' ').every((word) => lower.has(word.toLowerCase())) ? text.toLowerCase() : null

/** Words that the body has in small letters. */
export function lowerWords(doc: Doc): Set<string> {
  const words = new Set<string>()
  for (const { tokens } of doc.sentences)
    for (const t of tokens) if (t.kind === 'word' && t.text === t.lower) words.add(t.lower)
  return words
}
