/** Writes `dist/openapi.json`, as the server would send it, for linters and generators. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { loadDictionary } from '../dictionary.ts'
import { createLog } from '../log.ts'
import { Seal } from '../services/seal.ts'
import { openFileStore } from '../storage/lowdb.ts'

const folder = await mkdtemp(join(tmpdir(), 'sendworthy-'))
const store = await openFileStore(folder)
try {
  const deps = {
    store,
    dictionary: await loadDictionary(),
    log: createLog('warn'),
    publicUrl: 'http://localhost:8787',
    seal: new Seal(async () => null),
    webhooks: { allowLocal: false },
  }
  const response = await createApp(deps).request('/openapi.json')
  if (!response.ok) throw new Error('The description could not be made; the log says where it failed.')
  const document: unknown = await response.json()
  const dist = join(import.meta.dirname, '..', '..', 'dist')
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
} finally {
  await store.close()
  await rm(folder, { recursive: true, force: true })
}
