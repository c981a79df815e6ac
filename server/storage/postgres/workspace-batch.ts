/**
 * Steps on one workspace, in one transaction and two round trips however many they are: the first locks the
 * workspace's row and reads what they need, the second writes what they made and commits.
 */
import { UnknownWorkspaceError } from '../errors.ts'
import { freeze } from '../freeze.ts'
import { EMPTY_METER, type Meter, type UsageEvent } from '../meter.ts'
import type { Committed } from '../store.ts'
import type { WorkspaceRecord } from '../workspace.ts'
import { type CommittedRows, versionOf } from './committed-rows.ts'
import type { Connection, Database, Statement } from './database.ts'
import { addUsage, appendEvents, type EventRow, findSettled, rowOf, usageEventOf } from './events.ts'
import { type Revised, WORKSPACE, written } from './revise.ts'
import { commitSteps, type Step } from './step.ts'

/** What stands when a step is taken: all steps before it are in it. */
export interface Stage {
  /** Of the database's clock, milliseconds since 1970. */
  now: number
  workspace: Committed<WorkspaceRecord>
  meter: Meter
  /** Usage events that steps of this batch look for, and those they settled. */
  settled: readonly UsageEvent[]
}

/** What a step makes of it; what is left out stays as it is. */
export interface Taken {
  workspace?: Revised<WorkspaceRecord>
  meter?: Meter
  settled?: UsageEvent
}

export interface WorkspaceStep extends Step<Stage, Taken> {
  /** An event whose like may be settled already. */
  asks: { id: string; key: string | null; since: string } | null
}

/** Runs the steps and tells each how it ended; never rejects. */
export function runBatch(
  database: Database,
  workspaces: CommittedRows<WorkspaceRecord>,
  id: string,
  steps: readonly WorkspaceStep[],
): Promise<void> {
  return commitSteps(steps, (takeAll) =>
    database.transaction(async (connection) => {
      const { stage, state } = await lock(connection, workspaces, id, steps)
      const before = stage.workspace
      const rows: EventRow[] = []
      const settled: UsageEvent[] = []
      let text: string | null = null
      takeAll(stage, (taken) => {
        // Whatever may throw comes first.
        const row = taken.settled && rowOf('usage', taken.settled)
        const changed = taken.workspace && takeAudit(taken.workspace)
        if (taken.meter) stage.meter = taken.meter
        if (taken.settled && row) {
          rows.push(row)
          settled.push(taken.settled)
          stage.settled = [...stage.settled, taken.settled]
        }
        if (changed) {
          rows.push(...changed.moved)
          text = changed.revised.text
          stage.workspace = changed.revised.record
        }
      })
      const statements: Statement[] = []
      const now = JSON.stringify(stage.meter)
      if (now !== state) statements.push(['update meter set state = $2 where workspace_id = $1', id, now])
      if (rows.length > 0) statements.push(appendEvents(id, rows))
      if (settled.length > 0) statements.push(addUsage(id, settled))
      if (text !== null)
        statements.push(...keysChanged(before, stage.workspace), update(stage.workspace, text))
      const answers = await connection.commit(...statements)
      const updated = answers?.at(-1)?.[0]
      if (text !== null && updated) workspaces.keep(id, versionOf(updated), stage.workspace)
    }),
  )
}

async function lock(
  connection: Connection,
  workspaces: CommittedRows<WorkspaceRecord>,
  id: string,
  steps: readonly WorkspaceStep[],
): Promise<{ stage: Stage; state: string }> {
  const asks = steps.flatMap((step) => step.asks ?? [])
  const keys = asks.flatMap(({ key }) => key ?? [])
  const since = asks.map((ask) => ask.since).sort()[0] ?? ''
  // Not `for update`: an event that is appended meanwhile only has to know that its workspace stays.
  const lookup = workspaces.lookup(id, 'for no key update')
  const [[row], [meter], settled = []] = await connection.begin(
    lookup.statement,
    // A statement of its own, so that it sees what was committed while the lock was waited for.
    [
      'select state::text, extract(epoch from clock_timestamp())::float8 * 1000 as now from meter where workspace_id = $1',
      id,
    ],
    ...(asks.length === 0
      ? []
      : [
          findSettled(
            id,
            asks.map((ask) => ask.id),
            keys,
            since,
          ),
        ]),
  )
  const workspace = lookup.read(row)
  if (!workspace || !meter) throw new UnknownWorkspaceError(id)
  const state = String(meter.state)
  return {
    stage: {
      now: Math.floor(Number(meter.now)),
      workspace,
      meter: JSON.parse(state) as Meter,
      settled: settled.map(usageEventOf),
    },
    state,
  }
}

/** The events that wait in a record are rows of the same commit; nothing waits in the database. */
export function takeAudit(revised: Revised<WorkspaceRecord>): {
  moved: EventRow[]
  revised: Revised<WorkspaceRecord>
} {
  const { record } = revised
  if (record.audit.waiting.length === 0) return { moved: [], revised }
  const moved = record.audit.waiting.map((event) => rowOf('audit', event))
  const rest = freeze({ ...record, audit: { ...record.audit, waiting: [] } })
  return { moved, revised: { record: rest, text: JSON.stringify(rest) } }
}

function update(workspace: Committed<WorkspaceRecord>, text: string): Statement {
  return [
    "update workspace set data = $2, version = nextval('record_version'), created = $3, outbox_due = $4 where id = $1 returning version",
    workspace.id,
    text,
    workspace.created,
    dueOf(workspace),
  ]
}

/** Puts a new workspace in with all that belongs to it; gives no row when the id is taken. */
export function insertion(made: WorkspaceRecord): {
  first: Statement
  others: readonly Statement[]
  record: Committed<WorkspaceRecord>
} {
  const { moved, revised } = takeAudit(written(WORKSPACE, made))
  const { record, text } = revised
  const { id, created } = record
  return {
    record,
    first: [
      'insert into workspace (id, data, created, outbox_due) values ($1, $2, $3, $4) on conflict do nothing returning version',
      id,
      text,
      created,
      dueOf(record),
    ],
    others: [
      ['insert into meter (workspace_id, state) values ($1, $2)', id, JSON.stringify(EMPTY_METER)],
      ...keysChanged({ id, keys: [] }, record),
      ...(moved.length > 0 ? [appendEvents(id, moved)] : []),
    ],
  }
}

type Keys = Pick<Committed<WorkspaceRecord>, 'id' | 'keys'>

function keysChanged(before: Keys, { id, keys }: Keys): Statement[] {
  const old = new Set(before.keys.map((key) => key.id))
  const now = new Set(keys.map((key) => key.id))
  const gone = [...old.difference(now)]
  const added = [...now.difference(old)]
  const statements: Statement[] = []
  if (gone.length > 0)
    statements.push(['delete from api_key where workspace_id = $1 and id = any($2)', id, gone])
  if (added.length > 0)
    statements.push(['insert into api_key (workspace_id, id) select $1, unnest($2::text[])', id, added])
  return statements
}

/** When the first delivery of the outbox is due, milliseconds since 1970; null when nothing waits. */
function dueOf({ outbox }: Pick<Committed<WorkspaceRecord>, 'outbox'>): number | null {
  const dues = outbox.flatMap(({ deliveries }) => deliveries.map(({ due }) => due))
  return dues.length === 0 ? null : Math.min(...dues)
}
