/** The reading of a mail over which nobody should joke: what the rules found, in plain words. */
import type { Doc } from '../../engine/doc.ts'
import { findingSlots } from './finding-slots.ts'
import { GRAVE_MATTERS, type GraveMatter } from './grave-cues.ts'
import { number } from './in-numbers.ts'
import type { Slots } from './line.ts'
import { isSpeakable } from './quoting.ts'
import type { Fault } from './ranking.ts'
import { adviceFor, type Roasted } from './roasted.ts'

/** The verdict on a mail that nobody jokes about. */
export function plainVerdict(matter: GraveMatter, score: number): string {
  return `This mail speaks of ${GRAVE_MATTERS[matter]}, so there are no jokes here. It scores ${score} of 100.`
}

/** How much there is to mend. */
export function plainSummary(faults: readonly Fault[]): string {
  if (faults.length === 0) return 'The rules found nothing to mend.'
  return faults.length === 1
    ? 'The rules found one thing to mend.'
    : `The rules found ${number(faults.length)} things to mend; the first matters most.`
}

/** What a rule says of its worst place. */
export function plainly({ places }: Fault, doc: Doc, slots: Slots): Roasted {
  const place = places.reduce((a, b) => (b.annotation.points > a.annotation.points ? b : a))
  const { message, why } = place.annotation
  return {
    place,
    line: isSpeakable(message) ? message : why,
    advice: adviceFor(place, { ...slots, ...findingSlots(doc, place, places) }),
  }
}

/** What tells a caller that the roast held back. */
export const graveWarning = (matter: GraveMatter): { code: string; message: string } => ({
  code: 'grave_matter',
  message: `The mail speaks of ${GRAVE_MATTERS[matter]}. It was read without jokes.`,
})
