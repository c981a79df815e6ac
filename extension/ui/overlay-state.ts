/** What is shown over the page: at most one of each. */

import type { Session } from '../compose/session.ts'
import { Store } from '../compose/store.ts'
import type { Stopped } from '../gate/gatekeeper.ts'

export type PanelView = 'findings' | 'rewrite' | 'subjects' | 'roast' | 'teardown'

export interface OpenCard {
  session: Session
  hash: string
  place: DOMRect
  /** Goes to the next finding, for a card that was opened by keys and has the focus; null for one that was clicked. */
  next: (() => void) | null
}

export interface OverlayState {
  stopped: Stopped | null
  /** A finding of a session by its hash, and where in the window it stands. */
  card: OpenCard | null
  panel: { session: Session; view: PanelView } | null
  toast: { words: string; undo: (() => boolean) | null } | null
}

export const overlay = new Store<OverlayState>({ stopped: null, card: null, panel: null, toast: null })

/** Says something for a while. */
export const say = (words: string, undo: (() => boolean) | null = null): void =>
  overlay.patch({ toast: { words, undo } })

/** Takes away everything that is about a compose. */
export function closeFor(session: Session): void {
  const { stopped, card, panel } = overlay.get()
  overlay.patch({
    stopped: stopped?.session === session ? null : stopped,
    card: card?.session === session ? null : card,
    panel: panel?.session === session ? null : panel,
  })
}
