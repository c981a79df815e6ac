/** One call of an operation: its context, its answer, and what it costs. */
import { hash } from 'node:crypto'
import { pointerTo } from '#shared/api/field-errors.ts'
import { ApiError, type FieldError } from '#shared/api/problem.ts'
import type { Profile } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { RULESET } from '#shared/engine/score.ts'
import type { OperationInput, OperationRequest, ServedOperation } from '#shared/operations/index.ts'
import { type Answer, OperationError } from '#shared/operations/operation.ts'
import type { Deps } from '../deps.ts'
import { randomBase62 } from './key-format.ts'
import type { Principal } from './keys.ts'
import { charge, type Usage } from './usage.ts'

const RULE_IDS = new Set(RULES.map(({ id }) => id))

/**
 * Answers a request and charges for it; the charge is durable when this resolves. Throws `ApiError` for what
 * only the workspace can tell, and rejects with the store's errors. Nothing is charged for a failure.
 */
export async function runOperation(
  { store, dictionary }: Pick<Deps, 'store' | 'dictionary'>,
  principal: Principal,
  { contract }: ServedOperation,
  { input, answer }: OperationRequest,
) {
  const workspace = await store.read(principal.workspace)
  if (!workspace) throw new ApiError('invalid_key') // gone since the key was looked up
  const errors = unknownNames(input, workspace.settings)
  if (errors.length > 0) throw new ApiError('invalid_request', { errors })
  const answered = orProblem(() => answer({ profile: workspace.settings, dictionary }))
  const usage = await charge(store, principal, contract.name, contract.calls)
  return inEnvelope(contract, input, answered, `${contract.prefix}_${randomBase62(20)}`, usage)
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
  { draft, brief, variants, engine }: Pick<OperationInput, 'draft' | 'brief' | 'variants' | 'engine'>,
  { input, result, warnings, placeholders }: Answer<unknown>,
  id: string,
  usage: Usage,
) {
  return {
    id,
    object,
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
    usage,
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
