/** Journals as rows: how they are written, found and read in pages. */
import { UnknownPageError } from '../errors.ts'
import { readEvent } from '../event-schemas.ts'
import type { JournalEvents, JournalName } from '../journals.ts'
import type { UsageEvent } from '../meter.ts'
import type { Page, PageRequest, UsageCounts } from '../store.ts'
import { noUsage } from '../usage-tally.ts'
import type { Row, Statement } from './database.ts'

/** An event with the columns that it is found by. */
export interface EventRow {
  journal: JournalName
  id: string
  at: string
  idempotency: string | null
  data: unknown
}

/** The row of an event. Throws when it is none. */
export function rowOf<J extends JournalName>(journal: J, event: JournalEvents[J]): EventRow {
  const data = readEvent(journal, event)
  const { id, at } = data
  const usage = journal === 'usage' ? (data as UsageEvent) : null
  return {
    journal,
    id,
    at,
    idempotency: usage?.idempotency?.key ?? null,
    data,
  }
}

/** Appends events in their order; one that is there already is left as it is. No row: there is no such workspace. */
export const appendEvents = (workspaceId: string, rows: readonly EventRow[]): Statement => [
  `with owner as (select id from workspace where id = $1 for key share), added as (
     insert into event (workspace_id, journal, id, at, idempotency, data)
     select owner.id, row.journal, row.id, row.at, row.idempotency, row.data
     from owner, json_to_recordset($2) as row (
       journal text, id text, at timestamptz, idempotency text, data json
     ) on conflict do nothing
   ) select id from owner`,
  workspaceId,
  JSON.stringify(rows),
]

/** Events that go in one statement, so that none runs into its time limit. */
const DROPPED_MAX = 20_000

/** Removes some events older than `before`, an instant or `infinity`; `wereMore` tells whether to ask again. */
export const dropSome = (
  workspaceId: string,
  journals: readonly JournalName[],
  before: string,
): Statement => [
  `with gone as (
     delete from event where ctid = any(array(
       select ctid from event where workspace_id = $1 and journal = any($2) and at < $3 limit ${DROPPED_MAX}
     )) returning 1
   ) select count(*) as count from gone`,
  workspaceId,
  journals,
  before,
]

/** Takes the drafts out of some events of the history; `wereMore` tells whether to ask again. */
export const dropDrafts = (workspaceId: string): Statement => [
  `with changed as (
     update event set data = jsonb_set(data::jsonb, '{draft}', 'null')::json where ctid = any(array(
       select ctid from event where workspace_id = $1 and journal = 'history' and data->>'draft' is not null
       limit ${DROPPED_MAX}
     )) returning 1
   ) select count(*) as count from changed`,
  workspaceId,
]

export const wereMore = (rows: readonly Row[]): boolean => Number(rows[0]?.count) === DROPPED_MAX

/** Usage events with one of the ids, or settled under one of the idempotency keys at `since` or later. */
export const findSettled = (
  workspaceId: string,
  ids: readonly string[],
  keys: readonly string[],
  since: string,
): Statement => [
  `select data from event where workspace_id = $1 and journal = 'usage' and id = any($2)
   union all
   select data from event where workspace_id = $1 and idempotency = any($3) and at >= $4`,
  workspaceId,
  ids,
  keys,
  since,
]

export const usageEventOf = ({ data }: Row): UsageEvent => readEvent('usage', data)

/** The newest event settled under the key at `since` or later. */
export function newestUnder(key: string, since: string, events: readonly UsageEvent[]): UsageEvent | null {
  const found = events.filter(({ idempotency, at }) => idempotency?.key === key && at >= since)
  return found.sort((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null
}

// Statements that ask about a workspace give one row of it at least, so that none at all means there is none.

/** Usage events settled under the key at `since` or later. */
export const findRepeated = (workspaceId: string, key: string, since: string): Statement => [
  `select event.data from workspace left join event
     on event.workspace_id = workspace.id and event.idempotency = $2 and event.at >= $3
   where workspace.id = $1`,
  workspaceId,
  key,
  since,
]

/** `before` is from a page. Throws `UnknownPageError` for another one. One more row than asked for shows a next page. */
export function pageOf(
  workspaceId: string,
  journal: JournalName,
  { before = null, limit }: PageRequest,
): Statement {
  const place = before === null ? null : placeOf(before)
  return [
    `select event.seq, event.data from workspace left join lateral (
       select at, seq, data from event
       where workspace_id = workspace.id and journal = $2 and ($3::timestamptz is null or (at, seq) < ($3, $4))
       order by at desc, seq desc limit $5
     ) as event on true where workspace.id = $1 order by event.at desc, event.seq desc`,
    workspaceId,
    journal,
    place?.at ?? null,
    place?.seq ?? null,
    limit + 1,
  ]
}

export function readPage<J extends JournalName>(
  journal: J,
  { limit }: PageRequest,
  rows: readonly Row[],
): Page<JournalEvents[J]> {
  const found = rows.flatMap(({ seq, data }) =>
    seq === null ? [] : { seq, event: readEvent(journal, data) },
  )
  const some = found.slice(0, limit)
  const last = found.length > limit ? some.at(-1) : undefined
  return {
    entries: some.map(({ event }) => event),
    before: last ? Buffer.from(`${last.event.at} ${last.seq}`).toString('base64url') : null,
  }
}

function placeOf(before: string): { at: string; seq: string } {
  const [, at, seq] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,18})$/.exec(
      Buffer.from(before, 'base64url').toString('latin1'),
    ) ?? []
  if (at === undefined || seq === undefined || Number.isNaN(Date.parse(at))) throw new UnknownPageError()
  return { at, seq }
}

/**
 * Adds events to the sums of their counters, which usage is read from: a month of calls is too many to add up for
 * each look at it.
 */
export function addUsage(workspaceId: string, settled: readonly UsageEvent[]): Statement {
  const sums = new Map<string, { counter: string; by: string; calls: number; over: number; cost: number }>()
  for (const event of settled) {
    const by = JSON.stringify([event.operation, event.key, event.member, event.client])
    for (const counter of event.counters) {
      const name = `${counter} ${by}`
      const sum = sums.get(name) ?? { counter, by, calls: 0, over: 0, cost: 0 }
      sum.calls += event.calls
      sum.over += event.overage_calls
      sum.cost += event.overage_calls * event.overage_unit_micro_usd
      sums.set(name, sum)
    }
  }
  return [
    `insert into usage_sum as sum (workspace_id, counter, by, calls, overage_calls, overage_micro_usd)
     select $1, counter, by, calls, over, cost
     from json_to_recordset($2) as row (counter text, by text, calls bigint, over bigint, cost bigint)
     on conflict (workspace_id, counter, by) do update set calls = sum.calls + excluded.calls,
       overage_calls = sum.overage_calls + excluded.overage_calls,
       overage_micro_usd = sum.overage_micro_usd + excluded.overage_micro_usd`,
    workspaceId,
    JSON.stringify([...sums.values()]),
  ]
}

export const usageOf = (workspaceId: string, counter: string): Statement => [
  `select sum.by, sum.calls, sum.overage_calls, sum.overage_micro_usd from workspace
   left join usage_sum as sum on sum.workspace_id = workspace.id and sum.counter = $2 where workspace.id = $1`,
  workspaceId,
  counter,
]

export function readUsage(rows: readonly Row[]): UsageCounts {
  const counts = noUsage()
  for (const { by, ...sum } of rows) {
    if (typeof by !== 'string') continue
    const [operation, key, member, client] = JSON.parse(by) as (string | null)[]
    const calls = Number(sum.calls)
    counts.calls += calls
    counts.overage_calls += Number(sum.overage_calls)
    counts.overage_micro_usd += Number(sum.overage_micro_usd)
    for (const [sums, name] of [
      [counts.by_operation, operation],
      [counts.by_key, key],
      [counts.by_member, member],
      [counts.by_client, client],
    ] as const)
      if (typeof name === 'string') sums[name] = (sums[name] ?? 0) + calls
  }
  return counts
}
