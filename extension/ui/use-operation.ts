import { useCallback, useMemo } from 'react'
import type { Input, Result } from '#shared/api/client.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { Store } from '#shared/ui/store.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { ask, troubleOf } from '../bridge/ask.ts'
import type { OperationCall, PanelOperation, Trouble } from '../bridge/messages.ts'
import type { Session } from '../compose/session.ts'

/** What every operation is told of the mail, at the moment a person asks for it. */
export interface Asked {
  draft: string
  format: 'html'
  subject?: string
  kind?: string
  brand_voice_id?: string
  audience?: Draft['audience']
}

export interface Operation<N extends PanelOperation> {
  result: Result<N> | null
  /** The mail that the result is about. */
  asked: Asked | null
  /** What the server says of the result: what of the wishes could not be met, and why. */
  remarks: readonly string[]
  trouble: Trouble | null
  busy: boolean
  /** Whether the mail has been scored as another one since. */
  isOld: boolean
  /** The same function as long as session and operation are. */
  run: (more: Partial<Input<N>>) => Promise<void>
}

/** An operation on a session's mail. Its text leaves the browser when `run` is called, and only then. */
export function useOperation<N extends PanelOperation>(session: Session, name: N): Operation<N> {
  const store = useMemo(() => storeOf(session, name), [session, name])
  const state = useStore(store)
  const run = useCallback(
    async (more: Partial<Input<N>>) => {
      const asked = askedOf(session)
      // Each answer costs a call: nobody who comes back to a view asks for one that is under way.
      if (!asked || store.get().busy) return
      store.patch({ busy: true, trouble: null })
      try {
        const call = { name, input: { ...asked, ...more } } as unknown as OperationCall
        const { result, warnings } = await ask('operation', call)
        const remarks = warnings.flatMap(({ code, message }) =>
          OF_THE_SCORE.has(code) ? [] : [message.replaceAll('`', '')],
        )
        store.patch({ result: result as Result<N>, asked, remarks, trouble: null, busy: false })
      } catch (error) {
        store.patch({ trouble: troubleOf(error), busy: false })
      }
    },
    [session, name, store],
  )
  const { checked } = useStore(session.store)
  const isOld =
    state.asked !== null && checked !== null && !isSame(state.asked, askedOf(session, checked.draft))
  return { ...state, isOld, run }
}

type State<N extends PanelOperation> = Omit<Operation<N>, 'run' | 'isOld'>
const BLANK = { result: null, asked: null, remarks: [], trouble: null, busy: false }

/** Answers cost a call each: by operation, they are kept while a person looks at another view of the same mail. */
const kept = new WeakMap<Session, Map<PanelOperation, unknown>>()

/** What was answered about the mail as it stands now; blank where it was another text, kind or voice. */
function storeOf<N extends PanelOperation>(session: Session, name: N): Store<State<N>> {
  const stores = kept.get(session) ?? new Map<PanelOperation, unknown>()
  kept.set(session, stores)
  // What stands under a name was put there for it, below.
  const known = stores.get(name) as Store<State<N>> | undefined
  const asked = known?.get().asked
  if (known && (!asked || isSame(asked, askedOf(session)))) return known
  const store = new Store<State<N>>(BLANK)
  stores.set(name, store)
  return store
}

/** What is said of the list of findings, which has its own view. */
const OF_THE_SCORE: ReadonlySet<string> = new Set(['remarks_held_back'])

const isSame = (a: Asked, b: Asked | null): boolean => JSON.stringify(a) === JSON.stringify(b)

function askedOf(session: Session, draft = session.current()?.draft): Asked | null {
  if (!draft) return null
  const voice = session.voice()
  return {
    draft: draft.draft,
    format: 'html',
    ...(draft.subject === undefined ? {} : { subject: draft.subject }),
    ...(draft.kind === undefined ? {} : { kind: draft.kind }),
    ...(voice === null ? {} : { brand_voice_id: voice }),
    ...(draft.audience === undefined ? {} : { audience: draft.audience }),
  }
}
