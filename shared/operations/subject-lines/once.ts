/** What is asked of a line again and again: several sources give the same words of one sentence, each for another angle. */
import type { Line } from '../material/line.ts'
import type { Idea } from './idea.ts'

/** Angles that are judged by their own measure; of the others it does not matter which. */
const APART = /^(?:question|referral|name|trigger)$/

/** `of` for each line, worked out once for all that differ in angle and weight only. */
export function once<T>(of: (idea: Idea) => T): (idea: Idea) => T {
  const known = new Map<Line | null, Map<string, T>>()
  return (idea) => {
    const { text, angle, shape, role, plain, headline, aside, spare, line } = idea
    const key = `${text}|${shape}|${APART.test(angle) ? angle : ''}|${role}|${plain}|${headline}|${aside}|${spare}`
    const own = known.get(line) ?? new Map<string, T>()
    known.set(line, own)
    if (own.has(key)) return own.get(key) as T
    const found = of(idea)
    own.set(key, found)
    return found
  }
}
