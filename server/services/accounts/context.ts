/** What the services of accounts work with. */
import type { Store } from '../../storage/store.ts'
import type { Person } from '../principal.ts'
import type { Tries } from './tries.ts'

export interface Accounts {
  store: Store
  tries: Tries
  /** Milliseconds since 1970. */
  now: () => number
}

/** The browser that asks, as far as a session remembers it. */
export interface Visitor {
  /** First part of the address; null when there is none to see. */
  network: string | null
  /** What the browser calls itself. */
  agent: string | null
  /** The session it has already; a new one takes its place. */
  token: string | null
}

/** A session that was just begun. The token goes into the cookie and nowhere else. */
export interface SignedIn extends Person {
  token: string
}
