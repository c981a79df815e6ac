/** Run by kill.test.ts: eight writers on one folder; every line it prints was acknowledged before. */
import { hash } from 'node:crypto'
import { writeSync } from 'node:fs'
import { mintKey, randomBase62 } from '#server/services/key-format.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { audit, event, gateEvent, key, reservation, take, workspace } from './contract/fixtures.ts'

const [folder = '', round = ''] = process.argv.slice(2)
const store = await openFileStore(folder)
let count = 0

/** A key and its record, without the services that a start would have to read. */
function newKey() {
  const { id, key: secret } = mintKey('live')
  return { secret, record: { ...key(0), id, hash: hash('sha256', secret, 'hex'), last4: secret.slice(-4) } }
}

async function createWorkspace(): Promise<string> {
  const id = `ws_${randomBase62(16)}`
  const { secret, record } = newKey()
  await store.createWorkspace(workspace(id, { name: 'Nord & Süd', keys: [record] }))
  writeSync(1, `workspace ${id} ${secret}\n`)
  return id
}
let current = await createWorkspace()

async function write(): Promise<never> {
  for (let step = 0; ; step++) {
    const [number, id] = [`${round}x${++count}`, current]
    if (step % 40 === 39) current = await createWorkspace()
    else if (step % 8 === 0) {
      const { secret, record } = newKey()
      await store.tx(id, ({ keys }) => keys.push(record))
      writeSync(1, `key ${secret}\n`)
    } else if (step % 8 === 1) {
      const seq = await store.tx(id, (draft) => {
        audit(draft, 1)
        return draft.audit.seq
      })
      writeSync(1, `event ${id} aud_${seq}\n`)
    } else if (step % 8 === 2) {
      await store.append(id, 'gate', [gateEvent(`g${number}`, new Date().toISOString())])
      writeSync(1, `event ${id} g${number}\n`)
    } else {
      const reserved = await store.reserve(id, take({ reserve: reservation(number) }))
      if (!reserved) throw new Error('refused')
      await store.settle(id, reserved, event(number, new Date().toISOString()))
      writeSync(1, `event ${id} evt_${number}\n`)
    }
  }
}
await Promise.all(Array.from({ length: 8 }, write))
