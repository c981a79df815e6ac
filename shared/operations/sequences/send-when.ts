/** When a step goes out, and when it does not. */
import type { Channel } from './plan.ts'

/** Local times between which a step goes out: office hours, and mails in the morning. */
export const HOURS: Readonly<Record<Channel, readonly [string, string]>> = {
  email: ['08:30', '11:30'],
  linkedin: ['09:00', '17:00'],
  call: ['10:00', '16:00'],
  sms: ['10:00', '17:00'],
  task: ['08:00', '17:00'],
}

const CONDITIONS: Readonly<Record<Channel, string | null>> = {
  email: null,
  linkedin: 'They have a profile, and you can send a note with the invitation or a message.',
  call: 'You have a number that they gave out for work.',
  sms: 'They agreed to text messages from you.',
  task: null,
}

/** When to take a step at all, `waits` for no answer before; a mail that names a day goes out before it, unless its script knows better, and so does one that speaks of what is over with the day `over`. */
export function conditionOf(
  channel: Channel,
  first: boolean,
  isDated: boolean,
  when: string | null,
  over: string | null = null,
  waits = true,
): string | null {
  const own = CONDITIONS[channel] ?? (first || !waits ? null : 'No answer to any step before.')
  if (first || (own === null && waits)) return own
  return [
    own ?? '',
    when ?? (isDated ? 'The day it names has not passed.' : over === null ? '' : `Only before ${over}.`),
  ]
    .join(' ')
    .trim()
}
