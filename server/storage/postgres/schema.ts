/** The tables. Steps are run once each, in order, by one node while others wait; they are never changed afterwards. */
import { NewerDataError } from '../errors.ts'
import type { Connection, Database } from './database.ts'

/**
 * Records and events are `json`, not `jsonb`: text stays as it was written, so hashes over it hold. Ids compare by
 * bytes, whatever the database's language is.
 *
 * `version` is never used twice, also not by a workspace that was deleted and made again, so that a node may keep
 * what it read for as long as the version stays the same. The row of a workspace is the lock of all that belongs
 * to it, its meter included: one lock, hence no deadlock.
 */
const STEPS: readonly string[] = [
  `
  create sequence record_version;
  create table workspace (
    id text collate "C" primary key,
    data json not null,
    version bigint not null default nextval('record_version'),
    created text collate "C" not null,
    outbox_due double precision
  );
  create index workspace_by_due on workspace (outbox_due) where outbox_due is not null;
  create table api_key (
    id text collate "C" primary key,
    workspace_id text collate "C" not null references workspace on delete cascade
  );
  create index api_key_by_workspace on api_key (workspace_id);
  create table meter (
    workspace_id text collate "C" primary key references workspace on delete cascade,
    state json not null
  ) with (fillfactor = 50);
  create table event (
    workspace_id text collate "C" not null references workspace on delete cascade,
    journal text collate "C" not null,
    id text collate "C" not null,
    at timestamptz not null,
    seq bigint generated always as identity,
    idempotency text collate "C",
    data json not null,
    primary key (workspace_id, journal, id)
  );
  create index event_by_age on event (workspace_id, journal, at, seq);
  create index event_by_idempotency on event (workspace_id, idempotency, at) where idempotency is not null;
  create table usage_sum (
    workspace_id text collate "C" not null references workspace on delete cascade,
    counter text collate "C" not null,
    by text collate "C" not null,
    calls bigint not null,
    overage_calls bigint not null,
    overage_micro_usd bigint not null,
    primary key (workspace_id, counter, by)
  );
  create table record (
    name text collate "C" primary key,
    data json not null,
    version bigint not null default nextval('record_version')
  );
  `,
  // Repeated requests have a pace of their own.
  `update meter set state = (state::jsonb || '{"repeats_until": 0}')::json`,
]

/** Nodes that start together take turns. Any number that nothing else in the database uses. */
const LOCK = 7_361_001

/** Makes the tables, or brings them up to date. Throws `NewerDataError` for those of a later version. */
export async function prepareSchema(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    const [, [found]] = await connection.begin(
      ['select pg_advisory_xact_lock($1)', LOCK],
      ["select to_regclass('schema_migration') as done, current_setting('server_encoding') as encoding"],
    )
    if (found?.encoding !== 'UTF8')
      throw new Error(`The database keeps text as ${found?.encoding}. Make one with the encoding UTF8.`)
    const done = found.done === null ? 0 : await stepsDone(connection)
    if (done > STEPS.length) throw new NewerDataError('The database', done, STEPS.length)
    if (done === 0)
      await connection.send([
        'create table schema_migration (number int primary key, at timestamptz not null default now())',
      ])
    for (const [at, step] of STEPS.entries()) {
      if (at < done) continue
      await connection.send([step], ['insert into schema_migration (number) values ($1)', at + 1])
    }
    await connection.commit()
  })
}

async function stepsDone(connection: Connection): Promise<number> {
  const [[newest]] = await connection.send([
    'select coalesce(max(number), 0) as number from schema_migration',
  ])
  return Number(newest?.number)
}
