/** Run by kill.test.ts: eight writers on one folder; every line it prints was acknowledged before. */
import { writeSync } from 'node:fs'
import { createKey } from '#server/services/keys.ts'
import { createWorkspace, ensureFirstWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'

const [folder = '', round = ''] = process.argv.slice(2)
const store = await openFileStore(folder)
const first = await ensureFirstWorkspace(store)
let current = first.workspace
let count = 0
if (first.key) writeSync(1, `workspace ${first.workspace} ${first.key}\n`)

async function write(): Promise<never> {
  for (let step = 0; ; step++) {
    if (step % 40 === 0) {
      const { id, key } = await createWorkspace(store, { name: 'Nord & Süd' })
      writeSync(1, `workspace ${id} ${key}\n`)
      current = id
    } else if (step % 8 === 0) {
      const { key } = await createKey(store, { workspace: current, name: 'writer' })
      writeSync(1, `key ${key}\n`)
    } else {
      const [id, workspace] = [`evt_${round}x${++count}`, current]
      const at = new Date().toISOString()
      await store.recordUsage(workspace, { id, at, operation: 'score', calls: 1, key: 'key_00000000' })
      writeSync(1, `usage ${workspace} ${id}\n`)
    }
  }
}
await Promise.all(Array.from({ length: 8 }, write))
