/** Labels that press the same: another verb for the same act, and the same as the reader would say it. */

/** Verbs of labels and those that stand for the same act. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  book: ['Reserve', 'Save'],
  reserve: ['Book', 'Save'],
  shop: ['Browse', 'See'],
  update: ['Change'],
  order: ['Buy', 'Get'],
  buy: ['Order', 'Get'],
  donate: ['Give'],
  give: ['Donate'],
  connect: ['Link', 'Add'],
  choose: ['Pick', 'Select'],
  pick: ['Choose', 'Select'],
  complete: ['Finish', 'Fill in'],
  finish: ['Complete'],
  join: ['Sign up for', 'Register for'],
  see: ['View', 'Look at'],
  view: ['See', 'Look at'],
  read: ['See'],
  save: ['Book', 'Reserve'],
  open: ['See'],
  start: ['Begin'],
  explore: ['See', 'Browse'],
  discover: ['See', 'Explore'],
  download: ['Get', 'Save'],
  watch: ['See', 'View'],
  claim: ['Get', 'Take'],
  track: ['Follow', 'See'],
  review: ['Check', 'See'],
  browse: ['See', 'Look at'],
  manage: ['Change', 'Edit'],
  renew: ['Extend'],
}

/** What is saved is kept free; a check or a call is booked. */
const KEPT_FREE = /\b(?:seat|seats|place|places|spot|spots|table|date)\b/i

const LOOSE = new Set('at with in on from by now'.split(' '))

/** “Reserve a place” for “Book a place”, and “Book my place”. */
export function sameCalls(call: string): string[] {
  const [verb = '', ...rest] = call.split(' ')
  // “Renew at the desk” does nothing to a thing that another verb could do.
  const others = rest.length === 0 || LOOSE.has(rest[0] ?? '') ? [] : (SAME[verb.toLowerCase()] ?? [])
  return others
    .filter((other) => other !== 'Save' || verb.toLowerCase() === 'download' || KEPT_FREE.test(call))
    .map((other) => [other, ...rest].join(' '))
}

/** True for one act by two verbs: where something is read it can be seen, and not the other way round. */
export function isSameDeed(label: string, call: string): boolean {
  const [one = '', other = ''] = [label, call].map((text) => text.toLowerCase().split(' ')[0])
  return (
    one === other ||
    (SAME[other] ?? []).some((verb) => label.toLowerCase().startsWith(`${verb.toLowerCase()} `))
  )
}
