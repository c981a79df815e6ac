/** The headings of a mail among the lines of the rules: first where the model says so, and where lines are few. */
import { saysSame } from '../alike.ts'
import type { Tried } from '../bench.ts'
import type { Idea } from '../idea.ts'
import { SERVES } from '../serves.ts'
import type { TaggedLines } from './lines.ts'
import { isVerb, tagged } from './tags.ts'

/** What the first heading must weigh more than a line that serves and whose place it takes. */
const CLEARLY = 0.3

/** A statement or an order, and no thing: “Everyone on the 6th floor will move”, and not “Signed contract”. */
const says = (line: string): boolean =>
  tagged(line).some((each, i) => isVerb(each) && !(i === 0 && each.lower.endsWith('ed')))

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
  // A statement that serves says more than its thing; “60-tonne mobile crane: £4,850” puts together what no one sentence says.
  const stays = serves && (keeps || first.idea.said || says(first.text) || /: |, due /.test(first.text))
  if (stays && usual.length >= enough) return [...usual]
  const { ideas, weightOf } = headings()
  /** The next headings that may be offered, weigh more than `least`, and that none of `lines` says. */
  const next = (lines: readonly Tried[], most: number, least = Number.NEGATIVE_INFINITY, alone = false) => {
    const found: Tried[] = []
    for (const idea of ideas) {
      if (found.length === most || idea.weight <= least) break
      // “Your hotel” adds nothing to “Your hotel from 11 to 14 July”.
      const isSaid = [...lines, ...found].some(
        ({ text }) => saysSame(text, idea.text) || text.startsWith(`${idea.text} `),
      )
      const verdict = isSaid ? undefined : judge(idea, alone)
      if (verdict) found.push(verdict)
    }
    return found
  }
  const least = first && !stays ? weightOf(first.text) + (serves ? CLEARLY : 0) : undefined
  const found = stays ? [] : next([], 1, least)
  // A bare thing of the mail is better than a line that tells little and weighs less.
  const tellsLittle = first !== undefined && !serves && !first.text.endsWith('?')
  const [best] = found.length > 0 || !tellsLittle ? found : next([], 1, (least ?? 0) + CLEARLY, true)
  // Best first is by fit: what leads serves no worse than what it leads.
  // “Mercer tender lost” says more than “Mercer tender”.
  const repeats = first && best && saysSame(first.text, best.text) && (says(first.text) || !says(best.text))
  const led = best && !repeats ? [{ ...best, fit: Math.max(best.fit, first?.fit ?? 0) }] : []
  const lines = [...led, ...usual.filter(({ text }) => !led.some((other) => saysSame(text, other.text)))]
  const more = lines.length < enough ? next(lines, enough - lines.length) : []
  const all = [...lines, ...more]
  const filled = all.length > 0 ? all : next([], enough, undefined, true)
  return filled.map((each, i) => ({ ...each, fit: Math.min(each.fit, filled[i - 1]?.fit ?? each.fit) }))
}
