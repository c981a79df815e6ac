/** A folder of a file store with two workspaces in it. */
import { openFileStore } from '#server/storage/lowdb.ts'
import type { Store } from '#server/storage/store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, B, event, key, use, workspace } from './contract/fixtures.ts'

/** A folder with workspaces A and B, closed; opened twice, so that both have a backup. */
export async function twoWorkspaces(): Promise<string> {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  await store.createWorkspace(workspace(A, { name: 'Alpha', keys: [key(1)] }))
  await store.createWorkspace(workspace(B, { name: 'Beta' }))
  await use(store, A, event('1'))
  await use(store, A, event('2'))
  await use(store, A, event('3'))
  await store.close()
  await (await openFileStore(folder)).close()
  return folder
}

export async function using<T>(
  folder: string,
  act: (store: Store, notes: string[]) => Promise<T>,
): Promise<T> {
  const notes: string[] = []
  const store = await openFileStore(folder, { report: (note) => notes.push(note) })
  try {
    return await act(store, notes)
  } finally {
    await store.close()
  }
}

/** Why workspace A is not served. */
export const refusal = (store: Store): Promise<unknown> =>
  Promise.resolve(store.read(A)).catch((error: unknown) => error)
