/** Something that is done on the server: whether it is under way, and what was wrong with it. */
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Client } from '#shared/api/client.ts'
import { problemOf, troublesOf } from '../../problem.ts'
import { ask } from '../../session.ts'

export interface Action {
  busy: boolean
  /** For people; null when all went well. */
  problem: string | null
  /** What was wrong, by the pointer of the field. */
  troubles: ReadonlyMap<string, string>
  /**
   * Gives what the work gives, and undefined when it failed or the last is still under way: Enter pressed twice makes
   * no second key. Never rejects.
   */
  run: <T>(work: (client: Client) => Promise<T>) => Promise<{ done: T } | undefined>
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  // The state is known only when the form is drawn anew, and a second press may come before.
  const isUnderWay = useRef(false)
  const [error, setError] = useState<unknown>(null)
  const run: Action['run'] = useCallback(async (work) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    setError(null)
    try {
      return { done: await ask(work) }
    } catch (failure) {
      setError(failure)
      return undefined
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }, [])
  const troubles = useMemo(() => troublesOf(error), [error])
  return { busy, problem: error === null ? null : problemOf(error), troubles, run }
}
