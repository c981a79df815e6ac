/** How much of a mail its sender wrote, where it began as a template. */
import type { Doc, Sentence } from '../doc.ts'
import { AUTHORED } from '../draft.ts'
import { longestCommon } from './longest-common.ts'
import { round1 } from './readability.ts'

/**
 * Share of the draft's words that are not in the longest common subsequence with the template, in percent
 * to one decimal. Counts the draft from greeting to sign-off; a merge tag that was filled counts as changed.
 * `null` for a draft without words and for texts too long to compare.
 */
export function templateChange(doc: Doc, template: Doc): number | null {
  const own = wordsOf(doc.sentences.filter(({ region }) => AUTHORED.includes(region)))
  if (own.length === 0) return null
  // The template may end anywhere, so that its regions say little: all of it but a quoted thread counts.
  const common = longestCommon(own, wordsOf(template.sentences.filter(({ region }) => region !== 'quoted')))
  return common === null ? null : round1((100 * (own.length - common)) / own.length)
}

function wordsOf(sentences: readonly Sentence[]): string[] {
  const words: string[] = []
  for (const { tokens } of sentences)
    for (const { kind, lower } of tokens) if (kind !== 'mark' && kind !== 'emoji') words.push(lower)
  return words
}
