/** Kinds that a step treats alike. */
import type { Kind } from '../../engine/kinds.ts'

/** Mailings that are known by what they are about. */
export const NAMED_FIRST: ReadonlySet<Kind> = new Set<Kind>(['event_invitation', 'abandoned_cart'])

/** Kinds whose mail asks for nothing unless it says so. */
export const ASKLESS: ReadonlySet<Kind> = new Set<Kind>([
  'apology',
  'thank_you',
  'announcement',
  'internal',
  'other',
  'referral_intro',
])

/** Mail that firms send to their own people as well as to customers. */
export const NEWS: ReadonlySet<Kind> = new Set<Kind>([
  'announcement',
  'product_update',
  'event_invitation',
  'survey',
])
