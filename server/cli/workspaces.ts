/** `workspaces create`, `workspaces list`, `workspaces plan`, `restore`. */
import { PLAN_NAMES, PLANS, type PlanName } from '#shared/api/plans.ts'
import { readConfig } from '../config.ts'
import { byCommand } from '../services/audit.ts'
import { changePlan, createWorkspace } from '../services/workspaces.ts'
import { UnknownWorkspaceError } from '../storage/errors.ts'
import { restoreBackup } from '../storage/restore.ts'
import { type Arguments, type Command, JSON_OPTION, onlyWord, printResult, UsageError } from './command.ts'
import { CALL } from './help.ts'
import { NO_WORKSPACE, table } from './table.ts'
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
    const plan = planOf(args.text('plan') ?? 'free', '--plan')
    const name = args.text('name') ?? 'Workspace'
    if (name.trim() === '' || name.length > 200) throw new UsageError('--name has 1 to 200 characters.')
    return withStore(async (store) => {
      const { id, key } = await createWorkspace(store, { name, plan })
      printResult(args, { id, key }, `${key}\n\nThe workspace is ${id}. The key is shown only now.`)
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
      const cells = rows.map(({ id, name, plan, created, keys }) => [
        id,
        name,
        plan,
        created.slice(0, 10),
        String(keys),
      ])
      const words =
        rows.length === 0 && refused.length === 0
          ? `${NO_WORKSPACE}. Make one and its key with:\n\n  ${CALL} keys create`
          : table(['ID', 'NAME', 'PLAN', 'MADE', 'KEYS'], cells)
      printResult(args, rows, words)
      for (const { error } of refused) process.stderr.write(`${error.message}\n`)
      return refused.length > 0 ? 1 : 0
    }),
}

const plan: Command = {
  name: 'workspaces plan',
  usage: 'WORKSPACE_ID PLAN',
  summary:
    'Moves a workspace to another plan, at once. What was used and billed stays; a first paid month begins with all its calls.',
  options: {
    included: {
      type: 'string',
      value: 'CALLS',
      help: 'Calls a month, where a contract says other than the plan.',
    },
    rate: {
      type: 'string',
      value: 'REQUESTS',
      help: 'Requests a second, where a contract says other than the plan.',
    },
    json: JSON_OPTION,
  },
  run: (args) => {
    const [id, wanted, ...more] = args.words
    if (id === undefined || wanted === undefined || more.length > 0)
      throw new UsageError('Say which workspace and which plan: workspaces plan ws_… pro.')
    const plan = planOf(wanted, 'A plan')
    const included = numberOf(args, 'included')
    const rate_per_second = numberOf(args, 'rate')
    if (PLANS[plan].hard_stop !== null && (included ?? rate_per_second) !== undefined)
      throw new UsageError(`The plan ${plan} has no other terms than its own.`)
    const contract = {
      ...(included !== undefined && { included }),
      ...(rate_per_second !== undefined && { rate_per_second }),
    }
    return withStore(async (store) => {
      await changePlan(store, byCommand(id), plan, contract).catch(withoutId)
      printResult(args, { id, plan }, `${id} is on the plan ${plan}.`)
      return 0
    })
  },
}

/** A whole number above 0; undefined when it was not given. */
function numberOf(args: Arguments, option: string): number | undefined {
  const text = args.text(option)
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--${option} is a whole number above 0.`)
  return Number(text)
}

function planOf(name: string, what: string): PlanName {
  const plan = PLAN_NAMES.find((known) => known === name)
  if (plan === undefined) throw new UsageError(`${what} is one of: ${PLAN_NAMES.join(', ')}.`)
  return plan
}

/** What was given as an id may be a key, so it is not repeated. */
function withoutId(error: unknown): never {
  if (!(error instanceof UnknownWorkspaceError)) throw error
  throw new Error('There is no workspace with this id. An id looks like ws_…; workspaces list shows them.')
}

const restore: Command = {
  name: 'restore',
  usage: 'WORKSPACE_ID|accounts|meta',
  summary: 'Puts a damaged workspace back from its newest good backup.',
  options: { json: JSON_OPTION },
  run: async (args) => {
    const id = onlyWord(
      args.words,
      'Say which workspace: restore ws_… (workspaces list shows them), or meta.',
    )
    const restored = await restoreBackup(readConfig().dataDir, id)
    printResult(args, restored, restored.notes.join('\n'))
    return 0
  },
}

export const WORKSPACE_COMMANDS: readonly Command[] = [create, list, plan, restore]
