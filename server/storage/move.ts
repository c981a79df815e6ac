/** Copies a whole store into an empty one, and checks that both hold the same. The source is only read. */
import type { AuditEvent, JournalEvents, JournalName } from './journals.ts'
import type { UsageEvent } from './meter.ts'
import type { Committed, Store } from './store.ts'
import { type Digest, digestStore, pagesOf, settledRecord } from './store-digest.ts'
import type { WorkspaceRecord } from './workspace.ts'

export interface Moved extends Digest {
  /** False when the target does not hold what the source held. */
  same: boolean
}

/** Events written at once. Audit events stand in the record until they are in the journal, so they are few. */
const EVENTS_AT_ONCE = 200

/**
 * Gives what was copied, by kind. Nobody may write to either store meanwhile. Throws when the target is not empty, and
 * when a workspace of the source cannot be read; what was copied until then stays in the target.
 */
export async function moveStore(source: Store, target: Store): Promise<Moved[]> {
  const { workspaces, refused } = await source.listWorkspaces()
  if (refused[0]) throw refused[0].error
  if (workspaces.length === 0) throw new Error('There is no workspace to move.')
  await mustBeEmpty(target)
  const before = await digestStore(source)
  const accounts = await source.accounts()
  await target.changeAccounts((empty) => void Object.assign(empty, structuredClone(accounts)))
  const { first_workspace } = await source.meta()
  // The one that comes first becomes the first.
  const first = workspaces.filter(({ id }) => id === first_workspace)
  const others = workspaces.filter(({ id }) => id !== first_workspace)
  for (const workspace of [...first, ...others]) await moveWorkspace(source, target, workspace)
  const after = await digestStore(target)
  return before.map((digest, at) => ({
    ...digest,
    same: digest.count === after[at]?.count && digest.sha256 === after[at]?.sha256,
  }))
}

async function mustBeEmpty(target: Store): Promise<void> {
  const { workspaces, refused } = await target.listWorkspaces()
  const { users, sessions, links } = await target.accounts()
  if (workspaces.length + refused.length + users.length + sessions.length + links.length > 0)
    throw new Error('The target is not empty. Nothing was changed. Choose an empty database or folder.')
}

async function moveWorkspace(
  source: Store,
  target: Store,
  workspace: Committed<WorkspaceRecord>,
): Promise<void> {
  const { id } = workspace
  const record = structuredClone(settledRecord(workspace)) as WorkspaceRecord
  const audit = await readBackwards(source, id, 'audit')
  // The chain grows again from where the journal begins.
  const [oldest] = audit.length > 0 ? await audit.page(0) : []
  await target.createWorkspace({
    ...record,
    audit: oldest ? { seq: oldest.seq - 1, hash: oldest.previous, waiting: [] } : record.audit,
  })
  await replay(audit, (events) => target.tx(id, (draft) => void continueChain(draft, events)))
  await replay(await readBackwards(source, id, 'usage'), (events) =>
    Promise.all(events.map((event) => target.settle(id, reservationOf(event), event))),
  )
  for (const journal of ['history', 'gate', 'delivery'] as const)
    await replay(await readBackwards(source, id, journal), (events) => target.append(id, journal, events))
}

interface Backwards<E> {
  /** Pages there are. */
  length: number
  /** The events of a page, oldest first; page 0 has the oldest of all. */
  page(number: number): Promise<readonly E[]>
}

/** Pages are read from the newest event on, and written from the oldest on: only their places are kept meanwhile. */
async function readBackwards<J extends JournalName>(
  store: Store,
  id: string,
  journal: J,
): Promise<Backwards<JournalEvents[J]>> {
  const places: { before: string | null; limit: number }[] = []
  for await (const { before, entries } of pagesOf(store, id, journal)) {
    if (entries.length > 0) places.unshift({ before, limit: entries.length })
  }
  return {
    length: places.length,
    page: async (number) => {
      const place = places[number]
      return place ? (await store.page(id, journal, place)).entries.toReversed() : []
    },
  }
}

/** Writes events in groups of one month each: a group is kept together, and old months are dropped whole. */
async function replay<E extends { at: string }>(
  { length, page }: Backwards<E>,
  write: (events: readonly E[]) => Promise<unknown>,
): Promise<void> {
  for (let number = 0; number < length; number++) {
    let group: E[] = []
    for (const event of await page(number)) {
      const last = group.at(-1)
      if (last && (group.length === EVENTS_AT_ONCE || last.at.slice(0, 7) !== event.at.slice(0, 7))) {
        await write(group)
        group = []
      }
      group.push(event)
    }
    if (group.length > 0) await write(group)
  }
}

function continueChain(draft: WorkspaceRecord, events: readonly AuditEvent[]): void {
  const last = events.at(-1)
  if (last) draft.audit = { seq: last.seq, hash: last.hash, waiting: [...events] }
}

/** A reservation that is not there any more: the event counts all the same. */
const reservationOf = (event: UsageEvent) => ({
  ...event,
  at: Date.parse(event.at),
  expires: Date.parse(event.at),
  idempotency_key: event.idempotency?.key ?? null,
})
