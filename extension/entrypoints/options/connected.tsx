import { ask } from '../../bridge/ask.ts'
import type { Setup } from '../../bridge/messages.ts'
import { gateInWords, hasLostGate } from '../../ui/problem.ts'

interface ConnectedProps {
  setup: Setup
  busy: boolean
  work: (doing: Promise<Setup>) => void
}

/** What the key opens, in words. */
const MAY: readonly { scopes: readonly string[]; may: string; without: string }[] = [
  {
    scopes: ['optimize:*', 'optimize:rewrite'],
    may: 'Rewrite mails',
    without: 'It may not rewrite mails.',
  },
  {
    scopes: ['optimize:*', 'optimize:subject-lines'],
    may: 'Suggest subjects',
    without: 'It may not suggest subjects.',
  },
  {
    scopes: ['optimize:*', 'optimize:roast'],
    may: 'Roast mails',
    without: 'It may not roast mails.',
  },
  {
    scopes: ['optimize:*', 'optimize:teardown'],
    may: 'Take mails apart',
    without: 'It may not take mails apart.',
  },
  {
    scopes: ['optimize:*', 'optimize:score'],
    may: 'Tell the workspace what the gate decided, without any text',
    without: 'It may not tell the workspace what the gate decided.',
  },
  {
    scopes: ['profiles:read'],
    may: 'Read the workspace’s settings, words and voices',
    without: 'It may not read the workspace’s settings and voices: the usual rules hold.',
  },
]

/** The workspace, its plan, what the key may do, and what is wrong if anything is. */
export function Connected({ setup, busy, work }: ConnectedProps) {
  const { server, workspace, key, problem } = setup
  const has = (scopes: readonly string[]) => scopes.some((scope) => key?.scopes.includes(scope))
  return (
    <section>
      <h2>{problem ? 'Connected, with a problem' : 'Connected'}</h2>
      {problem && (
        <p className="trouble" role="alert">
          {problem.detail}{' '}
          {hasLostGate(setup)
            ? 'Until then the gate is off; mails are scored by what was last read.'
            : 'What was last read from the server still holds.'}
        </p>
      )}
      <dl>
        <dt>Server</dt>
        <dd>{server}</dd>
        <dt>Workspace</dt>
        <dd>{workspace?.name ?? 'Not read yet'}</dd>
        <dt>Plan</dt>
        <dd>
          {workspace ? workspace.plan.charAt(0).toUpperCase() + workspace.plan.slice(1) : 'Not read yet'}
        </dd>
        <dt>Key</dt>
        <dd>{key?.name ?? 'Not read yet'}</dd>
        <dt>Send gate</dt>
        <dd>{gateInWords(setup)}</dd>
      </dl>
      {key && (
        <>
          <h2>What the key may do</h2>
          <ul>
            {MAY.map(({ scopes, may, without }) => (
              <li key={may}>{has(scopes) ? may : without}</li>
            ))}
          </ul>
        </>
      )}
      <div className="row">
        <button
          type="button"
          disabled={busy}
          onClick={() => work(ask('refresh', null, { timeoutMs: 25_000 }))}
        >
          {busy ? 'Testing …' : 'Test again'}
        </button>
        <button type="button" disabled={busy} onClick={() => work(ask('disconnect', null))}>
          Disconnect
        </button>
      </div>
    </section>
  )
}
