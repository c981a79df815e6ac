import { useState } from 'react'

interface ConnectProps {
  title: string
  hint: string
  /** Address to begin with. */
  address?: string
  busy: boolean
  onConnect: (connection: { server: string; key: string }) => void
}

/** The form for the address and the key. The key is handed on and not kept. */
export function Connect({ title, hint, address = '', busy, onConnect }: ConnectProps) {
  const [server, setServer] = useState(address)
  const [key, setKey] = useState('')
  return (
    <section>
      <h2>{title}</h2>
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
      <p className="hint">{hint}</p>
    </section>
  )
}
