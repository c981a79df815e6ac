/** Sends one request to a webhook: to the very address that was checked, once, and following nobody elsewhere. */
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { bareHost, endpointUrl, isLoopback, isPublicAddress } from './addresses.ts'
import { LookupError, type Resolved, resolveAll } from './resolve.ts'

/** Milliseconds for everything: the name, the connection, the answer. */
export const SEND_MS = 15_000
/** Bytes of an answer that are read; nothing in it is used, but a receiver may want to finish. */
const ANSWER_MAX = 64 * 1024

export interface SendOptions {
  /** http and https to this machine as well. */
  allowLocal: boolean
  /** All addresses of a name; asks DNS when not given. */
  resolve?: (host: string) => Promise<readonly Resolved[]>
  /** Certificates to trust besides the well-known ones. */
  ca?: string
  /** Milliseconds; `SEND_MS` when not given. */
  deadline?: number
}

export interface SentRequest {
  headers: Readonly<Record<string, string>>
  body: string
}

/** What came back. */
export interface Answered {
  status: number
  retryAfter: string | null
}

/** The request was not answered. The message is ours: a sentence that may be shown. */
export class SendError extends Error {
  override name = 'SendError'
}

/** Rejects with `SendError`. Any status is an answer. */
export async function send(address: string, sent: SentRequest, options: SendOptions): Promise<Answered> {
  const { allowLocal, resolve = resolveAll, deadline = SEND_MS } = options
  const url = endpointUrl(address, allowLocal)
  if (typeof url === 'string') throw new SendError(`The address cannot be used. ${url}`)
  const signal = AbortSignal.timeout(deadline)
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new SendError(`No answer came within ${deadline / 1000} seconds.`)),
    )
  })
  const answered = checkedAddresses(url, allowLocal, resolve).then((addresses) =>
    exchange(url, addresses, sent, signal, options.ca),
  )
  try {
    return await Promise.race([answered, timeout])
  } catch (error) {
    answered.catch(() => {}) // it fails once more when the deadline cuts it
    throw error instanceof SendError ? error : new SendError(reasonOf(error), { cause: error })
  }
}

/** All addresses of the host. Rejects when any of them may not be reached: the next look-up might give that one. */
async function checkedAddresses(
  url: URL,
  allowLocal: boolean,
  resolve: (host: string) => Promise<readonly Resolved[]>,
): Promise<readonly Resolved[]> {
  const host = bareHost(url)
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
  const isLocal = addresses.every(({ address }) => isLoopback(address))
  const allowed = addresses.every(({ address }) => isPublicAddress(address)) && url.protocol === 'https:'
  if (addresses.length === 0) throw new SendError('The host name has no address.')
  if (!allowed && !(allowLocal && isLocal)) throw new SendError('The host has an address that is not public.')
  return addresses
}

function exchange(
  url: URL,
  addresses: readonly Resolved[],
  { headers, body }: SentRequest,
  signal: AbortSignal,
  ca: string | undefined,
): Promise<Answered> {
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal,
    // A connection of its own, that was never led elsewhere by an earlier answer or by a proxy.
    agent: false,
    lookup: (_, { all }, callback) => {
      const [first] = addresses
      if (all) callback(null, [...addresses])
      else callback(null, first?.address ?? '', first?.family ?? 4)
    },
  }
  return new Promise((resolve, reject) => {
    const outgoing =
      url.protocol === 'https:'
        ? requestHttps(url, { ...options, rejectUnauthorized: true, ...(ca !== undefined && { ca }) })
        : requestHttp(url, options)
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      const { statusCode = 0, headers } = incoming
      resolve({ status: statusCode, retryAfter: headers['retry-after']?.trim() ?? null })
      void drain(incoming)
    })
    outgoing.end(body)
  })
}

/** Reads the answer to its end, its most or the deadline. However that ends, the status stands. */
async function drain(incoming: IncomingMessage): Promise<void> {
  let read = 0
  try {
    for await (const chunk of incoming) {
      read += Buffer.byteLength(chunk)
      if (read > ANSWER_MAX) break // leaving the loop closes the connection
    }
  } catch {
    // The receiver went away, or the time is up: it has answered all the same.
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing accepts connections there.',
  ECONNRESET: 'The connection was closed before an answer came.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ETIMEDOUT: 'The connection took too long.',
}

/** In our words: messages of libraries may quote what was sent or received. */
function reasonOf(error: unknown): string {
  if (error instanceof LookupError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  if (/CERT|SELF_SIGNED|ISSUER|ERR_TLS/.test(code)) return `Its TLS certificate is not accepted (${code}).`
  if (/SSL|EPROTO/.test(code)) return `No TLS connection came about (${code}).`
  if (code.startsWith('HPE_')) return `What it answered is not HTTP (${code}).`
  return REASONS[code] ?? `The connection failed (${code}).`
}
