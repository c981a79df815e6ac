/** Every route under /v1 that asks who calls, with what its address and its body are about. */
import type { Endpoint } from '#shared/api/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/api/endpoints.ts'
import { exampleFor } from '#shared/api/examples.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'

export type Thing = 'voice' | 'key' | 'webhook' | 'member' | 'invitation' | 'session'
interface Line {
  /** What the id in the address belongs to. */
  thing?: Thing
  query?: string
}

/** A line for each endpoint; the compiler names the one that lacks it. */
const LINES: Record<EndpointName, Line> = {
  'GET /v1/me': {},
  'GET /v1/workspace': {},
  'PATCH /v1/workspace': {},
  'DELETE /v1/workspace': { query: '?confirm=No%20such%20name' },
  'GET /v1/workspace/export': {},
  'GET /v1/workspaces': {},
  'POST /v1/workspaces': {},
  'GET /v1/audit': {},
  'GET /v1/brand-voices': {},
  'POST /v1/brand-voices': {},
  'GET /v1/brand-voices/export': {},
  'POST /v1/brand-voices/import': {},
  'POST /v1/brand-voices/learn': {},
  'GET /v1/brand-voices/{id}': { thing: 'voice' },
  'PUT /v1/brand-voices/{id}': { thing: 'voice' },
  'DELETE /v1/brand-voices/{id}': { thing: 'voice' },
  'GET /v1/keys': {},
  'POST /v1/keys': {},
  'PATCH /v1/keys/{id}': { thing: 'key' },
  'POST /v1/keys/{id}/rotate': { thing: 'key' },
  'DELETE /v1/keys/{id}': { thing: 'key' },
  'GET /v1/usage': {},
  'GET /v1/usage/events': {},
  'PATCH /v1/usage/spend-cap': {},
  'GET /v1/plans': {},
  'POST /v1/gate-events': {},
  'GET /v1/history': {},
  'GET /v1/reports/quality': {},
  'GET /v1/webhooks': {},
  'POST /v1/webhooks': {},
  'GET /v1/webhooks/event-types': {},
  'GET /v1/webhooks/{id}': { thing: 'webhook' },
  'PATCH /v1/webhooks/{id}': { thing: 'webhook' },
  'DELETE /v1/webhooks/{id}': { thing: 'webhook' },
  'POST /v1/webhooks/{id}/rotate-secret': { thing: 'webhook' },
  'POST /v1/webhooks/{id}/test': { thing: 'webhook' },
  'GET /v1/webhooks/{id}/deliveries': { thing: 'webhook' },
  'POST /v1/webhooks/{id}/replay': { thing: 'webhook' },
  'GET /v1/members': {},
  'PATCH /v1/members/{id}': { thing: 'member' },
  'DELETE /v1/members/{id}': { thing: 'member' },
  'GET /v1/invitations': {},
  'POST /v1/invitations': {},
  'DELETE /v1/invitations/{id}': { thing: 'invitation' },
  'POST /v1/invitations/open': {},
  'POST /v1/invitations/accept': {},
  'GET /v1/setup': {},
  'POST /v1/setup': {},
  'POST /v1/session': {},
  'GET /v1/session': {},
  'DELETE /v1/session': {},
  'GET /v1/sessions': {},
  'DELETE /v1/sessions/{id}': { thing: 'session' },
  'DELETE /v1/sessions': {},
  'PATCH /v1/account': {},
  'PUT /v1/account/password': {},
  'POST /v1/recovery': {},
}

const operations: readonly ServedOperation[] = OPERATIONS

export type Route = Pick<Endpoint, 'path' | 'access'> & Line & { method: string; body: unknown }

/** Everything under /v1 that asks who calls: resources, operations and their batches. */
export const ROUTES: readonly Route[] = [
  ...ENDPOINTS.map(({ method, path, access }) => {
    const name = `${method.toUpperCase()} ${path}` as EndpointName
    return { method: method.toUpperCase(), path, access, body: exampleFor(name), ...LINES[name] }
  }),
  ...operations.flatMap(({ contract: { name, batch } }) =>
    [`/v1/${name}`, ...(batch === undefined ? [] : [`/v1/${name}/batch`])].map((path) => ({
      method: 'POST',
      path,
      access: { scope: `optimize:${name}`, role: 'member' as const },
      body: {},
    })),
  ),
]
export const OPERATION_PATHS = new Set(
  operations.flatMap(({ contract: { name } }) => [`/v1/${name}`, `/v1/${name}/batch`]),
)

/** A request that changes nothing when it is let in: an id that is none, or a body that does not fit. */
export const harmless = ({ method, path, body, query = '' }: Route) =>
  [method, `${path.replace('{id}', 'nothing')}${query}`, body && { no_such_field: 1 }] as const
