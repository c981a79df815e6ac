import type { Slots } from './script.ts'
import type { Source } from './slots.ts'
import { toReader } from './wording.ts'

/** What readers do or think, and what happened to them, they need not be told; nor does it prove anything. */
export function isOfReader(text: string, { brief, material }: Source, opened: Source): boolean {
  const low = text.toLowerCase()
  // In a brief only what begins with them is sure to be theirs: “trucks stay at your yard” is an offer.
  const found = [material.trigger?.text, opened.material.trigger?.text]
  const theirs = [
    brief?.trigger,
    brief?.problem,
    ...found.filter((told) => brief === null || /^your?\b/i.test(told ?? '')),
  ]
  const company = material.recipient.company?.text.toLowerCase()
  return (
    /^you(?:r|['’]\p{L}+)?\b/iu.test(text) ||
    (company !== undefined && low.startsWith(company)) ||
    theirs.some((told) => told !== undefined && toReader(told).toLowerCase().includes(low))
  )
}

/** A task is told to the sender, to whom “your plan” is theirs. */
export function toSender(slots: Slots): Slots {
  const turned = (text: string) => text.replaceAll(/\byour\b/g, 'their')
  return { ...slots, on: turned(slots.on), about: turned(slots.about) }
}
