import type { z } from 'zod'
import { asSeen, quotedAsSeen } from '../as-seen.ts'
import type { contract } from './contract.ts'

type Variant = z.output<typeof contract.result>['variants'][number]
type Change = Variant['changes'][number]

/** A rewrite as plain text: every variant with its score, and what was changed for which reason. */
export function inWords({ variants, unchanged_reason }: z.output<typeof contract.result>): string {
  const changed = variants
    .filter(({ changes }) => changes.length > 0)
    .map(({ angle, score_before, score, subject, draft, changes }) => {
      const head = `— ${angle}: ${score_before} → ${score}`
      return [
        ...[head, '', ...(subject === null ? [] : [`Subject: ${subject}`, '']), draft],
        ...['', 'What changed:', ...changesInWords(changes)],
      ].join('\n')
    })
  return [...(unchanged_reason === null ? [] : [unchanged_reason]), ...changed].join('\n\n')
}

/** Each reason once, with all that was changed for it. */
function changesInWords(changes: readonly Change[]): string[] {
  const byReason = new Map<string, string[]>()
  for (const change of changes) {
    const told = byReason.get(change.reason) ?? []
    byReason.set(change.reason, told)
    told.push(...edit(change))
  }
  return [...byReason].map(([reason, edits]) => [`- ${reason}`, edits.join(', ')].filter(Boolean).join(' '))
}

/** Characters of a passage, so that it is known again. */
const MOST = 70

/** A part of a tag, as an edit of an attribute has it. */
const TORN_TAG = /^[^<]*>|<[^<>]*$|="/

/** What went and what came; nothing where the markup alone is another. */
function edit({ before, after }: Change): string[] {
  const [was, is] = [asSeen(before), asSeen(after)]
  if (was === is || TORN_TAG.test(was) || TORN_TAG.test(is)) return []
  if (is === '') return [`${quotedAsSeen(before, MOST)} left out`]
  if (was === '') return [`${quotedAsSeen(after, MOST)} added`]
  return [`${quotedAsSeen(before, MOST)} → ${quotedAsSeen(after, MOST)}`]
}
