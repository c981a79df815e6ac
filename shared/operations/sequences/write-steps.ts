/** Writes the steps of a plan. */
import type { z } from 'zod'
import type { Kind } from '../../engine/kinds.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Context } from '../operation.ts'
import { type Angle, ASIDE, type Play } from './angles.ts'
import { inOrder } from './calendar.ts'
import { call, linkedIn, sms, smsToMany, spokenOf } from './compose.ts'
import type { contract } from './contract.ts'
import { email, voiced } from './email-step.ts'
import { firstScript } from './first-step.ts'
import type { Ground } from './ground.ts'
import { shortName } from './matter.ts'
import { toStranger } from './opt-outs.ts'
import { leftIn, MATTER, NAMES } from './parts-left.ts'
import type { Plain } from './plain/index.ts'
import type { Channel, Slot } from './plan.ts'
import { ANY, AT_LAST, PRACTICAL } from './points.ts'
import { pointsFor } from './points-left.ts'
import { showsResult } from './recall.ts'
import { holds, unsaid } from './sayings.ts'
import type { Script, Scripts, Slots } from './script.ts'
import { SCRIPTS } from './scripts/index.ts'
import { conditionOf, HOURS } from './send-when.ts'
import type { Frame } from './sender.ts'
import { type Source, slotsOf } from './slots.ts'
import { toSender } from './theirs.ts'

type Input = z.output<typeof contract.input>
export type Step = z.output<typeof contract.result>['steps'][number]

export interface Job {
  input: Input
  context: Context
  source: Source
  ground: Ground
  /** What the reader is asked in the first step, as the cta operation finds it. */
  firstAsk: string | null
  frame: Frame
  kind: Kind
  play: Play
  scripts: Scripts
  /** False when the mail is not English or has no words: then steps come without text. */
  writes: boolean
  /** Of the draft as sent; `null` for a brief. */
  draftScore: number | null
  /** The best subject for a first mail from a brief, or for a draft that has none; `null` where none fits. */
  bestSubject: string | null
  /** Further subjects for a mailing without a name for its matter. */
  spare: () => readonly string[]
  memo: Memo
  /** Steps that went out before the first of these. */
  sent: number
  sentEmails: number
  /** True when the footer of the draft leads out of the mailing. */
  wayOut: boolean
  /** From the words of the draft: decides which telling is taken. */
  seed: number
  /** What the steps of a brief say, where each is said in the plainest form. */
  plain: Plain | null
}

/** What the steps before one have said, and what they left. */
interface Before {
  points: Ground['points']
  /** True once the matter was said whole. */
  isNamed: boolean
  subjects: string[]
  texts: string[]
  emails: number
}

export function writeSteps(job: Job, slots: readonly Slot[], angles: readonly Angle[]): Step[] {
  const { memo } = job
  const before: Before = {
    points: job.ground.points,
    isNamed: false,
    subjects: [],
    texts: [],
    emails: job.sentEmails,
  }
  return slots.slice(0, angles.length).map((slot, i) => {
    const turn: Turn = {
      slot,
      i,
      angle: angles[i] ?? 'offer',
      n: job.sent + i + 1,
      first: job.sent + i === 0,
      earlier: slots.slice(0, i),
      later: angles.slice(i + 1),
      // The page that a brief does not name.
      holes: (job.source.brief && job.ground.askLine?.match(/\[[^\]]+\]/g)) || [],
    }
    return writeStep(job, turn, before, memo)
  })
}

/** A step among the others. */
interface Turn {
  slot: Slot
  i: number
  angle: Angle
  n: number
  first: boolean
  earlier: readonly Slot[]
  later: readonly Angle[]
  /** Parts to fill; what is written adds its own. */
  holes: string[]
}

/** Writes one step, and notes what it said for those behind it. */
function writeStep(job: Job, turn: Turn, before: Before, memo: Memo): Step {
  const { slot, angle, first, earlier, holes } = turn
  // Said whole once, and then by its first words: nobody repeats a long name in every note.
  const on = before.isNamed && job.plain === null ? shortName(job.ground.on) : job.ground.on
  const slots = filled(job, turn, on, before)
  const script = first ? firstScript(job.source.material) : (job.scripts[angle] ?? SCRIPTS[job.play][angle])
  const again = earlier.some((s) => s.channel === slot.channel)
  const place = { ...job, first, taken: before.subjects }
  const said = script && words(place, slot.channel, angle, script, slots, before.emails, again, memo, holes)
  const taken = !first && slots.told !== null && holds(said?.text ?? '', slots.told.text) ? slots.told : null
  if (taken !== null) before.points = before.points.filter((point) => !point.text.includes(taken.text))
  before.isNamed ||= !first && (said?.text?.includes(on) ?? false)
  if (slot.channel === 'email') before.emails++
  if (said?.subject) before.subjects.push(said.subject)
  if (!first && said?.text) before.texts.push(said.text)
  const value = (taken && `In focus: ${taken.text}.`) ?? script?.value(slots) ?? ''
  return shownAs(job, turn, script, slots, said, taken?.text ?? null, value)
}

/** The slots of a step, without what was said before it. */
function filled(
  { ground, source, kind, play, sent, spare, plain }: Job,
  { slot, i, angle, first, earlier, later, holes }: Turn,
  on: string,
  { texts, points }: Before,
): Slots {
  const left = {
    ...ground,
    on,
    ...unsaid(ground, texts, slot.channel === 'call' && play !== 'outreach'),
    points: first ? [] : pointsFor(points, slot.channel, play),
  }
  const wanted = angle === 'how_it_works' ? PRACTICAL : angle === 'close_file' ? AT_LAST : ANY
  const nth = earlier.filter(({ channel }) => channel !== 'task').length - (sent > 0 ? 0 : 1)
  const item = left.items[Math.min(Math.max(0, nth), left.items.length - 1)] ?? null
  const read = slotsOf(source, kind, left, holes, wanted)
  if (plain !== null) return { ...read, item, ends: i > 0 && later.length === 0, spare }
  return named(
    { ...read, item, ends: i > 0 && later.length === 0, spare },
    slot.channel,
    play === 'outreach' ? '' : (source.doc?.subject?.text.trim() ?? ''),
  )
}

/** A step as the plan shows it. */
function shownAs(
  { input, play, source }: Job,
  { slot, angle, n, first, holes }: Turn,
  script: Script | undefined,
  slots: Slots,
  said: Said | undefined,
  taken: string | null,
  value: string,
): Step {
  const [from, to] = HOURS[slot.channel]
  const mine = first && source.doc !== null && slot.channel === 'email'
  const whole = `${said?.subject ?? ''}\n${said?.text ?? ''}`
  return {
    n,
    day_offset: slot.day,
    working_day_offset: slot.workingDay,
    gap_days: slot.gap,
    channel: slot.channel,
    kind: said?.kind ?? null,
    purpose:
      play === 'outreach' && angle === 'proof' && taken !== null && !showsResult(taken)
        ? 'Set one fact of the first mail by itself, where it can be judged.'
        : (script?.purpose ?? ''),
    angle,
    thread: said?.thread ?? null,
    send_window: { days: inOrder(input.working_days), from, to, timezone: input.timezone ?? null },
    subject: said?.subject ?? null,
    preheader: said?.preheader ?? null,
    text: said?.text ?? null,
    cta: said?.cta ?? null,
    new_value: value,
    score: said?.score ?? null,
    stop_on: input.stop_on,
    source: 'local',
    condition: conditionOf(
      slot.channel,
      first,
      slots.date !== null && whole.includes(slots.date),
      script?.when?.(slots) ?? null,
      // What ends with its day is offered in no step behind it.
      play === 'campaign' ? (slots.closing ?? slots.date) : null,
      script?.waits,
    ),
    to_fill: [...holes, ...NAMES, ...leftIn(whole)].filter(
      (hole, at, all) => all.indexOf(hole) === at && !mine && whole.includes(hole),
    ),
  }
}

/** Outside a thread nobody knows what “this” is: the subject of the mail says it, else the sender. */
function named(slots: Slots, channel: Channel, subject: string): Slots {
  if (channel === 'email' || slots.on !== 'this') return slots
  const on =
    !subject.includes(' ') || subject.length > MOST_QUOTED || LOUD.test(subject)
      ? slots.hole(MATTER)
      : `“${subject}”`
  return { ...slots, on, about: ` about ${on}` }
}

const MOST_QUOTED = 60
/** An answer to nothing, what nobody reads aloud, or what only says that somebody writes again. */
const LOUD =
  /^(?:[Rr][Ee]|F[Ww]d?|AW|WG):|[!{}[\]%]|\b\p{Lu}{4,}\b|^(?:[Jj]ust |[Qq]uick )?(?:[Bb]ump|[Ff]ollow(?:ing)?[ -]?up|[Cc]heck(?:ing)? (?:in|back)|[Tt]ouch(?:ing)? base|[Cc]ircling back|[Rr]eminder$|[Aa]ny (?:thoughts|update|news)|[Qq]uick question$)/u

export interface Said {
  kind: Kind | null
  thread: 'same_thread' | 'new_subject' | null
  subject: string | null
  preheader: string | null
  text: string | null
  cta: string | null
  score: number | null
}

const NO_MAIL = { kind: null, thread: null, subject: null, preheader: null, score: null } as const

/** A job at one of its steps. */
export interface Place extends Job {
  first: boolean
  /** Subjects of the steps before it. */
  taken: readonly string[]
}

function words(
  job: Place,
  channel: Channel,
  angle: Angle,
  script: Script,
  slots: Slots,
  emails: number,
  again: boolean,
  memo: Memo,
  holes: readonly string[],
): Said {
  if (channel === 'email') return email(job, angle, script, slots, emails, memo, holes)
  if (!job.writes) return { ...NO_MAIL, text: null, cta: null }
  if (channel === 'task') {
    const text = script.task(toSender(slots))
    return { ...NO_MAIL, text, cta: null }
  }
  const spoken = {
    ...spokenOf(script, slots, job.seed, angle),
    wrote: emails > 0,
    again,
    seed: job.seed,
    aside: job.play === 'outreach' && ASIDE.has(angle),
    stranger: toStranger(job.play, job.kind, job.input.audience?.relationship),
  }
  const write = { linkedin: linkedIn, sms: job.play === 'campaign' ? smsToMany : sms, call }[channel]
  const text = voiced(job, write(job.frame, spoken, slots))
  return { ...NO_MAIL, text, cta: spoken.ask }
}
