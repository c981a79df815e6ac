/**
 * Closing questions that fit a kind and invent nothing: no day, no number, no name. The first that the
 * draft does not hold already is taken. Interest questions for first contact, because they ask least (E25).
 */
import type { Kind } from '../kinds.ts'

export const ASK_LINES: Partial<Record<Kind, readonly string[]>> = {
  cold_outreach: ['Is this worth a closer look?', 'Is this something you are working on?'],
  follow_up: ['Is this still on your list?', 'Should I send the details?'],
  breakup: ['Should I close this for now?'],
  partnership: ['Is this worth exploring?'],
  press_pitch: ['Would this suit your readers?'],
  referral_intro: ['Would you like me to connect you two?'],
  meeting_request: ['Which time suits you?'],
  meeting_recap: ['Did I miss anything?'],
  proposal: ['Does this cover what you need?'],
  negotiation: ['Does that work for you?'],
  renewal: ['Shall I send the renewal over?', 'Does that work for you?'],
  customer_success: ['Would that help your team?'],
  recruiting: ['Would you be open to hearing more?'],
  review_request: ['Would you write a few lines about how it went?'],
}
