/** What the owner is told about the quota, and when. */
import { OVERAGE_NOTICE_SHARE, WARNING_SHARE } from '#shared/api/plans.ts'
import type { Committed, Decide } from '../../storage/store.ts'
import type { NoticeCode, NoticeRecord, WorkspaceRecord } from '../../storage/workspace.ts'
import { newId } from '../ids.ts'
import { post } from '../outbox.ts'
import { spendRoom } from './room.ts'
import { current, type Standing, standingOf } from './standing.ts'
import { isCurrent } from './windows.ts'

export interface Due {
  code: NoticeCode
  /** Share of the included calls that was reached, in percent. */
  percent: number
}

type Notices = Committed<WorkspaceRecord>['notices']

/** Notices that this standing calls for and that were not given in its window yet, in order. */
export function noticesDue(standing: Standing, notices: Notices): Due[] {
  const dues = reached(standing)
  if (dues.length === 0) return dues
  const told = new Set(noticesGiven(standing, notices).map(nameOf))
  return dues.filter((due) => !told.has(nameOf(due)))
}

/** Notices that were given in the window of the standing, of as many included calls as it has. */
export const noticesGiven = ({ window, terms }: Standing, notices: Notices): Notices =>
  notices.filter(({ counter, included }) => counter === window.counter && included === terms.included)

/** Gives the notices that are due by what was settled, and leaves the meter as it is. */
export const telling: Decide<readonly Due[]> = (meter, now, workspace) => {
  const standing = standingOf(current(meter, now), now, workspace)
  const notices = noticesDue(standing, workspace.notices)
  return { meter, verdict: notices, commit: commitOf(notices, standing, now) }
}

/** What commits the notices; null when there are none. */
export const commitOf = (notices: readonly Due[], standing: Standing, now: number) =>
  notices.length === 0 ? null : (workspace: WorkspaceRecord) => tell(workspace, notices, standing, now)

/** Writes the notices into the workspace, with a message for each; those of windows long over go. */
function tell(workspace: WorkspaceRecord, dues: readonly Due[], standing: Standing, now: number): void {
  workspace.notices = workspace.notices.filter(({ counter }) => isCurrent(counter, now))
  for (const { code, percent } of dues) {
    const notice: NoticeRecord = {
      id: newId('ntc'),
      code,
      counter: standing.window.counter,
      percent,
      used: standing.used,
      included: standing.terms.included ?? 0,
      at: new Date(now).toISOString(),
    }
    workspace.notices.push(notice)
    const { id, used, included } = notice
    const resets_at = new Date(standing.window.end).toISOString()
    const data = { notice: id, percent, used, included, resets_at, plan: workspace.plan }
    if (code === 'spend_cap.reached') {
      const spend_cap_micro_usd = standing.terms.spend_cap_micro_usd ?? 0
      post(workspace, code, { ...data, spend_cap_micro_usd, spent_micro_usd: standing.spent }, now)
    } else post(workspace, code, data, now)
  }
}

/** What is told once in a window. The spend cap is reached at whatever share it lies. */
const nameOf = ({ code, percent }: Due): string =>
  code === 'spend_cap.reached' ? code : `${code} ${percent}`

function reached(standing: Standing): Due[] {
  const { terms, used, spent } = standing
  const { included, hard_stop, overage_micro_usd } = terms
  if (included === null) return []
  const dues: Due[] = []
  const at = (share: number) => used >= Math.ceil(included * share)
  if (at(WARNING_SHARE)) dues.push({ code: 'quota.warning', percent: WARNING_SHARE * 100 })
  if (overage_micro_usd === null) {
    if (at(1)) dues.push({ code: 'quota.soft_cap', percent: 100 })
  } else if (at(1)) {
    const isSpent = spendRoom(standing) === 0
    // Under a cap that pays for none, no call is charged.
    if (!isSpent || spent > 0) dues.push({ code: 'overage.started', percent: 100 })
    const steps = Math.floor((used / included - 1) / OVERAGE_NOTICE_SHARE)
    // Only the newest: whoever jumped over several is told once.
    if (steps > 0) dues.push({ code: 'overage.threshold', percent: 100 + steps * OVERAGE_NOTICE_SHARE * 100 })
    if (isSpent) dues.push({ code: 'spend_cap.reached', percent: Math.floor((used / included) * 100) })
  }
  if (hard_stop !== null && used >= hard_stop)
    dues.push({ code: 'quota.hard_stop', percent: Math.round((hard_stop / included) * 100) })
  return dues
}
