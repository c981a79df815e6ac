/** Writes the steps of a plan. */
import type { z } from 'zod'
import type { Kind } from '../../engine/kinds.ts'
import { Memo } from '../../engine/memo.ts'
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
import type { Channel, Slot } from './plan.ts'
import { ANY, AT_LAST, PRACTICAL } from './points.ts'
import { pointsFor } from './points-left.ts'
import { showsResult } from './recall.ts'
import { holds, unsaid } from './sayings.ts'
import type { Script, Scripts, Slots } from './script.ts'
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
  spare: readonly string[]
  /** Steps that went out before the first of these. */
  sent: number
  sentEmails: number
  /** True when the footer of the draft leads out of the mailing. */
  wayOut: boolean
  /** From the words of the draft: decides which telling is taken. */
  seed: number
  /** Parts of a brief that no reader can be told as they stand. */
  orders: readonly string[]
}

export function writeSteps(job: Job, slots: readonly Slot[], angles: readonly Angle[]): Step[] {
  const memo = new Memo()
  let proofs: readonly string[] = job.source.brief?.proof ?? []
  let { points } = job.ground
  let isNamed = false
  const subjects: string[] = []
  const texts: string[] = []
  let emails = job.sentEmails
  return slots.slice(0, angles.length).map((slot, i) => {
    const angle = angles[i] ?? 'offer'
    const n = job.sent + i + 1
    const first = n === 1
    // The page that a brief does not name.
    const holes = (job.source.brief && job.ground.askLine?.match(/\[[^\]]+\]/g)) || []
    // Said whole once, and then by its first words: nobody repeats a long name in every note.
    const on = isNamed ? shortName(job.ground.on) : job.ground.on
    // One fact is kept for the step that is about facts.
    const kept =
      first || angle === 'proof' || !angles.slice(i + 1).includes('proof') ? proofs : proofs.slice(1)
    const ground = {
      ...job.ground,
      on,
      ...unsaid(job.ground, texts, slot.channel === 'call' && job.play !== 'outreach'),
      points: first ? [] : pointsFor(points, slot.channel, job.play),
    }
    const wanted = angle === 'how_it_works' ? PRACTICAL : angle === 'close_file' ? AT_LAST : ANY
    const read = slotsOf(job.source, job.kind, ground, kept, holes, wanted)
    const later =
      slots.slice(0, i).filter(({ channel }) => channel !== 'task').length - (job.sent > 0 ? 0 : 1)
    const item = ground.items[Math.min(Math.max(0, later), ground.items.length - 1)] ?? null
    const filled = named(
      { ...read, item, ends: i > 0 && i === angles.length - 1, spare: job.spare },
      slot.channel,
      job.play === 'outreach' ? '' : (job.source.doc?.subject?.text.trim() ?? ''),
    )
    const script = first ? firstScript(job.source.material) : job.scripts[angle]
    const again = slots.slice(0, i).some((s) => s.channel === slot.channel)
    const told =
      script &&
      words(
        { ...job, first, taken: subjects },
        slot.channel,
        angle,
        script,
        filled,
        emails,
        again,
        memo,
        holes,
      )
    const isTold = filled.proof !== null && holds(told?.text ?? '', filled.proof)
    if (first ? job.source.brief !== null && !job.ground.holdsProof : isTold)
      proofs = proofs.filter((proof) => proof !== kept[0])
    const taken =
      !first && filled.told !== null && holds(told?.text ?? '', filled.told.text) ? filled.told : null
    points = points.filter((point) => taken === null || !point.text.includes(taken.text))
    const value =
      (isTold && !first ? filled.proof : null) ??
      (taken && `In focus: ${taken.text}.`) ??
      script?.value(filled) ??
      ''
    isNamed ||= !first && (told?.text?.includes(on) ?? false)
    if (slot.channel === 'email') emails++
    if (told?.subject) subjects.push(told.subject)
    if (!first && told?.text) texts.push(told.text)
    const [from, to] = HOURS[slot.channel]
    const mine = first && job.source.doc !== null && slot.channel === 'email'
    const whole = `${told?.subject ?? ''}\n${told?.text ?? ''}`
    return {
      n,
      day_offset: slot.day,
      working_day_offset: slot.workingDay,
      gap_days: slot.gap,
      channel: slot.channel,
      kind: told?.kind ?? null,
      purpose:
        job.play === 'outreach' && angle === 'proof' && taken !== null && !showsResult(taken.text)
          ? 'Set one fact of the first mail by itself, where it can be judged.'
          : (script?.purpose ?? ''),
      angle,
      thread: told?.thread ?? null,
      send_window: {
        days: inOrder(job.input.working_days),
        from,
        to,
        timezone: job.input.timezone ?? null,
      },
      subject: told?.subject ?? null,
      preheader: told?.preheader ?? null,
      text: told?.text ?? null,
      cta: told?.cta ?? null,
      new_value: value,
      score: told?.score ?? null,
      stop_on: job.input.stop_on,
      source: 'local',
      condition: conditionOf(
        slot.channel,
        first,
        filled.date !== null && whole.includes(filled.date),
        script?.when?.(filled) ?? null,
        // What ends with its day is offered in no step behind it.
        job.play === 'campaign' ? (filled.closing ?? filled.date) : null,
        script?.waits,
      ),
      to_fill: [...holes, ...NAMES, ...leftIn(whole)].filter(
        (hole, at, all) => all.indexOf(hole) === at && !mine && whole.includes(hole),
      ),
    }
  })
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
/** An answer to nothing, or what nobody reads aloud. */
const LOUD = /^(?:[Rr][Ee]|F[Ww]d?|AW|WG):|[!{}[\]%]|\b\p{Lu}{4,}\b/u

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
