/** Pressing Gmail's own buttons for the person. */
import type { Press } from './gestures.ts'
import { SELECTORS } from './selectors.ts'

/** Presses again what was pressed; false when it is not there. */
export function press(compose: Element, { way, choice }: Press): boolean {
  const button = choice?.isConnected ? choice : compose.querySelector<HTMLElement>(SELECTORS[way])
  if (!button) return false
  const { left, top, width, height } = button.getBoundingClientRect()
  const where = { clientX: left + width / 2, clientY: top + height / 2 }
  for (const type of ['mousedown', 'mouseup', 'click'])
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...where }))
  return true
}
