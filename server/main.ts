/** Starts the server: configuration, store, first workspace, word list, and then requests. */
import { once } from 'node:events'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createDelivery } from './delivery.ts'
import { loadDictionary } from './dictionary.ts'
import { createLog, errorFields } from './log.ts'
import { measuredStore } from './measured-store.ts'
import { Metrics } from './metrics.ts'
import { isPrivate } from './middleware/session.ts'
import { tryOut } from './models/guard.ts'
import { openModel } from './models/open-model.ts'
import { type Listening, listen } from './serve.ts'
import { offerSetup } from './services/accounts/setup.ts'
import { startHousekeeping } from './services/housekeeping.ts'
import { startWarmUp } from './services/warm-up.ts'
import { ensureFirstWorkspace } from './services/workspaces.ts'
import { openStore } from './storage/open-store.ts'
import type { Store } from './storage/store.ts'
import { loadWeb } from './web-app.ts'
import {
  firstSteps,
  NO_EDITOR,
  NO_MASTER_KEY,
  NOBODY_SIGNS_IN,
  setupSteps,
  whatWentWrong,
} from './welcome.ts'

/** Ends a part of the server; resolves when nothing of it is under way. */
type Stop = () => Promise<void>

/** Runs until it is told to stop. Gives the code to exit with. */
export async function startServer(): Promise<number> {
  const stops: Stop[] = []
  const reports = [await report(() => run(stops))]
  // What was started last stops first: requests are finished, then deliveries, and then the store is closed.
  for (const stop of stops.reverse()) reports.push(await report(stop))
  return reports.every((done) => done) ? 0 : 1
}

/** Whether it went well; otherwise it is said why not. */
async function report(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : whatWentWrong(error)}\n`)
    return false
  }
}

/** Starts one part after the other, and notes in `stops` how each is ended. */
async function run(stops: Stop[]): Promise<void> {
  const config = readConfig()
  const { metricsToken, trustedProxies } = config
  const stopping = stopSignal()
  const log = createLog(config.logLevel)
  const metrics = new Metrics()
  const store = measuredStore(await openStore(config, (note) => log.warn({}, note)), metrics)
  stops.push(() => store.close())
  if (config.databaseUrl !== null && config.masterKeys === null) log.warn({}, NO_MASTER_KEY)
  const delivery = await createDelivery(config, store, log)
  stops.push(delivery.stop)
  stops.push(startHousekeeping({ store, log }))
  const model = await openModel(config.model, log, metrics)
  const deps = {
    ...delivery.deps,
    model,
    metrics,
    metricsToken,
    trustedProxies,
    stopping,
    dictionary: await loadDictionary(),
    // After the word list, which is a part of it.
    web: await loadWeb((error) => log.warn(errorFields(error), NO_EDITOR)),
  }
  const server = await listen(createApp(deps).fetch, config, log)
  stops.push(server.stop)
  delivery.start()
  if (config.model) void tryOut(model, stopping)
  await welcome(store, { ...config, publicUrl: addressOf(config, server) })
  if (config.warmUp) stops.push(startWarmUp(deps.dictionary))
  if (!stopping.aborted) await once(stopping, 'abort')
  log.info({}, 'stopping')
}

/**
 * A first start makes a workspace. Its key is printed only once the server is there to take it, and until there is
 * an owner a link to make one.
 */
async function welcome(store: Store, { publicUrl }: Config): Promise<void> {
  const { made } = await ensureFirstWorkspace(store)
  const setup = isPrivate({ publicUrl })
    ? setupSteps(publicUrl, await offerSetup({ store, now: Date.now }))
    : NOBODY_SIGNS_IN
  process.stdout.write(`${firstSteps(publicUrl, made?.key)}${setup}`)
}

/** With port 0 the address is known only now. */
const addressOf = ({ publicUrl, port }: Config, server: Listening): string =>
  port === 0 ? publicUrl.replace(/:0$/, `:${server.port}`) : publicUrl

/** Aborted when the process is told to stop; when it is told so again, it ends at once. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1)
      stopping.abort()
    })
  }
  return stopping.signal
}
