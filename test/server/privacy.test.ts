import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKey } from '#server/services/keys.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { makeApp } from '../support/make-app.ts'
import { requestAbout } from '../support/request-about.ts'

const { app, store, folder, workspace, key, logged, post } = await makeApp()
const CANARY = 'zebra-quartz-lantern'
const DRAFT = `Hi Ana,\n\nThe ${CANARY} is ready. Can we talk on Tuesday?\n\nTom`

/** Bodies that hold the canary and are refused, each for a reason of its own. */
const REFUSED: readonly unknown[] = [
  CANARY,
  [DRAFT],
  { draft: [DRAFT] },
  { draft: `${DRAFT}\u0000` },
  { draft: `${DRAFT}\ud800` },
  { draft: DRAFT, kind: CANARY },
  { draft: DRAFT, locale: `${CANARY}!` },
  { draft: DRAFT, threshold: CANARY, length: { mode: CANARY } },
  { draft: DRAFT, audience: { relationship: CANARY } },
  { draft: DRAFT, brand_voice_id: CANARY },
  { draft: DRAFT, apply_rules: [CANARY] },
  { draft: DRAFT, [`${CANARY} in a name, as from a form that was pasted into the wrong place`]: 1 },
]

test('drafts and keys are in no error, no log and no file', async () => {
  const bodies: string[] = []
  const keep = async (response: Response) => {
    expect(response.ok).toBe(false)
    bodies.push(await response.text(), JSON.stringify([...response.headers]))
  }
  const secrets = [CANARY, key.slice(17)]
  for (const { contract } of OPERATIONS) {
    const path = `/v1/${contract.name}`
    for (const body of REFUSED) await keep(await post(path, JSON.stringify(body)))
    await keep(await post(path, `{"draft": "${CANARY}`))
    await keep(await post(path, JSON.stringify({ draft: DRAFT }), { 'content-type': 'text/plain' }))
    await keep(await post(path, JSON.stringify({ draft: DRAFT.repeat(5000) })))
    await keep(await post(`${path}?key=${key}`, JSON.stringify({ draft: DRAFT })))
    for (const wrong of [`${key}x`, key.toUpperCase(), `${key} ${CANARY}`]) {
      await keep(await post(path, JSON.stringify({ draft: DRAFT }), { authorization: `Bearer ${wrong}` }))
    }
    const narrow = await createKey(store, { workspace, scopes: ['usage:read'] })
    secrets.push(narrow.key.slice(17))
    await keep(await post(path, JSON.stringify({ draft: DRAFT }), { authorization: `Bearer ${narrow.key}` }))
    await keep(await app.request(`/v1/${CANARY}`, { headers: { authorization: `Bearer ${key}` } }))
    expect((await post(path, JSON.stringify(requestAbout(contract, DRAFT)))).status).toBe(200)
  }
  await store.close() // what is still being written would come and go under the reader
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
  // What is looked through is there: errors, log lines, and the calls that were charged.
  expect(bodies.length).toBeGreaterThan(60)
  expect(logged.length).toBeGreaterThan(30)
  expect(stored.join()).toContain('"operation":"score"')
  for (const secret of secrets) {
    expect(bodies.filter((text) => text.includes(secret))).toEqual([])
    expect(logged.filter((text) => text.includes(secret))).toEqual([])
    expect(stored.filter((text) => text.includes(secret))).toEqual([])
  }
})
