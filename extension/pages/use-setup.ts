import { useCallback, useEffect, useState } from 'react'
import { ask, troubleOf } from '../bridge/ask.ts'
import type { Setup, Trouble } from '../bridge/messages.ts'
import type { Preferences } from '../settings.ts'

/** The worker's setup, and work that changes it: one at a time, with what went wrong. */
export function useSetup() {
  const [setup, setSetup] = useState<Setup | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  /** Runs something that answers with the setup. */
  const work = useCallback(async (doing: Promise<Setup>) => {
    setBusy(true)
    setTrouble(null)
    try {
      setSetup(await doing)
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      setBusy(false)
    }
  }, [])
  /** Changes a preference; a switch shows its new side at once. */
  const prefer = (change: Partial<Preferences>) => {
    setSetup((before) => before && { ...before, preferences: { ...before.preferences, ...change } })
    return work(ask('prefer', change))
  }
  useEffect(() => void work(ask('setup', null)), [work])
  return { setup, trouble, busy, work, prefer }
}
