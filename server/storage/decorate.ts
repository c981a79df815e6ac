/** A store that does some things differently. */
import type { Store } from './store.ts'

/** The store, with `own` in place of its methods of the same names. */
export const decorate = (store: Store, own: Partial<Store>): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(own, name) ?? Reflect.get(target, name)
      // Methods with private fields work on the store itself only.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
