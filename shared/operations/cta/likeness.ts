/** When two lines are one in two wordings. */
import { shared, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import { unframed } from './other-angles.ts'

/** Share of the words in common from which two lines are one in two wordings. */
const ALIKE = 0.5
/** The same with the small words counted. */
const CONTAINED = 0.75

/** A line, and where it comes from. */
export type Line = { text: string; own?: boolean; told?: boolean }

/** True for one line in two wordings. */
export function alike(one: Line, other: Line): boolean {
  const [a, b] = [one, other].map(({ text }) => stemsOfTokens(tokenize(text)))
  // A name or a day in common makes no one line of two of the mail's own.
  const ours = (one.told && (other.told || other.own)) || (one.own && other.told)
  if (!ours && a && b && shared(a, b) / Math.max(1, Math.min(a.size, b.size)) >= ALIKE) return true
  const [c, d] = [one, other].map(({ text }) => new Set(plain(text).split(' ')))
  return c !== undefined && d !== undefined && shared(c, d) / Math.min(c.size, d.size) >= CONTAINED
}

/** True where a line has nearly all the words of another. */
export function keepsWords(line: string, of: string): boolean {
  const [words, own] = [line, of].map((text) => new Set(plain(text).split(' ')))
  return words !== undefined && own !== undefined && shared(words, own) / own.size >= CONTAINED
}

/** One of each ask first; the same in another tone is a choice where there is none besides. */
export function unlikeFirst<T extends { line: { text: string } }>(all: readonly T[]): T[] {
  const first = new Map(all.toReversed().map((each) => [unframed(each.line.text), each]))
  const unlike = new Set(first.values())
  return [...all.filter((each) => unlike.has(each)), ...all.filter((each) => !unlike.has(each))]
}

/** A line's words, without marks and capitals. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
