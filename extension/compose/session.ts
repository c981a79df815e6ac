/** One open compose: its text, its score, and who wants to know of both. */

import type { Draft } from '#shared/engine/draft.ts'
import type { Kind } from '#shared/engine/kinds.ts'
import type { Memo } from '#shared/engine/memo.ts'
import type { Profile } from '#shared/engine/profile.ts'
import type { Report } from '#shared/engine/report.ts'
import { Store } from '#shared/ui/store.ts'
import type { Setup } from '../bridge/messages.ts'
import { readSource, type Source } from '../editors/source.ts'
import type { Host } from '../hosts/host.ts'
import { isWritten } from '../hosts/written.ts'
import type { Tab } from './tab.ts'

/** Milliseconds of quiet after which a changed mail is scored. */
const PAUSE_MS = 90

/** A mail as it was scored. */
export interface Checked {
  draft: Draft
  report: Report
  source: Source
}

export interface SessionState {
  state: 'checking' | 'checked' | 'empty' | 'not_checked'
  /** The last score; stays while a changed mail is being scored. */
  checked: Checked | null
  /** Why it is not checked; null otherwise. */
  why: string | null
  /** Set by the person for this mail alone. */
  kind: Kind | 'auto'
  voice: string | null
}

export class Session {
  readonly compose: HTMLElement
  readonly tab: Tab
  readonly store: Store<SessionState>
  /** Whether it answers a mail; before the host tells, what looks like one is taken for one. */
  isReply: boolean
  /** Addresses of the readers, as whoever knows best tells them. */
  readers: () => string[]
  /** Whether an input method is in the midst of a word, which is not to be touched until it is there. */
  isComposing = false
  /** Whether the mail has changed since it was scored. */
  #stale = true
  /** Subject and body that were scored last. */
  #scoredText = ''
  /** The body whose changes are heard of. */
  #watched: HTMLElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #memo: Memo | null = null
  readonly #watching: (() => void)[] = []
  readonly #followers: ((body: HTMLElement) => () => void)[] = []
  /** Ends what follows the body now. */
  readonly #unfollow: (() => void)[] = []

  constructor(compose: HTMLElement, tab: Tab, isReply: boolean) {
    this.compose = compose
    this.tab = tab
    this.isReply = isReply
    this.readers = () => this.host.readersOf(compose)
    this.store = new Store<SessionState>({
      state: 'checking',
      checked: null,
      why: null,
      kind: 'auto',
      voice: null,
    })
    this.#watch()
    this.score()
  }

  get host(): Host {
    return this.tab.host
  }

  get body(): HTMLElement | null {
    return this.host.bodyOf(this.compose)
  }

  get subject(): HTMLInputElement | null {
    return this.host.subjectOf(this.compose)
  }

  /** The score of the mail as it stands now; null when it cannot be told. Synchronous: a send waits for it. */
  current(): Checked | null {
    // Not every change is told: a page may put another body in place, and scripts set a subject unheard.
    if (this.#stale || this.#scoredText !== this.text()) this.score()
    const { state, checked } = this.store.get()
    return state === 'not_checked' ? null : checked
  }

  /** Whether there is anything of the person's own in the mail; a text that is not found may be anything. */
  isWritten(): boolean {
    return this.body === null || isWritten(this.body, this.host.notAuthored)
  }

  /** Text by which a decision about exactly this mail is known again. */
  text(): string {
    return `${this.subject?.value ?? ''}\u0000${this.body?.innerHTML ?? ''}`
  }

  /** Says that the mail, or what it is judged by, is another one. A word that is only being formed is no word yet. */
  touched(): void {
    this.#stale = true
    clearTimeout(this.#timer)
    if (this.isComposing) return
    this.#timer = setTimeout(() => this.score(), PAUSE_MS)
  }

  /** Scores at once. Never throws. */
  score(): void {
    clearTimeout(this.#timer)
    this.#stale = false
    try {
      this.#scoredText = this.text()
      this.store.patch(this.#scored())
    } catch {
      this.store.patch({ state: 'not_checked', why: 'The check failed on this mail.' })
    }
  }

  choose(change: Partial<Pick<SessionState, 'kind' | 'voice'>>): void {
    this.store.patch(change)
    this.touched()
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const stop of [...this.#watching, ...this.#unfollow.splice(0)]) stop()
  }

  #scored(): Partial<SessionState> {
    const { engine, dictionary, trouble } = this.tab
    const { body, subject } = this
    this.#turnTo(body)
    if (trouble !== null) return { state: 'not_checked', why: trouble }
    if (!body) return { state: 'not_checked', why: 'The text of this mail could not be found.' }
    if (!engine) return { state: 'checking' }
    if (!isWritten(body, this.host.notAuthored)) return { state: 'empty', checked: null, why: null }
    const { kind } = this.store.get()
    const source = readSource(body)
    const draft: Draft = {
      draft: source.html,
      format: 'html',
      ...(subject ? { subject: subject.value } : {}),
      ...(kind === 'auto' ? {} : { kind }),
      // The mail that it answers is not in the body, where the engine would see it.
      ...(this.isReply ? { audience: { relationship: 'warm' } } : {}),
    }
    this.#memo ??= new engine.Memo()
    const report = engine.score(draft, this.profile(), { dictionary, memo: this.#memo })
    return { state: 'checked', checked: { draft, report, source }, why: null }
  }

  profile(): Profile {
    return this.tab.profileFor(this.voice())
  }

  /** The voice this mail is held to: its own, the person's, or the workspace's. */
  voice(): string | null {
    const { setup } = this.tab
    return this.store.get().voice ?? setup?.preferences.voice ?? defaultVoice(setup)
  }

  /**
   * Has `follower` follow the body, and every other that a page puts in its place. It gives what ends that. Until the
   * mail is closed.
   */
  attend(follower: (body: HTMLElement) => () => void): void {
    this.#followers.push(follower)
    if (this.#watched) this.#unfollow.push(follower(this.#watched))
  }

  #turnTo(body: HTMLElement | null): void {
    if (body === null || body === this.#watched) return
    for (const stop of this.#unfollow.splice(0)) stop()
    this.#watched = body
    this.#unfollow.push(...this.#followers.map((follower) => follower(body)))
  }

  #watch(): void {
    const { subject, compose } = this
    const touched = () => this.touched()
    const follow = ({ type }: Event) => {
      const ends = this.isComposing && type !== 'compositionstart'
      this.isComposing = type === 'compositionstart'
      if (ends) this.touched()
    }
    // A body that is replaced in the midst of a word never ends it; whoever leaves it does.
    const listen = (place: HTMLElement) => {
      const types = ['compositionstart', 'compositionend', 'focusout']
      for (const type of types) place.addEventListener(type, follow)
      return () => {
        for (const type of types) place.removeEventListener(type, follow)
      }
    }
    this.#watching.push(listen(compose))
    this.attend((body) => {
      const observer = new MutationObserver(touched)
      observer.observe(body, { childList: true, characterData: true, subtree: true })
      // Nothing leaves a frame by itself.
      const unlisten = compose.contains(body) ? () => {} : listen(body)
      return () => {
        observer.disconnect()
        unlisten()
      }
    })
    if (subject) {
      subject.addEventListener('input', touched)
      this.#watching.push(() => subject.removeEventListener('input', touched))
    }
  }
}

const defaultVoice = (setup: Setup | null): string | null => setup?.settings?.default_voice ?? null
