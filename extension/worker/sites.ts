/** Our scripts on the sites beside Gmail: where the person has granted it, and nowhere else. */
import { browser } from 'wxt/browser'
import { LAYOUTS } from '../hosts/layouts.ts'

let changes: Promise<unknown> = Promise.resolve()

/** Makes the registered scripts what the permissions are. An update of the extension ends all of them. Never rejects. */
export function registerSites(): Promise<unknown> {
  // Registering is two steps, and permissions may change in the midst of them.
  changes = changes.then(register).catch(() => {})
  return changes
}

async function register(): Promise<void> {
  const granted = await Promise.all(
    LAYOUTS.map(({ matches }) => browser.permissions.contains({ origins: [...matches] })),
  )
  const scripts = LAYOUTS.filter((_, index) => granted[index]).flatMap(({ id, matches }) => [
    {
      id: `${id}-guard`,
      matches: [...matches],
      js: ['content-scripts/page-guard.js'],
      runAt: 'document_start' as const,
    },
    { id, matches: [...matches], js: ['content-scripts/page.js'], runAt: 'document_end' as const },
  ])
  const old = await browser.scripting.getRegisteredContentScripts()
  if (old.length > 0) await browser.scripting.unregisterContentScripts({ ids: old.map(({ id }) => id) })
  if (scripts.length > 0) await browser.scripting.registerContentScripts(scripts)
}
