/** A store whose commits are measured: how long they take, and what was charged and delivered in them. */
import type { Metrics } from './metrics.ts'
import { decorate } from './storage/decorate.ts'
import type { DeliveryEvent } from './storage/journals.ts'
import type { Store } from './storage/store.ts'

/** Counts what is durable, so that a charge that failed is none. */
export function measuredStore(store: Store, metrics: Metrics): Store {
  const timed = async <T>(change: string, commit: Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await commit
    } finally {
      metrics.committed(change, (performance.now() - began) / 1000)
    }
  }
  const attempted = ({ endpoint, failure }: DeliveryEvent) =>
    metrics.attempted(endpoint === 'email' ? 'email' : 'webhook', failure === null ? 'delivered' : 'failed')
  return decorate(store, {
    tx: (id, fn) => timed('tx', store.tx(id, fn)),
    changeAccounts: (fn) => timed('accounts', store.changeAccounts(fn)),
    reserve: (id, decide) => timed('reserve', store.reserve(id, decide)),
    settle: async (id, reservation, event, commit) => {
      const settled = await timed('settle', store.settle(id, reservation, event, commit))
      if (!settled.repeated) metrics.charged(event.operation, event.calls)
      return settled
    },
    append: async (id, journal, events) => {
      await timed('append', store.append(id, journal, events))
      for (const event of events) if ('attempt' in event) attempted(event)
    },
  })
}
