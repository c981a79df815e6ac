/** Opens the store for one command. */
import { readConfig } from '../config.ts'
import { openStore } from '../storage/open-store.ts'
import type { Store } from '../storage/store.ts'

export const reportNote = (note: string): void => void process.stderr.write(`${note}\n`)

/** Rejects with `FolderLockedError` while a server runs on the folder. A database may be in use. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig(), reportNote)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
