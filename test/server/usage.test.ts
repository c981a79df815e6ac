import { beforeEach, expect, test } from 'vitest'
import { charge, usageNow } from '#server/services/usage.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { UnknownWorkspaceError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import type { Store } from '#server/storage/store.ts'
import { tempFolder } from '../support/temp-folder.ts'

let store: Store
beforeEach(async () => {
  store = await openFileStore(await tempFolder())
  return () => store.close()
})

const principal = (workspace: string) => ({ workspace, key: 'key_00000001', scopes: [] })

test('a call on the free plan counts against 50 a UTC day and starts anew at midnight', async () => {
  const { id } = await createWorkspace(store, { name: 'Nord' })
  const evening = new Date('2026-02-28T23:59:59.999Z')
  expect(await charge(store, principal(id), 'rewrite', 1, evening)).toEqual({
    calls: 1,
    included: 50,
    used: 1,
    remaining: 49,
    resets_at: '2026-03-01T00:00:00.000Z',
  })
  expect((await charge(store, principal(id), 'subject-lines', 3, evening)).used).toBe(4)
  expect(await usageNow(store, id, new Date('2026-03-01T00:00:00.000Z'))).toEqual({
    included: 50,
    used: 0,
    remaining: 50,
    resets_at: '2026-03-02T00:00:00.000Z',
  })
})

test('what remains never falls below nothing, and going over is not refused here', async () => {
  const { id } = await createWorkspace(store, { name: 'Nord' })
  expect(await charge(store, principal(id), 'score', 60)).toMatchObject({ used: 60, remaining: 0 })
})

test('the enterprise plan counts by month without a limit', async () => {
  const { id } = await createWorkspace(store, { name: 'Nord', plan: 'enterprise' })
  await charge(store, principal(id), 'score', 2, new Date('2026-11-30T00:00:00.000Z'))
  await charge(store, principal(id), 'score', 1, new Date('2026-12-01T00:00:00.000Z'))
  expect(await charge(store, principal(id), 'score', 1, new Date('2026-12-31T23:00:00.000Z'))).toEqual({
    calls: 1,
    included: null,
    used: 2,
    remaining: null,
    resets_at: '2027-01-01T00:00:00.000Z',
  })
})

test('nobody is charged for a workspace that does not exist', async () => {
  const nobody = 'ws_0000000000000000'
  await expect(charge(store, principal(nobody), 'score', 1)).rejects.toBeInstanceOf(UnknownWorkspaceError)
  await expect(usageNow(store, nobody)).rejects.toBeInstanceOf(UnknownWorkspaceError)
})
