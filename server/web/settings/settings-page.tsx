import { useStore } from '#shared/ui/use-store.ts'
import { hrefOf } from '../router.ts'
import { session } from '../session.ts'

/** The settings of the workspace one is in. */
export function SettingsPage() {
  const { state, workspace } = useStore(session)
  return (
    <div className="narrow">
      <h1>{workspace?.name ?? 'Settings'}</h1>
      {state === 'signed_in' ? (
        <p>
          Settings are changed by the API for now:{' '}
          <a href="/api/docs#workspace-change">PATCH /v1/workspace</a>.
        </p>
      ) : (
        <p>
          <a href={hrefOf('sign-in')}>Sign in</a> to see the settings of your workspace.
        </p>
      )}
    </div>
  )
}
