/** Kinds that a step treats alike. */
import type { Kind } from '../../engine/kinds.ts'
import type { Play } from './angles.ts'

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

/** Mail that firms send to their own people as well as to customers. */
export const NEWS: ReadonlySet<Kind> = new Set<Kind>([
  'announcement',
  'product_update',
  'event_invitation',
  'survey',
])
