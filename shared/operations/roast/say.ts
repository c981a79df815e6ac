/** Picks a line from a pool: fit for the draft, new in this roast, and unlikely in another. */
import type { Doc } from '../../engine/doc.ts'
import { fill, type Level, type Slots, slotsIn } from './line.ts'
import { shuffled } from './seed.ts'

/** What the lines of one roast share. */
export interface Roast {
  doc: Doc
  level: Level
  seed: number
  slots: Slots
  /** Lines that were said, as written, so that none comes twice. */
  said: Set<string>
  /** How often figures of the whole mail were given. */
  used: Map<string, number>
}

/** Figures of the whole mail: said too often they turn every joke into the same joke. */
const COMMON = new Set(['words', 'at', 'time', 'sentences', 'times', 'places', 'score', 'exclamations'])
const OFTEN = 4

/** Slots that hardly two drafts fill alike; a quote does when it is long. */
const OWN = new Set(['words', 'at', 'start', 'list', 'other', 'subject', 'longestStart', 'file', 'excess'])
const LONG_QUOTE = 16

/** The best line of the pool, in an order that the seed decides; it counts as said. `null` when none fits. */
export function say(pool: readonly string[], slots: Slots, roast: Roast, salt: string): string | null {
  const fit = shuffled(pool, roast.seed, salt).flatMap((line) => {
    const text = roast.said.has(line) ? null : fill(line, slots)
    return text === null ? [] : [{ line, text, cost: cost(slotsIn(line), slots, roast) }]
  })
  const least = Math.min(...fit.map(({ cost }) => cost))
  const best = fit.find(({ cost }) => cost === least)
  if (!best) return null
  roast.said.add(best.line)
  for (const name of slotsIn(best.line)) roast.used.set(name, (roast.used.get(name) ?? 0) + 1)
  return best.text
}

function cost(names: readonly string[], slots: Slots, roast: Roast): number {
  const uses = names.filter((name) => COMMON.has(name)).map((name) => roast.used.get(name) ?? 0)
  const worn = Math.max(0, ...uses)
  const isOwn = names.some((name) => OWN.has(name) || (name === 'quote' && isLong(slots.quote)))
  return (worn >= OFTEN ? 2 * worn : 0) + (isOwn ? 0 : 3)
}

const isLong = (quote: string | null | undefined): boolean => (quote?.length ?? 0) >= LONG_QUOTE
