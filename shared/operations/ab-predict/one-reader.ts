/** Tells variants that go to one reader from those that go to many: only the latter can be tested. */
import type { Kind } from '../../engine/kinds.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Arms, Input } from './arms.ts'

/** Mail that is written for one reader and one matter, unless a merge tag stands for the reader. */
const FOR_ONE: ReadonlySet<Kind> = new Set([
  'apology',
  'billing',
  'meeting_recap',
  'meeting_request',
  'negotiation',
  'proposal',
  'referral_intro',
  'support_reply',
  'thank_you',
])

/** Fewer readers than this are met one by one. */
const FEW = 10

/** “Invoice 2207”, “quote no. 1184”. */
const ONE_PAPER = /\b(?:invoice|bill|quote|order|case|claim|ticket|contract) (?:no\.? |number |#)?\d{3,}/i

/** Whether there is nobody else to send the other variant to. Counts, a list or a pace tell of many readers. */
export function isForOne(input: Input, { arms, whole }: Arms): boolean {
  if (input.list_size !== undefined) return input.list_size < FEW
  if (input.history !== undefined || input.sends_per_day !== undefined) return false
  // A subject alone greets nobody; the number of one paper has one reader.
  if (!whole && !input.variants.every(({ subject }) => ONE_PAPER.test(subject ?? ''))) return false
  return arms.every(
    ({ doc }) =>
      FOR_ONE.has(doc.kind) &&
      doc.placeholders.length === 0 &&
      (!whole || materialOf(doc).recipient.name !== null),
  )
}
