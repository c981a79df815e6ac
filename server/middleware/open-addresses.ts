/** Which addresses pages of other origins may call, and read the answers of. */
import { isForPrograms } from '#shared/api/endpoint.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'

const open = new Set(
  ENDPOINTS.filter(({ access }) => isForPrograms(access)).map(({ path }) => path as string),
)
/** Addresses that no key opens: they belong to people, and so to pages of this server. */
const closed = [...new Set(ENDPOINTS.map(({ path }) => path as string))].filter((path) => !open.has(path))
const CLOSED = new RegExp(`^(?:${closed.map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})$`)

/** Everything of the API but what sessions alone may call; pages and health belong to this server. */
export const isOpen = (path: string): boolean =>
  path.startsWith('/v1/') ? !CLOSED.test(path) : path === '/openapi.json' || path === '/mcp'
