/** One call of an operation: its context, its answer, and what it costs. */
import { hash } from 'node:crypto'
import { pointerTo } from '#shared/api/field-errors.ts'
import { ApiError, type FieldError } from '#shared/api/problem.ts'
import type { Profile } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { RULESET } from '#shared/engine/score.ts'
import type { OperationInput, OperationRequest, ServedOperation } from '#shared/operations/index.ts'
import { type Answer, type Context, OperationError } from '#shared/operations/operation.ts'
import type { Deps } from '../deps.ts'
import { randomBase62 } from './key-format.ts'
import type { Principal } from './keys.ts'
import { charge, type Usage } from './usage.ts'

const RULE_IDS = new Set(RULES.map(({ id }) => id))

type Serving = Pick<Deps, 'store' | 'dictionary'>

/**
 * Answers a request and charges for it; the charge is durable when this resolves. Throws `ApiError` for what
 * only the workspace can tell, and rejects with the store's errors. Nothing is charged for a failure.
 */
export async function runOperation(
  deps: Serving,
  principal: Principal,
  { contract }: ServedOperation,
  request: OperationRequest,
) {
  const answered = answerIn(await contextOf(deps, principal), request)
  const usage = await charge(deps.store, principal, contract.name, contract.calls)
  return inEnvelope(contract, request.input, answered, newId(contract.prefix), usage)
}

export const newId = (prefix: string): string => `${prefix}_${randomBase62(20)}`

/** What operations read besides a request. */
export async function contextOf({ store, dictionary }: Serving, { workspace }: Principal): Promise<Context> {
  const found = await store.read(workspace)
  if (!found) throw new ApiError('invalid_key') // gone since the key was looked up
  return { profile: found.settings, dictionary }
}

/** The answer, not charged. Throws `ApiError` for what only the workspace or the content can tell. */
export function answerIn(context: Context, { input, answer }: OperationRequest): Answer<unknown> {
  const errors = unknownNames(input, context.profile)
  if (errors.length > 0) throw new ApiError('invalid_request', { errors })
  return orProblem(() => answer(context))
}

/** What an operation refuses, as the problem that the caller sees. */
function orProblem<T>(answer: () => T): T {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    const { code, pointer, message } = error
    throw new ApiError(code, { errors: [{ pointer, code: 'not_allowed', detail: message }] })
  }
}

/** The whole answer, its fields in the order of the contract. */
export function inEnvelope(
  { object }: ServedOperation['contract'],
  request: Parameters<typeof withFacts>[0],
  answer: Answer<unknown>,
  id: string,
  usage: Usage,
) {
  return { id, object, ...withFacts(request, answer), usage }
}

/** What an answer says besides its id and its price. */
export function withFacts(
  { draft, brief, variants, engine }: Pick<OperationInput, 'draft' | 'brief' | 'variants' | 'engine'>,
  { input, result, warnings, placeholders }: Answer<unknown>,
) {
  return {
    engine: {
      mode: 'local',
      ruleset: RULESET,
      model: null,
      degraded: engine === 'model' ? 'model_not_configured' : null,
    },
    input: { ...input, sha256: hash('sha256', draft ?? JSON.stringify(brief ?? variants ?? ''), 'hex') },
    result,
    warnings,
    placeholders,
  }
}

/** Names in the request that mean nothing in this workspace. */
function unknownNames({ brand_voice_id, apply_rules }: OperationInput, { voice }: Profile): FieldError[] {
  const errors: FieldError[] = []
  if (brand_voice_id !== undefined && brand_voice_id !== voice?.id) {
    errors.push({
      pointer: '/brand_voice_id',
      code: 'not_found',
      detail: 'There is no brand voice with this id in the workspace. Leave it out to use the default.',
    })
  }
  apply_rules?.forEach((id, index) => {
    if (RULE_IDS.has(id)) return
    errors.push({
      pointer: pointerTo(['apply_rules', index]),
      code: 'not_found',
      detail: 'There is no rule with this id. GET /v1/rules lists them.',
    })
  })
  return errors
}
