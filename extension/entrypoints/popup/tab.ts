/** The tab the popup was opened over, and what it says of itself. */
import { browser } from 'wxt/browser'
import { ask, BridgeError } from '../../bridge/ask.ts'
import { BRIDGE_VERSION, type Notice, type TabState } from '../../bridge/messages.ts'
import { SITES } from '../../hosts/layouts.ts'
import { matchesAny } from '../../hosts/match.ts'

export interface OwnTab {
  id: number
  /** Origin of one that the product works on; null for all others. */
  site: string | null
  off: boolean
  /** Null when the page has no script of ours, or an older one. */
  state: TabState | null
}

/** Null without a tab, as in a window of the developer tools. */
export async function readTab(): Promise<OwnTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  if (tab?.id === undefined) return null
  const { id, url = '' } = tab // the address of other sites is hidden from us
  const site = matchesAny(SITES, url) ? new URL(url).origin : null
  const [{ off }, state] = await Promise.all([ask('tab', id), site === null ? null : stateOf(id)])
  return { id, site, off, state }
}

const NO_ANSWER_MS = 1000

async function stateOf(tab: number): Promise<TabState | null> {
  const question: Notice = { sendworthy: BRIDGE_VERSION, notice: 'state' }
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NO_ANSWER_MS))
  try {
    return await Promise.race([browser.tabs.sendMessage(tab, question), late])
  } catch (error) {
    if (error instanceof BridgeError) throw error
    return null // nobody listens there
  }
}
