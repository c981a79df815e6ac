/** `GET /metrics` for Prometheus. */
import { hash, timingSafeEqual } from 'node:crypto'
import type { RouteConfig } from '@hono/zod-openapi'
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { isFromHere } from '../middleware/address.ts'
import { isOwnMachine } from '../middleware/origin.ts'
import { type Ctx, respond } from '../middleware/respond.ts'
import { ANYWHERE, type App, mount, problems } from './route.ts'

type Where = Pick<Deps, 'publicUrl' | 'trustedProxies'>

export function mountMetrics(app: App, { metrics, metricsToken = null, ...deps }: Deps): void {
  const isAllowed = (c: Ctx): boolean => (metricsToken === null ? isLocal(c, deps) : shows(c, metricsToken))
  mount(app, ROUTE, async (c) => {
    // To others there is nothing, as at any address that does not exist.
    if (!metrics || !isAllowed(c)) throw new ApiError('not_found')
    return respond(c, 200, await metrics.text(), { 'content-type': metrics.contentType })
  })
}

function shows(c: Ctx, token: string): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(hash('sha256', shown, 'buffer'), hash('sha256', token, 'buffer'))
}

const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** A proxy on this machine makes every request one from here, so whatever tells of one is enough to refuse. */
function isLocal(c: Ctx, { publicUrl, trustedProxies = 0 }: Where): boolean {
  const hosts = [c.req.header('host'), URL.parse(publicUrl)?.host]
  return (
    isFromHere(c) &&
    trustedProxies === 0 &&
    PROXY_HEADERS.every((name) => c.req.header(name) === undefined) &&
    hosts.every((host) => host !== undefined && isOwnMachine(host))
  )
}

const ROUTE: RouteConfig = {
  method: 'get',
  path: '/metrics',
  operationId: 'metrics',
  tags: ['Health'],
  summary: 'Gives counts and times for Prometheus.',
  description:
    'Requests by route, calls charged by operation, refusals, commits of the store, deliveries, and the process itself. Nothing in it tells of a workspace, a key or a draft. Whoever runs the server sets METRICS_TOKEN and sends it as `Authorization: Bearer …`; without it only the server’s own machine may read, and only while PUBLIC_URL is an address of that machine. For everybody else there is nothing here.',
  security: [{}, { metrics: [] }],
  responses: {
    200: {
      description: 'Text in the exposition format of Prometheus.',
      content: { 'text/plain': { schema: { type: 'string' } } },
    },
    ...problems(...ANYWHERE, 'not_found'),
  },
}
