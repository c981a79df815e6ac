import { useCallback, useState } from 'react'
import type { Input, Result } from '#shared/api/client.ts'
import type { Draft } from '#shared/engine/draft.ts'
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
  /** The same function as long as session and operation are. */
  run: (more: Partial<Input<N>>) => Promise<void>
}

/** An operation on a session's mail. Its text leaves the browser when `run` is called, and only then. */
export function useOperation<N extends PanelOperation>(session: Session, name: N): Operation<N> {
  const [state, setState] = useState<Omit<Operation<N>, 'run'>>({
    result: null,
    asked: null,
    remarks: [],
    trouble: null,
    busy: false,
  })
  const run = useCallback(
    async (more: Partial<Input<N>>) => {
      const asked = askedOf(session)
      if (!asked) return
      setState((before) => ({ ...before, busy: true, trouble: null }))
      try {
        const call = { name, input: { ...asked, ...more } } as unknown as OperationCall
        const { result, warnings } = await ask('operation', call)
        const remarks = warnings.flatMap(({ code, message }) =>
          OF_THE_SCORE.has(code) ? [] : [message.replaceAll('`', '')],
        )
        setState({ result: result as Result<N>, asked, remarks, trouble: null, busy: false })
      } catch (error) {
        setState((before) => ({ ...before, trouble: troubleOf(error), busy: false }))
      }
    },
    [session, name],
  )
  return { ...state, run }
}

/** What is said of the list of findings, which has its own view. */
const OF_THE_SCORE: ReadonlySet<string> = new Set(['remarks_held_back'])

function askedOf(session: Session): Asked | null {
  const draft = session.current()?.draft
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
