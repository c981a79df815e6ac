/** Which presses of mouse and keys send a mail. */
import { SELECTORS } from './selectors.ts'

/** The ways to send. `schedule` opens the choice of a time. */
export type Way = 'send' | 'archive' | 'schedule'

export interface Gesture {
  compose: HTMLElement
  way: Way
  /** Whether the press ends with this event, whatever is stopped of it; others lead up to it. */
  decisive: boolean
}

/** What an event of the mouse or the keyboard would send; null for all others. */
export function gestureOf(event: Event): Gesture | null {
  const target = event.composedPath()[0]
  if (!(target instanceof Element)) return null
  const compose = target.closest<HTMLElement>(SELECTORS.compose)
  if (!compose) return null
  const way = event instanceof KeyboardEvent ? byKeys(event, target) : byPointer(target)
  return way && { compose, way, decisive: event.type === 'keydown' || event.type === 'click' }
}

function byPointer(target: Element): Way | null {
  if (target.closest(SELECTORS.send)) return 'send'
  if (target.closest(SELECTORS.archive)) return 'archive'
  return inSchedule(target) ? 'schedule' : null
}

function byKeys(event: KeyboardEvent, target: Element): Way | null {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return 'send'
  if (event.key !== 'Enter' && event.key !== ' ') return null
  return byPointer(target)
}

/** The item, or the menu item that holds it and has the focus. */
const inSchedule = (target: Element): boolean =>
  target.closest(SELECTORS.schedule) !== null ||
  (target.matches('[role=menuitem]') && target.querySelector(SELECTORS.schedule) !== null)
