import { OPERATIONS } from '#shared/operations/index.ts'
import type { Answer, Context } from '#shared/operations/operation.ts'

/** Leaves everything of `/v1/score` but the engine: its first answer is given again and again. */
export function answerFromMemory(): void {
  const operation = OPERATIONS.find(({ contract }) => contract.name === 'score')
  if (!operation) return
  const { read } = operation
  let known: Answer<unknown> | null = null
  Object.assign(operation, {
    read: (body: unknown) => {
      const reading = read(body)
      if (!reading.ok) return reading
      const { input, answer } = reading.request
      const again = async (context: Context) => {
        known ??= JSON.parse(JSON.stringify(await answer(context))) as Answer<unknown>
        return known
      }
      return { ok: true, request: { input, answer: again } }
    },
  })
}
