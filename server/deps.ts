/** What the server needs from outside, handed in once: no globals, no container. */
import type { Dictionary } from '#shared/engine/dictionary.ts'
import type { Log } from './log.ts'
import type { Store } from './storage/store.ts'

export interface Deps {
  store: Store
  /** Without it spelling is not checked, and answers say so. */
  dictionary: Dictionary | null
  log: Log
  /** Address people reach the server by, without a slash at the end. */
  publicUrl: string
}
