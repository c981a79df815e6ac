/** Ties everything together in a tab of Gmail. */
import { browser } from 'wxt/browser'
import { isAlive } from '../bridge/ask.ts'
import type { ComposeState, Notice, TabState } from '../bridge/messages.ts'
import { Gatekeeper } from '../gate/gatekeeper.ts'
import type { Way } from '../hosts/gmail/gestures.ts'
import { standAsJudge } from '../hosts/gmail/guard-port.ts'
import { isInlineReply } from '../hosts/gmail/read.ts'
import { type SdkCompose, watchComposes } from '../hosts/gmail/sdk.ts'
import { Chip } from '../ui/chip.tsx'
import { type Mounted, mount } from '../ui/mount.ts'
import { Overlay } from '../ui/overlay.tsx'
import { closeFor, overlay, say } from '../ui/overlay-state.ts'
import { schemeOf } from '../ui/scheme.ts'
import { SubjectButton } from '../ui/subject-button.tsx'
import { Marks } from './marks.ts'
import { followPointer } from './pointer.ts'
import { Session } from './session.ts'
import { Tab } from './tab.ts'

interface Open {
  session: Session
  gatekeeper: Gatekeeper
  marks: Marks
  chip: Mounted | null
  subject: Mounted | null
  stop: () => void
}

const CHIP_HEIGHT = 36

/** Starts in this page; whatever fails later fails alone. */
export function start(): void {
  const tab = new Tab()
  const opened = new Map<HTMLElement, Open>()
  let surface: Mounted | null = null

  /** The compose with this element, opened by whoever sees it first. */
  const openOf = (compose: HTMLElement, isReply: boolean): Open => {
    const known = opened.get(compose)
    if (known) return known
    surface ??= overlaid(compose)
    surface.host.style.colorScheme = schemeOf(compose)
    const session = new Session(compose, tab, isReply)
    const gatekeeper = new Gatekeeper(session, {
      stopped: (stopped) =>
        overlay.get().stopped?.session !== session && overlay.patch({ stopped, card: null }),
      unchecked: () => say('This mail went without being checked.'),
    })
    const marks = new Marks()
    const draw = () => {
      const { checked, state } = session.store.get()
      const hidden = tab.isOff || tab.setup?.preferences.quiet
      if (hidden || state !== 'checked' || !checked) marks.clear()
      else marks.show(checked)
    }
    const unfollow = session.store.follow(() => safely(draw))
    const unpoint = followPointer(session, marks)
    safely(draw)
    const open: Open = {
      session,
      gatekeeper,
      marks,
      chip: null,
      subject: null,
      stop: () => {
        unfollow()
        unpoint()
        marks.clear()
        session.close()
        closeFor(session)
      },
    }
    opened.set(compose, open)
    return open
  }

  const close = (compose: HTMLElement) => {
    const open = opened.get(compose)
    if (!open) return
    opened.delete(compose)
    safely(() => open.gatekeeper.closed())
    safely(open.stop)
    safely(() => open.chip?.remove())
    safely(() => open.subject?.remove())
  }

  const found = (sdk: SdkCompose) => {
    const open = openOf(sdk.compose, sdk.isReply)
    const { session, gatekeeper } = open
    gatekeeper.isTold = true
    const { readers } = session
    session.readers = () => sdk.readers() ?? readers()
    const bar = sdk.statusBar(CHIP_HEIGHT)
    if (bar) {
      open.chip = mount(bar, 'chip', schemeOf(sdk.compose))
      open.chip.render(<Chip session={session} />)
    }
    safely(() => besideSubject(open))
    return {
      sending: (way: Way) => gatekeeper.attempt({ way, decisive: true }),
      sent: () => gatekeeper.sent(),
      canceled: () => gatekeeper.canceled(),
      closed: () => close(sdk.compose),
    }
  }

  standAsJudge((gesture) => {
    const { compose } = gesture
    return openOf(compose, isInlineReply(compose)).gatekeeper.attempt(gesture)
  })
  tab.onChange = () => {
    for (const { session } of opened.values()) safely(() => session.score())
  }
  browser.runtime.onMessage.addListener((message: Notice, _sender, respond) => {
    if (typeof message?.sendworthy !== 'number') return
    if (message.notice === 'setup_changed') void tab.readSetup()
    else respond(told(tab, [...opened.values()]))
  })
  void tab.readSetup().then(() => tab.loadEngine())
  watchComposes((sdk) => safely(() => found(sdk)) ?? null).catch(() => {
    tab.store.patch({ blind: 'Gmail could not be read. It may have changed; update Sendworthy.' })
  })
  watchForUpdate(tab, () => [...opened.keys()].forEach(close))
}

/** After an update this script has no worker any more: it takes its things and says so. */
function watchForUpdate(tab: Tab, leave: () => void): void {
  const timer = setInterval(() => {
    if (isAlive()) return
    clearInterval(timer)
    leave()
    tab.store.patch({ trouble: 'Sendworthy was updated.' })
    say('Sendworthy was updated. Reload this tab to use it again.')
  }, UPDATE_LOOK_MS)
}

const UPDATE_LOOK_MS = 2000

/** The button at the end of the subject line, where there is one. */
function besideSubject(open: Open): void {
  const { session } = open
  const line = session.subject?.parentElement
  if (!line) return
  if (getComputedStyle(line).position === 'static') line.style.position = 'relative'
  open.subject = mount(line, 'subject', schemeOf(session.compose))
  open.subject.render(<SubjectButton session={session} />)
}

function overlaid(compose: HTMLElement): Mounted {
  const surface = mount(document.body, 'overlay', schemeOf(compose))
  surface.render(<Overlay />)
  return surface
}

function told(tab: Tab, opened: readonly Open[]): TabState {
  const composes = opened.map(({ session }): ComposeState => {
    const { state, checked, why } = session.store.get()
    return { state, why, score: checked?.report.score ?? null, grade: checked?.report.grade ?? null }
  })
  return { ...tab.told(), composes }
}

/** Runs a part of the work: its failure is its own. */
function safely<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
