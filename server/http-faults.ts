/** Requests that never reach the application, because they are no HTTP or come too slowly: problems as well. */
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { PROBLEMS, type ProblemCode, problemOf } from '#shared/api/problem.ts'
import type { Log } from './log.ts'
import { API } from './middleware/respond.ts'

interface Parts {
  status: number
  headers: Record<string, string>
  body: string
}

/** The answer, which is noted in the log: nothing else sees these requests. */
function partsOf(code: ProblemCode, log: Log | null): Parts {
  const requestId = randomUUID()
  log?.info({ request_id: requestId, status: PROBLEMS[code].status, error: code }, 'request not read')
  return {
    status: PROBLEMS[code].status,
    headers: {
      ...API,
      'content-type': 'application/problem+json',
      'x-request-id': requestId,
      connection: 'close',
    },
    body: JSON.stringify(problemOf(code, requestId)),
  }
}

/** For what the adapter refuses, such as a Host header that is none. */
export const refuse = (log: Log | null) => (): Response => {
  const { body, ...init } = partsOf('malformed_request', log)
  return new Response(body, init)
}

/** For what Node would answer in words of its own, or let pass. */
export function answerFault(log: Log | null, code: ProblemCode, response: ServerResponse): void {
  const { status, headers, body } = partsOf(code, log)
  response.writeHead(status, headers).end(body)
}

/** Whether more than one host is named: whoever forwarded it may have gone by the other one. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** For what Node's parser refuses. */
export const onClientError =
  (log: Log | null) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, headers, body } = partsOf(codeOf(error.code), log)
    const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`)
  }

function codeOf(code: string | undefined): ProblemCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_request'
}
