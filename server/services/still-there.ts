/** Whether whoever asked still waits for the answer: what nobody gets is not charged. */
import { setImmediate as breathe } from 'node:timers/promises'
import { ApiError } from '#shared/api/problem.ts'

/** Turns of the event loop until a connection that was cut meanwhile counts as closed; Node takes three. */
const TURNS = 4

/** Throws `caller_gone` when they have left. */
export async function stillThere(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  for (let turn = 0; turn < TURNS && !signal.aborted; turn++) await breathe()
  if (signal.aborted) throw new ApiError('caller_gone')
}
