/** Which presses of mouse and keys send a mail, on a page that is read by its layout. */
import type { Gesture, GestureOf } from '../host.ts'
import { buttonAt, composeFrom, isSend, nameOf } from './find.ts'
import type { Layout } from './layout.ts'
import { LATER } from './words.ts'

/** What opens a menu or a list. */
const OPENS = '[aria-haspopup], [aria-expanded]'

/** Made once for each script: it remembers the compose whose menu was opened last, for that may lie elsewhere in the page. */
export function gesturesOf(layout: Layout): GestureOf {
  let opener: HTMLElement | null = null
  return (event) => {
    const target = event.composedPath()[0]
    // In a shadow root there is nothing of the page's composes.
    if (!(target instanceof Element) || target.getRootNode() !== target.ownerDocument) return null
    const decisive = event.type === 'keydown' || event.type === 'click'
    if (event instanceof KeyboardEvent) {
      if (layout.sends(event)) return sending(composeFrom(layout, target), decisive)
      if (event.key !== 'Enter' && event.key !== ' ') return null
    }
    const button = buttonAt(target)
    if (!button) return null
    if (isSend(button)) return sending(composeFrom(layout, button), decisive, button)
    if (LATER.has(nameOf(button))) {
      const compose = composeFrom(layout, button) ?? (opener?.isConnected ? opener : null)
      return compose && { compose, way: 'schedule', choice: button, decisive }
    }
    if (button.matches(OPENS)) opener = composeFrom(layout, button) ?? opener
    return null
  }
}

const sending = (
  compose: HTMLElement | null,
  decisive: boolean,
  button: HTMLElement | null = null,
): Gesture | null => compose && { compose, way: 'send', decisive, ...(button ? { choice: button } : {}) }
