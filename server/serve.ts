/** Listens, and stops without cutting anybody off. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { answerFault, hasTwoHosts, onClientError, refuse } from './http-faults.ts'
import type { Log } from './log.ts'

/** Milliseconds. A whole request, its headers, and what a stop waits for answers under way. */
const REQUEST_MS = 15_000
const HEADERS_MS = 10_000
const STOP_MS = 20_000

export interface Listening {
  port: number
  /** Takes no more requests and resolves when those under way are answered. */
  stop: () => Promise<void>
}

/** Resolves when the server takes requests; rejects when the address is not free. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
  log: Log | null = null,
): Promise<Listening> {
  const answer = getRequestListener(fetch, { errorHandler: refuse(log) })
  const server = createServer(
    {
      requestTimeout: REQUEST_MS,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: 1000,
      // The adapter refuses a request without a host too, with a problem.
      requireHostHeader: false,
    },
    (request, response) =>
      hasTwoHosts(request) ? answerFault(log, 'malformed_request', response) : answer(request, response),
  )
  server.on('checkExpectation', (_, response) => answerFault(log, 'expectation_failed', response))
  server.on('clientError', onClientError(log))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return { port: isInternet(address) ? address.port : port, stop: () => stop(server) }
}

const isInternet = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection becomes idle when its last answer is out, and would then be kept open for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), STOP_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
