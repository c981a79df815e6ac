/** Puts the words of a step together, for each channel. */
import { capitalised } from '../../engine/edit.ts'
import type { Kind } from '../../engine/kinds.ts'
import { drawn } from './draw.ts'
import { shortened } from './sayings.ts'
import { type Say, type Script, type Slots, said, type Ways } from './script.ts'
import { type Frame, helloTo } from './sender.ts'

const LINKEDIN_MAX = 300
const SMS_MAX = 160
/** What a text message has room for beside its names, its question and its way out. */
const SMS_FACT = 90

/** A whole mail, without its footer. */
export const mail = (
  frame: Frame,
  paragraphs: readonly string[],
  ask: string,
  parting: string | null,
): string =>
  [frame.greeting, ...paragraphs, ask, parting ?? '', frame.signoff]
    .filter((part) => part !== '')
    .join('\n\n')

/** A step where no mail is at hand: its angle in a sentence, the question, and what went before. */
export interface Spoken {
  line: string
  ask: string
  /** True when a mail went out before. */
  wrote: boolean
  /** True when the same channel was used before. */
  again: boolean
  /** From the words of the draft. */
  seed: number
  /** True where the line only leads to the question, and a fact takes its place on a call. */
  aside: boolean
  /** True where the reader did not ask to be written to. */
  stranger: boolean
}

/** What a script says outside of a mail. */
export function spokenOf(
  { notes }: Script,
  slots: Slots,
  seed: number,
  angle: string,
): Pick<Spoken, 'line' | 'ask'> {
  const note = drawn(notes, seed, `${angle} note`)
  const one = (say: Say | Ways, part: string) =>
    said(typeof say === 'object' ? drawn(say, seed, `${angle} ${part}`) : say, slots)
  return { line: one(note.line, 'line'), ask: one(note.ask, 'spoken') }
}

const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Leans on the sentence before it, which was too long to stand there. */
const LEANS = /\b(?:that|those|it|their|them)\b/i
const pointOf = ({ hole }: Slots) => `${hole('the point, in one short sentence')}.`

/** How a note recalls the mail before it; by email where the rest of the note names the matter. */
const WROTE: readonly [(about: string) => string, ...((about: string) => string)[]] = [
  (about) => `I wrote to you${about || ' by email'}.`,
  (about) => `I emailed you${about} a few days ago.`,
  (about) => `I sent you an email${about}.`,
  (about) => `You may have seen my email${about}.`,
]

/** Whether a text names what it is about. */
const names = (text: string, { on, matter }: Slots) =>
  [on, matter].some((name) => name !== null && text.toLowerCase().includes(bareName(name)))
/** `our night cleaning` is named by “night cleaning” as well. */
const bareName = (name: string) => name.replace(/^(?:our|the) (?=\S+ \S)/i, '').toLowerCase()

/** Whether a sentence says no more than that the sender does what was named already: “We do duct cleaning.” */
const saysNoMore = (text: string, { on }: Slots) =>
  /^(?:we|i) (?:do|offer|sell|make|provide|run|rent|build|supply) *(?:an? |the |our )?\.?$/i.test(
    text.toLowerCase().replace(bareName(on), '').trim(),
  )

/** A note on LinkedIn, at most as long as an invitation may be. */
export function linkedIn(frame: Frame, { line, ask, wrote, again, seed }: Spoken, slots: Slots): string {
  const { about } = slots
  const isNamed = names(`${line} ${ask}`, slots)
  const hello = frame.reader === null ? 'Hi,' : `${helloTo(frame.reader)} ${frame.reader},`
  const fresh = drawn(WROTE, seed, 'wrote')(isNamed ? '' : about)
  const named = again && about !== '' && !isNamed ? `one more note${about}.` : wrote && !again ? fresh : ''
  return firstThatFits(LINKEDIN_MAX, [
    named === ''
      ? sentences(hello, lowered(sentences(line, ask)))
      : sentences(hello, lowered(named), line, ask),
    sentences(hello, lowered(sentences(line, ask))),
    sentences(hello, lowered(fresh), LEANS.test(ask) ? pointOf(slots) : '', ask),
    ask,
  ])
}

/** Behind a greeting and its comma a sentence goes on in small letters, names aside. */
const lowered = (line: string): string =>
  /^(?:Yes|One|If|You|Perhaps|It|This|The|There|A|Two|What|In|My|We|After|Would|Could|Is|Are|Does|Do|Some|Something|Somebody)\b/.test(
    line,
  )
    ? line.charAt(0).toLowerCase() + line.slice(1)
    : line

/** What the mail was about by the reader's own matter, or nothing, where the firm that was just named is all there is: no `Maya from Slotwise about Slotwise`. */
const aboutBy = ({ senderCompany }: Frame, { on, about, matter }: Slots): string => {
  if (senderCompany === null || !on.includes(senderCompany)) return about
  return matter === null || matter.includes(senderCompany) ? '' : ` about ${matter}`
}

/** A text message; to a stranger with its way out. */
export function sms(frame: Frame, spoken: Spoken, slots: Slots): string {
  if (!spoken.stranger) return message(frame, spoken, slots, SMS_MAX)
  return `${message(frame, spoken, slots, SMS_MAX - WAY_OUT.length - 1)} ${WAY_OUT}`
}

function message(frame: Frame, { line, ask }: Spoken, slots: Slots, most: number): string {
  const { deadline } = slots
  const isNamed = names(`${line} ${ask}`, slots)
  const about = isNamed ? '' : aboutBy(frame, slots)
  const hello = greeted(frame.reader)
  const from = `, ${frame.sender ?? slots.hole('your name')}`
  const firm = frame.senderCompany === null ? '' : ` from ${frame.senderCompany}`
  const whole = [
    sentences(`${hello}${from}${firm} here${about}.`, line, ask),
    sentences(`${hello}${from} here${isNamed ? '' : slots.about}.`, line, ask),
  ]
  const told = [
    sentences(`${hello}${from}${firm} here.`, line, ask),
    sentences(`${hello}${from} here.`, line, ask),
    sentences(line, ask),
  ]
  const point = LEANS.test(ask) ? pointOf(slots) : ''
  const short = shortened(slots.facts, SMS_FACT).map((fact) =>
    sentences(`${hello}${from}${firm} here.`, fact, ask),
  )
  const named = [
    ...(/\b(?:their|them)\b/.test(ask) ? [] : short),
    sentences(`${hello}${from}${firm} here${about}.`, point, ask),
    sentences(`${hello}${from} here${about}.`, point, ask),
    sentences(`${hello}${from} here.`, point, ask),
  ]
  const isFact = line === deadline
  return firstThatFits(most, [...whole, ...(isFact ? [...told, ...named] : [...named, ...told]), ask])
}

/** A text message of a mailing: who sends it comes first, and the way out last. */
export function smsToMany(
  frame: Frame,
  { line, ask: whole }: Spoken,
  { hole, date, closing }: Slots,
): string {
  const from = `${frame.senderCompany ?? frame.sender ?? hole('the name your readers know you by')}:`
  const [page] = /https?:\S+/.exec(whole) ?? []
  // A day that the line names is not said twice, and “please” costs seven letters.
  const plain = whole.replace(/^Please (\p{L})/u, (_, letter: string) => letter.toUpperCase())
  const day = closing ?? date
  const dated = day !== null && line.includes(day) ? plain.replace(` by ${day}`, '') : plain
  const ask = /[.?!:\]]$|https?:\S+$/.test(dated) ? dated : `${dated}.`
  const [label] = plain.includes('?')
    ? []
    : (/^\p{Lu}\p{Ll}+(?: (?:your|a|the|it|now|here|online|up))?(?: (?:place|seat|spot|sale|ticket|slot))?/u.exec(
        ask,
      ) ?? [])
  // “Sign your: https://…” is torn from its thing.
  const isTorn = label === undefined || / (?:your|a|the)$/.test(label)
  const brief = page === undefined ? ask : isTorn ? page : `${label}: ${page}`
  // A long instruction would not fit, and a text that tells nothing is not worth its cost.
  const short = line.includes('[') ? [sentences(from, `${hole('one new fact')}.`, ask, WAY_OUT)] : []
  const fact = line.split(/, (?:so|and|but|which) |; /)[0] ?? line
  return firstThatFits(SMS_MAX, [
    sentences(from, line, ask, WAY_OUT),
    ...short,
    sentences(from, line, brief, WAY_OUT),
    ...(fact === line
      ? []
      : [sentences(from, `${fact}.`, ask, WAY_OUT), sentences(from, `${fact}.`, brief, WAY_OUT)]),
    sentences(from, line, ...(page === undefined ? [] : [page]), WAY_OUT),
    sentences(from, ask, WAY_OUT),
    // An ask with no room is its page: a text that asks for nothing is not worth its cost.
    ...(page === undefined ? [] : [sentences(from, `This is the page: ${page}`, WAY_OUT)]),
    sentences(from, line, WAY_OUT),
    sentences(from, ask),
  ])
}
const WAY_OUT = 'Reply STOP to end these texts.'

/** What to open with, the point, the question, and a voicemail of three sentences at most. */
export function call(frame: Frame, { line, ask, wrote, again, seed, aside }: Spoken, slots: Slots): string {
  const { hole, point, does, told: left } = slots
  const about = aboutBy(frame, slots)
  const me = `${frame.sender ?? hole('your name')}${frame.senderCompany === null ? '' : ` from ${frame.senderCompany}`}`
  const why =
    wrote && !again
      ? `${ended(`It's ${me}`)} I wrote to you${about || ' by email'}. Is this a bad time?`
      : `${ended(`It's ${me}${about === '' ? '' : `,${about}`}`)} Do you have a minute?`
  const work = does === null ? null : capitalised(does)
  // What the sender does is said without a lead, and a second call has another point than the first.
  const isAside =
    (aside ? (point ?? does) !== null : POINTED.has(slots.kind) && point !== null) && !line.includes('[')
  // Nobody reads an address aloud.
  const isPage = line.includes('://') && (point ?? does) !== null
  const own = line !== '' && !isAside && !isPage && !(does !== null && line.includes(does)) ? line : null
  const fresh = wrote && left !== null ? capitalised(`${left.text}.`) : null
  const known = fresh ?? (again ? (work ?? point) : (point ?? work))
  // A part to fill in gives way to what the first mail said, and the question with it.
  const open = OFFERING.has(slots.kind) && known !== null && own?.includes('[')
  const asked = (open ? known : (own ?? known)) ?? null
  // A question that names its subject needs no more to stand on.
  const told = asked ?? (names(ask, slots) ? '' : pointOf(slots))
  const question = open ? 'Is that something you would look at?' : ask
  const hello = ended(`${greeted(frame.reader)}, it's ${me}${about}`)
  const rest = wrote ? drawn(DETAILS, seed, 'details') : `A one-line email is enough for an answer: ${ask}`
  return [
    `1. Who and why: “${why}”`,
    ...[...(told === '' ? [] : [`The point: ${told}`]), `The question: ${question}`].map(
      (line, i) => `${i + 2}. ${line}`,
    ),
    '',
    `Voicemail: ${sentences(hello, told.length > SPOKEN_MAX || told.includes('[') || saysNoMore(told, slots) ? '' : told, rest)}`,
  ].join('\n')
}
/** Nobody says “Hi” to a surname, or “Dear” aloud. */
const greeted = (reader: string | null): string =>
  reader === null ? 'Hi' : `${helloTo(reader) === 'Dear' ? 'Hello' : 'Hi'} ${reader}`

/** Kinds that tell a stranger what the sender does. */
const OFFERING: ReadonlySet<Kind> = new Set<Kind>(['cold_outreach', 'partnership', 'follow_up'])
/** Kinds whose call begins with the matter itself, where a note would only make the answer easier. */
const POINTED: ReadonlySet<Kind> = new Set<Kind>(['recruiting', 'press_pitch'])
/** How a voicemail ends where a mail went out before. */
const DETAILS = [
  'My email has the details, and one line in answer to it is enough.',
  "The details are in my email, so there's no need to call back.",
  'It is all in my email, and a one-line answer there is plenty.',
  "You'll find the rest in my email, and a word in reply will do.",
  'My email says the rest, and a short reply there is enough.',
] as const
/** Nobody listens to a longer sentence of a stranger's voicemail. */
const SPOKEN_MAX = 140

/** With its full stop, where the name does not end with one: `It's V.` */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const firstThatFits = (most: number, texts: readonly string[]): string =>
  texts.find((text) => text.length <= most) ?? (texts.at(-1) ?? '').slice(0, most)
