/** Something that is done on the server: whether it is under way, and what was wrong with it. */
import { useCallback, useMemo, useState } from 'react'
import { type Client, SendworthyError } from '#shared/api/client.ts'
import { problemOf } from '../../problem.ts'
import { ask } from '../../session.ts'

export interface Action {
  busy: boolean
  /** For people; null when all went well. */
  problem: string | null
  /** What was wrong, by the pointer of the field. */
  troubles: ReadonlyMap<string, string>
  /** Gives what the work gives, and undefined when it failed. Never rejects. */
  run: <T>(work: (client: Client) => Promise<T>) => Promise<{ done: T } | undefined>
}

const NONE: ReadonlyMap<string, string> = new Map()

export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const run: Action['run'] = useCallback(async (work) => {
    setBusy(true)
    setError(null)
    try {
      return { done: await ask(work) }
    } catch (failure) {
      setError(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }, [])
  const troubles = useMemo(() => troublesOf(error), [error])
  return { busy, problem: error === null ? null : sayOf(error), troubles, run }
}

/** By pointer, without a full stop that a field does not need. */
export function troublesOf(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof SendworthyError) || error.errors.length === 0) return NONE
  return new Map(error.errors.map(({ pointer, detail }) => [pointer, detail.replaceAll('`', '')]))
}

/** Fields are named as people read them: not every one of them is in sight. */
function sayOf(error: unknown): string {
  const troubles = [...troublesOf(error)]
  if (troubles.length === 0) return problemOf(error)
  return `Not saved. ${troubles.map(([pointer, detail]) => `${placeInWords(pointer)}: ${detail}`).join(' ')}`
}

/** `/settings/gate/required/0/score` is “Gate, required 1, score”. */
export function placeInWords(pointer: string): string {
  const text = pointer
    .split('/')
    .filter((part) => part !== '' && part !== 'settings')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part.replaceAll('_', ' ')}`))
    .join('')
    .replace(/^[, ]+/, '')
  return text === '' ? 'The request' : text.charAt(0).toUpperCase() + text.slice(1)
}
