/** Workspaces with an owner who is signed in, made before any server starts. */
import { hashPassword } from '#server/services/accounts/passwords.ts'
import { beginSession } from '#server/services/accounts/sessions.ts'
import { byCommand } from '#server/services/audit.ts'
import { newId } from '#server/services/ids.ts'
import { createKey } from '#server/services/keys.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import type { Store } from '#server/storage/store.ts'
import type { Account } from './client.ts'

/** Calls in a month after which the owner was told twice: few, so that a short round gets there. */
const INCLUDED = 12
const SCOPES = ['optimize:*', 'profiles:read', 'profiles:write', 'usage:read', 'webhooks:write']

export async function makeAccounts(store: Store, count: number): Promise<Account[]> {
  const user = newId('usr')
  const created = new Date().toISOString()
  const password = await hashPassword('nobody signs in with this one')
  const { token } = await store.changeAccounts((accounts) => {
    accounts.users.push({ id: user, email: 'owner@example.com', name: 'Olga', password, created })
    return beginSession(accounts, user, { network: null, agent: null, token: null }, Date.now())
  })
  const accounts: Account[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await createWorkspace(store, { name: `Round ${n}`, plan: 'enterprise' })
    const { key } = await createKey(store, byCommand(id), { scopes: SCOPES })
    await store.tx(id, (workspace) => {
      workspace.billing.included = INCLUDED
      workspace.members.push({ user, role: 'owner', since: created })
    })
    accounts.push({ workspace: id, key, cookie: `sid=${token}` })
  }
  return accounts
}
