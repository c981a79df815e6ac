import { monthAt } from '#server/services/limits/windows.ts'
import type { Store, UsageCounts } from '#server/storage/store.ts'

/** What a workspace without billing has used this month. */
export const usedNow = (store: Store, workspace: string): Promise<UsageCounts> =>
  store.usage(workspace, monthAt(Date.now(), null).counter)
