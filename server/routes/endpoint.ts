/** Serves an endpoint: who may call, what was sent, what goes out, and how all that is described. */
import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { exampleFor } from '#shared/api/examples.ts'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError, type ProblemCode } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { type Caller, callerOf } from '../middleware/access.ts'
import { readJson } from '../middleware/body.ts'
import { namedOf, REPEATABLE, REPEATED } from '../middleware/idempotency.ts'
import { readQuery } from '../middleware/query.ts'
import { type Ctx, JSON_TYPE, respond } from '../middleware/respond.ts'
import { homeOf, once } from '../services/once.ts'
import type { Store } from '../storage/store.ts'
import { accessProblems, accessSentence, securityOf } from './access-description.ts'
import { ANYWHERE, type App, answers, mount, problems } from './route.ts'

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a handler gets: everything is checked. */
export interface Call<E extends Endpoint> {
  /** Who calls: a principal, a person or nobody, as the endpoint's access says. */
  caller: Caller<E['access']>
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  /** What the handler works with. The store knows a request that is named, so changes go through this one. */
  deps: Deps
  c: Ctx
}

/** What a handler gives: the answer, or a response of its own where another form was asked for. */
export type Handled<E extends Endpoint> =
  | (E['answer'] extends z.ZodType ? z.input<E['answer']> : undefined)
  | Response

export function serve<E extends Endpoint>(
  app: App,
  deps: Deps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Handled<NoInfer<E>>>,
): void {
  mount(app, describe(endpoint), async (c) => {
    const caller = await callerOf(c, deps, endpoint.access)
    const params = read(endpoint.params, c.req.param(), 'not_found')
    const query = readQuery(c, endpoint.query)
    const body = read(endpoint.body, endpoint.body && (await readJson(c)), 'invalid_request')
    const answer = (own: Deps) =>
      // The one place where what the schemas parsed is taken to be what they say.
      handle({ caller, params, query, body, c, deps: own } as Call<E>)
    const named = endpoint.once && caller && namedOf(c, deps)
    const { status = 200 } = endpoint
    if (named) {
      const text = async (store: Store) => JSON.stringify(await answer({ ...deps, store }))
      const done = await once(deps, homeOf(caller, named), named, text)
      return respond(c, status, done.answer, { ...JSON_TYPE, ...(done.repeated && REPEATED) })
    }
    const answered = await answer(deps)
    if (answered instanceof Response) return answered
    const setCookie = c.get('setCookie')
    const cookie = setCookie === undefined ? {} : { 'set-cookie': setCookie }
    if (endpoint.answer === null) return respond(c, 204, null, cookie)
    return respond(c, status, JSON.stringify(answered), { ...JSON_TYPE, ...cookie })
  })
}

/** Throws `ApiError`: an address that cannot be is not found, and fields that do not fit are named. */
function read(schema: z.ZodType | undefined, value: unknown, code: 'not_found' | 'invalid_request'): unknown {
  if (!schema) return undefined
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new ApiError(code, code === 'not_found' ? {} : { errors: fieldErrors(error, schema, value) })
}

function describe({ method, path, id, tag, summary, description, access, ...rest }: Endpoint): RouteConfig {
  const { params, query, body, answer, status = 200 } = rest
  const headers = headersOf(access, rest.once)
  const codes: ProblemCode[] = [
    ...ANYWHERE,
    ...accessProblems(access),
    'invalid_request',
    ...(rest.problems ?? []),
  ]
  if (params) codes.push('not_found')
  if (body) codes.push('empty_body', 'malformed_json', 'unsupported_media_type')
  if (rest.once) codes.push(...ONCE_PROBLEMS)
  return {
    method,
    path,
    operationId: id,
    tags: [tag],
    summary,
    description: [description, accessSentence(access)].filter(Boolean).join('\n\n'),
    security: securityOf(access),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && {
        body: {
          required: true,
          description: 'Fields that are not listed are refused.',
          content: { 'application/json': { schema: body, examples: exampleOf(method, path) } },
        },
      }),
    },
    responses: {
      ...(answer ? { [status]: answers('The answer.', answer) } : { 204: { description: 'Done.' } }),
      ...problems(...new Set(codes)),
    },
  }
}

const exampleOf = (method: string, path: string) => ({
  example_1: { summary: 'An example', value: exampleFor(`${method.toUpperCase()} ${path}`) },
})

/** What the request may say in its headers. */
function headersOf(access: Endpoint['access'], once?: true): z.ZodObject | undefined {
  const workspace = typeof access === 'object' ? NAMED_WORKSPACE : undefined
  if (!once) return workspace
  return workspace ? workspace.extend(REPEATABLE.shape) : REPEATABLE
}

/** What a named request may be refused with. */
const ONCE_PROBLEMS = [
  'invalid_idempotency_key',
  'request_in_progress',
  'already_done',
  'idempotency_mismatch',
] as const satisfies ProblemCode[]

const NAMED_WORKSPACE = z.object({
  'Sendworthy-Workspace': z.string().optional().meta({
    description:
      'For people who belong to several workspaces: the one that is meant, `ws_…`. Keys need none.',
  }),
})
