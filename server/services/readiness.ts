/** Whether the server can do its work now. */
import { setTimeout } from 'node:timers/promises'
import { StorageUnavailableError } from '../storage/errors.ts'
import type { Store } from '../storage/store.ts'

/** Milliseconds a store may take to answer, and for which its answer holds: a flood of questions costs one. */
const ANSWER_MS = 2000
const FRESH_MS = 1000

/** Tells whether the store takes changes. Rejects with `StoreClosedError` when it is closed. */
export function storeCheck(store: Store, now: () => number): () => Promise<boolean> {
  let last: { at: number; writable: Promise<boolean> } | null = null
  return () => {
    if (last === null || now() - last.at >= FRESH_MS) last = { at: now(), writable: isWritable(store) }
    return last.writable
  }
}

async function isWritable(store: Store): Promise<boolean> {
  const late = new AbortController()
  const checked = store.check().then(
    () => true,
    (error: unknown) => {
      if (error instanceof StorageUnavailableError) return false
      throw error
    },
  )
  try {
    return await Promise.race([checked, setTimeout(ANSWER_MS, false, { signal: late.signal })])
  } finally {
    late.abort()
  }
}
