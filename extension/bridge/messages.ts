/** What pages of the extension, content scripts and the worker say to each other. The key is in none of it. */
import type { Input, OperationName, Result } from '#shared/api/client.ts'
import type { GateEventInput } from '#shared/api/resources/quality.ts'
import type { Settings } from '#shared/api/resources/settings.ts'
import type { BrandVoice } from '#shared/engine/profile.ts'
import type { Preferences } from '../settings.ts'

/** Rises with every change that an older half could misread; after an update both halves run for a while. */
export const BRIDGE_VERSION = 1

/** Why something could not be done, in words for people. */
export interface Trouble {
  /** Of the API, or of the bridge: `orphaned`, `no_answer`, `not_connected`, `wrong_version`, `refused`, `failed`. */
  code: string
  /** What happened and what to do, a sentence each. */
  detail: string
}

/** What a content script or a page needs to know at its start, and after every change. */
export interface Setup {
  /** Address of the server; null while nobody has connected. */
  server: string | null
  workspace: { name: string; plan: string } | null
  key: { name: string; scopes: readonly string[] } | null
  /** What the workspace decides; null until it was read once. Stays when the server is away. */
  settings: Settings | null
  voices: readonly { id: string; name: string; client: string | null }[]
  /** When settings and voices were last read, ISO 8601; null when never. */
  fetched: string | null
  /** Why they could not be read the last time; null when all is well. */
  problem: Trouble | null
  preferences: Preferences
  /** Whether the person has switched the product off where the question comes from. */
  off: { site: boolean; tab: boolean }
}

/** State of one compose window, for the popup. No text of the mail is in it. */
export interface ComposeState {
  state: 'checking' | 'checked' | 'empty' | 'not_checked'
  score: number | null
  grade: string | null
  /** Why it is not checked; null otherwise. */
  why: string | null
}

/** What a tab says of itself. */
export interface TabState {
  state: 'starting' | 'ready' | 'not_checked'
  why: string | null
  composes: readonly ComposeState[]
}

/** Operations that a person can start from a compose. */
export type PanelOperation = Extract<OperationName, 'rewrite' | 'subject-lines' | 'roast' | 'teardown'>

export interface EvidenceNote {
  id: string
  grade: string
  claim: string
  /** Title and address of the first source; null without one. */
  source: { title: string; url: string } | null
}

/** Questions to the worker, by name. */
export interface Asks {
  setup: (about: null) => Setup
  voice: (id: string) => BrandVoice | null
  evidence: (ids: readonly string[]) => EvidenceNote[]
  /** Runs the engine's script in the asking tab. */
  engine: (about: null) => null
  /** The word list as base64: a content script cannot read files of the extension. */
  dictionary: (about: null) => string
  operation: (call: OperationCall) => Answered
  gate_event: (event: GateEventInput) => null
  open_options: (about: null) => null
  /** Pages of the extension only, from here. */
  connect: (connection: { server: string; key: string }) => Setup
  refresh: (about: null) => Setup
  disconnect: (about: null) => Setup
  prefer: (change: Partial<Preferences>) => Setup
  switch_tab: (change: { tab: number; off: boolean }) => null
  tab: (id: number) => { off: boolean }
}
export type AskName = keyof Asks

/** What an operation gave, and what its server had to say of that. */
export interface Answered {
  result: Result<PanelOperation>
  warnings: readonly { code: string; message: string }[]
}

export type OperationCall = { [N in PanelOperation]: { name: N; input: Input<N> } }[PanelOperation]

/** Those that only pages of the extension may ask: a web page's process may speak as our content script. */
export const PAGES_ONLY: ReadonlySet<AskName> = new Set([
  'connect',
  'refresh',
  'disconnect',
  'prefer',
  'switch_tab',
  'tab',
])

export interface Question<N extends AskName = AskName> {
  sendworthy: number
  name: N
  about: Parameters<Asks[N]>[0]
}
export type Answer<N extends AskName = AskName> =
  | { ok: true; value: ReturnType<Asks[N]> }
  | { ok: false; trouble: Trouble }

/** What is said to content scripts. */
export type Notice = { sendworthy: number; notice: 'setup_changed' | 'state' }
