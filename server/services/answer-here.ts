/** The whole answer of the rules where there is no workspace: on the command line, and to an assistant on this machine. */
import { hash } from 'node:crypto'
import type { OperationRequest, ServedOperation } from '#shared/operations/index.ts'
import type { Context } from '#shared/operations/operation.ts'
import { base62 } from './key-format.ts'
import { answerIn } from './local-answer.ts'
import { inEnvelope } from './run-operation.ts'

/** Nobody is charged here, nothing is counted, and so nothing begins anew. */
const UNCOUNTED = { calls: 0, included: null, used: 0, remaining: null, resets_at: null }

/**
 * Answers as the API does. The id follows from the answer, so that the same request prints the same bytes. Throws
 * `ApiError` for what only the content can tell.
 */
export async function answerHere({ contract }: ServedOperation, request: OperationRequest, context: Context) {
  const answer = inEnvelope(contract, request.input, await answerIn(context, request), '', UNCOUNTED)
  const digest = hash('sha256', JSON.stringify(answer), 'buffer')
  return { ...answer, id: `${contract.prefix}_${base62(digest, 20)}` }
}
