/** Finds the line for a fault: one that knows its very words or its rule, else the rule's own message. */

import { findingSlots, type Place, visible } from './finding-slots.ts'
import { fill, LEVELS, type Level, type Slots } from './line.ts'
import { ADVICE } from './lines/advice.ts'
import { AFTERTHOUGHTS } from './lines/afterthoughts.ts'
import { FALLBACK_LINES } from './lines/fallback.ts'
import { LINES } from './lines/index.ts'
import { LITTLE_OVER_LINES } from './lines/little-over.ts'
import { isStock, TELLING } from './lines/telling/index.ts'
import { TERM_LINES } from './lines/terms.ts'
import { VOICE_LINES } from './lines/voice.ts'
import { WAY_OUT_LINES } from './lines/way-out.ts'
import { isSpeakable, shortQuote } from './quoting.ts'
import type { Fault } from './ranking.ts'
import { type Roast, say } from './say.ts'
import { choice, hash } from './seed.ts'
import { besides } from './surroundings.ts'

export interface Roasted {
  place: Place
  line: string
  advice: string
}

/** Slots that hold what only this mail is about, or who writes it to whom. */
const NAMES = ['name', 'firm', 'product'] as const

/** A fault with its line; `null` when all that could be said was said. */
export function roasted(fault: Fault, roast: Roast): Roasted | null {
  const { doc, level, seed } = roast
  const places = worst(fault.places, seed)
  const known = places.map((place) => ({ place, lines: linesFor(visible(doc, place), fault.rule, level) }))
  const place = known.find(({ lines }) => lines.length > 0)?.place ?? places[0] ?? fault.places[0]
  const { message } = place.annotation
  const slots: Slots = {
    ...besides(withOffered(roast.slots, place, roast), visible(doc, place)),
    ...findingSlots(doc, place, fault.places),
    message: isSpeakable(message) ? message : null,
  }
  const byRule = LINES[fault.rule] ?? (fault.dimension === 'brand_voice' ? VOICE_LINES : undefined)
  // Mail to one person needs no link, only a word on how to say no.
  const isLetter = fault.rule === 'missing-unsubscribe' && place.annotation.severity === 'info'
  const isLittle = fault.rule === 'too-long' && Boolean(slots.little)
  const own = isLetter
    ? WAY_OUT_LINES[level]
    : isLittle
      ? LITTLE_OVER_LINES[level]
      : [
          ...(known.find((each) => each.place === place)?.lines ?? []),
          ...(TELLING[fault.rule]?.[level] ?? []),
          ...(byRule?.[level] ?? []),
        ]
  // Where nobody and nothing is named, a joke about the words of the place is better than one about the subject.
  const isNameless = !NAMES.some((name) => roast.slots[name])
  const wish = { salt: fault.rule, place: placeOf(isNameless, fault.rule) }
  const said = say(own, slots, roast, wish) ?? say(FALLBACK_LINES[level], slots, roast, wish)
  if (said === null) return null
  // What could be said of other mails as well goes on with a word about this one.
  const more = said.tells ? null : say(AFTERTHOUGHTS[level], slots, roast, { ...wish, mustTell: true })
  const line = more === null ? said.text : `${ended(said.text)} ${more.text}`
  return { place, line, advice: adviceFor(place, slots) }
}

const placeOf = (isNameless: boolean, rule: string) =>
  isNameless ? ('mark' as const) : isStock(rule) ? ('stock' as const) : undefined

/** Longer lines are not quoted whole. */
const LONG_LINE = 64

/** A line over a subject or preheader, and its advice, speak of the words that its fix puts there, and of no other thing. */
function withOffered(slots: Slots, { annotation }: Place, { doc, offered }: Roast): Slots {
  const words = offered(annotation)
  if (words === undefined) return slots
  // Of several stories none is what the mail is about.
  if (words === null) return doc.family === 'bulk_content' ? { ...slots, product: null } : slots
  const product = shortQuote(words, LONG_LINE)
  return { ...slots, product, matter: product }
}

/** With a mark at the end, so that another sentence may follow. */
const ended = (text: string): string => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`)

/** The places that cost most, beginning with one the seed decides. */
export function worst(places: readonly Place[], seed: number): readonly Place[] {
  const most = Math.max(...places.map(({ annotation }) => annotation.points))
  const dear = places.filter(({ annotation }) => annotation.points === most)
  const first = choice(dear.length, seed, 'place')
  return [...dear.slice(first), ...dear.slice(0, first)]
}

/** Lines for the very words. They are written without a level and dealt out, so that no two levels share one. */
function linesFor(text: string, rule: string, level: Level): readonly string[] {
  if (text.length > 80) return []
  const low = text.toLowerCase().replaceAll('’', "'")
  return TERM_LINES.filter((term) => term.rules.includes(rule) && low.includes(term.word)).flatMap((term) =>
    term.lines.filter((line) => LEVELS[hash(line) % LEVELS.length] === level),
  )
}

/** What to do about a place, without the joke. */
export function adviceFor({ annotation }: Place, slots: Slots): string {
  const own = ADVICE[annotation.rule_id] ?? []
  for (const text of own) {
    const filled = fill(text, slots)
    if (filled !== null) return filled
  }
  return annotation.why
}
