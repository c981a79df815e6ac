/** Workspaces come into being here, always with a key. */
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { SCHEMA } from '../storage/migrations/index.ts'
import type { PlanName, Store } from '../storage/store.ts'
import { randomBase62 } from './key-format.ts'
import { newKey } from './keys.ts'

/** A workspace with one key in it, in one commit. The key is given here and nowhere else. */
export async function createWorkspace(
  store: Store,
  { name, plan = 'free' }: { name: string; plan?: PlanName },
): Promise<{ id: string; key: string }> {
  const id = `ws_${randomBase62(16)}`
  const { key, record } = newKey({ name: 'first key' })
  await store.createWorkspace({
    schema: SCHEMA,
    id,
    name,
    plan,
    created: new Date().toISOString(),
    settings: structuredClone(DEFAULT_PROFILE),
    keys: [record],
  })
  return { id, key }
}

/**
 * The workspace of whoever runs the server, made with its key at the first start and never again: when there
 * were workspaces and none can be read, this rejects with the reason.
 */
export async function ensureFirstWorkspace(
  store: Store,
): Promise<{ created: boolean; workspace: string; key?: string }> {
  const { workspaces, refused } = await store.listWorkspaces()
  const { first_workspace } = await store.meta()
  const [oldest] = workspaces
  if (oldest) return { created: false, workspace: first_workspace ?? oldest.id }
  if (refused[0]) throw refused[0].error
  if (first_workspace) {
    throw new Error(
      `The first workspace, ${first_workspace}, is gone from the data folder. Put its file back.`,
    )
  }
  const { id, key } = await createWorkspace(store, { name: 'My workspace', plan: 'enterprise' })
  return { created: true, workspace: id, key }
}
