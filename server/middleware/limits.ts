/** The limits of a workspace in the headers of every answer that it gets. */
import type { MiddlewareHandler } from 'hono'
import { limitHeaders } from '../services/limits/headers.ts'
import { limitsNow, type Metering } from '../services/metered.ts'
import type { Ran } from '../services/run-operation.ts'
import { REPEATED } from './idempotency.ts'
import { type Ctx, type Env, respondJson } from './respond.ts'

/** The answer of an operation. */
export function respondRan(c: Ctx, { answer, limits, repeated }: Ran<unknown>): Response {
  c.set('limited', true)
  return respondJson(c, answer, {
    ...limitHeaders(limits),
    ...(repeated && REPEATED),
  })
}

/** Adds them to answers that did not ask for anything to be charged, refusals as well. */
export const showLimits =
  (metering: Metering): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    const principal = c.get('principal')
    if (!principal || c.get('limited') || c.res.headers.has('ratelimit')) return
    // A store that fails here has failed the request already, or will fail the next.
    const limits = await limitsNow(metering, principal.workspace).catch(() => null)
    if (!limits) return
    for (const [name, value] of Object.entries(limitHeaders(limits))) c.res.headers.set(name, value)
  }
