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
  /** Good mails may share a compliment; faults should sound as if nobody else had them. */
  isPraise: boolean
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

/** Slots that hardly two drafts fill alike; a quote does when it is long. */
const OWN = new Set(
  'words topic matter last opening closing ask next sentence start list other subject longestStart file excess day figure'.split(
    ' ',
  ),
)
const LONG_QUOTE = 16
/** Rules whose quotes hardly two drafts share, however short they are. */
const SELDOM = new Set([
  'misspelling',
  'missing-apostrophe',
  'passive-voice',
  'nominalization',
  'agreement-slip',
  'article-slip',
  'shouting-subject',
])

/** The best line of the pool, in an order that the seed decides; it counts as said. `null` when none fits. */
export function say(pool: readonly string[], slots: Slots, roast: Roast, salt: string): string | null {
  const fit = shuffled(pool, roast.seed, salt).flatMap((line) => {
    const text = roast.said.has(line) || isWorn(line, roast) ? null : fill(line, slots)
    return text === null ? [] : [{ line, text, cost: cost(slotsIn(line), slots, roast, salt) }]
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

function cost(names: readonly string[], slots: Slots, roast: Roast, salt: string): number {
  const { used } = roast
  const worn = names.reduce(
    (sum, name) => sum + Math.max(0, (used.get(name) ?? 0) + 1 - (FRESH[name] ?? Infinity)),
    0,
  )
  const isOwn = names.some(
    (name) => OWN.has(name) || (name === 'quote' && (SELDOM.has(salt) || isLong(slots.quote))),
  )
  return 2 * worn + (isOwn || roast.isPraise ? 0 : 3)
}

const isLong = (quote: string | null | undefined): boolean => (quote?.length ?? 0) >= LONG_QUOTE
