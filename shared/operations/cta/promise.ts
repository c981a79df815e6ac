/** Whether a label promises no more than its link keeps: what the link's own words say is done there. */
import type { Doc } from '../../engine/doc.ts'
import { isBookingPath } from '../../engine/measures/booking.ts'
import { shared, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { FoundAsk } from './found.ts'
import { clickFriction, isLook } from './goals.ts'
import { callOf, deedOfLink, nameOfLink, READS_ON } from './own-labels.ts'
import { isSameDeed } from './same-call.ts'

type Deed = 'look' | 'commit' | 'hand' | 'other'

/** Details are looked at, whatever the verb. */
const DETAILS = /\bdetails$/i

/** What is handed over is no place to get or book anything. */
const HANDS_OVER = /^(?:upload|send|submit|attach|forward|post)\b/i

const deedOf = (label: string): Deed =>
  isLook(label) || DETAILS.test(label) || READS_ON.test(label)
    ? 'look'
    : clickFriction(label) === 3
      ? 'commit'
      : HANDS_OVER.test(label)
        ? 'hand'
        : 'other'

/** What the mail itself says of where a link leads: its call, or else what its address is named for; `null` for nothing. */
export function saidOf(doc: Doc, href: string, found: readonly FoundAsk[]): string | null {
  for (const ask of found) {
    const call = ask.href === href ? callOf(doc, ask) : null
    if (call !== null) return call
  }
  for (const ask of found) {
    const deed = ask.href === href ? deedOfLink(doc, ask) : null
    if (deed !== null) return deed
  }
  return isBookingPath(href) ? 'Book' : null
}

/** What the links to an address name, where no words of theirs call; `null` for nothing. */
export function namedOf(doc: Doc, href: string, found: readonly FoundAsk[]): string | null {
  for (const ask of found) {
    const name = ask.href === href ? nameOfLink(doc, ask) : null
    if (name !== null) return name
  }
  return null
}

/**
 * True for a label that is kept where another one says `said`. A page to read or see is not where something is booked,
 * and nothing is bought where something is read; what is looked at has to be what the link is about.
 */
export function keepsPromise(label: string, said: string | null): boolean {
  if (said === null || shared(objectOf(label), objectOf(said)) > 0) return true
  if (namesAThing(label)) return false
  if (!DETAILS.test(label) && isSameDeed(label, said)) return true
  const [promised, kept] = [deedOf(label), deedOf(said)]
  // “Read the whole story” is true of what is read, “See how it works” of all that is looked at.
  if (promised === 'look') return kept === 'look' && /^(?:see|get)\b/i.test(label)
  return kept !== 'look' && (kept === 'hand') === (promised === 'hand')
}

/** “See the spring market” names what is behind the link; “See the details” is true of whatever is. */
const NAMES = /^\S+ (?:the|your|our|my|this)\b(?!.*\b(?:details|whole story)$)/i

const namesAThing = (label: string) => isLook(label) && NAMES.test(label)

/** True for a label that names no other thing than the link's own words, or none. */
export const keepsName = (label: string, named: string | null): boolean =>
  named === null || !namesAThing(label) || shared(objectOf(label), objectOf(`See ${named}`)) > 0

/** True for a label that names what another link of the mail leads to: “See the plant labels” over “Read more” of something else. */
export function leadsElsewhere(label: string, href: string, doc: Doc, found: readonly FoundAsk[]): boolean {
  if (!namesAThing(label)) return false
  const thing = objectOf(label)
  const isOf = (f: FoundAsk) => shared(objectOf(callOf(doc, f) ?? `See ${f.text}`), thing) > 0
  const links = found.filter((f) => f.href !== null)
  return links.some((f) => f.href !== href && isOf(f)) && !links.some((f) => f.href === href && isOf(f))
}

/** Names of what is on one page: the basket is where an order is finished, and a survey is its questions. */
const ON_ONE_PAGE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:basket|cart|purchase|checkout)\b/gi, 'order'],
  [/\bquestions\b/gi, 'survey'],
  [/\b(?:tickets?|seats?|places?)\b/gi, 'event'],
]

/** The words behind the verb. */
function objectOf(label: string): ReadonlySet<string> {
  const object = label.replace(/^\S+\s*/, '')
  return stemsOfTokens(
    tokenize(ON_ONE_PAGE.reduce((text, [names, name]) => text.replace(names, name), object)),
  )
}
