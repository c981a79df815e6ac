/** Answers to the examples of the contracts, as the reference shows them: real ones, made by the engine. */
import type { Dictionary } from '#shared/engine/dictionary.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { ServedOperation } from '#shared/operations/index.ts'
import { inEnvelope } from './run-operation.ts'

interface ExampleCall {
  summary: string
  /** The request as written in the contract. */
  request: unknown
  /** What `/v1/<name>` answers a workspace with default settings. */
  answer: ReturnType<typeof inEnvelope>
}

const known = new WeakMap<
  ServedOperation,
  { dictionary: Dictionary | null; calls: Promise<readonly ExampleCall[]> }
>()

/** The examples of an operation with their answers, made once. Ids and counts are made up, all else is computed. */
export function exampleCalls(
  operation: ServedOperation,
  dictionary: Dictionary | null,
): Promise<readonly ExampleCall[]> {
  const made = known.get(operation)
  if (made?.dictionary === dictionary) return made.calls
  const calls = answered(operation, dictionary)
  known.set(operation, { dictionary, calls })
  return calls
}

async function answered(
  { contract, read }: ServedOperation,
  dictionary: Dictionary | null,
): Promise<readonly ExampleCall[]> {
  const calls = contract.examples.map(async ({ summary, input }, index) => {
    const reading = read(input)
    if (!reading.ok) throw new Error(`Example ${index + 1} of ${contract.name} does not fit its contract.`)
    const { request } = reading
    const answer = await request.answer({ profile: DEFAULT_PROFILE, dictionary })
    const used = 12 + index
    return {
      summary,
      request: input,
      answer: inEnvelope(contract, request.input, answer, `${contract.prefix}_7Kq2mXvT9bLzR4wNc8Yd`, {
        calls: contract.calls,
        included: 50,
        used,
        remaining: 50 - used,
        resets_at: '2026-06-02T00:00:00.000Z',
      }),
    }
  })
  return Promise.all(calls)
}

/** The answer to the examples of an operation when they are sent as a batch. */
export function exampleBatch({ contract: { object } }: ServedOperation, calls: readonly ExampleCall[]) {
  return {
    id: 'bat_2LmZx8QwYr5TnKc3Vb7J',
    object: `${object}_batch`,
    items: calls.map(({ answer }, index) => {
      const { id: _, object: __, usage: ___, ...rest } = answer
      return { id: `mail-${index + 1}`, ok: true, ...rest }
    }),
    succeeded: calls.length,
    failed: 0,
    warnings: [],
    usage: {
      ...calls.at(-1)?.answer.usage,
      calls: calls.reduce((sum, { answer }) => sum + answer.usage.calls, 0),
    },
  }
}
