/**
 * Stands at the window before any script of the page: whoever listens first hears first. It only passes on what
 * would send a mail, and stops it when told to.
 */
import { defineContentScript } from 'wxt/utils/define-content-script'
import { isAlive } from '../bridge/ask.ts'
import { gestureOf } from '../hosts/gmail/gestures.ts'
import { judge } from '../hosts/gmail/guard-port.ts'

const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'] as const

export default defineContentScript({
  matches: ['https://mail.google.com/*'],
  runAt: 'document_start',
  noScriptStartedPostMessage: true,
  // Plain listeners and not the framework's: a page can end those.
  main() {
    for (const type of EVENTS) window.addEventListener(type, guard, { capture: true })
  },
})

function guard(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
  try {
    const decided = judge()
    const gesture = decided && gestureOf(event)
    if (!gesture || !isAlive() || !decided(gesture)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  } catch {
    // Our own fault never holds a mail back.
  }
}
