/** Finds the line for a fault: the one that knows its very words, else its rule's, else its dimension's. */
import { findingSlots, type Place, visible } from './finding-slots.ts'
import { fill, type Slots } from './line.ts'
import { ADVICE } from './lines/advice.ts'
import { ANY_LINES, DIMENSION_LINES } from './lines/fallback.ts'
import { LINES } from './lines/index.ts'
import { TERM_LINES } from './lines/terms.ts'
import type { Fault } from './ranking.ts'
import { type Roast, say } from './say.ts'
import { choice } from './seed.ts'
import { besides } from './surroundings.ts'

export interface Roasted {
  place: Place
  line: string
  advice: string
}

/** A fault with its line; `null` when all that could be said was said. */
export function roasted(fault: Fault, roast: Roast): Roasted | null {
  const { doc, level, seed } = roast
  const places = worst(fault.places, seed)
  const known = places.map((place) => ({ place, lines: linesFor(visible(doc, place), fault.rule) }))
  const place = known.find(({ lines }) => lines.length > 0)?.place ?? places[0] ?? fault.places[0]
  const slots = { ...besides(roast.slots, visible(doc, place)), ...findingSlots(doc, place, fault.places) }
  const pools = [
    known.find((each) => each.place === place)?.lines ?? [],
    LINES[fault.rule]?.[level] ?? [],
    DIMENSION_LINES[fault.dimension][level],
    ANY_LINES[level],
  ]
  for (const pool of pools) {
    const line = say(pool, slots, roast, fault.rule)
    if (line !== null) return { place, line, advice: advice(place, slots) }
  }
  return null
}

/** The places that cost most, beginning with one the seed decides. */
function worst(places: readonly Place[], seed: number): readonly Place[] {
  const most = Math.max(...places.map(({ annotation }) => annotation.points))
  const dear = places.filter(({ annotation }) => annotation.points === most)
  const first = choice(dear.length, seed, 'place')
  return [...dear.slice(first), ...dear.slice(0, first)]
}

function linesFor(text: string, rule: string): readonly string[] {
  if (text.length > 80) return []
  const low = text.toLowerCase().replaceAll('’', "'")
  return TERM_LINES.filter((term) => term.rules.includes(rule) && low.includes(term.word)).flatMap(
    (term) => term.lines,
  )
}

function advice({ annotation }: Place, slots: Slots): string {
  const own = ADVICE[annotation.rule_id] ?? []
  for (const text of own) {
    const filled = fill(text, slots)
    if (filled !== null) return filled
  }
  return annotation.why
}
