/** The answer of the rules to a request. */
import { pointerTo } from '#shared/api/field-errors.ts'
import { ApiError, type FieldError } from '#shared/api/problem.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import type { OperationInput, OperationRequest } from '#shared/operations/index.ts'
import { type Answer, type Context, OperationError } from '#shared/operations/operation.ts'

const RULE_IDS = new Set(RULES.map(({ id }) => id))

/** The answer, not charged. Throws `ApiError` for what only the content can tell. */
export async function answerIn(
  context: Context,
  { input, answer }: OperationRequest,
): Promise<Answer<unknown>> {
  const errors = unknownRules(input)
  if (errors.length > 0) throw new ApiError('invalid_request', { errors })
  try {
    return await answer(context)
  } catch (error) {
    // What an operation refuses, as the problem that the caller sees.
    if (!(error instanceof OperationError)) throw error
    const { code, pointer, message } = error
    throw new ApiError(code, { errors: [{ pointer, code: 'not_allowed', detail: message }] })
  }
}

/** Rules in the request that there are not. */
const unknownRules = ({ apply_rules = [] }: OperationInput): FieldError[] =>
  apply_rules.flatMap((id, index) =>
    RULE_IDS.has(id)
      ? []
      : {
          pointer: pointerTo(['apply_rules', index]),
          code: 'not_found' as const,
          detail: 'There is no rule with this id. GET /v1/rules lists them.',
        },
  )
