/**
 * Servers are killed with SIGKILL in the middle of their work, round after round. `CRASH=full` runs as many rounds
 * as it takes to be sure; `CRASH_SEED` changes when and what is killed.
 */
import { expect, onTestFinished, test } from 'vitest'
import { CONNECTIONS, startPg } from '../../support/pg.ts'
import { randomFrom } from '../../support/random.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { webhookReceiver } from '../../support/webhook-receiver.ts'
import { makeAccounts } from './accounts.ts'
import { Callers } from './callers.ts'
import { type Account, asking } from './client.ts'
import { holdStoreToIt, holdToIt } from './held.ts'
import { databaseSite, folderSite, type Site } from './sites.ts'

const FULL = process.env.CRASH === 'full'
const SEED = Number(process.env.CRASH_SEED ?? 1)
const CALLERS = 8
/** A round is killed after up to so many answers. */
const ANSWERS_MAX = 120

/** What went through the rounds, for whoever runs all of them. */
const sums = { calls: 0, repeated: 0, keys: 0, voices: 0, notices: 0, killed: {} as Record<string, number> }

test('kill -9 of a server on a folder loses nothing that was told and charges nothing twice', async () => {
  await killed(folderSite(await tempFolder()), FULL ? 50 : 4)
})

// PGlite takes one connection, and so one server.
test.skipIf(CONNECTIONS === 1)(
  'kill -9 of servers on one PostgreSQL, or of PostgreSQL, loses nothing that was told and charges nothing twice',
  async () => {
    const database = await startPg()
    onTestFinished(() => database.stop())
    await killed(databaseSite(database), FULL ? 20 : 3)
  },
)

async function killed(site: Site, rounds: number): Promise<void> {
  const random = randomFrom(SEED)
  const { url: hook, received } = await webhookReceiver()
  let store = await site.open()
  const accounts = await makeAccounts(store, rounds)
  await store.close()
  onTestFinished(() => site.stop()) // also when it fails
  await site.start()
  const told: [Account, Callers][] = []
  for (const [round, account] of accounts.entries()) {
    const callers = new Callers(account)
    told.push([account, callers])
    await listen(site, account, hook)
    const running = callers.run(site.urls(), CALLERS)
    await Promise.race([running, callers.answers(1 + Math.floor(random() * ANSWERS_MAX))])
    const what = await site.kill(round)
    callers.stop()
    await running
    await site.recover()
    const [url = ''] = site.urls()
    const lost = await callers.repeat(url)
    await holdToIt(url, account, callers.told)
    note(callers, lost, what)
  }
  const [url = ''] = site.urls()
  for (const [account, callers] of told) await holdToIt(url, account, callers.told)
  await site.stop()
  store = await site.open()
  for (const [account, callers] of told) await holdStoreToIt(store, account, callers.told, received)
  // Nor was a batch delivered that nobody was charged for.
  const batches = new Set(told.flatMap(([, callers]) => [...callers.told.calls.values()]))
  for (const { body } of received) {
    const { type, data } = JSON.parse(body)
    if (type === 'batch.completed') expect(batches.has(data.batch)).toBe(true)
  }
  await store.close()
  if (FULL) console.log(sums)
}

/** The workspace's notices and batches go to a webhook. */
async function listen(site: Site, account: Account, url: string): Promise<void> {
  const body = { url, events: ['quota.warning', 'quota.soft_cap', 'batch.completed'] }
  const { status } = await asking(account)(site.urls()[0] ?? '', 'POST', '/v1/webhooks', { body })
  expect(status).toBe(201)
}

function note({ told }: Callers, lost: number, what: string): void {
  sums.killed[what] = (sums.killed[what] ?? 0) + 1
  sums.calls += told.calls.size
  sums.repeated += lost
  sums.keys += told.keys.length
  sums.voices += told.voices.size
  sums.notices += told.notices.size
}
