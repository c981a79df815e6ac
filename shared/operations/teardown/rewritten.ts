/** What a rewrite of the whole mail makes of each of its sections. */
import type { Span } from '../../engine/draft.ts'
import type { Revised } from '../rewrite/revise.ts'
import type { DiffPart } from '../rewrite/revision.ts'
import type { Change } from '../rewrite/under-revision.ts'

/** Text that took the place of a range of the original: what was kept of it, and what came in instead. */
export function becameOf(diff: readonly DiffPart[], { start, end }: Span): string {
  let at = 0
  let dropped: number | null = null
  let text = ''
  for (const part of diff) {
    if (part.op === 'insert') {
      // New words stand for the words dropped right before them, else they follow what is there.
      const place = dropped ?? at
      const within: boolean = dropped === null ? place > start && place <= end : place >= start && place < end
      if (within) text += part.text
      continue
    }
    const stop = at + part.text.length
    if (part.op === 'equal') {
      text += part.text.slice(Math.max(0, start - at), Math.max(0, Math.min(part.text.length, end - at)))
      dropped = null
    } else {
      // A cut may begin in the space before the section; what is new then belongs to the section.
      dropped = at < start && stop > start ? start : at
    }
    at = stop
  }
  return text
}

/** The line that the rewrite put at the end of the body as its ask, or moved there; `null` when it did not. */
export const newAsk = ({ changes }: Revised): Change | null =>
  changes.find(
    ({ proposal, before, after }) =>
      (proposal.rule === 'missing-ask' || proposal.rule === 'buried-ask') &&
      before === '' &&
      after.trim() !== '',
  ) ?? null

/** Whether a change touches a range of a field. */
export const touches = (c: Change, field: string, { start, end }: Span): boolean =>
  c.proposal.field === field && c.start < end && (c.end > start || c.start >= start)

/** Reasons of changes, in order, each once: of one rule the first, as further ones only count on. */
export function reasonsOf(changes: readonly Change[]): string[] {
  const byRule = new Map<string, string>()
  for (const { proposal } of changes) {
    const key = proposal.rule ?? proposal.reason
    if (!byRule.has(key)) byRule.set(key, proposal.reason)
  }
  return [...new Set(byRule.values())]
}
