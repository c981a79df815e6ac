import type { Committed } from './store.ts'

/** The same value, unchangeable at every depth. */
export function freeze<T extends object>(value: T): Committed<T> {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part)
  }
  return Object.freeze(value)
}
