/** The workspace's send gate: its settings, what it shows, and what it tells the server. */
import type { Page } from 'playwright-core'
import type { GateEvent } from '#server/storage/journals.ts'
import type { GateSettings } from '#server/storage/workspace.ts'
import { type Compose, refresh } from './compose.ts'
import type { Launched } from './launch.ts'
import type { TestServer } from './server.ts'

/** Gives the workspace a gate that holds all mail under 85, but for what `settings` says, and tells the extension. */
export async function setGate(
  browser: Launched,
  server: TestServer,
  settings: Partial<GateSettings>,
): Promise<void> {
  await server.gate({
    mode: 'block',
    threshold: 85,
    thresholds: {},
    required: [],
    override: 'never',
    exempt: { replies: false, internal_domains: [] },
    ...settings,
  })
  await refresh(browser)
}

/** What a mail that is held shows. */
export const dialog = (page: Page) => page.locator('sendworthy-overlay dialog')

/** Waits until a mail has left the screen; of one that stays it tells what the page shows instead. */
export async function gone({ root }: Compose): Promise<void> {
  try {
    await root.waitFor({ state: 'detached' })
  } catch (cause) {
    const shown = await root.page().evaluate(() => ({
      composes: document.querySelectorAll('[g_editable=true]').length,
      sent: gmailSim.sent.length,
      gmail: [...document.querySelectorAll('[role=alert], [role=alertdialog]')].map((e) => e.textContent),
      chip: document.querySelector('sendworthy-chip')?.shadowRoot?.textContent,
      overlay: document.querySelector('sendworthy-overlay')?.shadowRoot?.textContent,
    }))
    throw new Error(`The mail is still there; the page shows ${JSON.stringify(shown)}`, { cause })
  }
}

/** The newest decision that has arrived. */
export const lastEvent = async ({ store, workspace }: TestServer): Promise<GateEvent | undefined> =>
  (await store.page(workspace, 'gate', { limit: 1 })).entries[0] as GateEvent | undefined
