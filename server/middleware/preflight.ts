/** What browsers ask before a page of another origin may call the API. */
import type { Handler } from 'hono'
import { type Env, respond } from './respond.ts'

export const preflight: Handler<Env> = (c) =>
  respond(c, 204, null, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      'Authorization, Content-Type, Idempotency-Key, X-Request-Id, MCP-Protocol-Version, MCP-Method, MCP-Name',
    'access-control-max-age': '7200',
  })
