/** One change of a row among those that are committed together. */
export interface Step<Stage, Taken> {
  /** Synchronous. When it throws, the step fails alone and nothing of it is kept. */
  take(stage: Stage): Taken
  /** Called once the whole batch is durable, or has failed. */
  end(error?: Error): void
}

/** A change as a step, and the promise of its result: it resolves once that is durable. */
export function stepOf<Stage, Taken extends object, T>(
  change: (stage: Stage) => Taken & { result: T },
): { step: Step<Stage, Taken>; result: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let keep = () => reject(new Error('The step was not taken.'))
  return {
    result: promise,
    step: {
      take: (stage) => {
        const taken = change(stage)
        keep = () => resolve(taken.result)
        return taken
      },
      end: (error) => (error ? reject(error) : keep()),
    },
  }
}

/** Takes steps one after the other and commits them; tells each how it ended, and never rejects. */
export async function commitSteps<Stage, Taken>(
  steps: readonly Step<Stage, Taken>[],
  commit: (takeAll: (stage: Stage, keep: (taken: Taken) => void) => void) => Promise<void>,
): Promise<void> {
  const failed = new Map<Step<Stage, Taken>, Error>()
  let failure: Error | undefined
  try {
    await commit((stage, keep) => {
      for (const step of steps) {
        try {
          keep(step.take(stage))
        } catch (error) {
          failed.set(step, asError(error))
        }
      }
    })
  } catch (error) {
    failure = asError(error)
  }
  for (const step of steps) step.end(failure ?? failed.get(step))
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error('unknown reason'))
