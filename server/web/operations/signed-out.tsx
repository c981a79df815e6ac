import { useStore } from '#shared/ui/use-store.ts'
import { signInHref, usePlace } from '../router.ts'
import { session } from '../session.ts'

/** Why what needs the server cannot be asked for now, and what to do; nothing when it can. */
export function SignedOut() {
  const { state, workspace, isNew, hasEnded } = useStore(session)
  const place = usePlace()
  if (state === 'loading' || (state === 'signed_in' && workspace)) return null
  if (state === 'signed_in')
    return <p className="notice">You are in no workspace yet. Ask an owner or admin of one to invite you.</p>
  if (state === 'unreachable')
    return <p className="notice">The server cannot be reached. The score goes on without it.</p>
  if (isNew)
    return (
      <p className="notice">
        Rewrites and the other operations need an account, and this server has none yet: open the link that it
        printed when it started (<code>/setup#token=…</code>). The score needs none.
      </p>
    )
  return (
    <p className="notice">
      {hasEnded && 'Your session has ended; your text is kept. '}
      <a href={signInHref(place)}>Sign in</a> for rewrites, subjects and the other operations: the server
      makes them. The score needs no account.
    </p>
  )
}

/** Whether the server can be asked. */
export function useIsReady(): boolean {
  const { state, workspace } = useStore(session)
  return state === 'signed_in' && workspace !== null
}
