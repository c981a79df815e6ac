/**
 * Stands at the window before any script of the page: whoever listens first hears first. It only passes on what
 * would send a mail, and stops it when told to.
 */
import { isAlive } from '../bridge/ask.ts'
import type { GestureOf } from '../hosts/host.ts'
import { judge } from './guard-port.ts'

const EVENTS = [
  ...['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'],
  ...['keydown', 'keypress', 'keyup'],
]

/** Plain listeners and not the framework's: a page can end those. */
export function standGuard(gestureOf: GestureOf): void {
  /** The key whose press was stopped. The rest of it is stopped as well: a page may act on any part of it. */
  let held: string | null = null
  const guard = (event: Event) => {
    if (event instanceof KeyboardEvent && event.type !== 'keydown') {
      if (event.key !== held) return
      stop(event)
      if (event.type === 'keyup') held = null
      return
    }
    try {
      const decided = judge()
      const gesture = decided && gestureOf(event)
      const isStopped = gesture !== null && isAlive() && decided?.(gesture) === true
      if (event instanceof KeyboardEvent && (isStopped || event.key === held))
        held = isStopped ? event.key : null
      if (isStopped) stop(event)
    } catch {
      // Our own fault never holds a mail back.
    }
  }
  for (const type of EVENTS) window.addEventListener(type, guard, { capture: true })
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
