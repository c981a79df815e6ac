import type { Slots } from './script.ts'
import type { Source } from './slots.ts'
import { toReader } from './wording.ts'

/** What readers do or think, and what happened to them, they need not be told; nor does it prove anything. */
export function isOfReader(text: string, { material }: Source): boolean {
  const low = text.toLowerCase()
  const company = material.recipient.company?.text.toLowerCase()
  const happened = material.trigger?.text
  return (
    /^you(?:r|['’]\p{L}+)?\b/iu.test(text) ||
    (company !== undefined && low.startsWith(company)) ||
    (happened !== undefined && toReader(happened).toLowerCase().includes(low))
  )
}

/** A task is told to the sender, to whom “your plan” is theirs. */
export function toSender(slots: Slots): Slots {
  const turned = (text: string) => text.replaceAll(/\byour\b/g, 'their')
  return { ...slots, on: turned(slots.on), about: turned(slots.about) }
}
