import { useStore } from '#shared/ui/use-store.ts'
import { hrefOf, signInHref, usePlace } from '../router.ts'
import { session } from '../session.ts'
import { useTitle } from '../use-title.ts'
import { SECTIONS } from './sections.ts'

/** The settings of the workspace one is in: a list of sections, and the one that the address names. */
export function SettingsPage({ rest: [chosen, ...rest] }: { rest: readonly string[] }) {
  const { state, workspace, hasEnded } = useStore(session)
  const place = usePlace()
  const section = SECTIONS.find(({ path }) => path === chosen) ?? SECTIONS[0]
  useTitle(...(section ? [section.name] : []), 'Settings')
  if (state === 'loading') return <p className="waiting">Loading …</p>
  if (state !== 'signed_in' || workspace === null)
    return (
      <div className="narrow">
        <h1>Settings</h1>
        {state === 'unreachable' ? (
          <p>The server cannot be reached. What you typed is kept in this tab.</p>
        ) : state === 'signed_in' ? (
          <p>You are in no workspace yet. Ask an owner or admin of one to invite you.</p>
        ) : (
          <p>
            {hasEnded && 'Your session has ended; what you typed is kept in this tab. '}
            <a href={signInHref(place)}>Sign in</a> to see the settings of your workspace.
          </p>
        )}
      </div>
    )
  return (
    <div className="settings">
      <div>
        <h1>{workspace.name}</h1>
        <p className="hint">
          You are {workspace.role === 'admin' || workspace.role === 'owner' ? 'an' : 'a'} {workspace.role}{' '}
          here.
        </p>
      </div>
      <nav aria-label="Settings" className="operation-list">
        {SECTIONS.map(({ path, name }) => (
          <a
            key={path}
            href={hrefOf('settings', path)}
            aria-current={path === section?.path ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="settings-page">
        {section && <section.Page key={`${workspace.id}${section.path}`} rest={rest} />}
      </div>
    </div>
  )
}
