/** The lines of the rules, led by a heading where none of them serves, and filled up by headings where they are few. */
import { saysSame } from '../alike.ts'
import type { Tried } from '../bench.ts'
import type { Idea } from '../idea.ts'
import { SERVES } from '../serves.ts'
import type { TaggedLines } from './lines.ts'

/** Headings judged at most; each costs a score of the whole draft. */
const MOST_TRIED = 4
/** What the first heading must weigh more than the line it takes the place of. */
const CLEARLY = 0.5

/**
 * `judge` gives the verdict on a heading, or nothing where it may not be offered. Headings are only looked for where
 * less than `enough` lines are there, or none that serves.
 */
export function ledByTagged(
  usual: readonly Tried[],
  headings: () => TaggedLines,
  judge: (idea: Idea) => Tried | undefined,
  enough: number,
): Tried[] {
  const [first] = usual
  const serves = first !== undefined && first.fit >= SERVES
  if (serves && usual.length >= enough) return [...usual]
  const { ideas, weightOf } = headings()
  const found: Tried[] = []
  for (const idea of ideas) {
    if (found.length === MOST_TRIED) break
    const tried = found.some(({ text }) => saysSame(text, idea.text)) ? undefined : judge(idea)
    if (tried) found.push(tried)
  }
  const [best] = found
  const leads =
    best !== undefined &&
    !serves &&
    (!first || (!saysSame(first.text, best.text) && best.idea.weight > weightOf(first.text) + CLEARLY))
  // Best first is by fit: what leads serves no worse than what it leads.
  const led = leads ? [{ ...best, fit: Math.max(best.fit, first?.fit ?? 0) }] : []
  const lines = [...led, ...usual.filter(({ text }) => !led.some((other) => saysSame(text, other.text)))]
  for (const each of found) {
    if (lines.length >= enough) break
    const isNew = !lines.some(({ text }) => saysSame(text, each.text))
    if (isNew) lines.push({ ...each, fit: Math.min(each.fit, lines.at(-1)?.fit ?? each.fit) })
  }
  return lines
}
