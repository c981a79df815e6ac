/** Has each operation answer its examples before anybody asks for them or for anything else. */
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import type { Context } from '#shared/operations/operation.ts'
import { exampleCalls } from './examples.ts'

/** Milliseconds before each answer, in which requests are served. */
const PAUSE_MS = 300

/**
 * The first answer of a process makes its tables and is run by code that nothing has sped up yet. Gives what ends it;
 * it keeps no process alive.
 */
export function startWarmUp(dictionary: Context['dictionary']): () => Promise<void> {
  const waiting: ServedOperation[] = [...OPERATIONS]
  const next = () => {
    const operation = waiting.shift()
    if (!operation) return clearInterval(timer)
    void exampleCalls(operation, dictionary)
  }
  const timer = setInterval(next, PAUSE_MS).unref()
  return async () => clearInterval(timer)
}
