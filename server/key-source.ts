/** Where the master keys of this server are. */
import type { Config } from './config.ts'
import type { KeySource } from './services/seal.ts'
import { masterKeys } from './storage/master-key.ts'

/** Servers that share a database must share the key, so none makes one of its own then. */
export const keySource =
  ({
    masterKeys: given,
    databaseUrl,
    dataDir,
  }: Pick<Config, 'masterKeys' | 'databaseUrl' | 'dataDir'>): KeySource =>
  async () =>
    given ?? (databaseUrl === null ? masterKeys(dataDir) : null)
