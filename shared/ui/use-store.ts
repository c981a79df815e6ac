import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The value of a store, and a render whenever it changes. */
export const useStore = <T extends object>(store: Store<T>): T =>
  useSyncExternalStore(store.follow, store.get)
