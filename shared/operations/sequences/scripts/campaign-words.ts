/** What the mails of a campaign say: a point that is at hand, else what only the sender can add. */
import type { Kind } from '../../../engine/kinds.ts'
import type { LinkedItem } from '../linked-items.ts'
import { headOf, saidBehind, toldBehind } from '../point-lines.ts'
import { type Slots, said } from '../script.ts'

export const onIt = ({ matter }: Slots) => (matter === null ? '' : ` about ${headOf(matter)}`)

/** Whether there is something to tell besides the day. */
export const tells = ({ told }: Slots) => told !== null

/** What only the sender can add, by kind. */
const NEWS: Partial<Record<Kind, string>> = {
  event_invitation: 'one thing that people will see or take home, and that the first mail did not name',
  onboarding: 'the step at which people get stuck, and how to get past it',
  abandoned_cart: 'what somebody who bought it says, with a name, or an answer to the doubt most people have',
  fundraising: 'what one gift did lately, with a name or a figure',
  survey: 'how many have answered so far, or what the last answers changed',
  review_request: 'what you do with a review, or who reads it',
}
/** A point of the first mail behind its lead, else what only the sender can add. */
export function news(slots: Slots, lead: string, way: number, instead = fresh): string {
  const { told, item } = slots
  if (item !== null) return stepOf(item, way)
  if (told !== null) return said(toldBehind(told)[way] ?? toldBehind(told)[0], slots)
  return `${lead}${onIt(slots)}: ${instead(slots)}`
}
/** One step of the list that the first mail gave, by itself. */
const stepOf = ({ at, of }: LinkedItem, way: number): string => {
  const place = `step ${at} of ${of}`
  return way === 0
    ? `One step at a time is enough, and this is ${place}.`
    : `If you have time for one thing, take ${place}.`
}
export const fresh = ({ kind, told, hole }: Slots): string => {
  if (told !== null) return `${told.text}.`
  return `${hole(NEWS[kind] ?? 'one new fact: what a customer said, a figure, or an answer to the question asked most')}.`
}
/** The same with what comes next for what is missing. */
export const left = (slots: Slots): string => (slots.told === null ? `${next(slots)}.` : fresh(slots))
export const behind = (slots: Slots, way: number): string =>
  slots.item === null && slots.told !== null
    ? said(saidBehind(slots.told)[way] ?? saidBehind(slots.told)[0], slots)
    : ''

/** What readers may want to say or ask, by kind. */
const INVITES: Partial<Record<Kind, string>> = {
  onboarding: 'If you got stuck somewhere, just reply and tell us at which step.',
  abandoned_cart:
    'If something held you back, such as the price, the delivery or the choice, just reply and tell us.',
  re_engagement:
    'If something else kept you away, such as the price, we would like to hear it: just reply to this mail.',
  survey: 'If one of the questions is unclear, just reply and tell us which.',
  review_request: 'If something went wrong, we would rather hear it from you first: just reply to this mail.',
  fundraising: 'If there is something you would want to know before you give, just reply and ask.',
}
/** A point that is left, by itself. */
export const besides = (slots: Slots): string =>
  slots.told !== null ? said(toldBehind(slots.told)[1] ?? toldBehind(slots.told)[0], slots) : ''

/** Questions for the day, on what the event is about where that is a thing. */
const askedOn = ({ matter }: Slots): string => {
  const [, topic] = / ((?:about|on) (?!how\b).+)$/.exec(matter ?? '') ?? []
  return `If there is a question${topic === undefined ? '' : ` ${topic}`} you would like answered on the day, send it to us beforehand.`
}

/** What comes next on a list of steps. */
export const onList = (slots: Slots): string =>
  slots.kind === 'onboarding' && slots.told?.aspect === 'item'
    ? said(toldBehind(slots.told)[2] ?? toldBehind(slots.told)[0], slots)
    : ''
/** Asks for a question or a reason. */
export const invited = (slots: Slots, way: 0 | 1): string =>
  (slots.isEvent ? askedOn(slots) : INVITES[slots.kind]) ??
  (way === 0
    ? `If you have a question${onIt(slots)}, just reply to this mail.`
    : `Questions${onIt(slots)} are welcome: just reply to this mail.`)

/** What comes next, by kind: only the sender knows. */
const NEXT: Partial<Record<Kind, string>> = {
  event_invitation: 'how to get there, and what happens on the day',
  onboarding: 'what to set up after that, and how long it takes',
  abandoned_cart: 'when it ships, and how it can be sent back',
  fundraising: 'what happens with a gift once it has come in',
  survey: 'who reads the answers, and when the result is out',
  review_request: 'where a review appears, and when',
}
const next = ({ kind, hole }: Slots): string =>
  hole(NEXT[kind] ?? 'what happens after somebody says yes, in two short steps')
