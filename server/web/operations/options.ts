/** What was filled in for each operation, kept in this tab as the mail is. */
import { Store } from '#shared/ui/store.ts'
import { keep, kept } from '../kept.ts'
import type { Values } from './request.ts'

const KEPT = 'sendworthy.options'

const read = (): Record<string, Values> => {
  const value = kept(KEPT)
  return typeof value === 'object' && value !== null ? (value as Record<string, Values>) : {}
}

/** By the name of the operation. */
export const options = new Store<Record<string, Values>>(read())
options.follow(() => keep(KEPT, options.get()))
