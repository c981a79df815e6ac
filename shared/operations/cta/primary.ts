/** Which of the asks of a mail it is for. */
import type { Doc } from '../../engine/doc.ts'
import { deadlineIn } from './deadline.ts'
import type { FoundAsk } from './found.ts'
import { GOAL_OF } from './goals.ts'

/** A way out for the reader, which is the second ask and never the first. */
const WAY_OUT = /^(?:if|or)\b/i
/** What is asked besides. */
const BESIDES =
  /^(?:also|and|plus|additionally|besides|by the way|btw|one more|another|separately|p\.?s\b|while)\b/i

/** The ask the mail is for; `null` when it asks nothing. */
export function primaryOf(doc: Doc, found: readonly FoundAsk[]): FoundAsk | null {
  const wanted = found.filter((f) => serves(f, doc.draft.goal))
  const pool = wanted.length > 0 ? wanted : found
  const clicks = pool.filter((f) => f.href !== null && f.kind !== 'reply')
  if (toMany(doc) && clicks.length > 0)
    return clicks.find((f) => f.form === 'button') ?? clicks.find((f) => !f.small) ?? clicks[0] ?? null
  const asks = pool.filter((f) => f.sentence !== null && !WAY_OUT.test(f.text))
  const firm = preferred(
    asks.filter((f) => !f.weak),
    (f) => !BESIDES.test(f.text),
  )
  return (
    // What has a day to be done by is what the mail was written for.
    firm.find((f) => !f.small && deadlineIn(f.text) !== undefined) ??
    firm.findLast((f) => f.form === 'question') ??
    firm.findLast((f) => !f.small) ??
    firm.at(-1) ??
    asks.at(-1) ??
    pool.findLast((f) => f.sentence !== null) ??
    pool[0] ??
    null
  )
}

/** Those that are preferred, or all where none is. */
function preferred(asks: readonly FoundAsk[], test: (ask: FoundAsk) => boolean): readonly FoundAsk[] {
  const better = asks.filter(test)
  return better.length > 0 ? better : asks
}

/** Mail that many get, or that a system sends. */
export const toMany = ({ family, kind }: Doc): boolean =>
  family === 'bulk_content' ||
  family === 'bulk_promo' ||
  kind === 'onboarding' ||
  kind === 'billing' ||
  kind === 'review_request' ||
  kind === 'transactional'

/** True for an ask that leads to what the caller wants of the mail. */
export function serves({ kind }: FoundAsk, goal: Doc['draft']['goal']): boolean {
  if (goal === 'click' || goal === 'donate') return kind === 'click'
  if (goal === 'book_meeting') return GOAL_OF[kind] === 'meet'
  if (goal === 'reply' || goal === 'positive_reply') return kind !== 'click' && kind !== 'task'
  return true
}
