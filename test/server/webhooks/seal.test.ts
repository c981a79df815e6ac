import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keySource } from '#server/key-source.ts'
import { MasterKeyMissingError, newMasterKey, readMasterKey, Seal, SealError } from '#server/services/seal.ts'
import { openSecrets } from '#server/services/webhooks/secrets.ts'
import { masterKeys } from '#server/storage/master-key.ts'
import { BY, delivering, WORKSPACE } from '../../support/delivering.ts'
import { runHere } from '../../support/run-here.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const sealWith = (...keys: Buffer[]) => new Seal(async () => keys)

test('what was sealed opens to the same text, and never looks the same twice', async () => {
  const seal = sealWith(newMasterKey())
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), async (text, context) => {
      const sealed = await seal.seal(text, context)
      expect(await seal.open(sealed, context)).toBe(text)
      expect(await seal.seal(text, context)).not.toBe(sealed)
    }),
  )
})

test('nothing opens for another owner, under another key, or after a change of any character', async () => {
  const seal = sealWith(newMasterKey())
  const sealed = await seal.seal('whsec_secret', 'a')
  await expect(seal.open(sealed, 'b')).rejects.toThrow(SealError)
  await expect(sealWith(newMasterKey()).open(sealed, 'a')).rejects.toThrow('which this server does not have')
  for (let at = 0; at < sealed.length - 1; at++) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    const changed = `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`
    await expect(seal.open(changed, 'a'), changed).rejects.toThrow(SealError)
  }
})

test('a newer key seals, older ones still open', async () => {
  const [old, newer] = [newMasterKey(), newMasterKey()]
  const sealed = await sealWith(old).seal('text', 'a')
  const both = sealWith(newer, old)
  expect([await both.open(sealed, 'a'), await both.isCurrent(sealed)]).toEqual(['text', false])
  const again = await both.seal('text', 'a')
  expect([await sealWith(newer).open(again, 'a'), await both.isCurrent(again)]).toEqual(['text', true])
})

test('a key is 32 bytes in hex or base64 and nothing else', () => {
  const key = newMasterKey()
  for (const written of [key.toString('hex'), key.toString('hex').toUpperCase(), key.toString('base64')])
    expect(readMasterKey(written)).toEqual(key)
  for (const wrong of ['', 'a'.repeat(63), 'a'.repeat(42), `${'a'.repeat(43)}!`, 'a'.repeat(45)])
    expect(readMasterKey(wrong)).toBeNull()
})

test('with a database a key must be given, and the error says how', async () => {
  const place = { masterKeys: null, databaseUrl: 'postgres://db/sendworthy', dataDir: await tempFolder() }
  const seal = new Seal(keySource(place))
  await expect(seal.seal('text', 'a')).rejects.toThrow(MasterKeyMissingError)
  await expect(seal.seal('text', 'a')).rejects.toThrow('Set MASTER_KEY to 32 bytes')
  expect(await readdir(place.dataDir)).toEqual([])
})

test('with files a key is made once, for its owner alone, and kept', async () => {
  const dataDir = await tempFolder()
  const all = await Promise.all(Array.from({ length: 5 }, () => masterKeys(dataDir)))
  expect(new Set(all.map(([key]) => key?.toString('hex'))).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['master.key'])
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600)
  await writeFile(join(dataDir, 'master.key'), 'torn')
  await expect(masterKeys(dataDir)).rejects.toThrow('is damaged')
  expect(await readFile(join(dataDir, 'master.key'), 'utf8')).toBe('torn')
})

test('`secrets rewrap --new` makes a key, and every secret opens under it alone', async () => {
  const { folder, webhook, workspace, disk } = await delivering()
  const { secret } = await webhook('https://example.com/')
  const before = (await workspace()).endpoints[0]
  await disk.close()
  const ran = await runHere(['secrets', 'rewrap', '--new', '--json'], { DATA_DIR: folder })
  expect([ran.err, ran.code, ran.out]).toEqual(['', 0, '{"secrets":1,"rewrapped":1}\n'])
  const again = await runHere(['secrets', 'rewrap'], { DATA_DIR: folder })
  expect(again.out).toContain('0 of 1 secrets were sealed anew.')
  const [newest, old] = await masterKeys(folder)
  if (!newest || !old || !before) throw new Error('a key is missing')
  const record = JSON.parse(
    (await readFile(join(folder, 'workspaces', `${WORKSPACE}.json`), 'utf8')).split('\n')[1] ?? '',
  )
  const [endpoint] = record.endpoints
  expect(await openSecrets(sealWith(newest), WORKSPACE, endpoint, Date.now())).toEqual([secret])
  await expect(openSecrets(sealWith(old), WORKSPACE, endpoint, Date.now())).rejects.toThrow(SealError)
  expect(BY.workspace).toBe(WORKSPACE)
}, 30_000)
