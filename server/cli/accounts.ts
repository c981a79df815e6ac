/** `accounts list`, `accounts recover`. */
import { readConfig } from '../config.ts'
import { membershipsOf } from '../services/accounts/members.ts'
import { offerRecovery } from '../services/accounts/recovery.ts'
import { type Command, JSON_OPTION, printResult, UsageError } from './command.ts'
import { table } from './table.ts'
import { withStore } from './with-store.ts'

const list: Command = {
  name: 'accounts list',
  usage: '',
  summary: 'Lists the people who can sign in, and where they belong.',
  options: { json: JSON_OPTION },
  run: (args) =>
    withStore(async (store) => {
      const { users } = await store.accounts()
      const people = await Promise.all(
        users.map(async ({ id, email, name }) => {
          const memberships = await membershipsOf(store, id)
          const workspaces = memberships.map(({ workspace, role }) => ({ id: workspace.id, role }))
          return { id, email, name, workspaces }
        }),
      )
      const belongs = (workspaces: { id: string; role: string }[]) =>
        workspaces.map(({ id, role }) => `${id} (${role})`).join(' ') || 'nowhere'
      const rows = people.map(({ email, name, workspaces }) => [email, name, belongs(workspaces)])
      const words =
        rows.length === 0
          ? 'Nobody has an account here yet. The first start prints a link that makes the owner’s.'
          : table(['E-MAIL', 'NAME', 'WORKSPACES'], rows)
      printResult(args, people, words)
      return 0
    }),
}

const recover: Command = {
  name: 'accounts recover',
  usage: '',
  summary: 'Prints a link to choose a new password, once.',
  options: {
    email: { type: 'string', value: 'ADDRESS', help: 'The address the person signs in with.' },
    json: JSON_OPTION,
  },
  run: (args) => {
    const email = args.text('email')
    if (email === undefined) throw new UsageError('Say whose: accounts recover --email ana@example.com')
    return withStore(async (store) => {
      const token = await offerRecovery({ store, now: Date.now }, email)
      if (token === null) {
        throw new Error('No account has this address. accounts list shows those that do.')
      }
      const fragment = new URLSearchParams({ token, email })
      const link = `${readConfig().publicUrl}/recover#${fragment}`
      printResult(
        args,
        { link },
        `${link}\n\nThe link works once, for 30 minutes, when the server runs. It is shown only now.`,
      )
      return 0
    })
  },
}

export const ACCOUNT_COMMANDS: readonly Command[] = [list, recover]
