/** An operation of the server on the mail. Its text leaves the browser when `run` is called, and only then. */
import { useCallback, useMemo } from 'react'
import type { Client, Input, OperationAnswer, OperationName } from '#shared/api/client.ts'
import { Store } from '#shared/ui/store.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { problemOf, troublesOf, wrongIn } from '../problem.ts'
import { ask, session } from '../session.ts'

export interface Asked<N extends OperationName> {
  answer: OperationAnswer<N> | null
  /** What the answer is about. */
  input: Input<N> | null
  /** The fields of the mail that it was asked about, as far as it was told of them. */
  about: Readonly<Record<string, unknown>> | null
  /** For people; null when all went well. */
  problem: string | null
  /** What was wrong, by the pointer of the field. */
  troubles: ReadonlyMap<string, string>
  busy: boolean
}

const FINE = { problem: null, troubles: troublesOf(null) }
const BLANK = { answer: null, input: null, about: null, busy: false, ...FINE }
/**
 * Answers cost a call each: they are kept while the page is, whatever else is looked at meanwhile. Nobody sees those of
 * another person or workspace.
 */
const kept = new Map<string, Store<Asked<OperationName>>>()

export interface Asking<N extends OperationName> extends Asked<N> {
  run: (input: Input<N>, about?: Asked<N>['about']) => Promise<void>
  /** Says what is wrong, by the pointer of the field, without asking. */
  refuse: (troubles: ReadonlyMap<string, string>) => void
}

export function useOperation<N extends OperationName>(name: N): Asking<N> {
  const { who, workspace } = useStore(session)
  const owner = `${who?.user.id} ${workspace?.id}`
  const store = useMemo(() => storeOf(name, owner), [name, owner])
  const state = useStore(store)
  const run = useCallback(
    async (input: Input<N>, about: Asked<N>['about'] = { ...input }) => {
      if (store.get().busy) return
      store.patch({ busy: true, ...FINE })
      try {
        const answer = await ask((client: Client) => client.run(name, input))
        store.patch({ answer, input, about, busy: false })
      } catch (error) {
        store.patch({ problem: problemOf(error), troubles: troublesOf(error), busy: false })
      }
    },
    [name, store],
  )
  const refuse = useCallback(
    (troubles: ReadonlyMap<string, string>) => store.patch({ problem: wrongIn(troubles), troubles }),
    [store],
  )
  return { ...state, run, refuse }
}

/** What stands under a name was put there for it. */
function storeOf<N extends OperationName>(name: N, owner: string): Store<Asked<N>> {
  const key = `${owner} ${name}`
  const known = kept.get(key) ?? new Store<Asked<OperationName>>(BLANK)
  kept.set(key, known)
  return known as unknown as Store<Asked<N>>
}
