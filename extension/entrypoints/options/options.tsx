import { VoicePicker } from '#shared/ui/voice-picker.tsx'
import { ask } from '../../bridge/ask.ts'
import { KEY_ENDED } from '../../bridge/trouble.ts'
import { useSetup } from '../../pages/use-setup.ts'
import { Connect } from './connect.tsx'
import { Connected } from './connected.tsx'
import { Sites } from './sites.tsx'

const FIRST = {
  title: 'Connect to your server',
  hint: 'Without a server, mails are scored all the same, by the usual rules. With one, your workspace’s rules, words and voices hold, and rewrites and subjects are a click away.',
}
const ANOTHER = {
  title: 'Enter another key',
  hint: 'Decisions of the gate that wait for the server go to it with the new key.',
}

/** Where the server and its key are entered, and what the key may do is told. */
export function Options() {
  const { setup, trouble, busy, work, prefer } = useSetup()
  return (
    <main>
      <h1>Sendworthy</h1>
      {setup?.server && <Connected setup={setup} busy={busy} work={work} />}
      {setup && (setup.server === null || setup.problem?.code === KEY_ENDED) && (
        <Connect
          key={setup.server}
          {...(setup.server === null ? FIRST : ANOTHER)}
          address={setup.server ?? ''}
          busy={busy}
          onConnect={(connection) => work(ask('connect', connection, { timeoutMs: 25_000 }))}
        />
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble.detail}
        </p>
      )}
      <Sites />
      {setup && (
        <section>
          <h2>While you write</h2>
          <label className="switch">
            Quiet: show the score alone, without underlines and cards
            <input
              type="checkbox"
              checked={setup.preferences.quiet}
              onChange={(event) => void prefer({ quiet: event.target.checked })}
            />
          </label>
          <VoicePicker
            label="Brand voice of new mails"
            voices={setup.voices}
            value={setup.preferences.voice}
            onPick={(voice) => void prefer({ voice })}
          />
          <p className="hint">
            Mails are scored on this machine. Text goes to your server only when you press Rewrite, Subjects,
            Roast or Teardown.
          </p>
        </section>
      )}
    </main>
  )
}
