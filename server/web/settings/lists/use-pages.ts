/** A long list, read a page at a time, newest first. */
import { useState } from 'react'
import type { Client } from '#shared/api/client.ts'
import { useAction } from '../forms/use-action.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

interface Page<T> {
  data: T[]
  next_cursor: string | null
}

export interface Pages<T> {
  /** The pages that were read, as one list. */
  loaded: Loaded<T[]>
  /** Reads the next; null at the end. */
  more: (() => Promise<void>) | null
  busy: boolean
  problem: string | null
}

/** `key` says what `read` reads, as for `useLoaded`. */
export function usePages<T>(
  key: string,
  read: (client: Client, cursor: string | undefined) => Promise<Page<T>>,
): Pages<T> {
  const first = useLoaded(key, (client) => read(client, undefined))
  const action = useAction()
  const [later, setLater] = useState<{ after: Page<T>; page: Page<T> } | null>(null)
  // Later pages belong to the first that they were read after, and go when that is read again.
  const follows = later !== null && later.after === first.data ? later.page : null
  const cursor = (follows ?? first.data)?.next_cursor ?? null
  const more = async () => {
    const after = first.data
    if (after === null || cursor === null) return
    const next = await action.run((client) => read(client, cursor))
    if (next) setLater({ after, page: { ...next.done, data: [...(follows?.data ?? []), ...next.done.data] } })
  }
  return {
    loaded: {
      ...first,
      data: first.data && [...first.data.data, ...(follows?.data ?? [])],
    },
    more: cursor === null ? null : more,
    busy: action.busy,
    problem: action.problem,
  }
}
