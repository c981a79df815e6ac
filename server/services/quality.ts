/** Decisions of the gate, and reports over them. People are only ever counted. */
import { ApiError, type FieldError } from '#shared/api/problem.ts'
import type { GateEventInput, GROUPS, QualityReport } from '#shared/api/resources/quality.ts'
import type { GateEvent } from '../storage/journals.ts'
import type { Store } from '../storage/store.ts'
import { eventsSince } from './journal-reader.ts'
import { refusal } from './limits/refusal.ts'
import { repeating } from './limits/repeat.ts'
import type { Principal } from './principal.ts'
import { workspaceOf } from './workspaces.ts'

type GroupBy = (typeof GROUPS)[number]
type Row = QualityReport['total']

const DAY_MS = 86_400_000
const WEEKS = 12
/** In a smaller group a number could be told of one person. */
const PEOPLE_MIN = 6
const REASONS_MAX = 20

/** Milliseconds. An extension that was offline sends late; a clock may be wrong, but not by a day. */
const LATE_MAX_MS = 90 * DAY_MS
const EARLY_MAX_MS = DAY_MS

/**
 * Keeps decisions; those that came before are kept once. They cost nothing, but come at the pace of the plan. Throws
 * `invalid_request` for times that cannot be, and `rate_limited`.
 */
export async function keepGateEvents(
  store: Store,
  { workspace, key, user }: Principal,
  events: readonly GateEventInput[],
  now = Date.now(),
): Promise<number> {
  const errors = events.flatMap(({ at }, index): FieldError[] => {
    const age = now - Date.parse(at)
    if (age <= LATE_MAX_MS && age >= -EARLY_MAX_MS) return []
    const detail = 'Must be in the last 90 days, and not after tomorrow.'
    return [{ pointer: `/events/${index}/at`, code: 'not_allowed', detail }]
  })
  if (errors.length > 0) throw new ApiError('invalid_request', { errors })
  const refused = await store.reserve(workspace, repeating)
  if (refused) throw refusal(refused)
  const { voices } = await workspaceOf(store, workspace)
  // A voice that was deleted meanwhile is no reason to lose the event.
  const clients = new Map(voices.map(({ id, client }) => [id, client]))
  const about = { key: key?.id ?? null, member: user?.id ?? null }
  await store.append(
    workspace,
    'gate',
    events.map(({ brand_voice_id: voice, ...event }) => ({
      ...event,
      ...about,
      client: key?.client ?? (voice === null ? null : clients.get(voice)) ?? null,
      at: new Date(event.at).toISOString(),
    })),
  )
  return events.length
}

const AFTER_ITS_END: FieldError = {
  pointer: '/from',
  code: 'not_allowed',
  detail: 'Must not be after the last day.',
}

/** Sums over whole UTC days, both ends included. Throws `invalid_request` for a first day after the last. */
export async function qualityReport(
  store: Store,
  workspaceId: string,
  asked: { from?: string | undefined; to?: string | undefined; group_by: GroupBy },
  now = Date.now(),
): Promise<QualityReport> {
  const to = asked.to ?? dayOf(now)
  const from = asked.from ?? dayOf(Date.parse(to) - WEEKS * 7 * DAY_MS)
  if (from > to) throw new ApiError('invalid_request', { errors: [AFTER_ITS_END] })
  const total = new Sums()
  const groups = new Map<string | null, Sums>()
  const reasons = new Map<string, number>()
  // Events may arrive late: what counts, and what journals are in the order of, is when they happened.
  for await (const event of eventsSince(store, workspaceId, 'gate', from)) {
    if (dayOf(Date.parse(event.at)) > to) continue
    total.add(event)
    for (const group of groupsOf(event, asked.group_by)) {
      let sums = groups.get(group)
      if (!sums) {
        sums = new Sums()
        groups.set(group, sums)
      }
      sums.add(event)
    }
    if (event.outcome === 'overridden' && event.reason)
      reasons.set(event.reason, (reasons.get(event.reason) ?? 0) + 1)
  }
  return {
    object: 'quality_report',
    from,
    to,
    group_by: asked.group_by,
    total: total.row(null),
    rows: sorted(
      [...groups].map(([group, sums]) => sums.row(group)),
      asked.group_by,
    ),
    reasons: [...reasons]
      .sort(([, a], [, b]) => b - a)
      .slice(0, REASONS_MAX)
      .map(([reason, times]) => ({ reason, times })),
  }
}

function groupsOf({ at, kind, client, rules }: GateEvent, by: GroupBy): readonly (string | null)[] {
  switch (by) {
    case 'week':
      return [mondayOf(at)]
    case 'kind':
      return [kind]
    case 'client':
      return [client]
    case 'rule':
      return rules
  }
}

class Sums {
  #mails = 0
  #checked = 0
  #score = 0
  #blocked = 0
  #overridden = 0
  #notChecked = 0
  /** A key that several share counts as one. */
  readonly #people = new Set<string>()

  add({ score, decision, outcome, member, key }: GateEvent): void {
    this.#mails++
    if (score !== null) {
      this.#checked++
      this.#score += score
    }
    if (decision === 'block') this.#blocked++
    if (outcome === 'overridden') this.#overridden++
    if (outcome === 'not_checked') this.#notChecked++
    this.#people.add(member ?? key ?? '')
  }

  row(group: string | null): Row {
    const share = (count: number) => (this.#mails === 0 ? null : rounded(count / this.#mails, 3))
    return {
      group,
      mails: this.#mails,
      people: this.#people.size < PEOPLE_MIN ? null : this.#people.size,
      average_score: this.#checked === 0 ? null : rounded(this.#score / this.#checked, 1),
      blocked: share(this.#blocked),
      overridden: share(this.#overridden),
      not_checked: share(this.#notChecked),
    }
  }
}

const sorted = (rows: Row[], by: GroupBy): Row[] =>
  by === 'week'
    ? rows.sort((a, b) => ((a.group ?? '') < (b.group ?? '') ? -1 : 1))
    : rows.sort((a, b) => b.mails - a.mails)

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The Monday of the week, by which weeks are named. */
function mondayOf(at: string): string {
  const date = new Date(at)
  return dayOf(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS)
}
