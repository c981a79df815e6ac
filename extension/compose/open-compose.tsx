/** One open compose: what is known of it, its gate, and all of ours that is shown in it. */
import type { ComposeState } from '../bridge/messages.ts'
import { Gatekeeper } from '../gate/gatekeeper.ts'
import { Chip } from '../ui/chip.tsx'
import { Floating } from '../ui/floating.tsx'
import { type Mounted, mount } from '../ui/mount.ts'
import { closeFor, overlay, say } from '../ui/overlay-state.ts'
import { schemeOf } from '../ui/scheme.ts'
import { SubjectButton } from '../ui/subject-button.tsx'
import { Marks } from './marks.ts'
import { followPointer } from './pointer.ts'
import { safely } from './safely.ts'
import { Session } from './session.ts'
import type { Tab } from './tab.ts'

export class OpenCompose {
  readonly session: Session
  readonly gatekeeper: Gatekeeper
  readonly #tab: Tab
  readonly #marks = new Marks()
  readonly #mounted: Mounted[] = []
  readonly #unfollow: (() => void)[]

  /** Stands as the gate at once; `show…` adds what can be seen. `stand` makes sure that a dialog can be. */
  constructor(compose: HTMLElement, tab: Tab, isReply: boolean, stand: () => void) {
    this.#tab = tab
    const session = new Session(compose, tab, isReply)
    this.session = session
    this.gatekeeper = new Gatekeeper(session, {
      stopped: (stopped) => {
        stand()
        if (overlay.get().stopped?.session !== session) overlay.patch({ stopped, card: null })
      },
      unchecked: () => {
        safely(stand)
        say('This mail went without being checked.')
      },
      held: () => {
        safely(stand)
        say(
          'This mail is not sent: it could not be checked, and your workspace lets no mail pass unchecked. Reload the tab and try again.',
        )
      },
    })
    const draw = () => void safely(() => this.#draw())
    this.#unfollow = [session.store.follow(draw), followPointer(session, this.#marks)]
    draw()
  }

  /** Shows the score in a bar of the compose. */
  showIn(bar: HTMLElement): void {
    this.#mount(bar, 'chip').render(<Chip session={this.session} />)
  }

  /** Shows the button at the end of the subject line, where there is one. */
  showBesideSubject(): void {
    const line = this.session.subject?.parentElement
    if (!line) return
    if (getComputedStyle(line).position === 'static') line.style.position = 'relative'
    this.#mount(line, 'subject').render(<SubjectButton session={this.session} />)
  }

  /** Shows both over the page, where there is no place in it. */
  float(): void {
    const { session } = this
    this.#mount(document.body, 'floating').render(
      <>
        <Floating at="corner" className="pill" anchor={() => session.body}>
          <Chip session={session} />
        </Floating>
        <Floating at="end" className="beside" anchor={() => session.subject}>
          <SubjectButton session={session} />
        </Floating>
      </>,
    )
  }

  close(): void {
    safely(() => this.gatekeeper.closed())
    for (const stop of this.#unfollow) safely(stop)
    safely(() => this.#marks.clear())
    this.session.close()
    closeFor(this.session)
    for (const { remove } of this.#mounted) safely(remove)
  }

  /** For the popup. */
  told(): ComposeState {
    const { state, checked, why } = this.session.store.get()
    return { state, why, score: checked?.report.score ?? null, grade: checked?.report.grade ?? null }
  }

  #draw(): void {
    const { checked, state } = this.session.store.get()
    const hidden = this.#tab.isOff || this.#tab.setup?.preferences.quiet
    if (hidden || state !== 'checked' || !checked) this.#marks.clear()
    else this.#marks.show(checked)
  }

  #mount(place: HTMLElement, name: string): Mounted {
    const mounted = mount(place, name, schemeOf(this.session.compose))
    this.#mounted.push(mounted)
    return mounted
  }
}
