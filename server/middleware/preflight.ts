/** What browsers ask before a page of another origin may call the API. */
import type { Handler } from 'hono'
import { isOpen } from './open-addresses.ts'
import { type Env, respond } from './respond.ts'

export const preflight: Handler<Env> = async (c, next) => {
  if (!isOpen(c.req.path)) return next()
  return respond(c, 204, null, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      'Authorization, Content-Type, Idempotency-Key, X-Request-Id, MCP-Protocol-Version, MCP-Method, MCP-Name',
    'access-control-max-age': '7200',
  })
}
