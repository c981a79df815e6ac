/** Says what a mail or a place in it is like, in a comparison from the mail’s own trade. */

import type { ByLevel, Slots } from './line.ts'
import { LEVELS } from './line.ts'
import { type Roast, type Said, say, type Wish } from './say.ts'
import { choice } from './seed.ts'
import { ROLES } from './trades/trade.ts'

/** More would make every joke of a roast the same joke. */
const MOST = 6

/**
 * The best line of the frames, with the next thing of the trade in the place of its role; `null` where the trade is
 * not known, its things are used up or no frame fits. Each level begins with another thing.
 */
export function compared(frames: ByLevel, slots: Slots, roast: Roast, wish: Wish): Said | null {
  const { trade, level, seed } = roast
  if (trade === null || roast.things.size >= MOST) return null
  const things: Record<string, string | null> = {}
  for (const role of ROLES) {
    const list = trade.things[role]
    const from = choice(list.length, seed, role) + LEVELS.indexOf(level)
    const next = list
      .map((_, i) => list[(from + i) % list.length] ?? '')
      .find((thing) => !roast.things.has(thing))
    things[role] = next ?? null
  }
  const said = say(frames[level], { ...slots, ...things }, roast, { ...wish, mustTell: true })
  if (said !== null)
    for (const thing of Object.values(things))
      if (thing !== null && said.text.toLowerCase().includes(thing.toLowerCase())) roast.things.add(thing)
  return said
}
