/** `keys create`, `keys list`, `keys revoke`. */
import { ApiError } from '#shared/api/problem.ts'
import type { Key } from '#shared/api/resources/keys.ts'
import { byCommand } from '../services/audit.ts'
import { createKey, listKeys, revokeKey, rotateKey } from '../services/keys.ts'
import { DEFAULT_SCOPES, type KeyRequest, KeyRequestError } from '../services/new-key.ts'
import { ensureFirstWorkspace, findFirstWorkspace } from '../services/workspaces.ts'
import { UnknownWorkspaceError } from '../storage/errors.ts'
import type { Store } from '../storage/store.ts'
import { type Command, JSON_OPTION, onlyWord, printResult, UsageError } from './command.ts'
import { CALL } from './help.ts'
import { NO_WORKSPACE, table } from './table.ts'
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
      const request = { name, scopes: scopes?.map((scope) => scope.trim()), expires }
      const { id, key } = await makeKey(store, args.text('workspace'), request).catch(asUsage)
      printResult(args, { id, key }, `${key}\n\nIts id is ${id}. The key is shown only now.`)
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
      // Whoever only looks makes nothing: the first start has its key still to print.
      const workspace = args.text('workspace') ?? (await findFirstWorkspace(store))
      const keys = workspace === null ? [] : await listKeys(store, workspace).catch(asUsage)
      printResult(args, keys, keys.length === 0 ? noKeys(workspace) : listed(keys))
      return 0
    }),
}

const listed = (keys: readonly Key[]) =>
  table(['ID', 'ENDS IN', 'NAME', 'STATE', 'LAST USED, UTC', 'SCOPES'], keys.map(rowOf))

/** What to do where there is nothing to list. */
const noKeys = (workspace: string | null) =>
  workspace === null
    ? `${NO_WORKSPACE}, and so no key. Make both with:\n\n  ${CALL} keys create`
    : `The workspace ${workspace} has no key. Make one with:\n\n  ${CALL} keys create --workspace ${workspace}`

const revoke: Command = {
  name: 'keys revoke',
  usage: 'KEY_ID',
  summary: 'Ends a key at once.',
  options: { json: JSON_OPTION },
  run: async (args) => {
    const id = onlyWord(args.words, 'Say which key: keys revoke key_… (keys list shows them).')
    return withStore(async (store) => {
      await revokeKey(store, await ownerOf(store, id), id)
      printResult(args, { id, revoked: true }, `${id} is revoked.`)
      return 0
    })
  },
}

const GRACES: Readonly<Record<string, number>> = { '0': 0, '1h': 3600, '24h': 86_400, '7d': 604_800 }

const rotate: Command = {
  name: 'keys rotate',
  usage: 'KEY_ID',
  summary: 'Makes a key that takes the place of this one, and prints it, once.',
  options: {
    grace: {
      type: 'string',
      value: 'TIME',
      help: 'How long the old key still works: 0, 1h, 24h or 7d; default 24h.',
    },
    json: JSON_OPTION,
  },
  run: async (args) => {
    const id = onlyWord(args.words, 'Say which key: keys rotate key_… (keys list shows them).')
    const grace = GRACES[args.text('grace') ?? '24h']
    if (grace === undefined) throw new UsageError('--grace is one of: 0, 1h, 24h, 7d.')
    return withStore(async (store) => {
      const made = await rotateKey(store, await ownerOf(store, id), id, grace).catch(asUsage)
      printResult(
        args,
        { id: made.id, key: made.key },
        `${made.key}\n\nIts id is ${made.id}. It takes the place of ${id}, and is shown only now.`,
      )
      return 0
    })
  },
}

export const KEY_COMMANDS: readonly Command[] = [create, list, rotate, revoke]

/** Who acts on the workspace of a key. What was given may be the key itself, so it is not repeated. */
async function ownerOf(store: Store, id: string) {
  const found = await store.findKey(id)
  if (found) return byCommand(found.workspace)
  throw new Error('There is no key with this id. An id looks like key_1a2B3c4D; keys list shows them.')
}

/** A key of the workspace asked for, or of the first. In an empty folder that is made with this key, so it has no other. */
async function makeKey(store: Store, asked: string | undefined, request: KeyRequest) {
  if (asked !== undefined) return createKey(store, byCommand(asked), request)
  const { workspace, made } = await ensureFirstWorkspace(store, request)
  return made ?? createKey(store, byCommand(workspace), request)
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
  if (error instanceof ApiError) throw new UsageError(error.detail ?? error.message)
  throw error
}

function rowOf(key: Key): string[] {
  const state = key.revoked ? 'revoked' : key.expires ? `until ${key.expires.slice(0, 10)}` : 'valid'
  return [
    key.id,
    `…${key.last4}`,
    key.name,
    state,
    key.last_used?.slice(0, 16).replace('T', ' ') ?? 'never',
    key.scopes.join(' '),
  ]
}
