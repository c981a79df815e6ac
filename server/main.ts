/** Starts the server: configuration, store, first workspace, word list, and then requests. */
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { loadDictionary } from './dictionary.ts'
import { createLog } from './log.ts'
import { type Listening, listen } from './serve.ts'
import { ensureFirstWorkspace } from './services/workspaces.ts'
import { openFileStore } from './storage/lowdb.ts'
import type { Store } from './storage/store.ts'
import { firstSteps, whatWentWrong } from './welcome.ts'

/** Runs until it is told to stop. Gives the code to exit with. */
export async function startServer(): Promise<number> {
  let store: Store | null = null
  try {
    const config = readConfig()
    const log = createLog(config.logLevel)
    store = await openFileStore(config.dataDir, { report: (note) => log.warn({}, note) })
    const deps = { store, log, dictionary: await loadDictionary(), publicUrl: config.publicUrl }
    const server = await listen(createApp(deps).fetch, config)
    const stopped = stopSignal()
    await welcome(store, { ...config, publicUrl: addressOf(config, server) })
    await stopped
    await server.stop()
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : whatWentWrong(error)}\n`)
    return 1
  } finally {
    await store?.close()
  }
}

/** A first start makes a workspace. Its key is printed only once the server is there to take it. */
async function welcome(store: Store, { publicUrl }: Config): Promise<void> {
  const { key } = await ensureFirstWorkspace(store)
  process.stdout.write(firstSteps(publicUrl, key))
}

/** With port 0 the address is known only now. */
const addressOf = ({ publicUrl, port }: Config, server: Listening): string =>
  port === 0 ? publicUrl.replace(/:0$/, `:${server.port}`) : publicUrl

/** Resolves at the first request to stop; a second one ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        resolve()
      })
    }
  })
}

if (import.meta.main) process.exit(await startServer())
