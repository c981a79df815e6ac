/** The limits of a workspace in the headers of every answer that it gets. */
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { type Limits, limitHeaders } from '../services/limits/headers.ts'
import { limitsNow } from '../services/metered.ts'
import type { Ran } from '../services/run-operation.ts'
import { workspaceOfKey } from './auth.ts'
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

/**
 * Adds them to answers that did not ask for anything to be charged: refusals as well, and what nobody needs a key
 * for, when the request shows one that works. One that does not changes nothing.
 */
export const showLimits =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    if (c.get('limited') || c.res.headers.has('ratelimit')) return
    // A store that fails here has failed the request already, or will fail the next.
    const limits = await limitsOf(c, deps).catch(() => null)
    if (!limits) return
    for (const [name, value] of Object.entries(limitHeaders(limits))) c.res.headers.set(name, value)
    // What says where one workspace stands is no answer to keep for others.
    const kept = c.res.headers.get('cache-control')
    if (kept?.includes('public')) c.res.headers.set('cache-control', kept.replace('public', 'private'))
  }

async function limitsOf(c: Ctx, deps: Deps): Promise<Limits | null> {
  const workspace = c.get('principal')?.workspace ?? (await workspaceOfKey(c, deps))
  return workspace === null ? null : limitsNow(deps, workspace)
}
