/**
 * What was typed into a form, kept while the page is open: another section, a failed call or a session that ended
 * lose nothing of it. It goes when it was saved.
 */
import { useCallback } from 'react'
import { Store } from '#shared/ui/store.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { session } from '../../session.ts'

const drafts = new Store<Record<string, unknown>>({})

/** Nobody sees what another person typed in the same tab, or in another workspace. */
function keyOf(name: string): string {
  const { who, workspace } = session.get()
  return `${who?.user.id} ${workspace?.id} ${name}`
}

/** Puts something into a form that is opened next. */
export const putDraft = (name: string, value: unknown): void => drafts.patch({ [keyOf(name)]: value })

/** The value of the form `name`, `start` until something was typed. `null` forgets it. */
export function useDraft<T>(
  name: string,
  start: T,
): [value: T, set: (value: T | null) => void, typed: boolean] {
  const all = useStore(drafts)
  const key = keyOf(name)
  const value = all[key] as T | null | undefined
  const set = useCallback((next: T | null) => drafts.patch({ [key]: next }), [key])
  return [value ?? start, set, value !== null && value !== undefined]
}
