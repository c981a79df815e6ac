/** Turns whatever went wrong into a problem. */
import type { ErrorHandler, Hono, NotFoundHandler } from 'hono'
import { nearest } from '#shared/api/nearest.ts'
import { ApiError, PROBLEMS } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { errorFields } from '../log.ts'
import { MasterKeyMissingError } from '../services/seal.ts'
import {
  StorageUnavailableError,
  StoreClosedError,
  UnknownPageError,
  UnknownWorkspaceError,
} from '../storage/errors.ts'
import { isOpen } from './open-addresses.ts'
import { type Env, respondProblem } from './respond.ts'

/** For what may work again in a moment. */
export const RETRY = { 'retry-after': '5' }
const WRONG_CURSOR = {
  pointer: '/cursor',
  code: 'wrong_form',
  detail: 'Send `next_cursor` of an answer as it is.',
} as const

type Where = Readonly<Partial<Record<'request_id' | 'method' | 'route', string>>>

type Watched = Pick<Deps, 'log' | 'metrics'>

/** What went wrong, as the problem that the caller sees. Refusals are counted, and our own faults logged. */
export function problemFor(error: Error, { log, metrics }: Watched, where: Where): ApiError {
  if (error instanceof ApiError) {
    if (PROBLEMS[error.code].status === 429) metrics?.refused(error.code)
    return error
  }
  if (error instanceof StorageUnavailableError) {
    log.error({ ...where, ...errorFields(error) }, 'storage unavailable')
    return new ApiError('storage_unavailable', { headers: RETRY })
  }
  // Deleted while it was asked.
  if (error instanceof UnknownWorkspaceError) return new ApiError('not_found')
  if (error instanceof UnknownPageError) return new ApiError('invalid_request', { errors: [WRONG_CURSOR] })
  if (error instanceof MasterKeyMissingError) return new ApiError('master_key_required')
  if (error instanceof StoreClosedError) return new ApiError('not_ready', { headers: RETRY })
  log.error({ ...where, ...errorFields(error) }, 'unexpected error')
  return new ApiError('internal_error')
}

export const onError =
  (watched: Watched): ErrorHandler<Env> =>
  (error, c) => {
    const where = { request_id: c.get('requestId'), method: c.req.method, route: c.req.routePath }
    const problem = problemFor(error, watched, where)
    return respondProblem(c, problem.code, problem)
  }

/** 404, with the address that was meant where one is near, or 405 with what the address does take. Reads the routes that are there when it is made. */
export function notFound(app: Hono<Env>): NotFoundHandler<Env> {
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  // Only addresses without an id are offered: what a caller sent is not repeated.
  const fixed = [...new Set(app.routes.flatMap(({ path }) => (/^\/v1\/[a-z/-]+$/.test(path) ? [path] : [])))]
  return (c) => {
    const { path } = c.req
    const taken = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    taken.delete('OPTIONS')
    if (taken.size === 0) {
      const meant = nearest(path, fixed) ?? nearest(`/v1${path}`, fixed)
      return respondProblem(
        c,
        'not_found',
        meant === null ? {} : { detail: `The nearest address is ${meant}.` },
      )
    }
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
