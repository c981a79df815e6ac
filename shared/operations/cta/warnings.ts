/** What the caller should know beside the result. */
import type { Doc } from '../../engine/doc.ts'
import { isSafeTarget } from './button-html.ts'
import type { Wish } from './candidates.ts'

/** Why there are fewer candidates than asked for, and which options had no use. */
export function warningsOf(
  input: { destination?: string | undefined },
  wish: Wish,
  doc: Doc,
  count: number,
): { code: string; message: string }[] {
  const warnings: { code: string; message: string }[] = []
  const add = (code: string, message: string) => warnings.push({ code, message })
  if (doc.counts.words === 0) add('empty_draft', 'The body has no words, so there is nothing to ask with.')
  if (wish.form === 'question') {
    if (input.destination !== undefined)
      add('destination_unused', 'A question leads nowhere; `destination` serves links and buttons.')
  } else if (wish.destination === null)
    add(
      'destination_missing',
      'The mail has no link and none is invented; send `destination` for a link or button.',
    )
  else if (!isSafeTarget(wish.destination))
    add(
      'destination_not_plain',
      'The mail’s link is not a plain http, https or mailto address, such as one filled in later; send `destination` for a button.',
    )
  if (!doc.english)
    add(
      'candidates_need_model',
      'Sentences that ask are found and written in English only; of other languages only links are, the rest needs a model.',
    )
  else if (count < wish.count && doc.counts.words > 0)
    add(
      'fewer_candidates',
      `The mail gives ground for ${count} at this commitment and form; ${wish.count} were asked for. New wording needs a model.`,
    )
  return warnings
}
