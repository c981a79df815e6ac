/** What is shown over the page: at most one of each. */

import type { Annotation } from '#shared/engine/report.ts'
import { Store } from '#shared/ui/store.ts'
import type { Session } from '../compose/session.ts'
import type { Stopped } from '../gate/gatekeeper.ts'

export type PanelView = 'findings' | 'rewrite' | 'subjects' | 'roast' | 'teardown'

export interface OpenCard {
  session: Session
  finding: Pick<Annotation, 'hash' | 'start'>
  place: DOMRect
  /** Goes to the next finding, for a card that was opened by keys and has the focus; null for one that was clicked. */
  next: (() => void) | null
}

export interface OverlayState {
  stopped: Stopped | null
  /** A finding of a session, and where in the window it stands. */
  card: OpenCard | null
  panel: { session: Session; view: PanelView } | null
  toast: { words: string; undo: Undo | null; stays: boolean } | null
}

/** Takes back what a toast tells of. */
export interface Undo {
  /** The compose in which it was made. */
  session: Session
  /** False when it cannot be taken back any more. */
  back: () => Promise<boolean>
}

export const overlay = new Store<OverlayState>({ stopped: null, card: null, panel: null, toast: null })

/** Says something for a while. */
export const say = (words: string, undo: Undo | null = null): void =>
  overlay.patch({ toast: { words, undo, stays: false } })

/** Says something that holds until the tab is loaded anew. */
export const sayForGood = (words: string): void =>
  overlay.patch({ toast: { words, undo: null, stays: true } })

/** Takes away everything that is about a compose. */
export function closeFor(session: Session): void {
  const { stopped, card, panel, toast } = overlay.get()
  overlay.patch({
    toast: toast?.undo?.session === session ? null : toast,
    stopped: stopped?.session === session ? null : stopped,
    card: card?.session === session ? null : card,
    panel: panel?.session === session ? null : panel,
  })
}
