/** Names every request, and notes it in the log when it is over. */
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'
import type { Env } from './respond.ts'

/** A caller's own id, when it can stand in a header, a log and a URN as it is. */
const ACCEPTED = /^[\w=-]{1,128}$/

export const requestId =
  (log: Log): MiddlewareHandler<Env> =>
  async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    const id = given !== undefined && ACCEPTED.test(given) ? given : randomUUID()
    c.set('requestId', id)
    await next()
    log.debug(
      {
        request_id: id,
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  }
