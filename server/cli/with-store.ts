/** Opens the store for one command. */
import { readConfig } from '../config.ts'
import { openFileStore } from '../storage/lowdb.ts'
import type { Store } from '../storage/store.ts'

/** Rejects with `FolderLockedError` while a server runs on the folder. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const report = (note: string) => void process.stderr.write(`${note}\n`)
  const store = await openFileStore(readConfig().dataDir, { report })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
