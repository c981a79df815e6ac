/** Everything of people and their accounts, on one count of wrong passwords. */
import type { Deps } from '../deps.ts'
import { mountAccountPages } from './account-pages.ts'
import { mountInvitations } from './invitations.ts'
import { mountMembers } from './members.ts'
import type { App } from './route.ts'
import { mountSessions } from './sessions.ts'
import { mountSetup } from './setup.ts'
import { accountsOf } from './signed-in.ts'

export function mountAccounts(app: App, deps: Deps): void {
  const accounts = accountsOf(deps)
  mountSetup(app, deps, accounts)
  mountSessions(app, deps, accounts)
  mountMembers(app, deps, accounts)
  mountInvitations(app, deps, accounts)
  mountAccountPages(app, deps)
}
