/** How a note to oneself may begin, and what its reader is told instead. */
import { capitalised } from '../engine/edit.ts'

type Parts = readonly string[]

/** As a sentence of its own. */
export const started = (text: string): string => {
  const bare = text.replace(/^(?:and|but) /i, '')
  return `${capitalised(bare)}${/[.!?]$/.test(bare) ? '' : '.'}`
}

/** “she liked the demo” is “you liked the demo”. */
export const toYou = (part: string): string =>
  part
    .replace(
      /\b(?:she|he|they) (is|was|has|wants|needs|likes|asks|worries)\b/gi,
      (_, verb: string) => `you ${YOURS[verb.toLowerCase()] ?? verb.slice(0, -1)}`,
    )
    .replace(/\b(?:she|he|they|them)\b/gi, 'you')
    // “He liked the map but worries about the price”
    .replace(
      /^(you\b.*\b(?:but|and)) (worries|wants|needs|likes|asks|has|is|thinks|says)\b/iu,
      (_, before: string, verb: string) => `${before} ${YOURS[verb.toLowerCase()] ?? verb.slice(0, -1)}`,
    )
    .replace(/\b(?:her|his|their) (?=\p{Ll})/giu, 'your ')
const YOURS: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', worries: 'worry' }

const GROUP =
  '(?:(?:all|our|the|new|trial|free|paying|existing|loyal|former|past|old|lapsed|inactive|dormant) )*(?:customers|members|users|subscribers|donors|supporters|clients|people|buyers|shoppers|readers|guests|patients|sign-?ups)'
const MAILS = '(?: (?:e-?mails?|mails?|sequence|series|flow|campaign)(?: (?:for|to))?)?'
const EVENT =
  '(?:(?:[\\p{L}-]+ ){0,2}(?:webinar|workshop|event|breakfast|dinner|conference|meetup|seminar|open day|open house|gala|summit|party|tasting|concert))'
const DAY =
  /^(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? ?\d*/iu

const flags = (pattern: string) => new RegExp(pattern, 'iu')

/** Each with what it makes of its parts; the first that fits is taken. */
const HEADS: readonly (readonly [
  RegExp,
  (found: Record<string, string | undefined>, rest: Parts) => string,
])[] = [
  [
    flags(
      `^(?:win[- ]?back|re-?engage|reactivate|bring back)${MAILS} ${GROUP}(?: of (?<of>our [^,]+?))?(?: (?:who|that) (?<did>.+))?$`,
    ),
    ({ of, did }, rest) =>
      [
        did === undefined
          ? `It has been a while${of === undefined ? '' : ` since you used ${of}`}.`
          : `You ${did.replaceAll(/\btheir\b/gi, 'your')}.`,
        ...rest.map((part) => started(PRICE_OFF.test(part) ? `You get ${part}` : part)),
      ].join(' '),
  ],
  [
    flags(
      `^(?:onboard(?:ing)?|welcome)${MAILS}(?: for)? ${GROUP}(?: (?:of|to|at) (?<of>[^:]+))?(?:: (?<steps>.+))?$`,
    ),
    ({ of, steps }, rest) => {
      const list = [steps, ...rest].filter((part) => part !== undefined).join(', ')
      const home = `Welcome${of === undefined ? '' : ` to ${of}`}.`
      return list === '' ? home : `${home} The first steps: ${list}.`
    },
  ],
  [
    flags(
      `^(?:cart abandoners|abandoned carts?(?: mails?| e-?mails?)?)(?: (?:of|for|at|in|from) (?<at>our .+))?$`,
    ),
    ({ at }, rest) =>
      [`You left something in your cart${at === undefined ? '' : ` at ${at}`}.`, listed(rest)].join(' '),
  ],
  [
    flags(`^ask ${GROUP} (?:of our [^,]+? )?to (?<act>.+)$`),
    ({ act }, rest) => [started(`please ${act}`), ...rest.map(started)].join(' '),
  ],
  [
    flags(`^(?<event>${EVENT}) (?:invite|invitation)s?(?:: (?<on>.+))?$`),
    ({ event, on }, rest) => {
      const day = rest.find((part) => DAY.test(part))
      const others = rest.filter((part) => part !== day)
      const when = day === undefined ? '' : ` on ${day.replace(/^on /i, '')}`
      const about = on === undefined ? '' : /^how to /i.test(on) ? ` on ${on}` : ` about ${on}`
      return [`You are invited to our ${event?.toLowerCase()}${about}${when}.`, sentencesOf(others)].join(' ')
    },
  ],
  [
    flags(`^(?:newsletter |e-?mail )?${GROUP}(?: of our [^,:]+)?$`),
    (_, rest) => (rest.length === 0 ? '' : sentencesOf(rest)),
  ],
  [
    flags(
      `^(?:upsell|cross-?sell) ${GROUP}(?: (?:on|from) (?<from>[\\p{L}\\d ]+?))?(?: to (?<to>[\\p{L}\\d ]+?))?(?:: (?<what>.+))?$`,
    ),
    ({ from, what }, rest) =>
      [
        ...(from === undefined ? [] : [`You are on ${from}.`]),
        sentencesOf([what, ...rest].filter((part) => part !== undefined)),
      ].join(' '),
  ],
  [
    flags('^survey(?: (?:for|of|to|among) [^,:]+?)?(?: (?<on>(?:about|on) .+))?$'),
    ({ on }, rest) =>
      [`Please take our survey${on === undefined ? '' : ` ${on}`}.`, listed(rest)].join(' ').trim(),
  ],
  [
    flags('^(?:recruit(?:ing)?|hir(?:e|ing)|sourc(?:e|ing)) (?<who>.+)$'),
    ({ who }, rest) => [`We are looking for ${who}.`, listed(rest)].join(' ').trim(),
  ],
  [
    flags(
      '^(?:we|i) (?:want|would like|need|plan) to (?:book|get|arrange) (?:meetings|calls|demos|appointments) with [^,]+? for (?:our|my) (?<what>[^,]+?) (?:that|which) (?<does>.+)$',
    ),
    ({ what, does }, rest) => [`Our ${what} ${does}.`, ...rest.map(started)].join(' '),
  ],
  [
    /^[Ss]ell (?<what>.+? to .+)$/u,
    ({ what }, rest) => [`We offer ${what}.`, ...rest.map(started)].join(' '),
  ],
  [
    flags(`^partnership(?: pitch| mail| e-?mail| proposal)? (?:to|for|with) [^:,]+(?:: (?<what>.+))?$`),
    ({ what }, rest) => {
      const [first = '', ...more] = [what, ...rest].filter((part) => part !== undefined).map(toYou)
      return first === ''
        ? 'I suggest we work together.'
        : `I suggest we work together: ${[first, ...more].join(', ')}.`
    },
  ],
  [
    /^(?:cold )?(?:e-?mails?|mails?|outreach|sequence)(?: sequence)? for (?:my|our|an?) (?<who>[\p{Ll} -]{3,40}?) (?:that|which|who) (?<does>.+)$/iu,
    ({ who = '', does }, rest) =>
      [`We are ${/^[aeio]/i.test(who) ? 'an' : 'a'} ${who} that ${does}.`, ...rest.map(started)].join(' '),
  ],
  [
    /^(?:sales |cold )?(?:outreach|pitch|e-?mail|mail|sequence|campaign)(?: (?:e-?mail|mail|sequence))? (?:to|for) [^:,]+(?:: (?<what>.+))?$/iu,
    ({ what }, rest) => {
      const parts = [what, ...rest].filter((part) => part !== undefined)
      return parts.length === 0 ? '' : sentencesOf(parts)
    },
  ],
  [
    /^.*\b(?:newsletter|promo|promotion|mailing)(?: promo| mailing| campaign)? (?:for|from) (?<from>our [^:,]+): (?<what>.+)$/iu,
    ({ from, what }, rest) => `From ${from}: ${[what, ...rest].join(', ')}.`,
  ],
]

const PRICE_OFF = /^(?:\d+ ?%|[£$€]\d+) (?:off|discount)\b|^(?:a )?free \p{L}+/iu

/** Short parts without a verb, as one line. */
export const listed = (parts: Parts): string => (parts.length === 0 ? '' : started(parts.join(', ')))

/** Parts with a subject are sentences; what is between them is one line. */
export function sentencesOf(parts: Parts): string {
  const told: string[] = []
  let short: string[] = []
  for (const part of parts) {
    if (!/^(?:we|our|you|your|they|i|it|there|all \p{L}+ (?:go|goes|is|are))\b/iu.test(part)) {
      short.push(part)
      continue
    }
    if (short.length > 0) told.push(listed(short))
    short = []
    told.push(started(part))
  }
  return [...told, listed(short)].filter((text) => text !== '').join(' ')
}

/** What a note begins with as words to its reader; `null` where it is no note of these. */
export function begun([head = '', ...rest]: Parts): string | null {
  for (const [pattern, say] of HEADS) {
    const found = pattern.exec(head)
    if (!found) continue
    const said = say({ ...found.groups }, rest)
    if (said !== '') return said
  }
  return null
}
