/** A route and its description are added together, so that no route lacks one. */
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Handler } from 'hono'
import type { z } from 'zod'
import { PROBLEMS, Problem, type ProblemCode } from '#shared/api/problem.ts'
import type { Env } from '../middleware/respond.ts'

export type App = OpenAPIHono<Env>

/** Adds a route with what the machine description says of it. */
export function mount(app: App, route: RouteConfig, handler: Handler<Env>): void {
  app.openAPIRegistry.registerPath(route)
  app.on(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), handler)
}

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }

/** A successful answer in JSON. */
export const answers = (description: string, schema: z.ZodType, headers: object = {}) => ({
  description,
  headers: { ...REQUEST_ID, ...headers },
  content: { 'application/json': { schema } },
})

const HEADERS: Partial<Record<number, object>> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/Challenge' } },
  403: { 'WWW-Authenticate': { $ref: '#/components/headers/Challenge' } },
  409: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  429: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  503: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
}

/** What any request may meet before it reaches its route, and when the route fails. */
export const ANYWHERE = [
  'malformed_request',
  'request_timeout',
  'headers_too_large',
  'body_too_large',
  'expectation_failed',
  'internal_error',
] as const satisfies ProblemCode[]

/** Descriptions of the answers for these problems, by status. */
export function problems(...codes: readonly ProblemCode[]): RouteConfig['responses'] {
  const responses: RouteConfig['responses'] = {}
  for (const [status, same] of Map.groupBy(codes, (code) => PROBLEMS[code].status)) {
    responses[status] = {
      description: same.map((code) => `${PROBLEMS[code].title}.`).join(' '),
      headers: { ...REQUEST_ID, ...HEADERS[status] },
      content: {
        'application/problem+json': {
          schema: Problem,
          examples: Object.fromEntries(same.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    }
  }
  return responses
}
