import { useCallback, useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { LAYOUTS } from '../../hosts/layouts.ts'
import type { Layout } from '../../hosts/page/layout.ts'

/** Where the product works: in Gmail, and on what the person switches on here. The browser asks them about each. */
export function Sites() {
  const [granted, setGranted] = useState<ReadonlySet<string> | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const look = useCallback(async () => {
    const answers = await Promise.all(LAYOUTS.map(({ matches }) => has(matches)))
    setGranted(new Set(LAYOUTS.filter((_, index) => answers[index]).map(({ id }) => id)))
  }, [])
  useEffect(() => {
    const changed = () => void look()
    changed()
    const { onAdded, onRemoved } = browser.permissions
    for (const event of [onAdded, onRemoved]) event.addListener(changed)
    return () => {
      for (const event of [onAdded, onRemoved]) event.removeListener(changed)
    }
  }, [look])
  // At once, while the click still counts as the person's own.
  const turn = ({ name, matches }: Layout, on: boolean) => {
    const origins = [...matches]
    const done = on ? browser.permissions.request({ origins }) : browser.permissions.remove({ origins })
    done
      .then((isDone) => {
        if (isDone) setSaid(`Reload tabs of ${name} that are open.`)
        else setSaid(on ? `${name} stays off: the browser was not allowed it.` : null)
      })
      .catch(() =>
        setSaid(
          `${name} could not be switched ${on ? 'on' : 'off'} here. Look at the browser’s own settings.`,
        ),
      )
      .finally(look)
  }
  if (!granted) return null
  return (
    <section>
      <h2>Where it works</h2>
      <p className="hint">
        In Gmail always. On other sites only if you switch them on; the browser asks you first.
      </p>
      {LAYOUTS.map((layout) => (
        <label key={layout.id} className="switch">
          <span>
            {layout.name}
            <span className="hint site-hosts">{hostsOf(layout)}</span>
          </span>
          <input
            type="checkbox"
            checked={granted.has(layout.id)}
            onChange={(event) => turn(layout, event.target.checked)}
          />
        </label>
      ))}
      {said && <p role="status">{said}</p>}
    </section>
  )
}

const has = (matches: readonly string[]) => browser.permissions.contains({ origins: [...matches] })

const hostsOf = ({ matches }: Layout): string =>
  matches.map((pattern) => pattern.slice('https://'.length, -'/*'.length)).join(', ')
