/** `POST /v1/<operation>/batch` for every operation whose contract takes batches. */
import type { RouteConfig } from '@hono/zod-openapi'
import { batchAnswer, batchBody, batchRequest, takesBatches } from '#shared/api/batch.ts'
import { fieldErrors, pointerTo } from '#shared/api/field-errors.ts'
import { ApiError, type ProblemCode, problemOf } from '#shared/api/problem.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import type { Deps } from '../deps.ts'
import { callerOf } from '../middleware/access.ts'
import { readJson } from '../middleware/body.ts'
import { askedOf, REPEATABLE } from '../middleware/idempotency.ts'
import { respondRan } from '../middleware/limits.ts'
import { problemFor } from '../middleware/problems.ts'
import { readQuery } from '../middleware/query.ts'
import { runBatch } from '../services/run-batch.ts'
import { accessProblems, accessSentence, securityOf } from './access-description.ts'
import { accessOf, inReference, OPERATION_PROBLEMS, titleOf } from './operations.ts'
import { ANYWHERE, type App, answers, mount, problems } from './route.ts'

export function mountBatches(app: App, deps: Deps): void {
  const operations: readonly ServedOperation[] = OPERATIONS
  for (const operation of operations) {
    const { contract } = operation
    if (!takesBatches(contract)) continue
    const body = batchBody(contract.batch)
    mount(app, routeOf(contract, contract.batch), async (c) => {
      c.set('operation', contract.name)
      const principal = await callerOf(c, deps, accessOf(contract.name))
      readQuery(c)
      const json = await readJson(c)
      const { success, data, error } = body.safeParse(json)
      if (!success) throw new ApiError('invalid_request', { errors: fieldErrors(error, body, json) })
      const requestId = c.get('requestId')
      const where = { request_id: requestId, method: c.req.method, route: c.req.routePath }
      const refused = (failure: Error, index: number) => {
        const { code, detail, errors } = problemFor(failure, deps, where)
        return problemOf(code, requestId, { detail, errors: errors && within(['items', index], errors) })
      }
      return respondRan(c, await runBatch(deps, principal, operation, data.items, refused, askedOf(c, deps)))
    })
  }
}

const within = (path: readonly PropertyKey[], errors: NonNullable<ApiError['errors']>) =>
  errors.map((error) => ({ ...error, pointer: `${pointerTo(path)}${error.pointer}` }))

function routeOf(contract: ServedOperation['contract'], most: number): RouteConfig {
  const { name, object, calls, input, result, examples } = contract
  const title = titleOf(name)
  const items = examples.map((example, index) => ({
    id: `mail-${index + 1}`,
    ...Object(inReference(example.input)),
  }))
  return {
    method: 'post',
    path: `/v1/${name}/batch`,
    operationId: `${name}-batch`,
    tags: ['Operations'],
    summary: `Does \`${name}\` for up to ${most} mails at once.`,
    description: `Every item is a request of \`/v1/${name}\` and may have an \`id\` of your own. The answer has an item for each, in their order: what \`/v1/${name}\` would have answered, or a problem. One that is refused spoils no other.\n\n${accessSentence(accessOf(name))} Costs ${calls} ${calls === 1 ? 'call' : 'calls'} for each item that was answered; all count for the client they were done for, or for none when there were several.`,
    security: securityOf(accessOf(name)),
    request: {
      headers: REPEATABLE,
      body: {
        required: true,
        description: 'At most 256 kB as a whole.',
        content: {
          'application/json': {
            schema: batchRequest(input, title, most),
            examples: { example_1: { summary: 'The examples of the operation', value: { items } } },
          },
        },
      },
    },
    responses: {
      200: answers('An item for each item, in their order.', batchAnswer(object, title, result)),
      ...problems(
        ...new Set<ProblemCode>([
          ...ANYWHERE,
          ...accessProblems(accessOf(name)),
          ...OPERATION_PROBLEMS.filter((code) => code !== 'model_required'),
          'batch_over_limit',
        ]),
      ),
    },
  }
}
