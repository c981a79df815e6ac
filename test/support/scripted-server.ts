/** A server that answers what a test tells it to, one answer for each request, and keeps what it was asked. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Scripted =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | 'hang up'
  | 'break off'
  | 'say nothing'

/** Answers in their order; the last one stands for all that follow. */
export async function scriptedServer(...answers: readonly [Scripted, ...Scripted[]]) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? answers[0]
    const { method = '', url = '', headers } = request
    asked.push({ method, path: url, headers, body: await text(request) })
    play(answer, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked }
}

function play(answer: Scripted, response: ServerResponse): void {
  if (answer === 'say nothing') return
  if (answer === 'hang up') {
    response.destroy()
    return
  }
  if (answer === 'break off') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"id":', () => response.destroy())
    return
  }
  const { status, headers, body = {} } = answer
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
