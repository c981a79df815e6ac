/** What the workspace decides, read from the server and kept for when it is away. */
import { type Client, createClient, SendworthyError } from '#shared/api/client.ts'
import type { Settings } from '#shared/api/resources/settings.ts'
import type { Caller } from '#shared/api/resources/workspace.ts'
import { troubleIn } from '../bridge/answer.ts'
import { type Connection, type Policy, read, type Voice, write } from './stored.ts'

/** Milliseconds after which a policy is read again when somebody asks for it. */
const FRESH_MS = 5 * 60_000
/** A person waits for these calls. */
const DEADLINE_MS = 10_000

export const clientFor = ({ server, key }: Connection): Client => createClient({ server, key })

/** Reads everything with one key. Rejects with `SendworthyError`. */
export async function readPolicy(client: Client, now = new Date()): Promise<Policy> {
  const options = { deadlineMs: DEADLINE_MS, retries: 1 }
  const caller: Caller = await client.call('GET /v1/me', {}, options)
  const [workspace, voices]: [{ settings: Settings } | null, { data: Voice[] } | null] = await Promise.all([
    allowed(client.call('GET /v1/workspace', {}, options)),
    allowed(client.call('GET /v1/brand-voices', {}, options)),
  ])
  const { name, plan } = caller.workspace
  return {
    workspace: { name, plan },
    key: caller.key && { name: caller.key.name, scopes: caller.key.scopes },
    settings: workspace?.settings ?? null,
    voices: voices?.data ?? [],
    fetched: now.toISOString(),
  }
}

/** Null for what the key may not read: the product then works by its own defaults. */
async function allowed<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof SendworthyError && error.code === 'missing_scope') return null
    throw error
  }
}

let refreshing: Promise<boolean> | null = null

/** Reads the policy again. Resolves with whether anything changed that a tab should know; never rejects. */
export function refreshPolicy(): Promise<boolean> {
  refreshing ??= refresh().finally(() => {
    refreshing = null
  })
  return refreshing
}

async function refresh(): Promise<boolean> {
  const connection = await read('connection')
  if (!connection) return false
  const [before, trouble] = await Promise.all([read('policy'), read('problem')])
  try {
    const policy = await readPolicy(clientFor(connection))
    // The person may have connected elsewhere in the meantime.
    if ((await read('connection'))?.key !== connection.key) return false
    await write({ policy, problem: null })
    return trouble !== null || !sameBut('fetched', before, policy)
  } catch (error) {
    const problem = troubleIn(error)
    await write({ problem })
    return trouble?.code !== problem.code
  }
}

/** Whether a policy is old enough to be read again. */
export const isStale = (policy: Policy | undefined, now = Date.now()): boolean =>
  policy === undefined || now - Date.parse(policy.fetched) > FRESH_MS

const sameBut = (field: keyof Policy, a: Policy | undefined, b: Policy): boolean =>
  JSON.stringify({ ...a, [field]: null }) === JSON.stringify({ ...b, [field]: null })
