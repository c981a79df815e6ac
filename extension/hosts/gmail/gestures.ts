/** Which presses of mouse and keys send a mail. */
import type { Gesture, Way } from '../host.ts'
import { SELECTORS } from './selectors.ts'

/** The compose whose menu of ways to send was touched last: a time that is chosen then is its own. */
let scheduling: HTMLElement | null = null

/** What an event of the mouse or the keyboard would send; null for all others. */
export function gestureOf(event: Event): Gesture | null {
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return null
  const target = event.composedPath()[0]
  // In a shadow root there is nothing of Gmail's.
  if (!(target instanceof Element) || target.getRootNode() !== target.ownerDocument) return null
  const decisive = event.type === 'keydown' || event.type === 'click'
  const times = target.closest<HTMLElement>(SELECTORS.times)
  if (times) {
    const choice = choiceIn(times, target, event)
    return choice && scheduling?.isConnected
      ? { compose: scheduling, way: 'schedule', choice, decisive }
      : null
  }
  const compose = target.closest<HTMLElement>(SELECTORS.compose)
  if (compose && target.closest(MENU)) scheduling = compose
  else if (event.type === 'pointerdown') scheduling = null
  if (!compose) return null
  const way = event instanceof KeyboardEvent ? byKeys(event, target) : byPointer(target)
  return way && { compose, way, decisive }
}

const MENU = `${SELECTORS.moreSend}, ${SELECTORS.schedule}, [role=menu]`

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

/** The time that would be taken: a line of the list, or what the calendar shows, also by Enter in its fields. */
function choiceIn(times: HTMLElement, target: Element, event: Event): HTMLElement | null {
  const pressed = target.closest<HTMLElement>(`${SELECTORS.time}, ${SELECTORS.calendarDone}`)
  if (pressed) return pressed
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter'
  return isEnter && target.matches('input') ? times.querySelector(SELECTORS.calendarDone) : null
}
