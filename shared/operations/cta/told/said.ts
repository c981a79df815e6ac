/** Sentences of the body that tell something, as plain text that questions are made of. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { inBody } from '../../../engine/measures/body.ts'
import { firm } from '../wrappings.ts'

/** A question made of what the mail says elsewhere than in its ask. */
export interface Told {
  text: string
  /** Index of the sentence it was made of, where that says the same and goes with the ask that it replaces. */
  sentence?: number
  /** True for the mail's own ask with what another sentence adds to it. */
  own?: true
}

/** A sentence that tells something. */
export interface Said {
  text: string
  index: number
  sentence: Sentence
}

/** Longer sentences carry more than a question can. */
const MOST_WORDS = 40

/** White space, apostrophes and the closing mark as the patterns expect them. */
export const sayable = (text: string): string => firm(text.replace(/\s+/g, ' ').trim().replaceAll('’', "'"))

/** Most sentences that are read: what is longer is no letter. */
const MOST_SAID = 60

/** What the body tells, in order; what is asked, linked or filled in later is left out. */
export function saidIn({ sentences }: Doc): Said[] {
  const said: Said[] = []
  for (const [index, sentence] of sentences.entries()) {
    if (said.length === MOST_SAID) break
    if (!inBody(sentence) || sentence.question || sentence.words > MOST_WORDS) continue
    if (sentence.tokens.some(({ kind }) => kind === 'placeholder' || kind === 'url' || kind === 'email'))
      continue
    said.push({ text: sayable(sentence.text).replace(/(?<![.!…])[.!…]+$/, ''), index, sentence })
  }
  return said
}

/** Words that lean on what stood before, and say nothing in a question of its own; “lists that you never opened” leans on nothing. */
export const LEANS =
  /\b(?:it|this|that(?=$| (?:way|kind|sort|for|to|by|before|with|in|on|at|is|was|would|one|date|day|time)\b)|these|those|he|she|him|they|them|one(?!-)|ones|there|here|same)\b/i

/** Where the reason, the purpose or another thought begins. */
const MORE =
  /(?:,? (?:because|since|so (?:that )?(?:you|we|i|they|your|our)|so that|which|while|although|though|but|and (?:i|we|you|they|it|that|the|then|this))\b|[;:(]|, (?:and|as|so|or|the|it|we|you)\b| [–—-] ).*$/iu

/** The thought alone, without what is said of it besides. */
export const thought = (text: string): string => text.replace(MORE, '').replace(/[,\s]+$/, '')

/** A name put beside what it names is left out: “your lead adjuster, Ben,”; what ends in another comma is no one thought. */
export const withoutAside = (text: string): string =>
  text.replace(/, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?:,|$)/gu, '')

export const wordCount = (text: string): number => text.split(' ').length

const YOURS: Readonly<Record<string, string>> = {
  their: 'your',
  they: 'you',
  them: 'you',
  theirs: 'yours',
  themselves: 'yourself',
}

/** What is said of others, said to the reader. */
export const toReader = (text: string): string =>
  text.replace(/\b(?:their|they|them|theirs|themselves)\b/g, (word) => YOURS[word] ?? word)
