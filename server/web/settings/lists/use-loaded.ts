/** What a page shows of the server: read when it is opened, and again when it changed. */
import { useCallback, useEffect, useState } from 'react'
import type { Client } from '#shared/api/client.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { problemOf } from '../../problem.ts'
import { ask, session } from '../../session.ts'

export interface Loaded<T> {
  /** Null until it was read. What was read before stays while it is read again. */
  data: T | null
  problem: string | null
  reload: () => Promise<void>
}

/**
 * Reads in the workspace that is worked in, and anew when that or `key` changes. `read` may be another function at
 * every render: `key` says what it reads. Null reads nothing.
 */
export function useLoaded<T>(key: string | null, read: (client: Client) => Promise<T>): Loaded<T> {
  const { workspace } = useStore(session)
  const of = key === null ? null : `${workspace?.id} ${key}`
  const [state, setState] = useState<{ of: string; data: T | null; problem: string | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` names what is read.
  const reload = useCallback(async () => {
    if (of === null) return
    const put = (data: T | null, problem: string | null) =>
      setState((now) => ({ of, data: data ?? (now?.of === of ? now.data : null), problem }))
    try {
      put(await ask(read), null)
    } catch (error) {
      put(null, problemOf(error))
    }
  }, [of])
  useEffect(() => void reload(), [reload])
  const now = state !== null && state.of === of ? state : null
  return { data: now?.data ?? null, problem: now?.problem ?? null, reload }
}
