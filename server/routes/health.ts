/** For whoever watches the server. */
import type { RouteConfig } from '@hono/zod-openapi'
import { Status } from '#shared/api/catalogue.ts'
import type { Deps } from '../deps.ts'
import { respondJson } from '../middleware/respond.ts'
import { ANYWHERE, type App, answers, mount, problems } from './route.ts'

const OK = { status: 'ok' }
const about = (
  operationId: string,
  path: string,
  summary: string,
  description: string,
): Omit<RouteConfig, 'responses'> => ({
  method: 'get',
  path,
  operationId,
  tags: ['Health'],
  summary,
  description,
  security: [],
})

export function mountHealth(app: App, { store }: Deps): void {
  const live = about(
    'healthz',
    '/healthz',
    'Says that the process runs.',
    'Restart the server when it does not.',
  )
  mount(app, { ...live, responses: { 200: answers('It runs.', Status), ...problems(...ANYWHERE) } }, (c) =>
    respondJson(c, OK),
  )

  const ready = about(
    'readyz',
    '/readyz',
    'Says that calls can be answered.',
    'Send traffic only while it does.',
  )
  const responses = { 200: answers('It is ready.', Status), ...problems(...ANYWHERE, 'not_ready') }
  mount(app, { ...ready, responses }, async (c) => {
    await store.meta() // rejects when the store is closed, which the error handler knows
    return respondJson(c, OK)
  })
}
