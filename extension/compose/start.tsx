/** Ties everything together in a tab of a host. */
import { browser } from 'wxt/browser'
import { isAlive } from '../bridge/ask.ts'
import type { Notice } from '../bridge/messages.ts'
import { standAsJudge } from '../gate/guard-port.ts'
import type { ComposeEvents, FoundCompose, Host, Way } from '../hosts/host.ts'
import { type Mounted, mount } from '../ui/mount.ts'
import { fallen, Overlay } from '../ui/overlay.tsx'
import { sayForGood } from '../ui/overlay-state.ts'
import { schemeOf } from '../ui/scheme.ts'
import { OpenCompose } from './open-compose.tsx'
import { safely } from './safely.ts'
import { Tab } from './tab.ts'

const CHIP_HEIGHT = 36
/** Milliseconds between two looks for an update of the extension, and for composes that went unsaid. */
const LOOK_MS = 2000
/** Milliseconds after which the engine starts in a page that is never idle. */
const IDLE_MS = 2000

/** Starts in this page; whatever fails later fails alone. */
export function start(host: Host): void {
  const tab = new Tab(host)
  const opened = new Map<HTMLElement, OpenCompose>()
  let surface: Mounted | null = null

  /** Makes sure that what lies over the page can be seen: the page, or another extension, may have taken it away. */
  const stand = (compose: HTMLElement) => {
    if (surface?.isWhole() === false) {
      surface.remove()
      surface = null
    }
    surface ??= overlaid(compose)
    surface.host.style.colorScheme = schemeOf(compose)
  }

  /** The compose with this element, opened by whoever sees it first: the host or a press that would send it. */
  const openOf = (compose: HTMLElement, isReply: boolean): OpenCompose => {
    stand(compose)
    void tab.loadEngine()
    const open = opened.get(compose) ?? new OpenCompose(compose, tab, isReply, () => stand(compose))
    opened.set(compose, open)
    return open
  }

  const close = (compose: HTMLElement) => {
    opened.get(compose)?.close()
    opened.delete(compose)
  }

  const found = ({ compose, isReply, readers, statusBar }: FoundCompose): ComposeEvents => {
    const open = openOf(compose, isReply)
    const { session, gatekeeper } = open
    gatekeeper.isTold = true
    session.readers = readers
    session.isReply = isReply
    if (host.floats) safely(() => open.float())
    else {
      const bar = statusBar(CHIP_HEIGHT)
      if (bar) safely(() => open.showIn(bar))
      safely(() => open.showBesideSubject())
    }
    return {
      sending: (way: Way) => gatekeeper.attempt({ way, decisive: true }),
      sent: () => gatekeeper.sent(),
      canceled: () => gatekeeper.canceled(),
      closed: () => close(compose),
    }
  }

  standAsJudge((gesture) => {
    const { compose } = gesture
    return openOf(compose, host.isReply(compose)).gatekeeper.attempt(gesture)
  })
  tab.onChange = () => {
    for (const { session } of opened.values()) safely(() => session.score())
  }
  browser.runtime.onMessage.addListener((message: Notice, _sender, respond) => {
    if (typeof message?.sendworthy !== 'number') return
    if (message.notice === 'setup_changed') void tab.readSetup()
    else respond({ ...tab.told(), composes: [...opened.values()].map((open) => open.told()) })
  })
  void tab.readSetup()
  void host.watch(
    (one) => safely(() => found(one)) ?? null,
    (isBlind) => {
      const why = `${host.name} could not be read. It may have changed; update Sendworthy.`
      tab.store.patch({ blind: isBlind ? why : null })
      // The page has loaded, or never will as we know it: what it does not need now is the engine's.
      if (!host.isOnDemand) requestIdleCallback(() => void tab.loadEngine(), { timeout: IDLE_MS })
    },
  )
  const sweep = () => [...opened.keys()].filter((compose) => !compose.isConnected).forEach(close)
  const leave = () => [...opened.keys()].forEach(close)
  keepLooking(tab, sweep, leave)
}

function overlaid(compose: HTMLElement): Mounted {
  const surface = mount(document.body, 'overlay', schemeOf(compose), fallen)
  surface.render(<Overlay />)
  return surface
}

/**
 * A host does not tell the end of a compose that it never read, or whose mail was refused. After an update this script
 * has no worker any more: it takes its things and says so.
 */
function keepLooking(tab: Tab, sweep: () => void, leave: () => void): void {
  const timer = setInterval(() => {
    if (isAlive()) return sweep()
    clearInterval(timer)
    leave()
    tab.store.patch({ trouble: 'Sendworthy was updated.' })
    sayForGood('Sendworthy was updated. Reload this tab to use it again.')
  }, LOOK_MS)
}
