/** A way to a PostgreSQL that can be cut: connections break, and new ones are refused until it is mended. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { tempFolder } from './temp-folder.ts'

export interface Way {
  url: string
  cut(broken: boolean): void
  /** The answer to the next commit gets lost with its connection; it is committed all the same. */
  loseCommit(): void
  close(): void
}

const SOCKET = '.s.PGSQL.5432'

export async function breakable(url: string): Promise<Way> {
  const address = new URL(url)
  const target = join(address.searchParams.get('host') ?? '', SOCKET)
  const folder = await tempFolder()
  address.searchParams.set('host', folder)
  const sockets = new Set<Socket>()
  let broken = false
  let losing = false
  const server = createServer((near) => {
    if (broken) return near.destroy()
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
    }
    near.pipe(far)
    far.on('data', (answer) => {
      if (losing && answer.includes('COMMIT')) {
        losing = false
        near.destroy()
      } else near.write(answer)
    })
  })
  server.listen(join(folder, SOCKET))
  await once(server, 'listening')
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: address.href,
    cut(now) {
      broken = now
      if (broken) dropAll()
    },
    loseCommit() {
      losing = true
    },
    close() {
      server.close()
      dropAll()
    },
  }
}
