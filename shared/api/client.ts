/**
 * The API as functions, typed by its contracts. Needs only `fetch`, so it runs in browsers, extensions and
 * Node; the contracts are imported as types and leave nothing in a bundle. Logs nothing.
 */
import type { z } from 'zod'
import type { Kind } from '../engine/kinds.ts'
import type { envelope } from '../operations/envelope.ts'
import type { OPERATIONS } from '../operations/index.ts'
import type { BatchAnswer } from './batch.ts'
import type { Evidence, KindEntry, Rule } from './catalogue.ts'
import { type AnyParts, addressOf, type CallAnswer, type Parts } from './client/calls.ts'
import { type CallOptions, type Connection, send } from './client/send.ts'
import type { Fetch } from './client/web.ts'
import type { EndpointName } from './endpoints.ts'

export type { CallAnswer, Parts } from './client/calls.ts'
export type { CallOptions } from './client/send.ts'
export { SendworthyError } from './client/sendworthy-error.ts'

/** The contract of each operation by its name. */
type Contracts = { [C in (typeof OPERATIONS)[number]['contract'] as C['name']]: C }
export type OperationName = keyof Contracts
/** Operations that also take many drafts at once. */
export type BatchName = {
  [N in OperationName]: Contracts[N] extends { batch: number } ? N : never
}[OperationName]

/** The server forgives more spellings of a kind than it lists. */
type Sent<T> = { [K in keyof T]: K extends 'kind' ? Kind | 'auto' | (string & {}) : T[K] }
/** What an operation takes. */
export type Input<N extends OperationName> = Sent<z.input<Contracts[N]['input']>>
/** What an operation answers. */
export type OperationAnswer<N extends OperationName> = Omit<
  z.output<ReturnType<typeof envelope>>,
  'result'
> & {
  result: Result<N>
}
export type Result<N extends OperationName> = z.output<Contracts[N]['result']>

export interface ClientOptions {
  /** Address of the server, such as `https://sendworthy.example.com`. */
  server: string
  /** API key. The catalogue needs none. */
  key?: string
  /** On pages of the server itself: its cookie says who is signed in, and takes the place of a key. */
  session?: boolean
  /** `ws_…`, for people who are signed in and belong to several workspaces. */
  workspace?: string
  /** Milliseconds for a call with all its attempts; 30,000 unless told. */
  deadlineMs?: number
  /** Attempts after the first; 3 unless told. */
  retries?: number
  /** In place of the platform's. */
  fetch?: Fetch
}

interface List<T> {
  object: 'list'
  data: T[]
}

export interface Client {
  /** Runs an operation. */
  run<N extends OperationName>(name: N, input: Input<N>, options?: CallOptions): Promise<OperationAnswer<N>>
  /** Runs an operation on many drafts; the answer has an item for each, in their order. */
  batch<N extends BatchName>(
    name: N,
    items: readonly (Input<N> & { id?: string })[],
    options?: CallOptions,
  ): Promise<BatchAnswer<Result<N>>>
  /**
   * Calls an endpoint of a resource by method and address: `call('GET /v1/brand-voices/{id}', { params: { id } })`.
   * Gives undefined where there is nothing to say. Calls that make something are tried again as well: they are named,
   * and the server does what is named once.
   */
  call<N extends EndpointName>(
    name: N,
    ...rest: Record<never, never> extends Parts<N>
      ? [parts?: Parts<N>, options?: CallOptions]
      : [parts: Parts<N>, options?: CallOptions]
  ): Promise<CallAnswer<N>>
  rules(options?: CallOptions): Promise<List<Rule>>
  rule(id: string, options?: CallOptions): Promise<Rule>
  evidence(options?: CallOptions): Promise<List<Evidence>>
  evidenceItem(id: string, options?: CallOptions): Promise<Evidence>
  kinds(options?: CallOptions): Promise<List<KindEntry>>
}

/**
 * A client of one server. Calls that meet 429, 5xx or a broken connection are tried again, after what
 * `Retry-After` asks for, until the deadline; they reject with `SendworthyError`.
 */
export function createClient({
  server,
  key,
  session = false,
  workspace,
  fetch,
  deadlineMs = 30_000,
  retries = 3,
}: ClientOptions): Client {
  if (!/^https?:\/\/[^/]/i.test(server)) throw new TypeError('`server` must be a full http or https address.')
  // Anything else cannot stand in a header, and the platform's own message about that would repeat it.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw new TypeError('`key` is not an API key.')
  const connection: Connection = {
    server: server.replace(/\/+$/, ''),
    key,
    session,
    workspace,
    fetch,
    deadlineMs,
    retries,
  }
  // The one place where what came over the wire is taken to be what the contract says.
  const sent = async <T>(call: Parameters<typeof send>[1], options: CallOptions = {}): Promise<T> =>
    (await send(connection, call, options)) as T
  const get = <T>(path: string, options?: CallOptions) => sent<T>({ method: 'GET', path }, options)
  const post = <T>(path: string, body: unknown, options?: CallOptions) =>
    sent<T>({ method: 'POST', path, body }, options)
  const item = (list: string, id: string) => `/v1/${list}/${encodeURIComponent(id)}`
  return {
    run: (name, input, options) => post(`/v1/${name}`, input, options),
    batch: (name, items, options) => post(`/v1/${name}/batch`, { items }, options),
    call: (name, ...rest) => {
      const [parts = {}, options] = rest as [parts?: AnyParts, options?: CallOptions]
      const [method, path] = addressOf(name, parts)
      return sent({ method, path, body: parts.body }, options)
    },
    rules: (options) => get('/v1/rules', options),
    rule: (id, options) => get(item('rules', id), options),
    evidence: (options) => get('/v1/evidence', options),
    evidenceItem: (id, options) => get(item('evidence', id), options),
    kinds: (options) => get('/v1/kinds', options),
  }
}
