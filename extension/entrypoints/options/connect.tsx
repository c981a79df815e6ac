import { useState } from 'react'

interface ConnectProps {
  busy: boolean
  onConnect: (connection: { server: string; key: string }) => void
}

/** The form for the address and the key. The key is handed on and not kept. */
export function Connect({ busy, onConnect }: ConnectProps) {
  const [server, setServer] = useState('')
  const [key, setKey] = useState('')
  return (
    <section>
      <h2>Connect to your server</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConnect({ server, key })
        }}
      >
        <label>
          Server address
          <input
            value={server}
            onChange={(event) => setServer(event.target.value)}
            placeholder="https://sendworthy.example.com"
            required
            spellCheck={false}
          />
        </label>
        <label>
          API key
          <input
            value={key}
            onChange={(event) => setKey(event.target.value)}
            type="password"
            placeholder="mk_live_…"
            autoComplete="off"
            required
          />
        </label>
        <div className="row">
          <button type="submit" className="main" disabled={busy}>
            {busy ? 'Testing …' : 'Test and save'}
          </button>
        </div>
      </form>
      <p className="hint">
        Without a server, mails are scored all the same, by the usual rules. With one, your workspace’s rules,
        words and voices hold, and rewrites and subjects are a click away.
      </p>
    </section>
  )
}
