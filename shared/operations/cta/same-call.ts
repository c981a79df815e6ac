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
}

/** “Reserve a place” for “Book a place”, and “Book my place”. */
export function sameCalls(call: string): string[] {
  const [verb = '', ...rest] = call.split(' ')
  const others = rest.length === 0 ? [] : (SAME[verb.toLowerCase()] ?? [])
  return others.map((other) => [other, ...rest].join(' '))
}
