/** The Model Context Protocol: the one place that knows its library. Two generations of it are spoken. */
import {
  createMcpHandler,
  isLegacyRequest,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { ApiError } from '#shared/api/problem.ts'
import { VERSION } from '../version.ts'
import { problemInWords, type Tool, type ToolAnswer } from './tools.ts'

/** The tools of one caller, and what happens when one is called. */
interface Toolbox {
  tools: readonly Tool[]
  /** Rejects with what went wrong. */
  call: (tool: Tool, input: unknown) => Promise<ToolAnswer>
  /** What went wrong as a problem. Never quotes the input. */
  problem: (error: Error) => ApiError
}

const INSTRUCTIONS =
  'Sendworthy judges and improves email drafts. Give `draft` as it would be sent, and `kind` when you know it. ' +
  'Offsets count UTF-16 code units of the draft. Merge tags such as {{first_name}} must stay as they are.'

function serverFor({ tools, call, problem }: Toolbox): Server {
  const server = new Server(
    { name: 'sendworthy', title: 'Sendworthy', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ listed }) => listed) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ operation }) => operation.contract.name === params.name)
    if (!tool) {
      const names = tools.map(({ operation }) => operation.contract.name).join(', ')
      return failed(`There is no tool of that name for this key. There are: ${names}.`)
    }
    try {
      const { structured, text } = await call(tool, params.arguments ?? {})
      return { content: [{ type: 'text', text }], structuredContent: structured }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return failed(problemInWords(problem(error)))
    }
  })
  return server
}

const failed = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true })

/** Answers one request over HTTP, whose body was read and whose caller is known; in JSON, whatever is asked for. */
export async function answerHttp(original: Request, body: unknown, toolbox: Toolbox): Promise<Response> {
  const headers = new Headers(original.headers)
  headers.set('accept', 'application/json, text/event-stream')
  headers.set('content-type', 'application/json')
  const request = new Request(original.url, { method: 'POST', headers, signal: original.signal })
  if (await isLegacyRequest(request, body)) return answerOlder(request, body, toolbox)
  // Tools never change while the server runs, so there is nothing to subscribe to.
  const handler = createMcpHandler(() => serverFor(toolbox), { legacy: 'reject', maxSubscriptions: 0 })
  return handler.fetch(request, { parsedBody: body })
}

/** The generation of 2025: a connection that lasts for one request. */
async function answerOlder(request: Request, body: unknown, toolbox: Toolbox): Promise<Response> {
  const server = serverFor(toolbox)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** Serves standard input and output until the input ends. */
export function serveStandardStreams(toolbox: Toolbox): Promise<void> {
  return new Promise((resolve) => {
    process.stdin.once('close', resolve)
    process.stdin.once('end', resolve)
    serveStdio(() => serverFor(toolbox), { maxSubscriptions: 0 })
  })
}
