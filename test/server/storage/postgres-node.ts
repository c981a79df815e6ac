/** Run by postgres.test.ts as another server: asks for calls of workspace A up to a cap, prints how many it got. */
import { openPostgresStore } from '#server/storage/postgres.ts'
import { A, reservation, take } from './contract/fixtures.ts'

const [url = '', name = '', calls = '', cap = ''] = process.argv.slice(2)
const store = await openPostgresStore(url)
let admitted = 0
// In rounds, so that two of these meet.
for (let round = 0; round < 10; round++) {
  const asks = Array.from({ length: Number(calls) / 10 }, (_, n) =>
    store.reserve(A, take({ reserve: reservation(`${name}${round}x${n}`), cap: Number(cap) })),
  )
  for (const got of await Promise.all(asks)) if (got) admitted++
}
await store.close()
process.stdout.write(String(admitted))
