/** Lines that hold something only this mail has, by rule: they come before those that could be said of its like. */
import type { Lines } from '../../line.ts'
import { ASKING_TELLING } from './asking.ts'
import { CLAIM_TELLING } from './claims.ts'
import { DUTY_TELLING } from './duties.ts'
import { LOUD_TELLING } from './loud.ts'
import { OPENING_TELLING } from './opening.ts'
import { PUSH_TELLING } from './push.ts'
import { SENTENCE_TELLING } from './sentences.ts'
import { SLIP_TELLING } from './slips.ts'
import { SUBJECT_TELLING } from './subject.ts'

export const TELLING: Lines = {
  ...ASKING_TELLING,
  ...CLAIM_TELLING,
  ...DUTY_TELLING,
  ...LOUD_TELLING,
  ...OPENING_TELLING,
  ...PUSH_TELLING,
  ...SENTENCE_TELLING,
  ...SLIP_TELLING,
  ...SUBJECT_TELLING,
}

/** Rules that find whole sentences and subjects: what they quote is the mail's own. Of other rules it is in every second mail. */
const WHOLE = new Set([
  'calendar-link-early',
  'crowded-emoji-subject',
  'high-friction-ask',
  'long-sentence',
  'low-contrast',
  'missing-ask',
  'no-question',
  'no-reason-to-write',
  'shouting-subject',
  'subject-exclamation',
  'too-long',
  'unnamed-image-link',
  'weak-ask',
])

/** Whether what a rule quotes is a phrase that other mails have word for word. */
export const isStock = (rule: string): boolean => rule in TELLING && !WHOLE.has(rule)
