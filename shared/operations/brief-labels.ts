/** What a line with a label says, `pain: …` or `cta: …`, in the field of the brief it belongs to. */
import { capitalised } from '../engine/edit.ts'
import type { BriefInput } from './brief.ts'
import { maybeVerb } from './material/verbs.ts'

export type Mutable = { -readonly [K in keyof BriefInput]: BriefInput[K] }

export const NAME = String.raw`\p{Lu}[\p{L}’'-]+`
export const WHO = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?${NAME}(?: ${NAME}){0,2}`
export const FIRM = String.raw`\p{Lu}[\p{L}\d&’'-]*(?: (?:\p{Lu}[\p{L}\d&’'-]*|&|of)){0,3}`

/** What stands before a colon, and where what stands behind it belongs. */
const LABELS: readonly (readonly [RegExp, (brief: Mutable, text: string) => string | null])[] = [
  [
    /^(?:who|whom|audience|targets?|target (?:audience|group|market)|persona|icp|segment|prospects?|readers?|tone|style|voice|length|format|language|channels?|steps|cadence|timing|notes?)$/i,
    () => '',
  ],
  [
    /^(?:recruiting|hiring|role|job|position|vacancy)$/i,
    (_, text) => {
      const [who = '', ...rest] = text.split(', ')
      const sought = /^(?:an?|the|our|two|three|\d)\b/i.test(who)
        ? who
        : `${/^[aeio]/i.test(who) ? 'an' : 'a'} ${who}`
      return [
        `We are looking for ${sought}.`,
        ...(rest.length === 0 ? [] : [`${capitalised(rest.join(', '))}.`]),
      ].join(' ')
    },
  ],
  [/^(?:event|occasion)$/i, (_, text) => `You are invited to our ${text.replace(/^(?:our|an?|the) /i, '')}`],
  // The line of a day or a place says it as a person would; one with more in it stays a line.
  [/^(?:date|when|day)$/i, (_, text) => (A_DAY.test(text) ? `It is on ${text}` : null)],
  [
    /^(?:place|where|venue|location)$/i,
    (_, text) =>
      /^(?:online|on |at |in )/i.test(text) ? `It takes place ${text}` : `It takes place at ${text}`,
  ],
  [
    /^(?:product|service|solution|what|what we (?:do|sell|offer)|we (?:do|sell|offer)|about)$/i,
    (_, text) =>
      /^(?:we|our|it|i)\b/i.test(text) ? text : isDone(text) ? `You can ${text}` : `We offer ${text}`,
  ],
  [/^(?:price|cost|pricing)$/i, (_, text) => (/^[£$€]\d/u.test(text) ? `It costs ${text}` : null)],
  [/^(?:pains?|pain points?|problems?|challenges?)$/i, (brief, text) => taken(brief, 'problem', text)],
  [/^(?:trigger|why now|hook|news|reason)$/i, (brief, text) => taken(brief, 'trigger', text)],
  [
    /^(?:proof|proof points?|results?|case(?: study)?|evidence|references?|customers?|social proof)$/i,
    (brief, text) => {
      brief.proof = [...(brief.proof ?? []), text]
      return ''
    },
  ],
  [
    /^(?:cta|ask|call to action|goal|aim|objective|next step)$/i,
    (brief, text) => taken(brief, 'ask', wanted(text)),
  ],
  [
    /^(?:offer|deal|incentive|benefit)$/i,
    (brief, text) => (STATES.test(text) ? capitalised(withYear(text)) : taken(brief, 'offer', text)),
  ],
  [/^(?:from|sender|me|signed|my name)$/i, (brief, text) => (sentBy(brief, text) ? '' : null)],
  [
    /^(?:contact|name|recipient|prospect name|lead|to)$/i,
    (brief, text) => (addressed(brief, text) ? '' : null),
  ],
]

const A_DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})\b/iu

/** `try a dinghy`: something to do, and no name for a thing. */
const isDone = (text: string): boolean => {
  const [first = '', next = ''] = text.toLowerCase().split(/\s+/)
  return (
    maybeVerb(first) && !first.endsWith('s') && /^(?:an?|the|your|our|how|with|one|two|three)$/.test(next)
  )
}

/** `2 year deal locks $48/seat`: a sentence, and no name for a thing. */
const STATES =
  /^(?:[\p{L}\d%-]+ ){1,4}(?:locks|saves|includes|gives|gets|costs|keeps|comes|brings|covers|cuts|adds|holds|is|are) \S/u
const withYear = (text: string) => text.replace(/^(\d+)[ -](year|month|week|day)\b/i, 'a $1-$2')

/** Puts a text into a field that is free. Where it is not, the reader is told a second one, without its label; what is asked is asked once. */
export function taken(brief: Mutable, field: 'problem' | 'trigger' | 'ask' | 'offer', text: string): string {
  if (brief[field] === undefined) brief[field] = text
  else if (field !== 'ask') return field === 'offer' ? `We offer ${text}` : capitalised(text)
  return ''
}

/** `Rob from Quaypower`, `Stina, Luftren` */
const SENDER = new RegExp(
  `^(?<name>${WHO})(?:(?: (?:from|at|of|with|/) |, (?:\\p{L}+ (?:from|at) )?)(?<firm>${FIRM}))?$`,
  'u',
)
/** Whether a text is a name, perhaps with a firm, which becomes the sender. */
export function sentBy(brief: Mutable, text: string): boolean {
  const { name, firm } = SENDER.exec(text.trim())?.groups ?? {}
  if (name === undefined) return false
  brief.sender = { name, ...(firm === undefined ? {} : { company: firm }), ...brief.sender }
  return true
}

/** `Helen Marsh, ops dir at Brightwater Marinas`, `Mr Lin` */
export const READER = new RegExp(
  `^(?<name>${WHO})(?:,? (?:[^,.]{2,40}? )?(?:at|from|of) (?<firm>${FIRM})|, [\\p{L} &/-]{2,40})?$`,
  'u',
)
/** Whether a text is somebody by name, perhaps with work and firm, who becomes the reader. */
export function addressed(brief: Mutable, text: string): boolean {
  const { name, firm } = READER.exec(text.trim())?.groups ?? {}
  if (name === undefined) return false
  const called = /^(?:Dr|Mr|Mrs|Ms|Prof)\b/.test(name) ? name : name.split(' ')[0]
  brief.recipient = { name: called, ...(firm === undefined ? {} : { company: firm }), ...brief.recipient }
  return true
}

/** `15 min call` is `a 15-minute call`. */
export const wanted = (text: string): string => {
  const said = text.replace(/[.!]+$/, '')
  return /^(?:\d+-minute|(?:short|quick|free|site|first|intro|discovery|tasting|video|phone)\b.*\b(?:call|chat|visit|demo|meeting|appointment|trial|tasting|pilot)|call|chat|demo|meeting|visit|trial|pilot|appointment|tasting|reply(?! to )|intro)\b/i.test(
    said,
  )
    ? `${/^(?:[aeio]|8-|11-|18-)/i.test(said) ? 'an' : 'a'} ${said}`
    : said
}

/** What of `pain: …` the reader is told; '' where it went into a field, `null` where the line has no label of these. */
export function labelled(brief: Mutable, said: string): string | null {
  const [, label = '', text = ''] = /^([\p{L} -]{2,22}?)\s*(?::|=| –| -)\s+(\S.*)$/u.exec(said) ?? []
  for (const [pattern, put] of label === '' ? [] : LABELS) {
    const told = pattern.test(label.trim()) ? put(brief, text) : null
    if (told !== null) return told
  }
  return null
}
