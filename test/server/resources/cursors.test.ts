import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageAt } from '#server/services/cursors.ts'
import { newMasterKey, Seal } from '#server/services/seal.ts'
import { UnknownPageError } from '#server/storage/errors.ts'

const store = {
  meta: () => ({ schema: 1, created: '2026-02-03T04:05:06.000Z', first_workspace: null }),
}
const key = newMasterKey()
const seals = { 'with a master key': new Seal(async () => [key]), 'without one': new Seal(async () => null) }
const LIST = '/v1/audit ws_AAAAAAAAAAAAAAAA'
/** The cursor after the first page, and the place that a cursor leads to. */
const cursorBy = async (seal: Seal) =>
  (await pageAt({ seal, store }, LIST, { limit: 5 }, async () => ({ entries: [], before: 'place' }))).next ??
  ''
const placeBy = async (seal: Seal, cursor: string, list = LIST) => {
  let place: string | null | undefined
  await pageAt({ seal, store }, list, { limit: 5, cursor }, async ({ before }) => {
    place = before
    return { entries: [], before: null }
  })
  return place
}

describe.each(Object.entries(seals))('a cursor %s', (_, seal) => {
  test('leads to its place, in its own list', async () => {
    const cursor = await cursorBy(seal)
    expect(await placeBy(seal, cursor)).toBe('place')
    for (const other of [LIST.replace('audit', 'history'), LIST.replace('A', 'B'), ''])
      await expect(placeBy(seal, cursor, other)).rejects.toBeInstanceOf(UnknownPageError)
  })

  test('that was changed anywhere is refused', async () => {
    const cursor = await cursorBy(seal)
    const changed = fc
      .tuple(fc.nat(cursor.length), fc.nat(1), fc.string({ minLength: 0, maxLength: 2 }))
      .map(([at, cut, put]) => cursor.slice(0, at) + put + cursor.slice(at + cut))
      .filter((text) => text !== cursor)
    await fc.assert(
      fc.asyncProperty(changed, async (text) => {
        await expect(placeBy(seal, text)).rejects.toBeInstanceOf(UnknownPageError)
      }),
    )
  })
})

test('a cursor outlives a new master key, and no other server’s is taken', async () => {
  const cursor = await cursorBy(seals['with a master key'])
  expect(await placeBy(new Seal(async () => [newMasterKey(), key]), cursor)).toBe('place')
  for (const other of [new Seal(async () => [newMasterKey()]), seals['without one']])
    await expect(placeBy(other, cursor)).rejects.toBeInstanceOf(UnknownPageError)
})
