/** `POST /mcp`: the operations as tools for assistants, with the same keys, scopes and charges as `/v1`. */
import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { answerHttp } from '../mcp/protocol.ts'
import { inWords, TOOLS, type Tool } from '../mcp/tools.ts'
import { authorizeAny } from '../middleware/auth.ts'
import { readJson } from '../middleware/body.ts'
import { refuseRebinding } from '../middleware/origin.ts'
import { problemFor } from '../middleware/problems.ts'
import { respond } from '../middleware/respond.ts'
import { hasScope } from '../services/authenticate.ts'
import type { Principal } from '../services/principal.ts'
import { runOperation } from '../services/run-operation.ts'
import { scopeOf } from './operations.ts'
import { ANYWHERE, type App, answers, mount, problems } from './route.ts'

/** Allows every tool, and nothing under `/v1`. */
const MCP_SCOPE = 'mcp'

export function mountMcp(app: App, deps: Deps): void {
  mount(app, ROUTE, async (c) => {
    refuseRebinding(c, deps.publicUrl)
    const principal = await authorizeAny(c, deps, [
      MCP_SCOPE,
      ...TOOLS().map(({ operation }) => scopeOf(operation.contract.name)),
    ])
    const body = await readJson(c)
    const where = { request_id: c.get('requestId'), method: c.req.method, route: c.req.routePath }
    const answer = await answerHttp(c.req.raw, body, {
      tools: TOOLS().filter((tool) => mayCall(principal, tool)),
      call: (tool, input) => {
        c.set('operation', tool.operation.contract.name)
        return callTool(deps, principal, tool, input, c.req.raw.signal)
      },
      problem: (error) => problemFor(error, deps, where),
    })
    const type = answer.headers.get('content-type')
    const text = await answer.text()
    return respond(c, answer.status, text === '' ? null : text, type === null ? {} : { 'content-type': type })
  })
}

const mayCall = (principal: Principal, { operation }: Tool): boolean =>
  hasScope(principal, MCP_SCOPE) || hasScope(principal, scopeOf(operation.contract.name))

async function callTool(
  deps: Deps,
  principal: Principal,
  { operation }: Tool,
  input: unknown,
  signal: AbortSignal,
) {
  const reading = operation.read(input)
  if (!reading.ok) {
    throw new ApiError('invalid_request', {
      errors: fieldErrors(reading.error, operation.contract.input, input),
    })
  }
  const { answer: structured } = await runOperation(deps, principal, operation, reading.request, { signal })
  return { structured, text: inWords(reading.request.inWords(structured.result), structured.warnings) }
}

const jsonrpc = z.literal('2.0').meta({ description: 'Version of JSON-RPC, always `2.0`.' })

const Message = z
  .looseObject({
    jsonrpc,
    method: z
      .string()
      .meta({ description: 'What to do: `tools/list`, `tools/call` and others of the protocol.' }),
  })
  .meta({ id: 'McpMessage', description: 'A JSON-RPC message of the Model Context Protocol.' })

const Answer = z
  .looseObject({ jsonrpc })
  .meta({ id: 'McpAnswer', description: 'A JSON-RPC result or error.' })

/** What the protocol has its own errors for is answered with those. */
function orProtocolError(responses: RouteConfig['responses']): RouteConfig['responses'] {
  const { description, content } = { description: '', content: {}, ...Object(responses[400]) }
  return {
    ...responses,
    400: {
      description: `${description} It is no message of the protocol.`,
      content: { ...content, 'application/json': { schema: Answer } },
    },
    404: {
      description: 'The protocol has no such method here.',
      content: { 'application/json': { schema: Answer } },
    },
  }
}

const ROUTE: RouteConfig = {
  method: 'post',
  path: '/mcp',
  operationId: 'mcp',
  tags: ['Assistants'],
  summary: 'Offers the operations as tools to assistants.',
  description:
    'Speaks the Model Context Protocol over streamable HTTP, without sessions. Tools have the names, fields, answers and prices of the operations; an error of a tool says what to do. A key sees the tools that its scopes allow; the scope `mcp` allows all of them here and nothing under `/v1`. An assistant on your own machine can run `npm run -s sendworthy -- mcp` instead, which needs no server and no key.',
  security: [{ bearer: [] }],
  request: {
    body: {
      required: true,
      description: 'Send `Accept: application/json, text/event-stream` with it.',
      content: {
        'application/json': {
          schema: Message,
          examples: {
            example_1: {
              summary: 'The list of tools',
              value: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
            },
          },
        },
      },
    },
  },
  responses: {
    200: answers('The answer.', Answer),
    202: { description: 'A notification was taken.' },
    ...orProtocolError(
      problems(
        ...ANYWHERE,
        'empty_body',
        'malformed_json',
        'invalid_request',
        'key_in_address',
        'missing_key',
        'invalid_key',
        'too_many_attempts',
        'missing_scope',
        'wrong_origin',
        'unsupported_media_type',
        'not_ready',
      ),
    ),
  },
}
