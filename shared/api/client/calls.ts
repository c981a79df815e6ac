/** What calls of endpoints take and give, from their contracts: types alone, so nothing of them is in a bundle. */
import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { EndpointName, Endpoints } from '../endpoints.ts'

/** Optional as it is sent, typed as it is read: an address holds only text, and a number becomes it. */
type Query<Q extends z.ZodObject> = {
  [K in keyof z.input<Q>]: K extends keyof z.output<Q> ? z.output<Q>[K] | undefined : never
}

type Params<E> = E extends { params: infer P extends z.ZodObject } ? { params: z.input<P> } : unknown
type Asked<E> = E extends { query: infer Q extends z.ZodObject }
  ? Record<never, never> extends Query<Q>
    ? { query?: Query<Q> }
    : { query: Query<Q> }
  : unknown
type Body<E> = E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown

/** The parts of a call: `params` for the braces of the address, `query` and `body`. */
export type Parts<N extends EndpointName> = Params<Endpoints[N]> & Asked<Endpoints[N]> & Body<Endpoints[N]>

/** What a success gives; undefined where there is nothing to say. */
export type CallAnswer<N extends EndpointName> = Endpoints[N] extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : undefined

/** The parts as whatever sends them reads them. */
export interface AnyParts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  body?: unknown
}

export type Method = Uppercase<Endpoint['method']>

/** Method and address of a call, such as `GET /v1/brand-voices/bv_1?version=2`. */
export function addressOf(
  name: string,
  { params = {}, query = {} }: AnyParts,
): [method: Method, path: string] {
  const [method, path = ''] = name.split(' ')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
  const asked = Object.entries(query).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field}=${encodeURIComponent(value)}`],
  )
  return [method as Method, asked.length === 0 ? filled : `${filled}?${asked.join('&')}`]
}
