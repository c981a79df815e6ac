/** Opens the store that the configuration names. */
import type { Store } from './store.ts'

export interface StoreLocation {
  /** `postgres://…`, or null for files in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
}

/** `report` hears of what was repaired or left out. Only the adapter that is used is loaded. */
export async function openStore(
  { databaseUrl, dataDir }: StoreLocation,
  report: (note: string) => void,
): Promise<Store> {
  if (databaseUrl === null) {
    const { openFileStore } = await import('./lowdb.ts')
    return openFileStore(dataDir, { report })
  }
  const { openPostgresStore } = await import('./postgres.ts')
  return openPostgresStore(databaseUrl)
}
