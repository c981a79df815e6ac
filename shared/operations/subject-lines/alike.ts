/** Whether two subjects say the same. */
import { shared, stem, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'

/** Stems of a line, its small words left out unless nothing else is there. */
export function stemsOfLine(text: string): ReadonlySet<string> {
  const tokens = tokenize(text)
  const stems = stemsOfTokens(tokens)
  return stems.size > 0 ? stems : new Set(tokens.filter((t) => t.kind === 'word').map((t) => stem(t.lower)))
}

/** Share of the shorter line that stands in the other: 1 when one says all the other says. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const least = Math.min(a.size, b.size)
  return least === 0 ? 0 : shared(a, b) / least
}

/** Share of both lines that stands in both. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = shared(a, b)
  return common === 0 ? 0 : common / (a.size + b.size - common)
}

/** Likeness from which on two lines are taken for the same. */
export const MOST_LIKE = 0.5

/** Whether two lines say the same. */
export const saysSame = (a: string, b: string): boolean =>
  likeness(stemsOfLine(a), stemsOfLine(b)) > MOST_LIKE
