/** A server that webhooks are sent to, as a customer would write one. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** What the receiver answers to its nth request, from 0. */
export type Answer = (response: ServerResponse, nth: number, received: Received) => void

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(code, headers).end()
  }

/** Listens until the test ends. */
export async function webhookReceiver(answer: Answer = status(204)) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const one = { headers: request.headers, body: await text(request) }
    received.push(one)
    answer(response, received.length - 1, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, port, received }
}
