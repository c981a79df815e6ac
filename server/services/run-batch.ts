/** Many requests of one operation: each is answered by itself, and those that were are charged together. */
import { setImmediate as breathe } from 'node:timers/promises'
import { splitItem } from '#shared/api/batch.ts'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { ServedOperation } from '#shared/operations/index.ts'
import type { Committed } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { byRules, type EngineFacts } from './author.ts'
import { basisOf, mustRestOn } from './basis.ts'
import { type Answered, keepScores } from './history.ts'
import { answerIn } from './local-answer.ts'
import { metered } from './metered.ts'
import { listeners, post } from './outbox.ts'
import type { Principal } from './principal.ts'
import { type Asked, contextOf, type Serving, withFacts } from './run-operation.ts'
import { stillThere } from './still-there.ts'

/**
 * Answers in the order of the items. `refused` makes the problem of an item that failed; it may throw for
 * failures that concern all. The charge is one entry of the journal, durable when this resolves.
 */
export async function runBatch<P>(
  deps: Serving,
  principal: Principal,
  operation: ServedOperation,
  items: readonly unknown[],
  refused: (error: Error, index: number) => P,
  { repeatable = null, signal }: Asked = {},
) {
  const { name, object, calls } = operation.contract
  const charge = { operation: name, calls: calls * items.length, prefix: 'bat', repeatable }
  const { value, id, usage, warnings, limits, repeated } = await metered(
    deps,
    principal,
    charge,
    async (workspace, earlier) => {
      const basis = repeatable && basisOf(deps, workspace, items.map(voiceIn))
      if (earlier && basis) mustRestOn(earlier, basis)
      const answer = (request: unknown) => answerOne(deps, workspace, principal, operation, request)
      // A batch asks no model; where there is one, nothing is missing.
      const engine = deps.model?.name ? byRules(null) : undefined
      const { answers, done } = await answerAll(items, answer, refused, signal, engine)
      if (!earlier) {
        await stillThere(signal)
        await keepScores(deps.store, workspace, principal, done)
      }
      const succeeded = done.length
      const failed = answers.length - succeeded
      return {
        value: { answers, succeeded, failed },
        calls: calls * succeeded,
        client: theirs(done),
        basis,
        post: telling(deps, workspace, { operation: name, succeeded, failed }),
      }
    },
  )
  const { answers, succeeded, failed } = value
  const answer = { id, object: `${object}_batch`, items: answers, succeeded, failed, warnings, usage }
  return { answer, limits, repeated }
}

/** The voice that an item names, before anybody has looked whether the rest of it will do. */
function voiceIn(item: unknown): string | null | undefined {
  const { brand_voice_id: id } = Object(item)
  return typeof id === 'string' || id === null ? id : undefined
}

/** Tells the webhooks that listen; null where none did when the batch was admitted, so that its charge is no more than an append. */
const telling = (
  { now = Date.now }: Serving,
  workspace: Committed<WorkspaceRecord>,
  counts: { operation: string; succeeded: number; failed: number },
) =>
  listeners(workspace, 'batch.completed').length === 0
    ? null
    : (changed: WorkspaceRecord, batch: string) =>
        post(changed, 'batch.completed', { batch, ...counts }, now())

/** The client that all was done for; null when there were several, as one charge counts for one. */
function theirs(done: readonly Answered[]): string | null {
  const [first, ...others] = new Set(done.map(({ client }) => client))
  return others.length === 0 ? (first ?? null) : null
}

/** Every item answered or refused, in their order, and those that were answered. */
async function answerAll<P>(
  items: readonly unknown[],
  answer: (request: unknown) => Promise<Answered>,
  refused: (error: Error, index: number) => P,
  signal: AbortSignal | undefined,
  engine: EngineFacts | undefined,
) {
  const answers: (AnsweredItem | { id: string | null; ok: false; problem: P })[] = []
  const done: Answered[] = []
  for (const [index, item] of items.entries()) {
    const { id, request, errors } = splitItem(item)
    try {
      if (errors.length > 0) throw new ApiError('invalid_request', { errors })
      const one = await answer(request)
      done.push(one)
      answers.push({ id, ok: true, ...withFacts(one.request, one.answer, engine) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      answers.push({ id, ok: false, problem: refused(error, index) })
    }
    await breathe() // a large batch leaves room for the requests of others
    if (signal?.aborted) break // nobody waits for the rest
  }
  return { answers, done }
}

type AnsweredItem = { id: string | null; ok: true } & ReturnType<typeof withFacts>

async function answerOne(
  deps: Serving,
  workspace: Committed<WorkspaceRecord>,
  principal: Principal,
  { contract, read }: ServedOperation,
  request: unknown,
): Promise<Answered> {
  const reading = read(request)
  if (!reading.ok) {
    throw new ApiError('invalid_request', { errors: fieldErrors(reading.error, contract.input, request) })
  }
  const { input } = reading.request
  const { context, client } = contextOf(deps, workspace, principal, input.brand_voice_id)
  return { request: input, answer: await answerIn(context, reading.request), client }
}
