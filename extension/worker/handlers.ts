/** What the worker does for each question. */
import { browser } from 'wxt/browser'
import { EVIDENCE } from '#shared/engine/evidence.ts'
import { type Handlers, Refusal, troubleIn } from '../bridge/answer.ts'
import { base64 } from '../bridge/base64.ts'
import type { Trouble } from '../bridge/messages.ts'
import { KEY_ENDED, USED_UP } from '../bridge/trouble.ts'
import { DEFAULT_PREFERENCES } from '../settings.ts'
import { keepEvent, sendEvents } from './gate-queue.ts'
import { clientFor, isStale, readPolicy, refreshPolicy } from './policy.ts'
import { setupFor, tellTabs } from './setup.ts'
import { type Connection, read, remove, switchTab, tabsOff, write } from './stored.ts'

/** Codes after which the key may have ended: the policy is read again, so that every tab says so. */
const ABOUT_THE_KEY = new Set([KEY_ENDED, 'missing_scope'])

export const HANDLERS: Handlers = {
  setup: async (_, asker) => {
    if (isStale(await read('policy'))) void refreshAndTell()
    return setupFor(asker)
  },
  voice: async (id) => ((await read('policy'))?.voices ?? []).find((voice) => voice.id === id) ?? null,
  evidence: (ids) =>
    ids.flatMap((id) => {
      const known = EVIDENCE[id]
      return known ? [{ id, grade: known.grade, claim: known.claim, source: known.sources[0] ?? null }] : []
    }),
  engine: async (_, { tab, frameId = 0 }) => {
    if (tab?.id === undefined) throw new Refusal('refused', 'Only a tab can have the engine.')
    const target = { tabId: tab.id, frameIds: [frameId] }
    await browser.scripting.executeScript({ target, files: ['/engine.js'] })
    return null
  },
  dictionary: async () => {
    const response = await fetch(browser.runtime.getURL('/dictionary.bin'))
    return base64(new Uint8Array(await response.arrayBuffer()))
  },
  operation: async ({ name, input }) => {
    try {
      const { result, warnings } = await clientFor(await connected()).run(name, input)
      if (USED_UP.has((await read('problem'))?.code ?? '')) await tellProblem(null)
      return { result, warnings }
    } catch (error) {
      if (ABOUT_THE_KEY.has(codeOf(error))) void refreshAndTell()
      if (USED_UP.has(codeOf(error))) await tellProblem(troubleIn(error))
      throw error
    }
  },
  gate_event: async (event) => {
    await keepEvent(event)
    void flush()
    return null
  },
  open_options: async () => {
    await browser.runtime.openOptionsPage()
    return null
  },
  connect: async ({ server, key }, asker) => {
    const connection = checked({ server, key })
    const policy = await readPolicy(clientFor(connection))
    await write({ connection, policy, problem: null })
    void tellTabs()
    void flush()
    return setupFor(asker)
  },
  refresh: async (_, asker) => {
    await refreshAndTell()
    return setupFor(asker)
  },
  disconnect: async (_, asker) => {
    await remove(['connection', 'policy', 'problem', 'gate_events'])
    void tellTabs()
    return setupFor(asker)
  },
  prefer: async (change, asker) => {
    await write({ preferences: { ...DEFAULT_PREFERENCES, ...(await read('preferences')), ...change } })
    void tellTabs()
    return setupFor(asker)
  },
  switch_tab: async ({ tab, off }) => {
    await switchTab(tab, off)
    void tellTabs()
    return null
  },
  tab: async (id) => ({ off: (await tabsOff()).includes(id) }),
}

export async function refreshAndTell(): Promise<void> {
  if (await refreshPolicy()) await tellTabs()
}

async function tellProblem(problem: Trouble | null): Promise<void> {
  await write({ problem })
  await tellTabs()
}

/** Sends what waits; without a connection it goes on waiting. */
export async function flush(): Promise<void> {
  const connection = await read('connection')
  if (connection) await sendEvents(clientFor(connection))
}

async function connected(): Promise<Connection> {
  const connection = await read('connection')
  if (connection) return connection
  throw new Refusal(
    'not_connected',
    'This needs your server. Open the options and enter its address and a key.',
  )
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, 'code')) : ''

/** The connection in its plain form. Throws `Refusal` that says what is wrong with it. */
function checked({ server, key }: Connection): Connection {
  const url = URL.parse(server.trim())
  const own = url !== null && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && own)) || url.username !== '')
    throw new Refusal(
      'wrong_address',
      'Enter the whole address, beginning with https:// (http:// only on this machine).',
    )
  if (!/^mk_(?:live|test)_[\x21-\x7e]+$/.test(key.trim()))
    throw new Refusal('wrong_key', 'This is no API key: one begins with mk_live_ or mk_test_.')
  return { server: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, key: key.trim() }
}
