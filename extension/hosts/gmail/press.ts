/** Pressing Gmail's own buttons for the person. */
import type { Press } from '../host.ts'
import { strike } from '../strike.ts'
import { SELECTORS } from './selectors.ts'

/** Presses again what was pressed; false when it is not there. */
export function press(compose: Element, { way, choice }: Press): boolean {
  const button = choice?.isConnected ? choice : compose.querySelector<HTMLElement>(SELECTORS[way])
  if (!button) return false
  strike(button, ['mousedown', 'mouseup', 'click'])
  return true
}
