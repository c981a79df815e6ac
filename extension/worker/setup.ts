/** What the worker tells of itself: never the key. */
import { browser } from 'wxt/browser'
import type { Asker } from '../bridge/answer.ts'
import { BRIDGE_VERSION, type Notice, type Setup } from '../bridge/messages.ts'
import { SITES } from '../hosts/layouts.ts'
import { DEFAULT_PREFERENCES } from '../settings.ts'
import { read, tabsOff } from './stored.ts'

/** The setup as whoever asks should see it. */
export async function setupFor({ tab, url }: Asker): Promise<Setup> {
  const [connection, policy, problem, kept, off] = await Promise.all([
    read('connection'),
    read('policy'),
    read('problem'),
    read('preferences'),
    tabsOff(),
  ])
  const preferences = { ...DEFAULT_PREFERENCES, ...kept }
  return {
    server: connection?.server ?? null,
    workspace: policy?.workspace ?? null,
    key: policy?.key ?? null,
    settings: policy?.settings ?? null,
    voices: (policy?.voices ?? []).map(({ id, name, client }) => ({ id, name, client })),
    fetched: policy?.fetched ?? null,
    problem: problem ?? null,
    preferences,
    off: {
      site: preferences.off_sites.includes(URL.parse(url ?? '')?.origin ?? ''),
      tab: tab?.id !== undefined && off.includes(tab.id),
    },
  }
}

/** Tells every tab that the setup is another one. Those without our script do not hear it. */
export async function tellTabs(): Promise<void> {
  const notice: Notice = { sendworthy: BRIDGE_VERSION, notice: 'setup_changed' }
  const tabs = await browser.tabs.query({ url: [...SITES] })
  await Promise.allSettled(tabs.map(({ id }) => id !== undefined && browser.tabs.sendMessage(id, notice)))
}
