/** `POST /v1/<operation>` for every operation of the list. */

import type { RouteConfig } from '@hono/zod-openapi'
import type { Access } from '#shared/api/endpoint.ts'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError, type ProblemCode } from '#shared/api/problem.ts'
import { readKind } from '#shared/engine/kinds.ts'
import { envelope } from '#shared/operations/envelope.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import type { AnyContract } from '#shared/operations/operation.ts'
import type { Deps } from '../deps.ts'
import { accepts } from '../middleware/accept.ts'
import { callerOf } from '../middleware/access.ts'
import { readJson } from '../middleware/body.ts'
import { askedOf, REPEATABLE } from '../middleware/idempotency.ts'
import { respondRan } from '../middleware/limits.ts'
import { readQuery } from '../middleware/query.ts'
import { runOperation } from '../services/run-operation.ts'
import { accessProblems, accessSentence, securityOf } from './access-description.ts'
import { EVENTS, events, respondEvents } from './events.ts'
import { ANYWHERE, type App, answers, mount, problems } from './route.ts'

export const scopeOf = (name: string): string => `optimize:${name}`
/** Who may call an operation. */
export const accessOf = (name: string) => ({ scope: scopeOf(name), role: 'member' }) as const satisfies Access

export function mountOperations(app: App, deps: Deps): void {
  for (const operation of OPERATIONS) {
    const { name, input, streams }: AnyContract = operation.contract
    const access = accessOf(name)
    mount(app, routeOf(operation), async (c) => {
      c.set('operation', name)
      const principal = await callerOf(c, deps, access)
      readQuery(c)
      const body = await readJson(c)
      const reading = operation.read(body)
      if (!reading.ok)
        throw new ApiError('invalid_request', { errors: fieldErrors(reading.error, input, body) })
      const { request } = reading
      const asked = askedOf(c, deps)
      if (streams && accepts(c, EVENTS))
        return respondEvents(c, deps, (follow, signal) =>
          runOperation(deps, principal, operation, request, { ...asked, signal, follow }),
        )
      return respondRan(c, await runOperation(deps, principal, operation, request, asked))
    })
  }
}

/** What an operation may refuse a request with. */
export const OPERATION_PROBLEMS = [
  'empty_body',
  'malformed_json',
  'unsupported_media_type',
  'invalid_request',
  'model_required',
  'invalid_idempotency_key',
  'request_in_progress',
  'already_done',
  'idempotency_mismatch',
  'rate_limited',
  'too_many_at_once',
  'key_cap_reached',
  'quota_exceeded',
  'spend_cap_reached',
  'storage_unavailable',
  'not_ready',
] as const satisfies ProblemCode[]

/** What the schemas of an operation are named after: `SubjectLines`. */
export const titleOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An example with its kind as the description lists it; the server forgives more than that. */
export function inReference(example: unknown): unknown {
  if (typeof example !== 'object' || example === null || !('kind' in example)) return example
  return { ...example, kind: readKind(String(example.kind)) }
}

const withEvents = (streams: true | undefined, answer: ReturnType<typeof answers>) =>
  streams ? { ...answer, content: { ...answer.content, ...events } } : answer

function routeOf({ contract }: ServedOperation): RouteConfig {
  const { name, object, summary, description, input, result, examples } = contract
  return {
    method: 'post',
    path: `/v1/${name}`,
    operationId: name,
    tags: ['Operations'],
    summary,
    description: `${description}\n\n${accessSentence(accessOf(name))} Costs ${contract.calls} ${contract.calls === 1 ? 'call' : 'calls'}; an error costs nothing.`,
    security: securityOf(accessOf(name)),
    request: {
      headers: REPEATABLE,
      body: {
        required: true,
        description: 'At most 256 kB. Fields that are not listed are refused.',
        content: {
          'application/json': {
            schema: input,
            examples: Object.fromEntries(
              examples.map((example, index) => [
                `example_${index + 1}`,
                { summary: example.summary, value: inReference(example.input) },
              ]),
            ),
          },
        },
      },
    },
    responses: {
      200: withEvents(contract.streams, answers('The answer.', envelope(object, titleOf(name), result))),
      ...problems(...new Set([...ANYWHERE, ...accessProblems(accessOf(name)), ...OPERATION_PROBLEMS])),
    },
  }
}
