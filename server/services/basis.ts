/** What an answer rests on besides its request: a repeat gets the same answer, or is told that it is gone. */
import { hash } from 'node:crypto'
import { ApiError } from '#shared/api/problem.ts'
import { RULESET } from '#shared/engine/score.ts'
import type { Deps } from '../deps.ts'
import type { IdempotencyFacts } from '../storage/meter.ts'
import type { Committed } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { VERSION } from '../version.ts'
import { profileOf, voiceOf } from './profile.ts'

/** Nothing makes the answer again: it is what was kept of it, or none. */
export const ONLY_KEPT = 'kept'

/** A digest of the engine and of the profiles under these voices; undefined stands for the default one, null for none. */
export function basisOf(
  { dictionary }: Pick<Deps, 'dictionary'>,
  workspace: Committed<WorkspaceRecord>,
  voiceIds: readonly (string | null | undefined)[],
): string {
  const profiles = [...new Set(voiceIds)].map((id) => {
    const voice = voiceOf(workspace, id)
    return typeof id === 'string' && !voice ? null : profileOf(workspace, voice)
  })
  return hash('sha256', JSON.stringify([VERSION, RULESET, dictionary !== null, ...profiles]), 'hex')
}

/** Throws `already_done` when an answer made now would be another one. */
export function mustRestOn({ basis: then }: IdempotencyFacts, now: string): void {
  if (then !== null && then !== now) throw new ApiError('already_done')
}
