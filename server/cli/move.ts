/** `move`: everything from files into PostgreSQL, or back. */
import { isDatabaseUrl, readConfig } from '../config.ts'
import { moveStore } from '../storage/move.ts'
import { openStore } from '../storage/open-store.ts'
import type { Store } from '../storage/store.ts'
import { type Command, JSON_OPTION, printResult, UsageError } from './command.ts'
import { table } from './table.ts'
import { reportNote } from './with-store.ts'

const ADDRESS = { type: 'string', value: 'URL' } as const

export const move: Command = {
  name: 'move',
  usage: '',
  summary: 'Copies everything from DATA_DIR into PostgreSQL, or back. Stop the servers first.',
  options: {
    to: { ...ADDRESS, help: 'The empty database that gets what is in DATA_DIR: postgres://…' },
    from: { ...ADDRESS, help: 'The database that is copied into DATA_DIR, which must be empty.' },
    json: JSON_OPTION,
  },
  run: async (args) => {
    const [to, from] = [args.text('to'), args.text('from')]
    const url = to ?? from
    // The address is not repeated: it may hold a password.
    if (url === undefined || (to !== undefined && from !== undefined) || !isDatabaseUrl(url))
      throw new UsageError('Give one database: --to postgres://… or --from postgres://…')
    const { dataDir } = readConfig()
    const files = { databaseUrl: null, dataDir }
    const database = { databaseUrl: url, dataDir }
    const [source, target] = to === undefined ? [database, files] : [files, database]
    const moved = await withBoth(source, target, moveStore)
    const rows = moved.map(({ name, count, sha256, same }) => [
      name,
      String(count),
      sha256.slice(0, 16),
      same ? 'the same' : 'differs',
    ])
    printResult(args, moved, table(['WHAT', 'COUNT', 'SHA-256', 'IN THE TARGET'], rows))
    if (moved.every(({ same }) => same)) return 0
    throw new Error(
      'The target differs from the source. Empty the target, stop all servers and run this again.',
    )
  },
}

type Location = Parameters<typeof openStore>[0]

async function withBoth<T>(
  from: Location,
  to: Location,
  work: (source: Store, target: Store) => Promise<T>,
): Promise<T> {
  const source = await openStore(from, reportNote)
  try {
    const target = await openStore(to, reportNote)
    try {
      return await work(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
