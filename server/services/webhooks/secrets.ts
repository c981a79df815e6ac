/** The secrets that webhooks are signed with: made, sealed, opened, sealed anew. */
import { randomBytes } from 'node:crypto'
import type { Committed, Store } from '../../storage/store.ts'
import type { EndpointRecord } from '../../storage/workspace.ts'
import type { Seal } from '../seal.ts'

type Secrets = EndpointRecord['secrets']

/** How long the secret before still signs, in milliseconds. */
const OVERLAP_MS = 86_400_000

/** As Standard Webhooks writes them: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

const contextOf = (workspace: string, endpoint: string): string => `webhook ${workspace} ${endpoint}`

export const sealSecret = (seal: Seal, workspace: string, endpoint: string, secret: string) =>
  seal.seal(secret, contextOf(workspace, endpoint))

/** Those that sign at `now`, newest first. Rejects with `SealError`. */
export const openSecrets = (
  seal: Seal,
  workspace: string,
  { id, secrets }: Committed<EndpointRecord>,
  now: number,
): Promise<string[]> =>
  Promise.all(live(secrets, now).map(({ sealed }) => seal.open(sealed, contextOf(workspace, id))))

/** The newest secret takes the place of the others; the one before it still signs for a day. */
export function rotated(secrets: Secrets, sealed: string, now: number): Secrets {
  const expires = new Date(now + OVERLAP_MS).toISOString()
  const [before] = live(secrets, now)
  return [{ sealed, expires: null }, ...(before ? [{ ...before, expires }] : [])]
}

const live = <S extends Committed<Secrets>>(secrets: S, now: number) =>
  secrets.filter(({ expires }) => expires === null || Date.parse(expires) > now)

/** Seals every secret of the store under the newest key. Gives how many there are and how many were sealed anew. */
export async function rewrapSecrets(
  store: Store,
  seal: Seal,
): Promise<{ secrets: number; rewrapped: number }> {
  const { workspaces, refused } = await store.listWorkspaces()
  if (refused[0]) throw refused[0].error
  const done = { secrets: 0, rewrapped: 0 }
  for (const { id, endpoints } of workspaces) {
    for (const endpoint of endpoints) {
      for (const { sealed } of endpoint.secrets) {
        done.secrets++
        const context = contextOf(id, endpoint.id)
        const text = await seal.open(sealed, context)
        if (await seal.isCurrent(sealed)) continue
        await replaceSealed(store, id, sealed, await seal.seal(text, context))
        done.rewrapped++
      }
    }
  }
  return done
}

const replaceSealed = (store: Store, workspace: string, before: string, after: string): Promise<void> =>
  store.tx(workspace, ({ endpoints }) => {
    for (const { secrets } of endpoints)
      for (const secret of secrets) if (secret.sealed === before) secret.sealed = after
  })
