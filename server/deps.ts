/** What the server needs from outside, handed in once: no globals, no container. */
import type { Dictionary } from '#shared/engine/dictionary.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Model } from './models/model.ts'
import type { MailInvitation } from './services/accounts/invitations.ts'
import type { Seal } from './services/seal.ts'
import type { Store } from './storage/store.ts'
import type { WebApp } from './web-app.ts'

export interface Deps {
  store: Store
  /** Without it spelling is not checked, and answers say so. */
  dictionary: Dictionary | null
  log: Log
  /** Writes where one is set up; without it the rules answer by themselves. */
  model?: Model
  /** Address people reach the server by, without a slash at the end. */
  publicUrl: string
  /** Seals what must be read again. */
  seal: Seal
  /** Whether webhooks may lead to this machine. */
  webhooks: { allowLocal: boolean }
  /** Without it nothing is counted. */
  metrics?: Metrics
  /** What whoever reads the metrics must show; null leaves them to this machine. */
  metricsToken?: string | null
  /** The editor for browsers; without it the reference is the front door. */
  web?: WebApp | null
  /** Aborted when the server begins to stop. */
  stopping?: AbortSignal
  /** How many proxies stand before the server and say who called them. */
  trustedProxies?: number
  /** The clock of sessions, keys and usage, milliseconds since 1970; the machine's unless a test sets it. */
  now?: () => number
  /** Sends an invitation by e-mail; without it people hand the link on themselves. */
  mailInvitation?: MailInvitation
}
