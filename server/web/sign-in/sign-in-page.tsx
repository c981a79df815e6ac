import { type FormEvent, useState } from 'react'
import { useStore } from '#shared/ui/use-store.ts'
import { problemOf } from '../problem.ts'
import { goTo, hrefOf } from '../router.ts'
import { session, signIn } from '../session.ts'
import { useTitle } from '../use-title.ts'

/** Asks for e-mail and password, and goes on to the place that `rest` names; on a server without an owner it says how to become one. */
export function SignInPage({ rest }: { rest: readonly string[] }) {
  const { state, who, isNew, hasEnded } = useStore(session)
  useTitle('Sign in')
  return (
    <div className="narrow">
      <h1>Sign in</h1>
      {state === 'signed_in' ? (
        <p>
          You are signed in as {who?.user.email}. <a href={hrefOf('')}>To the editor</a>
        </p>
      ) : !window.isSecureContext ? (
        <p>
          People sign in over https, or on the machine that runs the server. Whoever runs it sets{' '}
          <code>PUBLIC_URL</code> to an https address.
        </p>
      ) : isNew ? (
        <NoOwner />
      ) : (
        <>
          {hasEnded && <p>Your session has ended. Your text is kept in this tab.</p>}
          <SignInForm onDone={() => goTo(...rest)} />
          <p className="hint">
            Accounts are made by invitation: ask an owner or admin of your workspace. Whoever runs the server
            makes a link for a password that is lost:{' '}
            <code>npm run -s sendworthy -- accounts recover --email …</code>
          </p>
        </>
      )}
    </div>
  )
}

function NoOwner() {
  return (
    <>
      <p>This server has no account yet. The first belongs to whoever runs it.</p>
      <p>
        Open the link that the server printed when it started. It ends in <code>/setup#token=…</code> and
        works once, for 30 minutes; starting the server again prints a new one.
      </p>
      <p>
        <a href={hrefOf('')}>To the editor</a>, which scores without an account.
      </p>
    </>
  )
}

function SignInForm({ onDone }: { onDone: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setBusy(true)
    setProblem(null)
    try {
      await signIn(String(given.get('email')), String(given.get('password')))
      onDone()
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }
  return (
    <form className="boxed" onSubmit={(event) => void submit(event)}>
      <label>
        E-mail
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {problem && (
        <p className="trouble" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="main" disabled={busy}>
        {busy ? 'Signing in …' : 'Sign in'}
      </button>
    </form>
  )
}
