import type { ReactNode } from 'react'
import { useStore } from '#shared/ui/use-store.ts'
import { PAGES } from './pages.tsx'
import { hrefOf, signInHref, usePlace } from './router.ts'
import { chooseWorkspace, openSession, session, signOut } from './session.ts'

/** What stands around every page: the menu, the workspace, and who is signed in. */
export function Shell({ at, children }: { at: string; children: ReactNode }) {
  const { state } = useStore(session)
  const shown = PAGES.filter(({ menu }) => menu === 'all' || (menu === 'signed_in' && state === 'signed_in'))
  return (
    <>
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector<HTMLElement>('#main')?.focus()}
      >
        Skip to the content
      </button>
      <header className="top">
        <a className="brand" href={hrefOf('')}>
          Sendworthy
        </a>
        <nav aria-label="Pages">
          {shown.map(({ path, name }) => (
            <a key={path} href={hrefOf(path)} aria-current={path === at ? 'page' : undefined}>
              {name}
            </a>
          ))}
          <a href="/api/docs">API</a>
        </nav>
        <Account />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function Account() {
  const { state, who, workspace } = useStore(session)
  const place = usePlace()
  if (state === 'loading') return null
  if (state === 'unreachable')
    return (
      <div className="account">
        <span className="hint">Offline</span>
        <button type="button" onClick={() => void openSession()}>
          Try again
        </button>
      </div>
    )
  if (state === 'signed_out')
    return (
      <div className="account">
        <a className="button" href={signInHref(place)}>
          Sign in
        </a>
      </div>
    )
  return (
    <div className="account">
      {who && who.workspaces.length > 1 && (
        <select
          aria-label="Workspace"
          value={workspace?.id}
          onChange={(event) => void chooseWorkspace(event.target.value)}
        >
          {who.workspaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <span className="who" title={who?.user.email}>
        {who?.user.name}
      </span>
      <button type="button" onClick={() => void signOut().catch(() => openSession())}>
        Sign out
      </button>
    </div>
  )
}
