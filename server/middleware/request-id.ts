/** Names every request, and notes it in the log and the metrics when it is over. */
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import type { Ctx, Env } from './respond.ts'

/** A caller's own id, when it can stand in a header, a log and a URN as it is. */
const ACCEPTED = /^[\w=-]{1,128}$/

/** `traceparent` of W3C Trace Context, version 00 and later; the trace of zeros is none. */
const TRACE = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:$|-)/

/** Milliseconds after which a request is worth a warning. The longest draft takes the engine a quarter of that. */
const SLOW_MS = 2000

/** Asked every few seconds by machines; their lines would bury all others. */
const MONITORED = ['/healthz', '/readyz', '/metrics']

export const requestId =
  ({ log, metrics }: Pick<Deps, 'log' | 'metrics'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    c.set('requestId', given !== undefined && ACCEPTED.test(given) ? given : randomUUID())
    metrics?.requestBegan()
    try {
      await next()
    } finally {
      metrics?.requestEnded()
    }
    const ms = performance.now() - started
    const { method, routePath: route } = c.req
    const { status } = c.res
    metrics?.answered(route, method, status, ms / 1000)
    const fields = {
      request_id: c.get('requestId'),
      trace: TRACE.exec(c.req.header('traceparent') ?? '')?.[1],
      method,
      route,
      status,
      ms: Math.round(ms),
      ...callerOf(c),
    }
    if (ms > SLOW_MS) log.warn(fields, 'slow request')
    else if (MONITORED.includes(route)) log.debug(fields, 'request')
    else log.info(fields, 'request')
  }

/** Who called and what for, as far as it became known. */
function callerOf(c: Ctx) {
  const principal = c.get('principal')
  return {
    workspace: principal?.workspace,
    key: principal?.key?.id,
    user: principal?.user?.id ?? c.get('person')?.user,
    operation: c.get('operation'),
  }
}
