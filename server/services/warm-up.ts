/** Has each operation answer once before anybody asks. */
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import type { Context } from '#shared/operations/operation.ts'
import { answerIn } from './local-answer.ts'

/** Milliseconds before each answer, in which requests are served. */
const PAUSE_MS = 300

/**
 * The first answer of a process makes its tables and is run by code that nothing has sped up yet. Gives what ends it;
 * it keeps no process alive.
 */
export function startWarmUp(dictionary: Context['dictionary']): () => Promise<void> {
  const context = { profile: DEFAULT_PROFILE, dictionary }
  const waiting: ServedOperation[] = [...OPERATIONS]
  const next = () => {
    const operation = waiting.shift()
    if (!operation) return clearInterval(timer)
    for (const { input } of operation.contract.examples) {
      const reading = operation.read(input)
      if (reading.ok) answerIn(context, reading.request)
    }
  }
  const timer = setInterval(next, PAUSE_MS).unref()
  return async () => clearInterval(timer)
}
