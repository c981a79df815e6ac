/** A sequence from a brief: what it says is told apart, shared among the steps, and said in the plainest frame that is sure to fit. */
import type { z } from 'zod'
import type { Dictionary } from '../../../engine/dictionary.ts'
import { capitalised } from '../../../engine/edit.ts'
import { KINDS, type Kind } from '../../../engine/kinds.ts'
import type { BriefInput } from '../../brief.ts'
import { type Angle, type Play, reminderOf } from '../angles.ts'
import type { contract } from '../contract.ts'
import type { Ground } from '../ground.ts'
import { TO_MANY } from '../ground.ts'
import type { Scripts } from '../script.ts'
import { playFor } from '../side.ts'
import { sentence } from '../wording.ts'
import { caseOf } from './case.ts'
import type { Case } from './facts.ts'
import { askFor, type Opening, openingOf } from './opening.ts'
import { TITLES } from './people.ts'
import { scriptsOf, subjectFor } from './scripts.ts'
import { lacking, shared } from './share.ts'

type Input = z.output<typeof contract.input>

export interface Plain {
  kind: Kind
  play: Play | null
  manner: Play
  /** The brief as its first mail says it. */
  brief: BriefInput
  opening: Opening
  scripts: Scripts
  /** Angles of the steps after the first, without the one that closes. */
  angles: readonly Angle[]
  /** Facts that some step has to tell. */
  facts: readonly string[]
  subject: string | null
  /** The subject of a later mail that opens a thread. */
  subjectAt: (angle: Angle) => string
  topic: string | null
  /** The day of an event; later mails are sent before it. */
  day: string | null
  /** What the brief does not say and a further step could tell. */
  more: readonly string[]
  /** Parts of the brief that no step tells. */
  left: readonly string[]
}

/** Reads a brief and writes what its steps say. */
export function plainOf(input: Input, sent: BriefInput, kind: Kind, dictionary: Dictionary | null): Plain {
  const found = caseOf(sent, kind, dictionary)
  const play = playIn(found, kind)
  const manner = play ?? (TO_MANY.has(KINDS[kind].family) ? 'campaign' : 'deal')
  const wanted = { steps: input.steps, begins: (input.existing ?? []).length === 0, angles: input.angles }
  const share = shared(found, kind, play, wanted)
  const opening = openingOf(found, share.first, manner, kind)
  const name = subjectOf(found)
  const [begin] = share.first
  const short =
    begin !== undefined &&
    begin.role !== 'pain' &&
    !/^(?:We|I|Our)\b/.test(begin.text) &&
    begin.text.length <= SUBJECT_CHARS
      ? begin.text
      : null
  return {
    kind,
    play,
    manner,
    opening,
    scripts: play === null ? {} : scriptsOf(found, share, play, kind),
    angles: share.angles,
    facts: found.facts.map(({ text }) => text),
    subject:
      found.subject === null ? (dated(found, name) ?? name ?? short ?? null) : capitalised(found.subject),
    subjectAt: (angle) =>
      subjectFor(
        name ?? (found.subject === null ? null : capitalised(found.subject)),
        angle,
        share.later[angle],
      ),
    topic: found.topic,
    day: found.held?.day ?? null,
    more: play === null ? [] : lacking(found, play),
    left: found.left.map((text) => sentence(text, false)),
    brief: {
      about: opening.paragraphs.join('\n\n'),
      ...(found.ask === null ? {} : { ask: askFor(found, manner, kind) }),
      ...(found.link === null ? {} : { link: found.link }),
      ...peopleOf(found, sent),
    },
  }
}

function playIn({ facts, ask, lead }: Case, kind: Kind): Play | null {
  const text = [lead, ...facts.map(({ text }) => text), ask].filter((part) => part !== null).join('. ')
  const day =
    facts.find(({ role }) => role === 'day')?.text ??
    /\b(?:by|before|until) \d{1,2} \p{Lu}\p{Ll}+/u.exec(ask ?? '')?.[0] ??
    null
  return (
    // What a brief says is owed is asked for.
    playFor(kind, kind === 'billing' ? `${text}?` : text, false) ??
    (kind === 'other' && ask !== null ? 'request' : reminderOf(kind, day, ask))
  )
}

/** Subjects are short: the name of the matter, where it has one. */
const SUBJECT_CHARS = 50
function subjectOf({ topic, held }: Case): string | null {
  if (topic === null) return null
  const bareName =
    held === null && / \p{Lu}/u.test(topic) ? topic : topic.replace(/^(?:our|the|your) (?=\S+ \S)/i, '')
  const short = [
    bareName,
    bareName.split(/ (?:of|in|at|that|which) /)[0] ?? '',
    bareName.split(/ (?:for|on|about) /)[0] ?? '',
  ]
  const name = short.find(({ length }) => length <= SUBJECT_CHARS)
  return name === undefined ? null : capitalised(name)
}

/** With its day, where that is known and fits: `Webinar on the packaging tax, 3 December`. */
function dated({ held }: Case, name: string | null): string | null {
  const whole = held === null || name === null ? null : `${name}, ${held.day}`
  return whole === null || whole.length > SUBJECT_CHARS ? null : whole
}

/** Who writes and who reads, by the names a mail uses. */
function peopleOf({ sender, reader }: Case, sent: BriefInput): Pick<BriefInput, 'sender' | 'recipient'> {
  const [, title] = TITLED.exec(reader.name ?? '') ?? []
  const name =
    sent.recipient?.name ??
    (title === undefined ? reader.name?.split(' ')[0] : `${title} ${reader.name?.split(' ').at(-1)}`)
  return {
    ...(Object.keys(sender).length === 0 ? {} : { sender }),
    ...(Object.keys(reader).length === 0
      ? {}
      : { recipient: { ...reader, ...(name === undefined ? {} : { name }) } }),
  }
}

const TITLED = new RegExp(`^(${TITLES})\\b\\.?`, 'u')

/** What the steps stand on beside their scripts: nothing but the name of the matter. */
export const groundOfPlain = ({ topic, day, opening, manner }: Plain): Ground => ({
  on: topic ?? 'this',
  matter: null,
  offer: null,
  does: null,
  deadline: null,
  date: day,
  isEvent: false,
  hours: null,
  reminder: null,
  closing: null,
  isRecorded: false,
  offered: null,
  reading: null,
  request: null,
  notice: null,
  renewal: null,
  sayings: [],
  asksQuote: false,
  isTrouble: false,
  askLine: manner === 'campaign' && opening.ask !== '' ? opening.ask : null,
  dayAsk: null,
  look: null,
  items: [],
  sends: null,
  asksWho: false,
  points: [],
  consequence: null,
  used: null,
})
