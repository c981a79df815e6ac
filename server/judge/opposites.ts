/** Words that turn a sentence round without any no: “open” and “closed”, “we owe you” and “you owe us”. English. */
import { stem } from '#shared/engine/measures/content-words.ts'
import { clausesOf, DENIES } from './negation.ts'

/** Each with its opposite, where no other words are between. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:is|are|be|stays?|remains?) open\b/i, /\b(?:is|are|be|stays?|remains?) closed\b/i],
  [/\b(?:approved|accepted)\b/i, /\b(?:rejected|declined|denied)\b/i],
  [/\b(?:includes?|included|including)\b/i, /\b(?:excludes?|excluded|excluding)\b/i],
  [/\bconfirmed\b/i, /\bcancell?ed\b/i],
  [/\b(?:required|mandatory)\b/i, /\b(?:optional|voluntary)\b/i],
  [/\benabled\b/i, /\bdisabled\b/i],
  [
    /\bopen(?:s|ed|ing)? (?:an?|the|its|their|our|your)\b/i,
    /\bclos(?:es?|ed|ing) (?:an?|the|its|their|our|your)\b/i,
  ],
  [/\bsav(?:es?|ed) (?:\S+ ){0,4}\p{Sc}?\d/iu, /\bcosts? (?:\S+ ){0,4}\p{Sc}?\d(?![^.!?\n]*\bless\b)/iu],
  [/\bon time\b/i, /\b(?:late|delayed)\b/i],
  [/\brefund(?:ed|s)?\b/i, /\b(?:charged|(?:we|will|to) charge)\b(?!\s*back)/i],
  [
    /\bwrong (?:address|person|order|file|place)\b/i,
    /\b(?:right|correct) (?:address|person|order|file|place)\b/i,
  ],
  [
    /\b(?:for free|free of charge|at no (?:extra )?(?:cost|charge))\b/i,
    /\bfor (?:a|an) (?:\S+ )?(?:charge|fee)\b/i,
  ],
  [
    /(?:\d\)?|\b(?:hour|minute|day|week|month|euro|dollar)s?) (?:each|apiece)\b/i,
    /(?:\d\)?|\b(?:hour|minute|day|week|month|euro|dollar)s?) (?:in total|altogether|in all|combined|for (?:both|all|the (?:pair|lot|set))|(?:a|per) pair)\b/i,
  ],
  [
    /\bfor good\b|\bpermanent(?:ly)?\b/i,
    /\btemporar(?:y|ily)\b|\bfor (?:an?|two|three|\d+) (?:day|week|month|while)s?\b|\bfor renovation\b/i,
  ],
  [
    /\b(?:is|are|am|['’]re) (?:still )?working on\b/i,
    /\b(?:has|have|['’]ve) (?:now |already )?(?:fixed|raised|solved|finished|completed|repaired)\b/i,
  ],
]

/** These deny the other side by themselves. */
const NOT_OTHER: readonly [RegExp, RegExp] = [
  /\bbefore [^.,;]*,? (?:and |but )?not after\b/i,
  /\bafter [^.,;]*,? (?:and |but )?not before\b/i,
]

const outright = (text: string): string =>
  clausesOf(text)
    .filter((clause) => !DENIES.test(clause))
    .join('\n')

/** True when one says outright the opposite of what the other does, where neither denies. */
export function turnsOpposite(before: string, after: string): boolean {
  const [was, is] = [outright(before), outright(after)]
  const only = (text: string, one: RegExp, other: RegExp) => one.test(text) && !other.test(text)
  const [first, last] = NOT_OTHER
  if ((first.test(before) && last.test(after)) || (last.test(before) && first.test(after))) return true
  return OPPOSITES.some(
    ([one, other]) =>
      (only(was, one, other) && only(is, other, one)) || (only(was, other, one) && only(is, one, other)),
  )
}

/** What one side does to the other, and never both together. */
const GIVEN =
  'owes?|owed|pay|paid|sends?|sent|invoiced?|refund(?:ed)?|signs?|signed|deliver(?:ed)?|ship(?:ped)?|return(?:ed)?|bill(?:ed)?|train(?:ed)?|charged?|collect(?:ed)?|provided?|install(?:ed)?|prepared?|cover(?:ed)?|reviewed?|approved?|replaced?'
const DONE_BY = new RegExp(
  String.raw`\b(we|i|you)(?:['’](?:ll|ve|d))?(?: (?:will|can|could|would|should|must|have|had|do|did|still|now|already|also|to))* (${GIVEN})\b(?= (?:our|my|your)\b|(?: [^\s.!?]+){0,4}? (?:us|me|you)\b)`,
  'gi',
)

/** “Please send me the receipt”: whoever gets it does not send it. */
const DONE_TO = new RegExp(String.raw`\b(${GIVEN}) (me|us|you)\b`, 'gi')

/** Who does what, as `we:send`; `you` may be asked to. */
const doersIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(DONE_BY)].map(([, who = '', deed = '']) => done(/^you$/i.test(who), deed)),
    ...[...text.matchAll(DONE_TO)].map(([, deed = '', whom = '']) => done(!/^you$/i.test(whom), deed)),
  ])
const done = (byReader: boolean, deed: string): string => {
  const lower = deed.toLowerCase()
  return `${byReader ? 'you' : 'we'}:${IRREGULAR.get(lower) ?? stem(lower)}`
}
const IRREGULAR = new Map([
  ['paid', stem('pay')],
  ['sent', stem('send')],
])

/** True when what the sender does before is what the reader does after, or the other way round. */
export function turnsRoles(before: string, after: string): boolean {
  const [was, is] = [doersIn(before), doersIn(after)]
  return [...was].some((one) => {
    const [who = '', deed = ''] = one.split(':')
    const other = `${who === 'we' ? 'you' : 'we'}:${deed}`
    return !was.has(other) && is.has(other) && !is.has(one)
  })
}
