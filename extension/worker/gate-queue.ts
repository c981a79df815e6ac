/** Decisions of the gate on their way to the server: kept until it has them, whatever dies in between. */
import { type Client, SendworthyError } from '#shared/api/client.ts'
import type { GateEventInput } from '#shared/api/resources/quality.ts'
import { read, write } from './stored.ts'

/** Oldest ones go when there are more; the server takes a hundred at once. */
const MOST = 1000
const AT_ONCE = 100
/** Milliseconds. The server refuses what is older than 90 days. */
const OLDEST_MS = 89 * 86_400_000

/** Changes of the queue, one after the other: reading and writing are two steps. */
let changes: Promise<unknown> = Promise.resolve()

function change(how: (events: readonly GateEventInput[]) => readonly GateEventInput[]): Promise<void> {
  const done = changes.then(async () => write({ gate_events: how((await read('gate_events')) ?? []) }))
  changes = done.catch(() => {})
  return done
}

/** Resolves when the event is stored. */
export const keepEvent = (event: GateEventInput): Promise<void> =>
  change((events) => [...events, event].slice(-MOST))

let sending: Promise<void> | null = null

/** Sends what there is; what the server cannot take now stays. One that arrives twice is kept once, by its id. */
export function sendEvents(client: Client, now = Date.now()): Promise<void> {
  sending ??= send(client, now).finally(() => {
    sending = null
  })
  return sending
}

async function send(client: Client, now: number): Promise<void> {
  await change((events) => events.filter(({ at }) => now - Date.parse(at) < OLDEST_MS))
  for (;;) {
    const next = ((await read('gate_events')) ?? []).slice(0, AT_ONCE)
    if (next.length === 0) return
    const done = new Set(await settled(client, next))
    if (done.size === 0) return
    await change((events) => events.filter(({ id }) => !done.has(id)))
  }
}

/** Ids of the events that the server has, or will never take. */
async function settled(client: Client, events: GateEventInput[]): Promise<string[]> {
  const ids = events.map(({ id }) => id)
  try {
    await client.call('POST /v1/gate-events', { body: { events } })
    return ids
  } catch (error) {
    if (!(error instanceof SendworthyError) || error.code !== 'invalid_request') return []
    const faulty = error.errors.flatMap(({ pointer }) => /^\/events\/(\d+)/.exec(pointer)?.[1] ?? [])
    return faulty.length === 0 ? ids : ids.filter((_, index) => faulty.includes(String(index)))
  }
}
