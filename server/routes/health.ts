/** For whoever watches the server. */
import type { RouteConfig } from '@hono/zod-openapi'
import { Readiness, Status } from '#shared/api/health.ts'
import { ApiError } from '#shared/api/problem.ts'
import { RULESET } from '#shared/engine/score.ts'
import type { Deps } from '../deps.ts'
import { RETRY } from '../middleware/problems.ts'
import { respond, respondJson } from '../middleware/respond.ts'
import { NO_MODEL } from '../models/none.ts'
import { storeCheck } from '../services/readiness.ts'
import { VERSION } from '../version.ts'
import { ANYWHERE, type App, answers, mount, problems } from './route.ts'

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

export function mountHealth(app: App, { store, stopping, model = NO_MODEL }: Deps): void {
  const live = about(
    'healthz',
    '/healthz',
    'Says that the process runs.',
    'Restart the server when it does not.',
  )
  mount(app, { ...live, responses: { 200: answers('It runs.', Status), ...problems(...ANYWHERE) } }, (c) =>
    respondJson(c, { status: 'ok' } satisfies Status),
  )

  const ready = about(
    'readyz',
    '/readyz',
    'Says that calls can be answered, and what they need.',
    'Send traffic only while it answers with 200. With 503 it is stopping, or its store takes no changes, so that no call could be charged.',
  )
  const isWritable = storeCheck(store, Date.now)
  mount(app, { ...ready, responses: readyAnswers() }, async (c) => {
    if (stopping?.aborted) throw new ApiError('not_ready', { headers: RETRY })
    const writable = await isWritable() // rejects when the store is closed, which the error handler knows
    const readiness: Readiness = {
      status: writable ? 'ok' : 'unavailable',
      store: writable ? 'ok' : 'unavailable',
      model: model.state(),
      version: VERSION,
      ruleset: RULESET,
    }
    if (writable) return respondJson(c, readiness)
    return respond(c, 503, JSON.stringify(readiness), { 'content-type': 'application/json', ...RETRY })
  })
}

/** 503 has two forms: what is missing, and the problem of a server that stops. */
function readyAnswers(): RouteConfig['responses'] {
  const responses = problems(...ANYWHERE, 'not_ready')
  const { content, ...stopped } = { content: {}, ...Object(responses[503]) }
  const described = answers('It is ready.', Readiness)
  return {
    ...responses,
    200: described,
    503: {
      ...stopped,
      description: 'The store takes no changes, or the server is stopping.',
      content: { ...content, ...described.content },
    },
  }
}
