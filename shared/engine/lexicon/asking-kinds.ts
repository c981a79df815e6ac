/** Which kinds of mail want something of the reader. */
import type { Kind } from '../kinds.ts'

/** Mail to one person that wants an answer. */
export const WANTS_REPLY: readonly Kind[] = [
  'cold_outreach',
  'follow_up',
  'breakup',
  'partnership',
  'press_pitch',
  'referral_intro',
  'meeting_request',
  'proposal',
  'negotiation',
  'renewal',
  'customer_success',
  'recruiting',
  'review_request',
]

/** Mail to many that wants a click or a deed. Newsletters, announcements and news of a product may only inform. */
export const WANTS_ACTION: readonly Kind[] = [
  'promotional',
  'event_invitation',
  'abandoned_cart',
  're_engagement',
  'survey',
  'fundraising',
  'onboarding',
]

/** First contact with somebody who does not know the sender. */
export const FIRST_TOUCH: readonly Kind[] = ['cold_outreach', 'partnership', 'press_pitch']

/** Mail to one person, written by hand; `other` may be anything and is left out. */
export const PERSONAL: readonly Kind[] = [...WANTS_REPLY, 'meeting_recap', 'thank_you']
