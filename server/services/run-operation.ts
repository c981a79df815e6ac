/** One call of an operation: its context, its answer, and what it costs. */
import { hash } from 'node:crypto'
import type { z } from 'zod'
import { MODEL_FAILURES } from '#shared/api/health.ts'
import { PLANS } from '#shared/api/plans.ts'
import { ApiError, type FieldError } from '#shared/api/problem.ts'
import { RULESET } from '#shared/engine/score.ts'
import type { Usage } from '#shared/operations/envelope.ts'
import type { OperationInput, OperationRequest, ServedOperation } from '#shared/operations/index.ts'
import type { Answer, Context } from '#shared/operations/operation.ts'
import type { Deps } from '../deps.ts'
import { NO_MODEL } from '../models/none.ts'
import type { Committed } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { type Authored, author, byRules, type EngineFacts, type Follow } from './author.ts'
import { basisOf, mustRestOn, ONLY_KEPT } from './basis.ts'
import { keepScores } from './history.ts'
import type { Limits } from './limits/headers.ts'
import { metered } from './metered.ts'
import { keepForRepeats, keptForRepeats, type Named } from './once.ts'
import type { Principal } from './principal.ts'
import { profileOf, voiceOf } from './profile.ts'
import { stillThere } from './still-there.ts'

export type Serving = Pick<Deps, 'store' | 'dictionary' | 'now' | 'model' | 'metrics'>

/** What a request says besides its content. */
export interface Asked {
  repeatable?: Named | null
  /** Aborted when the caller goes away. */
  signal?: AbortSignal
  follow?: Follow
}

/** An answer with what its headers say. */
export interface Ran<T> {
  answer: T
  limits: Limits
  repeated: boolean
}

/**
 * Answers a request and charges for it; the charge is durable when this resolves. Throws `ApiError` for what
 * only the workspace can tell, and rejects with the store's errors. Nothing is charged for a failure.
 */
export async function runOperation(
  deps: Serving,
  principal: Principal,
  operation: ServedOperation,
  request: OperationRequest,
  { repeatable = null, signal, follow }: Asked = {},
) {
  const { contract } = operation
  const { name, calls, prefix } = contract
  const { model = NO_MODEL, now = Date.now } = deps
  const charge = { operation: name, calls, prefix, repeatable }
  const { value, id, usage, warnings, limits, repeated } = await metered(
    deps,
    principal,
    charge,
    async (workspace, earlier) => {
      const asking = { workspace: principal.workspace, signal }
      const voiceId = request.input.brand_voice_id
      const basis = repeatable && basisOf(deps, workspace, [voiceId])
      if (earlier && repeatable && basis) {
        const kept = await keptForRepeats(workspace, repeatable, now())
        if (kept) return { value: JSON.parse(kept) as Authored, calls, client: null, basis }
        mustRestOn(earlier, basis)
      }
      const { context, client } = contextOf(deps, workspace, principal, voiceId)
      if (earlier) {
        // No model is asked twice for one charge; what the rules answered they answer again.
        const value = await author({ model: NO_MODEL }, operation, context, request, asking, follow)
        return { value, calls, client, basis }
      }
      const value = await author(allowed(deps, workspace), operation, context, request, asking, follow)
      await stillThere(signal)
      const keeps = repeatable !== null && model.name !== null && request.input.engine !== 'local'
      if (keeps) await keepForRepeats(deps, principal.workspace, repeatable, JSON.stringify(value))
      const answered = { request: request.input, answer: value.answer, client }
      await keepScores(deps.store, workspace, principal, [answered])
      const charged = isOurFault(value, workspace) ? 0 : calls
      return { value, calls: charged, client, basis: keeps ? ONLY_KEPT : basis }
    },
  )
  const answered = { ...value.answer, warnings: [...value.answer.warnings, ...warnings] }
  return { answer: inEnvelope(contract, request.input, answered, id, usage, value.engine), limits, repeated }
}

/** What may be asked for a workspace: an owner can keep its drafts from any model. */
export const allowed = <D extends Pick<Deps, 'model'>>(
  deps: D,
  { settings }: Pick<Committed<WorkspaceRecord>, 'settings'>,
): D => (settings.model.use ? deps : { ...deps, model: NO_MODEL })

/** Whether the rules stand in for a model that failed, where each call costs money: nobody pays for that. */
const isOurFault = ({ engine: { degraded } }: Authored, { plan }: Committed<WorkspaceRecord>): boolean =>
  PLANS[plan].overage_micro_usd !== null && MODEL_FAILURES.some((kind) => degraded === `model_${kind}`)

/** What operations read besides a request, and the client it is done for. Throws for an unknown voice. */
export function contextOf(
  { dictionary }: Serving,
  workspace: Committed<WorkspaceRecord>,
  { key }: Principal,
  voiceId: string | null | undefined,
): { context: Context; client: string | null } {
  const voice = voiceOf(workspace, voiceId)
  if (typeof voiceId === 'string' && !voice) throw new ApiError('invalid_request', { errors: [NO_VOICE] })
  return {
    context: { profile: profileOf(workspace, voice), dictionary },
    client: key?.client ?? voice?.client ?? null,
  }
}

const NO_VOICE: FieldError = {
  pointer: '/brand_voice_id',
  code: 'not_found',
  detail:
    'There is no brand voice with this id in the workspace. GET /v1/brand-voices lists them; leave it out for the default, or send `null` for none.',
}

/** The whole answer, its fields in the order of the contract. */
export function inEnvelope(
  { object }: ServedOperation['contract'],
  request: Parameters<typeof withFacts>[0],
  answer: Answer<unknown>,
  id: string,
  usage: z.output<typeof Usage>,
  engine?: EngineFacts,
) {
  return { id, object, ...withFacts(request, answer, engine), usage }
}

/** What an answer says besides its id and its price. */
export function withFacts(
  { draft, brief, variants, engine: wanted }: Pick<OperationInput, 'draft' | 'brief' | 'variants' | 'engine'>,
  { input, result, warnings, placeholders }: Answer<unknown>,
  engine: EngineFacts = byRules(wanted === 'model' ? 'model_not_configured' : null),
) {
  const { mode, model, degraded, tokens } = engine
  return {
    engine: { mode, ruleset: RULESET, model, degraded, tokens },
    input: { ...input, sha256: hash('sha256', draft ?? JSON.stringify(brief ?? variants ?? ''), 'hex') },
    result,
    warnings,
    placeholders,
  }
}
