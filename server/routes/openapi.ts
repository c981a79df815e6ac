/** The machine description of the API, made from the routes themselves. */
import type { RouteConfig } from '@hono/zod-openapi'
import { takesBatches } from '#shared/api/batch.ts'
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, problemOf } from '#shared/api/problem.ts'
import { lazy } from '#shared/engine/lazy.ts'
import { RULESET } from '#shared/engine/score.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import type { Deps } from '../deps.ts'
import { exampleBatch, exampleCalls } from '../services/examples.ts'
import { exampleAnswers } from '../services/resource-examples.ts'
import { VERSION } from '../version.ts'
import type { ApiDocument } from './api-document.ts'
import { ANYWHERE, type App, mount, problems } from './route.ts'
import { StaticDocument } from './static-document.ts'

/** In the order of the reference: what is done first, what is set up next, then people, then machines. */
const TAGS = [
  [
    'Operations',
    'What is done with a draft. Drafts are never logged, and kept only when an owner turns that on.',
  ],
  ['Assistants', 'The operations as tools, for assistants that speak MCP.'],
  ['Catalogue', 'What the score rests on. Public, no key needed.'],
  ['Workspace', 'The workspace that a key or a person is in: settings, the log of changes, all it holds.'],
  ['Brand voices', 'How each client writes. Operations go by the voice whose id is sent, or by the default.'],
  ['API keys', 'Keys of the workspace. They share its limits; each may have a cap of its own.'],
  ['Usage', 'What was used, what is left, what it costs, and what the plans allow.'],
  ['Quality', 'How good mails were, and what the send gate did. People are only ever counted.'],
  ['Webhooks', 'Messages to your own server, signed by the Standard Webhooks specification.'],
  ['Members', 'Who belongs to a workspace. For people who are signed in.'],
  ['Accounts', 'People and their sessions. A cookie stands for a person; no key is needed or taken.'],
  ['Health', 'For monitors and load balancers. No key needed.'],
  ['Description', 'The API in words, for machines and for people. No key needed.'],
] as const

/** What no endpoint answers: one is of methods that there are not, and nobody is there to read the other. */
const NOT_DESCRIBED: readonly ProblemCode[] = ['method_not_allowed', 'caller_gone']

/** Where the limits of the workspace stand, in the headers of answers. */
const LIMITS = [
  [
    'RateLimit-Policy',
    'The limits of the plan; absent without any, and where no key or session told the workspace.',
    '"burst";q=1;w=1, "day";q=50;w=86400',
  ],
  ['RateLimit', 'What is left of each, and in how many seconds it is whole again.', '"day";r=42;t=3600'],
  ['X-RateLimit-Limit', 'Calls the plan includes in the window; absent without limit.', '50'],
  ['X-RateLimit-Remaining', 'Included calls that are left; absent without limit.', '42'],
  ['X-RateLimit-Reset', 'Seconds until the next window begins.', '3600'],
] as const

/** Adds `GET /openapi.json` and gives the document, which is whole once all routes are there. */
export function mountOpenApi(app: App, deps: Pick<Deps, 'dictionary'>): () => Promise<ApiDocument> {
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
    'What is wrong with the key (RFC 6750); `Cookie` where people sign in.',
    'Bearer realm="sendworthy", error="invalid_token"',
  )
  header('RetryAfter', 'Seconds after which to try again.', '5')
  for (const [name, description, example] of LIMITS) header(name, description, example)
  for (const code of PROBLEM_CODES.filter((one) => !NOT_DESCRIBED.includes(one)))
    registry.registerComponent('examples', code, {
      summary: PROBLEMS[code].title,
      value: problemOf(code, '5f0c1a52-8d1b-4c58-9a37-2f6d3e0b7c11'),
    })
  header('ETag', 'Version of the answer, for `If-None-Match`.', 'W/"4Ng0ZtU1hVqLjB2sKx8aQe"')

  const document = lazy(() => describe(app, deps))
  const text = lazy(async () => new StaticDocument(JSON.stringify(await document()), 'application/json', 0))
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
  mount(app, route, async (c) => (await text()).respond(c))
  return document
}

async function describe(app: App, { dictionary }: Pick<Deps, 'dictionary'>): Promise<ApiDocument> {
  const generated = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Sendworthy',
      version: VERSION,
      description: `Tells whether an email is worth sending, explains every lost point, and fixes it. Ruleset ${RULESET}.`,
      license: { name: 'All rights reserved' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: TAGS.map(([name, description]) => ({ name, description })),
  })
  const document: ApiDocument = JSON.parse(JSON.stringify(generated))
  const operations: readonly ServedOperation[] = OPERATIONS
  for (const operation of operations) {
    const path = `/v1/${operation.contract.name}`
    const calls = await exampleCalls(operation, dictionary)
    showAnswers(document, path, 'post', calls)
    const answer = exampleBatch(operation, calls)
    if (takesBatches(operation.contract)) {
      showAnswers(document, `${path}/batch`, 'post', [{ summary: 'The examples of the operation', answer }])
    }
  }
  for (const [name, answer] of Object.entries(exampleAnswers())) {
    const [method = '', path = ''] = name.split(' ')
    showAnswers(document, path, method.toLowerCase(), [{ summary: 'An example', answer }])
  }
  nameLimits(document)
  return document
}

/**
 * Every answer to a key that works, or to a person in a workspace, tells where the limits stand, public lists as well;
 * refusals of a caller do not.
 */
function nameLimits({ paths }: ApiDocument): void {
  const refs = Object.fromEntries(LIMITS.map(([name]) => [name, { $ref: `#/components/headers/${name}` }]))
  const told = Object.entries(paths).filter(([path]) => path.startsWith('/v1/') || path === '/mcp')
  for (const { responses } of told.flatMap(([, methods]) => Object.values(methods))) {
    for (const [status, response] of Object.entries(responses))
      if (status !== '401' && !status.startsWith('5')) response.headers = { ...response.headers, ...refs }
  }
}

function showAnswers(
  { paths }: ApiDocument,
  path: string,
  method: string,
  calls: readonly { summary: string; answer: unknown }[],
): void {
  const responses = Object.entries(paths[path]?.[method]?.responses ?? {})
  const success = responses.find(([status]) => status.startsWith('2'))?.[1]
  const media = success?.content?.['application/json']
  if (!media) return
  media.examples = Object.fromEntries(
    calls.map(({ summary, answer }, index) => [`example_${index + 1}`, { summary, value: answer }]),
  )
}
