/** `keys create`, `keys list`, `keys revoke`. */
import {
  createKey,
  DEFAULT_SCOPES,
  KeyRequestError,
  type ListedKey,
  listKeys,
  revokeKey,
} from '../services/keys.ts'
import { ensureFirstWorkspace } from '../services/workspaces.ts'
import { UnknownWorkspaceError } from '../storage/errors.ts'
import type { Store } from '../storage/store.ts'
import { type Arguments, type Command, JSON_OPTION, onlyWord, printResult, UsageError } from './command.ts'
import { table } from './table.ts'
import { withStore } from './with-store.ts'

const WORKSPACE = { type: 'string', value: 'ID', help: 'Workspace; default is the first.' } as const
const DAY_MS = 86_400_000

const create: Command = {
  name: 'keys create',
  usage: '',
  summary: 'Makes an API key and prints it, once.',
  options: {
    workspace: WORKSPACE,
    name: { type: 'string', value: 'NAME', help: 'What the key is for.' },
    scopes: { type: 'string', value: 'A,B', help: `What it may do; default ${DEFAULT_SCOPES.join(',')}.` },
    expires: { type: 'string', value: 'WHEN', help: 'A day such as 2027-01-31, or a time such as 30d.' },
    json: JSON_OPTION,
  },
  run: async (args) => {
    const name = args.text('name')
    const scopes = args.text('scopes')?.split(',')
    const expires = expiryOf(args.text('expires'))
    return withStore(async (store) => {
      const made = await createKey(store, {
        workspace: await workspaceOf(store, args),
        ...(name === undefined ? {} : { name }),
        ...(scopes === undefined ? {} : { scopes: scopes.map((scope) => scope.trim()) }),
        expires,
      }).catch(asUsage)
      printResult(args, made, `${made.key}\n\nIts id is ${made.id}. The key is shown only now.`)
      return 0
    })
  },
}

const list: Command = {
  name: 'keys list',
  usage: '',
  summary: 'Lists the keys of a workspace, without their secrets.',
  options: { workspace: WORKSPACE, json: JSON_OPTION },
  run: (args) =>
    withStore(async (store) => {
      const keys = await listKeys(store, await workspaceOf(store, args)).catch(asUsage)
      printResult(
        args,
        keys,
        table(['ID', 'ENDS IN', 'NAME', 'STATE', 'LAST USED', 'SCOPES'], keys.map(rowOf)),
      )
      return 0
    }),
}

const revoke: Command = {
  name: 'keys revoke',
  usage: 'KEY_ID',
  summary: 'Ends a key at once.',
  options: { json: JSON_OPTION },
  run: async (args) => {
    const id = onlyWord(args.words, 'Say which key: keys revoke key_… (keys list shows them).')
    return withStore(async (store) => {
      const found = store.findKey(id)
      // What was given may be the key itself, so it is not repeated.
      if (!found || !(await revokeKey(store, found.workspace, id))) {
        throw new Error('There is no key with this id. An id looks like key_1a2B3c4D; keys list shows them.')
      }
      printResult(args, { id, revoked: true }, `${id} is revoked.`)
      return 0
    })
  },
}

export const KEY_COMMANDS: readonly Command[] = [create, list, revoke]

/** The workspace asked for, or the first. A folder without any gets one, whose unseen key is ended at once. */
async function workspaceOf(store: Store, args: Arguments): Promise<string> {
  const asked = args.text('workspace')
  if (asked !== undefined) return asked
  const { created, workspace } = await ensureFirstWorkspace(store)
  if (created) for (const { id } of await listKeys(store, workspace)) await revokeKey(store, workspace, id)
  return workspace
}

function expiryOf(when: string | undefined): Date | null {
  if (when === undefined) return null
  const days = /^(\d{1,4})d$/.exec(when)?.[1]
  const date = days === undefined ? new Date(when) : new Date(Date.now() + Number(days) * DAY_MS)
  if (Number.isNaN(date.getTime())) {
    throw new UsageError('--expires takes a day such as 2027-01-31 or a time such as 30d.')
  }
  return date
}

function asUsage(error: unknown): never {
  if (error instanceof KeyRequestError || error instanceof UnknownWorkspaceError) {
    throw new UsageError(error.message)
  }
  throw error
}

function rowOf(key: ListedKey): string[] {
  const state = key.revoked ? 'revoked' : key.expires ? `until ${key.expires.slice(0, 10)}` : 'valid'
  return [key.id, `…${key.last4}`, key.name, state, key.last_used ?? 'never', key.scopes.join(' ')]
}
