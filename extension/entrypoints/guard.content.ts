/**
 * Stands at the window before any script of the page: whoever listens first hears first. It only passes on what
 * would send a mail, and stops it when told to.
 */
import { defineContentScript } from 'wxt/utils/define-content-script'
import { isAlive } from '../bridge/ask.ts'
import { gestureOf } from '../hosts/gmail/gestures.ts'
import { judge } from '../hosts/gmail/guard-port.ts'

const EVENTS = [
  ...['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'],
  ...['keydown', 'keypress', 'keyup'],
]

/** The rest of a press of a key that was stopped is stopped as well: a page may act on any part of it. */
let isHeld = false

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
  if (event.type === 'keypress' || event.type === 'keyup') {
    if (isHeld) stop(event)
    if (event.type === 'keyup') isHeld = false
    return
  }
  try {
    const decided = judge()
    const gesture = decided && gestureOf(event)
    const isStopped = gesture !== null && isAlive() && decided?.(gesture) === true
    if (event.type === 'keydown') isHeld = isStopped
    if (isStopped) stop(event)
  } catch {
    // Our own fault never holds a mail back.
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
