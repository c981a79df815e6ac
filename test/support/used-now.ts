import { monthAt } from '#server/services/limits/windows.ts'
import type { Store, UsageCounts } from '#server/storage/store.ts'

/** What a workspace has used this month. */
export async function usedNow(store: Store, workspace: string): Promise<UsageCounts> {
  const { billing } = (await store.read(workspace)) ?? {}
  return store.usage(workspace, monthAt(Date.now(), billing?.anchor ?? null).counter)
}
