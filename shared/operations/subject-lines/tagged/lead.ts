/** The headings of a mail among the lines of the rules: first where the model says so, and where lines are few. */
import { saysSame } from '../alike.ts'
import type { Tried } from '../bench.ts'
import type { Idea } from '../idea.ts'
import { SERVES } from '../serves.ts'
import type { TaggedLines } from './lines.ts'

/** Headings judged at most; each costs a score of the whole draft. */
const MOST_TRIED = 2
/** What the first heading must weigh more than a line that serves and whose place it takes. */
const CLEARLY = 0.3

/** What may be done with headings in one mail. */
export interface Place {
  /** Lines that are enough. */
  enough: number
  /** Whether a line that serves keeps its place. */
  keeps: boolean
}

/**
 * `judge` gives the verdict on a heading, or nothing where it may not be offered; `alone` where nothing else is, so that
 * a thing of which nothing is said will do.
 */
export function ledByTagged(
  usual: readonly Tried[],
  headings: () => TaggedLines,
  judge: (idea: Idea, alone: boolean) => Tried | undefined,
  { enough, keeps }: Place,
): Tried[] {
  const [first] = usual
  const serves = first !== undefined && first.fit >= SERVES
  // “60-tonne mobile crane: £4,850” puts together what no one sentence says.
  const stays = serves && (keeps || first.text.includes(': '))
  if (stays && usual.length >= enough) return [...usual]
  const { ideas, weightOf } = headings()
  const tried = (alone: boolean): Tried[] => {
    const found: Tried[] = []
    for (const idea of ideas) {
      if (found.length === MOST_TRIED) break
      const verdict = found.some(({ text }) => saysSame(text, idea.text)) ? undefined : judge(idea, alone)
      if (verdict) found.push(verdict)
    }
    return found
  }
  const strict = tried(false)
  const found = first || strict.length > 0 ? strict : tried(true)
  const [best] = found
  const leads =
    best !== undefined &&
    !stays &&
    (!first ||
      (!saysSame(first.text, best.text) && best.idea.weight > weightOf(first.text) + (serves ? CLEARLY : 0)))
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
