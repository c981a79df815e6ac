/** Pressing Gmail's own buttons for the person. */
import type { Way } from './gestures.ts'
import { SELECTORS } from './selectors.ts'

/** Presses what sends in that way; false when it is not there. */
export function press(compose: Element, way: Way): boolean {
  const button = compose.querySelector<HTMLElement>(SELECTORS[way])
  if (!button) return false
  const { left, top, width, height } = button.getBoundingClientRect()
  const where = { clientX: left + width / 2, clientY: top + height / 2 }
  for (const type of ['mousedown', 'mouseup', 'click'])
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...where }))
  return true
}
