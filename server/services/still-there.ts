/** Whether whoever asked still waits for the answer: what nobody gets is not charged. */
import { ApiError } from '#shared/api/problem.ts'

/** Turns of the event loop until a connection that was cut meanwhile counts as closed; Node takes three. */
const TURNS = 4

/** Rejects with `caller_gone` when they have left. Counts turns without a promise for each: every call waits here. */
export function stillThere(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let turns = 0
    const next = () => {
      if (signal?.aborted) reject(new ApiError('caller_gone'))
      else if (signal === undefined || turns++ === TURNS) resolve()
      else setImmediate(next)
    }
    next()
  })
}
