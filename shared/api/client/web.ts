/**
 * The parts of the platform that the client stands on, there in browsers, workers and Node alike. They are
 * described here because `shared` knows neither the DOM nor Node.
 */

/** An `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** A signal of the client's own making: the platform's, where its types are known, as its `fetch` wants no less. */
export type OwnSignal = typeof globalThis extends { AbortSignal: { prototype: infer S extends Signal } }
  ? S
  : Signal

interface WebRequest {
  method: string
  headers: Record<string, string>
  body?: string
  signal: OwnSignal
  /** A redirect would carry the draft to another address. */
  redirect: 'error'
  /** Cookies only where they say who is signed in; else a key is all the server wants to know. */
  credentials: 'omit' | 'same-origin'
}

export interface WebResponse {
  readonly ok: boolean
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** `fetch`, as far as the client uses it. */
export type Fetch = (address: string, request: WebRequest) => Promise<WebResponse>

declare const fetch: Fetch
declare const setTimeout: (run: () => void, ms: number) => unknown
declare const clearTimeout: (timer: unknown) => void
declare const crypto: { randomUUID(): string }
declare const AbortController: new () => { readonly signal: OwnSignal; abort(reason: unknown): void }

/** The platform of this moment, so that what a test puts in its place is used. */
export const platform = () => ({ fetch, setTimeout, clearTimeout, crypto, AbortController })
