/** The mail's own ask in place of the question that a rule of the score would put into any mail of its kind. */
import type { Draft } from '../../engine/draft.ts'
import { applyEdits } from '../../engine/edit.ts'
import type { Annotation } from '../../engine/report.ts'
import { shortened } from '../roast/mend.ts'
import type { ctaOffer } from './offers.ts'

/** Rules whose fix is a question. */
export const ASKING: ReadonlySet<string> = new Set([
  'missing-ask',
  'weak-ask',
  'high-friction-ask',
  'no-question',
])

export type AskOffer = ReturnType<typeof ctaOffer>

/** What a button for an ask says. */
export const askLabel = ({ text, replaces }: NonNullable<AskOffer>): string =>
  `${replaces ? 'Ask' : 'End with'} “${shortened(text)}”`

/**
 * The offer of the operation for asks where it is of the mail's own words, stands where a rule offers a stock question
 * and gains as much; else `null`.
 */
export function instead({ rule_id, start, end, fixes }: Annotation, offer: () => AskOffer): AskOffer {
  const [fix] = fixes
  if (!fix || !ASKING.has(rule_id)) return null
  const own = offer()
  if (!own?.own || own.gain < fix.score_delta) return null
  return own.edit.start <= end + GAP && own.edit.end >= start - GAP ? own : null
}
/** Letters between two sentences. */
const GAP = 2

/** A finding with the mail's own ask as its fix, and its place as wide as that; as it was where nothing is better. */
export function withOwnAsk(a: Annotation, draft: Draft, offer: () => AskOffer): Annotation {
  const own = instead(a, offer)
  if (own === null) return a
  const [start, end] = [Math.min(a.start, own.edit.start), Math.max(a.end, own.edit.end)]
  const quote = draft.draft.slice(start, end)
  const edit = { ...own.edit, start: own.edit.start - start, end: own.edit.end - start }
  const fix = {
    label: askLabel(own),
    replacement: applyEdits(quote, [edit]).text,
    score_delta: own.gain,
    safe: false,
  }
  return { ...a, start, end, quote, fixes: [fix] }
}
