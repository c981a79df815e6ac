/** The place of a finding as it is shown, with the fix that goes there. */
import type { ReadDraft } from '../read-draft.ts'
import { anchorOf, withLineBefore } from './anchors.ts'
import type { Place } from './finding-slots.ts'
import type { Scored } from './mend.ts'
import type { Offers } from './offers.ts'

/** Quote and fix of a finding; the fix is `null` where only a person can mend it. */
export function fixed(
  mail: ReadDraft,
  place: Place,
  { instead, offer }: Offers,
  mend: (place: Place) => Scored | null,
) {
  const { annotation } = place
  const { field, start, end } = annotation
  const own = annotation.fixes.find(({ score_delta }) => score_delta >= 0)
  const rule: Scored | null = own ? { field, start, end, ...own } : null
  // A subject that gives way need not be mended first.
  const found = instead(annotation) ?? rule ?? offer(annotation) ?? mend(place)
  const mended = found && withLineBefore(mail, found)
  const range = mended ?? (start === end ? anchorOf(mail, place) : null) ?? { start, end }
  return {
    field,
    start: range.start,
    end: range.end,
    quote: (mail.draft[field] ?? '').slice(range.start, range.end),
    fix: mended && {
      label: found.label,
      replacement: mended.replacement,
      score_delta: found.score_delta,
    },
  }
}
