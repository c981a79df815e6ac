/** Turns whatever went wrong into a problem. */
import type { ErrorHandler, Hono, NotFoundHandler } from 'hono'
import { ApiError } from '#shared/api/problem.ts'
import { errorFields, type Log } from '../log.ts'
import { StorageUnavailableError, StoreClosedError } from '../storage/errors.ts'
import { type Env, isOpen, respondProblem } from './respond.ts'

const RETRY = { 'retry-after': '5' }

type Where = Readonly<Partial<Record<'request_id' | 'method' | 'route', string>>>

/** What went wrong, as the problem that the caller sees. What is our own fault is noted in the log. */
export function problemFor(error: Error, log: Log, where: Where): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof StorageUnavailableError) {
    log.error({ ...where, ...errorFields(error) }, 'storage unavailable')
    return new ApiError('storage_unavailable', { headers: RETRY })
  }
  if (error instanceof StoreClosedError) return new ApiError('not_ready', { headers: RETRY })
  log.error({ ...where, ...errorFields(error) }, 'unexpected error')
  return new ApiError('internal_error')
}

export const onError =
  (log: Log): ErrorHandler<Env> =>
  (error, c) => {
    const where = { request_id: c.get('requestId'), method: c.req.method, route: c.req.routePath }
    const problem = problemFor(error, log, where)
    return respondProblem(c, problem.code, problem)
  }

/** 404, or 405 with what the address does take. Reads the routes that are there when it is made. */
export function notFound(app: Hono<Env>): NotFoundHandler<Env> {
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  return (c) => {
    const { path } = c.req
    const taken = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    taken.delete('OPTIONS')
    if (taken.size === 0) return respondProblem(c, 'not_found')
    if (taken.has('GET')) taken.add('HEAD')
    if (isOpen(path)) taken.add('OPTIONS')
    return respondProblem(c, 'method_not_allowed', { headers: { allow: [...taken].sort().join(', ') } })
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?]/g, '\\$&')))
      .join('/')}$`,
  )
