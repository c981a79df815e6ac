/** The angles a step can take, and which of them suit a kind of mail. */
import type { Kind } from '../../engine/kinds.ts'

export const ANGLES = [
  'offer',
  'problem',
  'proof',
  'how_it_works',
  'objection',
  'smaller_ask',
  'cost',
  'other_person',
  'timing',
  'resource',
  'options',
  'trigger',
  'reference',
  'close_file',
] as const
export type Angle = (typeof ANGLES)[number]

/** How the mails of a sequence are written: to a stranger, to somebody who is deciding or is paid, to a customer who went quiet or owes, and so on. */
export const PLAYS = [
  'outreach',
  'deal',
  'buying',
  'customer',
  'favour',
  'payment',
  'request',
  'renewal',
  'meeting',
  'recruiting',
  'press',
  'campaign',
] as const
export type Play = (typeof PLAYS)[number]

const PLAY_OF: Partial<Record<Kind, Play>> = {
  cold_outreach: 'outreach',
  follow_up: 'deal',
  partnership: 'outreach',
  meeting_request: 'meeting',
  proposal: 'deal',
  negotiation: 'deal',
  renewal: 'renewal',
  customer_success: 'customer',
  recruiting: 'recruiting',
  press_pitch: 'press',
  promotional: 'campaign',
  event_invitation: 'campaign',
  onboarding: 'campaign',
  re_engagement: 'campaign',
  abandoned_cart: 'campaign',
  survey: 'campaign',
  review_request: 'campaign',
  fundraising: 'campaign',
}

/** News that is said once: what may follow is one reminder of the day by which readers have something to do. */
const REMINDED: ReadonlySet<Kind> = new Set<Kind>(['announcement', 'product_update'])

/** The play of a mail that is said once and names a day and a page; `null` for all other kinds. */
export const reminderOf = (kind: Kind, deadline: string | null, askLine: string | null): Play | null =>
  REMINDED.has(kind) && deadline !== null && askLine !== null ? 'campaign' : null

/** Kinds that do not tell whether their reader has to be won over. */
const EITHER: ReadonlySet<Kind> = new Set<Kind>(['follow_up', 'other', 'referral_intro'])

/** The play for a kind; `null` for mail that is not followed up. Who has to be won over is written to as a stranger. */
export const playOf = (kind: Kind, wins = false): Play | null =>
  wins && EITHER.has(kind) ? 'outreach' : (PLAY_OF[kind] ?? null)

/** Angles that only a first step takes. */
export const FIRST: ReadonlySet<Angle> = new Set<Angle>(['offer', 'problem'])

/** Angles of the steps after the first, in the order they are taken; the last closes a sequence of three or more. */
export const ORDER: Readonly<Record<Play, readonly Angle[]>> = {
  outreach: [
    'proof',
    'smaller_ask',
    'objection',
    'other_person',
    'cost',
    'timing',
    'how_it_works',
    'resource',
    'trigger',
    'reference',
    'options',
    'close_file',
  ],
  deal: ['timing', 'objection', 'proof', 'options', 'smaller_ask', 'how_it_works', 'close_file'],
  buying: ['proof', 'objection', 'timing', 'smaller_ask', 'other_person', 'options', 'close_file'],
  customer: ['objection', 'other_person', 'how_it_works', 'timing', 'proof', 'options', 'close_file'],
  favour: ['resource', 'smaller_ask', 'close_file'],
  payment: ['timing', 'objection', 'resource', 'other_person', 'options', 'close_file'],
  request: ['timing', 'objection', 'other_person', 'close_file'],
  renewal: ['proof', 'objection', 'timing'],
  meeting: ['timing', 'smaller_ask', 'other_person', 'options', 'how_it_works', 'close_file'],
  recruiting: ['proof', 'objection', 'smaller_ask', 'other_person', 'options', 'how_it_works', 'close_file'],
  press: ['proof', 'timing', 'other_person', 'options', 'resource', 'close_file'],
  campaign: ['proof', 'timing', 'close_file', 'resource', 'objection', 'how_it_works'],
}

/** What a longer sequence ends with: a goodbye, or what there is to decide before a contract renews. */
export const LAST: Readonly<Record<Play, Angle>> = {
  outreach: 'close_file',
  deal: 'close_file',
  buying: 'close_file',
  customer: 'close_file',
  favour: 'close_file',
  payment: 'close_file',
  request: 'close_file',
  renewal: 'timing',
  meeting: 'close_file',
  recruiting: 'close_file',
  press: 'close_file',
  campaign: 'close_file',
}

/** Angles of a mail to a stranger that only ask: a fact that is left stands before the question. */
export const ASKING: ReadonlySet<Angle> = new Set<Angle>([
  'smaller_ask',
  'objection',
  'other_person',
  'timing',
])

/** Angles whose line only leads to their question. */
export const ASIDE: ReadonlySet<Angle> = new Set<Angle>(['other_person'])

/** Angles whose fact leaves nothing to add. */
export const BARE: ReadonlySet<Angle> = new Set<Angle>(['smaller_ask', 'objection'])
