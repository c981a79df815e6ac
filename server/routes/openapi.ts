/** The machine description of the API, made from the routes themselves. */
import type { RouteConfig } from '@hono/zod-openapi'
import { takesBatches } from '#shared/api/batch.ts'
import { lazy } from '#shared/engine/lazy.ts'
import { RULESET } from '#shared/engine/score.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import type { Deps } from '../deps.ts'
import { exampleBatch, exampleCalls } from '../services/examples.ts'
import type { ApiDocument } from './api-document.ts'
import { ANYWHERE, type App, mount, problems } from './route.ts'
import { StaticDocument } from './static-document.ts'

/** Changes with what callers may send or receive; additions raise the second number. */
export const API_VERSION = '1.0.0'

/** Adds `GET /openapi.json` and gives the document, which is whole once all routes are there. */
export function mountOpenApi(app: App, deps: Pick<Deps, 'dictionary'>): () => ApiDocument {
  const { openAPIRegistry: registry } = app
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'mk_live_…',
    description: 'An API key. `npm run -s sendworthy -- keys create` makes one.',
  })
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description:
      'The session of a person who is signed in; `sid` on plain http. The header `Sendworthy-Workspace` names the workspace when there are several. What changes something must come from a page of this server.',
  })
  registry.registerComponent('securitySchemes', 'metrics', {
    type: 'http',
    scheme: 'bearer',
    description: 'METRICS_TOKEN of the server.',
  })
  const header = (name: string, description: string, example: string) =>
    registry.registerComponent('headers', name, { description, schema: { type: 'string' }, example })
  header(
    'RequestId',
    'Names the request, in the log as well. A caller may send its own.',
    'req-2026-06-01-0001',
  )
  header(
    'Challenge',
    'What is wrong with the key (RFC 6750).',
    'Bearer realm="sendworthy", error="invalid_token"',
  )
  header('RetryAfter', 'Seconds after which to try again.', '5')
  header('ETag', 'Version of the answer, for `If-None-Match`.', 'W/"4Ng0ZtU1hVqLjB2sKx8aQe"')

  const document = lazy(() => describe(app, deps))
  const text = lazy(() => new StaticDocument(JSON.stringify(document()), 'application/json', 0))
  const route: RouteConfig = {
    method: 'get',
    path: '/openapi.json',
    operationId: 'openapi',
    tags: ['Description'],
    summary: 'Gives this description.',
    description: 'For generators and linters: every address, field, error and example, as OpenAPI 3.1.',
    security: [],
    responses: {
      200: {
        description: 'An OpenAPI 3.1 document.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      304: { description: 'What `If-None-Match` names is still current.' },
      ...problems(...ANYWHERE),
    },
  }
  mount(app, route, (c) => text().respond(c))
  return document
}

function describe(app: App, { dictionary }: Pick<Deps, 'dictionary'>): ApiDocument {
  const generated = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Sendworthy',
      version: API_VERSION,
      description: `Tells whether an email is worth sending, explains every lost point, and fixes it. Ruleset ${RULESET}.`,
      license: { name: 'All rights reserved' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: [
      { name: 'Operations', description: 'What is done with a draft. Drafts are never stored or logged.' },
      { name: 'Assistants', description: 'The operations as tools, for assistants that speak MCP.' },
      { name: 'Catalogue', description: 'What the score rests on. Public, no key needed.' },
      {
        name: 'Accounts',
        description: 'People and their sessions. A cookie stands for a person; no key is needed or taken.',
      },
      { name: 'Members', description: 'Who belongs to a workspace. For people who are signed in.' },
      {
        name: 'Webhooks',
        description: 'Messages to your own server, signed by the Standard Webhooks specification.',
      },
      { name: 'Health', description: 'For monitors and load balancers. No key needed.' },
      { name: 'Description', description: 'The API in words, for machines and for people. No key needed.' },
    ],
  })
  const document: ApiDocument = JSON.parse(JSON.stringify(generated))
  const operations: readonly ServedOperation[] = OPERATIONS
  for (const operation of operations) {
    const path = `/v1/${operation.contract.name}`
    const calls = exampleCalls(operation, dictionary)
    showAnswers(document, path, calls)
    const answer = exampleBatch(operation, calls)
    if (takesBatches(operation.contract)) {
      showAnswers(document, `${path}/batch`, [{ summary: 'The examples of the operation', answer }])
    }
  }
  return document
}

function showAnswers(
  { paths }: ApiDocument,
  path: string,
  calls: readonly { summary: string; answer: unknown }[],
): void {
  const media = paths[path]?.post?.responses['200']?.content?.['application/json']
  if (!media) return
  media.examples = Object.fromEntries(
    calls.map(({ summary, answer }, index) => [`example_${index + 1}`, { summary, value: answer }]),
  )
}
