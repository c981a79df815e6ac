/** What a mailing ends with its day, in the words of the sentence that names it. */
import type { Slots } from './script.ts'

/** `20% off every set of four winter tyres`; `null` where it is no such thing. */
export const endingIn = ({ deadline, date }: Pick<Slots, 'deadline' | 'date'>): string | null => {
  if (deadline === null || date === null) return null
  const day = deadline.indexOf(date)
  // “Order before Sunday, December 6 and the rack is free”: the rack, and not the bike.
  const [, gift] =
    /,? and (?:the|your|our) ([^,.;]{3,50}?) (?:is|are|comes?|ships?) (?:free|included|on us)\b/.exec(
      deadline.slice(Math.max(0, day)),
    ) ?? []
  if (gift !== undefined) return `the free ${gift}`
  const [, behind] =
    /^[Uu]ntil .*?,? (?:you(?:['’]ll| will)? get|there is|we offer|enjoy) (.+)$/.exec(deadline) ?? []
  const before = / (?:until|till|by) $/.exec(deadline.slice(0, Math.max(0, day)))
  const told =
    behind ??
    (before ? deadline.slice(0, before.index).replace(/^(?:You get|Get|There is|We offer|Enjoy) /, '') : '')
  const [what = ''] = told.split(/,(?!\d)|[.;:]/)
  return /^(?:[£$€]?\d|an? \d|half price)/i.test(what) && what.length <= MOST_OF_OFFER ? what : null
}
const MOST_OF_OFFER = 70
