/** `workspaces create`, `workspaces list`, `restore`. */
import { PLAN_NAMES } from '#shared/api/plans.ts'
import { readConfig } from '../config.ts'
import { createWorkspace } from '../services/workspaces.ts'
import { restoreBackup } from '../storage/restore.ts'
import { type Command, JSON_OPTION, print, printJson, UsageError } from './command.ts'
import { table } from './table.ts'
import { withStore } from './with-store.ts'

const create: Command = {
  name: 'workspaces create',
  usage: '',
  summary: 'Makes a workspace with a key, and prints the key, once.',
  options: {
    plan: { type: 'string', value: 'PLAN', help: `${PLAN_NAMES.join(' or ')}; default free.` },
    name: { type: 'string', value: 'NAME', help: 'What it is called.' },
    json: JSON_OPTION,
  },
  run: (args) => {
    const plan = PLAN_NAMES.find((known) => known === (args.text('plan') ?? 'free'))
    if (plan === undefined) throw new UsageError(`--plan is one of: ${PLAN_NAMES.join(', ')}.`)
    const name = args.text('name') ?? 'Workspace'
    if (name.trim() === '' || name.length > 200) throw new UsageError('--name has 1 to 200 characters.')
    return withStore(async (store) => {
      const made = await createWorkspace(store, { name, plan })
      if (args.given('json')) printJson(made)
      else print(`${made.key}\n\nThe workspace is ${made.id}. The key is shown only now.`)
      return 0
    })
  },
}

const list: Command = {
  name: 'workspaces list',
  usage: '',
  summary: 'Lists the workspaces.',
  options: { json: JSON_OPTION },
  run: (args) =>
    withStore(async (store) => {
      const { workspaces, refused } = await store.listWorkspaces()
      const rows = workspaces.map(({ id, name, plan, created, keys }) => ({
        id,
        name,
        plan,
        created,
        keys: keys.length,
      }))
      if (args.given('json')) printJson(rows)
      else {
        print(
          table(
            ['ID', 'NAME', 'PLAN', 'MADE', 'KEYS'],
            rows.map(({ id, name, plan, created, keys }) => [
              id,
              name,
              plan,
              created.slice(0, 10),
              String(keys),
            ]),
          ),
        )
      }
      for (const { error } of refused) process.stderr.write(`${error.message}\n`)
      return refused.length > 0 ? 1 : 0
    }),
}

const restore: Command = {
  name: 'restore',
  usage: 'WORKSPACE_ID|accounts|meta',
  summary: 'Puts a damaged workspace back from its newest good backup.',
  options: { json: JSON_OPTION },
  run: async (args) => {
    const [id] = args.words
    if (id === undefined) throw new UsageError('Say which workspace: restore ws_…')
    const restored = await restoreBackup(readConfig().dataDir, id)
    if (args.given('json')) printJson(restored)
    else for (const note of restored.notes) print(note)
    return 0
  },
}

export const WORKSPACE_COMMANDS: readonly Command[] = [create, list, restore]
