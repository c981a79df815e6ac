import { admission, type Verdict } from '#server/services/limits/admit.ts'
import { telling } from '#server/services/limits/notices.ts'
import { EMPTY_METER, endReservation, type Meter, type Reservation } from '#server/storage/meter.ts'
import type { WorkspaceRecord } from '#server/storage/workspace.ts'
import type { PlanName } from '#shared/api/plans.ts'
import { usageEvent, workspaceRecord } from '../../support/workspace-record.ts'

/** A store of one workspace, as small as can be. */
export function makeWorkspace(plan: PlanName, part: Partial<WorkspaceRecord> = {}) {
  const workspace = workspaceRecord({ plan, ...part })
  let meter: Meter = EMPTY_METER
  let serial = 0
  const ask = (now: number, more: Partial<Parameters<typeof admission>[0]> = {}): Verdict => {
    const id = `evt_${serial++}`
    const request = { id, calls: 1, key: null, idempotency_key: null, expires_in: 30_000, ...more }
    const decided = admission(request)(meter, now, workspace)
    meter = decided.meter
    decided.commit?.(workspace)
    return decided.verdict
  }
  const end = (reservation: Reservation, counts = true) => {
    meter = endReservation(meter, reservation, counts ? usageEvent(reservation) : null)
  }
  /** Asks and ends it at once. */
  const call = (now: number, calls = 1): Verdict & { given: readonly string[] } => {
    const verdict = ask(now, { calls })
    if (!verdict.admitted) return { ...verdict, given: [] }
    end(verdict.reservation)
    const { verdict: given, commit } = telling(meter, now, workspace)
    commit?.(workspace)
    return { ...verdict, given: given.map(({ code }) => code) }
  }
  const told = () => workspace.notices.map(({ code, percent }) => `${code} ${percent}`)
  return { workspace, meter: () => meter, ask, end, call, told }
}
