/** Who is signed in, in which workspace, and what that workspace has decided; and how its server is asked. */
import { type CallAnswer, type Client, createClient, SendworthyError } from '#shared/api/client.ts'
import type { Session } from '#shared/api/resources/session.ts'
import type { Settings } from '#shared/api/resources/settings.ts'
import type { BrandVoice } from '#shared/engine/profile.ts'
import { Store } from '#shared/ui/store.ts'
import { keep, kept } from './kept.ts'

export type Role = Session['workspaces'][number]['role']
export type Workspace = CallAnswer<'GET /v1/workspace'>
/** A voice as the server answers it: every habit has a value. */
export type Voice = BrandVoice & { client: string | null }

export interface SessionState {
  state: 'loading' | 'signed_out' | 'signed_in' | 'unreachable'
  who: Session | null
  /** The workspace that is worked in; null for somebody who is in none. */
  workspace: Session['workspaces'][number] | null
  settings: Settings | null
  voices: readonly Voice[]
  /** Whether the server still waits for its owner. */
  isNew: boolean
  /** Whether a session ended while it was worked in. */
  hasEnded: boolean
}

const BLANK: SessionState = {
  state: 'loading',
  who: null,
  workspace: null,
  settings: null,
  voices: [],
  isNew: false,
  hasEnded: false,
}
/** The workspace a tab works in; another tab may be in another. */
const KEPT = 'sendworthy.workspace'

export const session = new Store<SessionState>(BLANK)

/**
 * Asks the server as whoever is signed in, in their workspace. Rejects with `SendworthyError`; a session that has
 * ended is noted, so that every part of the page knows.
 */
export async function ask<T>(
  work: (client: Client) => Promise<T>,
  workspace: Pick<Workspace, 'id'> | null = session.get().workspace,
): Promise<T> {
  const client = createClient({
    server: location.origin,
    session: true,
    ...(workspace && { workspace: workspace.id }),
  })
  try {
    return await work(client)
  } catch (error) {
    const isOut =
      error instanceof SendworthyError && error.status === 401 && error.code !== 'wrong_credentials'
    if (isOut && session.get().state === 'signed_in')
      session.patch({ ...BLANK, state: 'signed_out', hasEnded: true })
    throw error
  }
}

/** Finds out who is signed in. Never rejects. */
export async function openSession(): Promise<void> {
  try {
    await enter(await ask((client) => client.call('GET /v1/session', {}, { retries: 1 })))
  } catch (error) {
    if (!(error instanceof SendworthyError) || error.status !== 401)
      return session.patch({ ...BLANK, state: 'unreachable' })
    const isNew = await ask((client) => client.call('GET /v1/setup')).then(
      () => true,
      () => false,
    )
    const { state, hasEnded } = session.get()
    // Somebody may have signed in meanwhile.
    if (state !== 'signed_in') session.patch({ ...BLANK, state: 'signed_out', isNew, hasEnded })
  }
}

/**
 * Asks again for what could not be had, whenever the network or the person comes back; and who is signed in, as that
 * is also done by another tab.
 */
export function keepUp(): void {
  const again = () => {
    const { state, settings } = session.get()
    if (document.hidden) return
    if (state === 'unreachable' || state === 'signed_out') void openSession()
    else if (state === 'signed_in' && settings === null) void readWorkspace()
  }
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
}

/** Rejects with `SendworthyError` for a wrong password and whatever else. */
export async function signIn(email: string, password: string): Promise<void> {
  await enter(
    await ask((client) => client.call('POST /v1/session', { body: { email, password } }, { retries: 0 })),
  )
}

export async function signOut(): Promise<void> {
  await ask((client) => client.call('DELETE /v1/session'))
  keep(KEPT, null)
  session.patch({ ...BLANK, state: 'signed_out' })
}

export async function chooseWorkspace(id: string): Promise<void> {
  const workspace = session.get().who?.workspaces.find((one) => one.id === id)
  if (!workspace) return
  keep(KEPT, id)
  await workIn(workspace)
}

/** Reads settings and voices again, as after a change. Never rejects: the product's own defaults hold until they are read. */
export async function readWorkspace(): Promise<void> {
  await workIn(session.get().workspace)
}

/** How often a workspace was asked about; of several answers the last one counts. */
let turns = 0

/** Once all is known of a workspace: what it decides is never shown half, or under the name of another. */
async function workIn(
  workspace: SessionState['workspace'],
  change: Partial<SessionState> = {},
): Promise<void> {
  turns += 1
  const turn = turns
  const { who } = session.get()
  const known = workspace ? await readAll(workspace) : { settings: null, voices: [] }
  // What was being read when somebody left is nobody's.
  const isStill = turn === turns && session.get().who === who
  if (isStill) session.patch({ ...change, ...known, workspace })
}

async function readAll(workspace: Pick<Workspace, 'id'>): Promise<Pick<SessionState, 'settings' | 'voices'>> {
  const [read, voices] = await Promise.all([
    ask((client) => client.call('GET /v1/workspace'), workspace).catch(() => null),
    ask((client) => client.call('GET /v1/brand-voices'), workspace).catch(() => null),
  ])
  return { settings: read?.settings ?? null, voices: (voices?.data ?? []) as Voice[] }
}

async function enter(who: Session): Promise<void> {
  const last = kept(KEPT)
  const workspace = who.workspaces.find(({ id }) => id === last) ?? who.workspaces[0] ?? null
  await workIn(workspace, { ...BLANK, state: 'signed_in', who })
}
