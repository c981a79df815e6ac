import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../bridge/ask.ts'
import { useSetup } from '../../pages/use-setup.ts'
import { gateInWords } from '../../ui/problem.ts'
import { Checker } from './checker.tsx'
import { Here } from './here.tsx'
import { type OwnTab, readTab } from './tab.ts'

/** How things stand in this tab, the switches, and a place to check a pasted draft. */
export function Popup() {
  const { setup, trouble, prefer } = useSetup()
  const [tab, setTab] = useState<OwnTab | null>(null)
  const look = useCallback(() => readTab().then(setTab, () => setTab(null)), [])
  useEffect(() => void look(), [look])
  const site = tab?.site
  const off = tab !== null && (tab.off || setup?.preferences.off_sites.includes(site ?? '') === true)
  return (
    <main>
      <header>
        <h1>Sendworthy</h1>
        <button type="button" className="plain" onClick={() => void ask('open_options', null)}>
          Options
        </button>
      </header>
      <Here tab={tab} off={off} />
      {setup?.problem && (
        <p className="trouble" role="alert">
          {setup.problem.detail}
        </p>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble.detail}
        </p>
      )}
      {setup && tab && site && (
        <div className="switches">
          <label className="switch">
            In this tab
            <input
              type="checkbox"
              checked={!tab.off}
              onChange={(event) => {
                const isOff = !event.target.checked
                setTab({ ...tab, off: isOff })
                void ask('switch_tab', { tab: tab.id, off: isOff }).then(look)
              }}
            />
          </label>
          <label className="switch">
            On {site.replace('https://', '')}
            <input
              type="checkbox"
              checked={!setup.preferences.off_sites.includes(site)}
              onChange={(event) => {
                const others = setup.preferences.off_sites.filter((one) => one !== site)
                void prefer({ off_sites: event.target.checked ? others : [...others, site] }).then(look)
              }}
            />
          </label>
          <label className="switch">
            Quiet: only the score
            <input
              type="checkbox"
              checked={setup.preferences.quiet}
              onChange={(event) => void prefer({ quiet: event.target.checked })}
            />
          </label>
        </div>
      )}
      {setup && (
        <p className="hint">
          {setup.server === null
            ? 'Not connected: the usual rules hold. Enter your server in the options.'
            : `${setup.workspace?.name ?? 'Your workspace'} · Send gate: ${gateInWords(setup)}`}
        </p>
      )}
      <details>
        <summary>Check a pasted draft</summary>
        <Checker />
      </details>
    </main>
  )
}
