/** Labels that press the same: another verb for the same act, and the same as the reader would say it. */
import { HOW } from './slot-words.ts'

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

/** What is saved is kept free; a check or a call is booked, and “Save the date” books nothing. */
const KEPT_FREE = /\b(?:seat|seats|place|places|spot|spots|table)\b/i

/** Verbs that stand for another only over some things: nobody donates feedback, and nobody fills in an order. */
const OVER: readonly (readonly [verb: RegExp, other: RegExp, things: RegExp])[] = [
  [/^(?!download)/, /^save$/, KEPT_FREE],
  [/^save$/, /./, KEPT_FREE],
  [/^give$/, /^donate$/, /[$£€\d]|\bwhat you can$/i],
  [/^/, /^fill in$/, /\b(?:form|survey|questionnaire|questions|details|application)\b/i],
  // What is opened anew was not there to see, nor does seeing it let anybody try; what is free is not bought.
  [/^open$/, /^see$/, /^\S+ (?!an? )(?!.* to [a-z])/i],
  [/^/, /^buy$/, /^(?!.*\bfree\b)/i],
]

/** Behind the verb these are part of it, “Pick up”, “Read on”, or whom it is for, “Give us”, and no thing that another verb could do. */
const NO_THING = new Set(
  (
    'at with in on from by now up out off over down back away through around round about along forward ahead again ' +
    'to for of into onto as me us you it them him her this that these those here there how what which when where why ' +
    'who whether if more before after until today tomorrow and or'
  ).split(' '),
)

/** “Reserve a place” for “Book a place”, and “Book my place”. */
export function sameCalls(call: string): string[] {
  const [verb = '', ...rest] = call.split(' ')
  const own = verb.toLowerCase()
  // “Give what you can”: an amount, and no question.
  const first = /^what you can$/i.test(rest.join(' ')) ? 'amount' : (rest[0] ?? '').toLowerCase()
  const others = rest.length === 0 || NO_THING.has(first) || HOW.test(call) ? [] : (SAME[own] ?? [])
  return others
    .filter((other) =>
      OVER.every(
        ([from, to, things]) => !from.test(own) || !to.test(other.toLowerCase()) || things.test(call),
      ),
    )
    .map((other) => [other, ...rest].join(' '))
}

const plain = (text: string) =>
  text
    .replace(/:?\s*(?:https?:\/\/|www\.)\S*/gi, '')
    .replace(/^please\s+/i, '')
    .replace(/\b(?:your|my) /gi, '')
    .replace(/[.:!?\s→»>]+$/, '')
    .toLowerCase()

/** True for one label twice, at most with another verb for the same act or in the reader's voice: no choice between two. */
export function isSameCall(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  const again = (from: string, to: string) => sameCalls(from).some((call) => call.toLowerCase() === to)
  return a === b || again(a, b) || again(b, a)
}

/** True for one act by two verbs: where something is read it can be seen, and not the other way round. */
export function isSameDeed(label: string, call: string): boolean {
  const [one = '', other = ''] = [label, call].map((text) => text.toLowerCase().split(' ')[0])
  return (
    one === other ||
    (SAME[other] ?? []).some((verb) => label.toLowerCase().startsWith(`${verb.toLowerCase()} `))
  )
}
