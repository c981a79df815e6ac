/** Kinds that a step treats alike. */
import type { Kind } from '../../engine/kinds.ts'
import type { Play } from './angles.ts'

/** Mailings that are known by what they are about. */
export const NAMED_FIRST: ReadonlySet<Kind> = new Set<Kind>(['event_invitation', 'abandoned_cart'])

/** Kinds whose mail asks for nothing unless it says so. */
const ASKLESS: ReadonlySet<Kind> = new Set<Kind>([
  'apology',
  'thank_you',
  'announcement',
  'internal',
  'other',
  'referral_intro',
])

interface Followed {
  kind: Kind
  play: Play
}

/** Whether a first mail asks for nothing unless it says so; a bill that is not owed yet asks for nothing either. */
export const isAskless = ({ kind, play }: Followed): boolean =>
  ASKLESS.has(kind) || (kind === 'billing' && play !== 'payment')

/** A first mail from a brief that asks somebody for one thing, or invites to one, is named by it. */
export const namedAlways = ({ kind, play }: Followed): boolean =>
  play === 'request' || kind === 'event_invitation'

/** Mail that firms send to their own people as well as to customers. */
export const NEWS: ReadonlySet<Kind> = new Set<Kind>([
  'announcement',
  'product_update',
  'event_invitation',
  'survey',
])
