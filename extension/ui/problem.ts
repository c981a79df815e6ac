/** The gate, and trouble with the server, in a few words. */
import type { Setup } from '../bridge/messages.ts'
import { KEY_ENDED, USED_UP } from '../bridge/trouble.ts'
import { policyIn } from '../gate/decide.ts'

/** For places without room for the server's own words; null when all is well. */
export function problemIn(setup: Setup | null, unread: string | null): string | null {
  if (unread !== null) return setup ? 'Settings may be old' : 'Settings not read: gate off'
  if (!setup?.problem) return null
  const { code } = setup.problem
  if (code === KEY_ENDED) return hasLostGate(setup) ? 'Key not valid: gate off' : 'Key not valid'
  if (USED_UP.has(code)) return 'Calls used up'
  return code === 'unreachable' ? 'Server away' : 'Server trouble'
}

/** Whether the workspace's gate ended with the key. */
export const hasLostGate = (setup: Setup): boolean => setup.settings !== null && policyIn(setup) === null

/** What the gate does with a mail that falls short. */
export function gateInWords(setup: Setup): string {
  if (hasLostGate(setup)) return 'Off until the key is mended'
  const gate = setup.settings?.gate
  if (!gate) return 'Off: the key may not read the workspace’s settings'
  const { mode, threshold } = gate
  if (mode === 'block') return `Holds mails below ${threshold}`
  if (mode === 'prompt') return `Asks before mails below ${threshold} go`
  return mode === 'advise' ? 'Advises, and holds nothing' : 'Off'
}
