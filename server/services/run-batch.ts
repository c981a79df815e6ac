/** Many requests of one operation: each is answered by itself, and those that were are charged together. */
import { setImmediate as breathe } from 'node:timers/promises'
import { splitItem } from '#shared/api/batch.ts'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { ServedOperation } from '#shared/operations/index.ts'
import type { Context } from '#shared/operations/operation.ts'
import type { Deps } from '../deps.ts'
import type { Principal } from './keys.ts'
import { answerIn, contextOf, newId, withFacts } from './run-operation.ts'
import { charge, usageNow } from './usage.ts'

/**
 * Answers in the order of the items. `refused` makes the problem of an item that failed; it may throw for
 * failures that concern all. The charge is one entry of the journal, durable when this resolves.
 */
export async function runBatch<P>(
  deps: Pick<Deps, 'store' | 'dictionary'>,
  principal: Principal,
  operation: ServedOperation,
  items: readonly unknown[],
  refused: (error: Error, index: number) => P,
) {
  const { name, object, calls } = operation.contract
  const context = await contextOf(deps, principal)
  const answers: (Answered | { id: string | null; ok: false; problem: P })[] = []
  for (const [index, item] of items.entries()) {
    const { id, request, errors } = splitItem(item)
    try {
      if (errors.length > 0) throw new ApiError('invalid_request', { errors })
      answers.push({ id, ok: true, ...answerOne(operation, context, request) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      answers.push({ id, ok: false, problem: refused(error, index) })
    }
    await breathe() // a large batch leaves room for the requests of others
  }
  const succeeded = answers.filter(({ ok }) => ok).length
  const usage =
    succeeded > 0
      ? await charge(deps.store, principal, name, calls * succeeded)
      : { calls: 0, ...(await usageNow(deps.store, principal.workspace)) }
  return {
    id: newId('bat'),
    object: `${object}_batch`,
    items: answers,
    succeeded,
    failed: answers.length - succeeded,
    usage,
  }
}

type Answered = { id: string | null; ok: true } & ReturnType<typeof withFacts>

function answerOne({ contract, read }: ServedOperation, context: Context, request: unknown) {
  const reading = read(request)
  if (!reading.ok) {
    throw new ApiError('invalid_request', { errors: fieldErrors(reading.error, contract.input, request) })
  }
  return withFacts(reading.request.input, answerIn(context, reading.request))
}
