/** The gate of one compose: asked at every press that would send, told what became of the mail. */
import type { Report } from '#shared/engine/report.ts'
import { ask, isAlive } from '../bridge/ask.ts'
import type { Session } from '../compose/session.ts'
import type { Gesture, Press } from '../hosts/host.ts'
import { decide, type Verdict } from './decide.ts'
import { gateEvent, type Outcome } from './event.ts'

/** A send that waits for the person. */
export interface Stopped {
  session: Session
  gatekeeper: Gatekeeper
  press: Press
  why: Extract<Verdict, { action: 'stop' }>['why']
  sendAnyway: Extract<Verdict, { action: 'stop' }>['sendAnyway']
}

/** Milliseconds in which a mail that the person waved through has to go; a time may have to be chosen for it first. */
const WAVED_MS = 10_000
const WAVED_FOR_LATER_MS = 300_000

/** Milliseconds that a mail waits for the engine to start. */
const START_MS = 3000

export interface GateFace {
  /** Shows the dialog; throws where it cannot be shown. */
  stopped: (stopped: Stopped) => void
  /** Says that a mail goes without having been checked. */
  unchecked: () => void
  /** Says that a mail stays because it could not be checked, or nobody asked about it. */
  held: () => void
}

export class Gatekeeper {
  readonly #session: Session
  readonly #face: GateFace
  /** The text that may go whatever its score, and why. */
  #waved: { text: string; reason: string | null } | null = null
  #stoppedBefore = false
  /** What will be told once the mail is on its way. */
  #outcome: { outcome: Outcome; reason: string | null; report: Report | null } | null = null
  /** Whether the dialog broke in this compose. */
  #cannotAsk = false
  /** Nobody waits twice for an engine that does not start. */
  #hasWaited = false
  /** Whether somebody tells us when the mail is on its way. */
  isTold = false

  constructor(session: Session, face: GateFace) {
    this.#session = session
    this.#face = face
  }

  /** True stops the press. Never throws: our own faults let the mail go, unless the policy says that they must not. */
  attempt({ decisive, ...pressed }: Omit<Gesture, 'compose'>): boolean {
    if (!isAlive()) return false
    try {
      if (this.#mustWait()) {
        if (decisive) void this.#sendWhenReady(pressed)
        return true
      }
      const verdict = this.#verdict()
      if (verdict.action === 'stop') {
        if (this.#cannotAsk) return this.#faulty(decisive)
        this.#stoppedBefore = true
        const { why, sendAnyway } = verdict
        // A dialog that came before the press is over would take its end for its own.
        if (decisive)
          this.#face.stopped({ session: this.#session, gatekeeper: this, press: pressed, why, sendAnyway })
        return true
      }
      this.#noted(verdict.why)
      // Of a mail for later only the choice of its time is the end.
      if (decisive && !this.isTold && pressed.way !== 'schedule') this.sent()
    } catch {
      return this.#faulty(decisive)
    }
    return false
  }

  /** Lets exactly this text go once, soon. */
  wave(reason: string | null, { way }: Press): void {
    const waved = { text: this.#session.text(), reason }
    this.#waved = waved
    setTimeout(
      () => {
        if (this.#waved === waved) this.#waved = null
      },
      way === 'schedule' ? WAVED_FOR_LATER_MS : WAVED_MS,
    )
  }

  /** The dialog broke: a mail that nobody is asked about goes, unless the policy says that it must not. */
  unshown(pressed: Press): void {
    if (this.#isClosed) this.#face.held()
    else {
      this.#cannotAsk = true
      this.#session.host.press(this.#session.compose, pressed)
    }
  }

  /** Whether the workspace lets no mail pass that could not be checked. */
  get #isClosed(): boolean {
    const { policy } = this.#session.tab
    return policy?.mode === 'block' && policy.unavailable === 'closed'
  }

  /** What becomes of a press when we fail ourselves. */
  #faulty(decisive: boolean): boolean {
    const isHeld = this.#isClosed
    if (isHeld) this.#stoppedBefore = true
    else this.#outcome = { outcome: 'not_checked', reason: null, report: null }
    if (decisive) isHeld ? this.#face.held() : this.#face.unchecked()
    return isHeld
  }

  sent(): void {
    const { policy } = this.#session.tab
    if (this.#outcome && policy) {
      const { outcome, reason, report } = this.#outcome
      this.#tell(gateEvent(this.#session.host.id, policy, report, outcome, reason, this.#session.voice()))
    }
    this.#outcome = null
    this.#waved = null
    this.#stoppedBefore = false
  }

  canceled(): void {
    this.#outcome = null
  }

  /** The compose is gone: a mail that was stopped and did not go was given up. */
  closed(): void {
    const { policy } = this.#session.tab
    if (this.#outcome) this.sent()
    else if (this.#stoppedBefore && policy)
      this.#tell(
        gateEvent(
          this.#session.host.id,
          policy,
          this.#session.current()?.report ?? null,
          'cancelled',
          null,
          this.#session.voice(),
        ),
      )
    this.#stoppedBefore = false
  }

  /** In a tab that was opened just now the engine is still starting: a moment, and the mail can be judged. */
  #mustWait(): boolean {
    const { isStarting, setup, policy } = this.#session.tab
    if (!isStarting || this.#hasWaited) return false
    return setup === null || policy?.mode === 'block' || policy?.mode === 'prompt'
  }

  async #sendWhenReady(pressed: Press): Promise<void> {
    await Promise.race([this.#session.tab.ready, new Promise((resolve) => setTimeout(resolve, START_MS))])
    this.#hasWaited = true
    if (!this.attempt({ ...pressed, decisive: true }))
      this.#session.host.press(this.#session.compose, pressed)
  }

  #verdict(): Verdict {
    const session = this.#session
    const { policy } = session.tab
    const waved = this.#waved !== null && this.#waved.text === session.text()
    const known = { written: session.isWritten(), reply: session.isReply, readers: session.readers(), waved }
    // A policy that could not be read in time may ask for anything.
    if (session.tab.setup === null) return { action: 'go', why: 'unchecked' }
    if (policy === null || policy.mode === 'off') return decide(policy, { ...known, report: null })
    return decide(policy, { ...known, report: session.current()?.report ?? null })
  }

  #noted(why: Extract<Verdict, { action: 'go' }>['why']): void {
    const report = this.#session.store.get().checked?.report ?? null
    const noted = (outcome: Outcome, reason: string | null = null) => {
      this.#outcome = { outcome, reason, report }
    }
    if (why === 'off' || why === 'exempt') this.#outcome = null
    else if (why === 'waved') noted('overridden', this.#waved?.reason ?? null)
    else if (why !== 'unchecked') noted(this.#stoppedBefore ? 'fixed' : 'sent')
    else {
      noted('not_checked')
      this.#face.unchecked()
    }
  }

  #tell(event: ReturnType<typeof gateEvent>): void {
    // The queue keeps it; one that does not get there is lost to statistics, never to the mail.
    void ask('gate_event', event).catch(() => {})
  }
}
