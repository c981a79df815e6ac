import { ask } from '../../bridge/ask.ts'
import { useSetup } from '../../pages/use-setup.ts'
import { VoicePicker } from '../../ui/voice-picker.tsx'
import { Connect } from './connect.tsx'
import { Connected } from './connected.tsx'

/** Where the server and its key are entered, and what the key may do is told. */
export function Options() {
  const { setup, trouble, busy, work, prefer } = useSetup()
  return (
    <main>
      <h1>Sendworthy</h1>
      {setup?.server ? (
        <Connected setup={setup} busy={busy} work={work} />
      ) : (
        <Connect
          busy={busy}
          onConnect={(connection) => work(ask('connect', connection, { timeoutMs: 25_000 }))}
        />
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble.detail}
        </p>
      )}
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
