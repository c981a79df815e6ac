/** Picks a line from a pool: fit for the draft, new in this roast, and unlikely in another. */
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { fill, type Level, loose, type Slots, slotsIn } from './line.ts'
import { shuffled } from './seed.ts'

/** What the lines of one roast share. */
export interface Roast {
  doc: Doc
  /** What the mail is; `other` where that is a guess. */
  kind: Kind
  level: Level
  seed: number
  slots: Slots
  /** Texts it may be held against, each once. */
  rivals: readonly string[]
  /** Lines that were said, as written, so that none comes twice. */
  said: Set<string>
  /** How often each slot was filled. */
  used: Map<string, number>
}

/** The word count: in more lines of one roast than this it turns every joke into the same joke. */
const MOST_WORDS = 2

/** How often other facts of the whole mail may come before lines with fresher ones are chosen. */
const FRESH: Readonly<Record<string, number>> = {
  words: 1,
  topic: 1,
  matter: 1,
  last: 1,
  opening: 1,
  closing: 1,
  ask: 1,
  subject: 1,
  next: 1,
  sentence: 1,
  time: 1,
  sentences: 1,
  times: 1,
  places: 1,
  score: 2,
  exclamations: 1,
}

/** The best line of the pool, in an order that the seed decides; it counts as said. `null` when none fits. */
export function say(pool: readonly string[], slots: Slots, roast: Roast, salt: string): string | null {
  const fit = shuffled(pool, roast.seed, salt).flatMap((line) => {
    const text = roast.said.has(line) || isWorn(line, roast) ? null : fill(line, slots)
    return text === null ? [] : [{ line, text, cost: cost(slotsIn(line), roast) + LOOSE * loose(line) }]
  })
  const least = Math.min(...fit.map(({ cost }) => cost))
  const best = fit.find(({ cost }) => cost === least)
  if (!best) return null
  roast.said.add(best.line)
  for (const name of slotsIn(best.line)) roast.used.set(name, (roast.used.get(name) ?? 0) + 1)
  return best.text
}

const isWorn = (line: string, { used }: Roast): boolean =>
  (used.get('words') ?? 0) >= MOST_WORDS && slotsIn(line).includes('words')

/** A sentence that fits every draft would come again in the next roast, so lines without one go first. */
const LOOSE = 10

/** Two roasts seldom name the same text, so a line with one goes first; no roast lives on comparisons. */
const MOST_RIVALS = 2

function cost(names: readonly string[], { used }: Roast): number {
  const isRival = names.includes('rival')
  if (isRival && (used.get('rival') ?? 0) >= MOST_RIVALS) return Infinity
  const worn = names.reduce(
    (sum, name) => sum + Math.max(0, (used.get(name) ?? 0) + 1 - (FRESH[name] ?? Infinity)),
    0,
  )
  return isRival ? worn : worn + 1
}
