/** Writes the steps of a plan. */
import type { z } from 'zod'
import type { Draft } from '../../engine/draft.ts'
import type { Kind } from '../../engine/kinds.ts'
import { Memo } from '../../engine/memo.ts'
import { score } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { ANGLES, type Angle, type Play } from './angles.ts'
import { inOrder } from './calendar.ts'
import { call, linkedIn, mail, sms, spokenOf } from './compose.ts'
import type { contract } from './contract.ts'
import { firstScript } from './first-step.ts'
import { openingOf } from './opening.ts'
import { PARTINGS, SELF_CLOSING } from './opt-outs.ts'
import type { Channel, Slot } from './plan.ts'
import type { Script, Scripts, Slots, Telling } from './script.ts'
import type { Frame } from './sender.ts'
import { type Source, slotsOf } from './slots.ts'
import { firstSubject, newSubject } from './subjects.ts'
import { writtenOut } from './wording.ts'

type Input = z.output<typeof contract.input>
export type Step = z.output<typeof contract.result>['steps'][number]

export interface Job {
  input: Input
  context: Context
  source: Source
  frame: Frame
  kind: Kind
  play: Play
  scripts: Scripts
  /** False when the mail is not English or has no words: then steps come without text. */
  writes: boolean
  /** Of the draft as sent; `null` for a brief. */
  draftScore: number | null
  /** Steps that went out before the first of these. */
  sent: number
  sentEmails: number
  /** True when the footer of the draft leads out of the mailing. */
  wayOut: boolean
  /** From the words of the draft: decides which telling is taken. */
  seed: number
}

/** Local times between which a step goes out: office hours, and mails in the morning. */
const HOURS: Readonly<Record<Channel, readonly [string, string]>> = {
  email: ['08:30', '11:30'],
  linkedin: ['09:00', '17:00'],
  call: ['10:00', '16:00'],
  sms: ['10:00', '17:00'],
  task: ['08:00', '17:00'],
}

const CONDITIONS: Readonly<Record<Channel, string | null>> = {
  email: null,
  linkedin: 'They have a profile, and you can send a note with the invitation or a message.',
  call: 'You have a number that they gave out for work.',
  sms: 'They agreed to text messages from you.',
  task: null,
}

/** Every fourth mail opens a new thread, where the request leaves it open. */
const THREAD_OF = 3

export function writeSteps(job: Job, slots: readonly Slot[], angles: readonly Angle[]): Step[] {
  const memo = new Memo()
  let proofs = provable(job)
  let emails = job.sentEmails
  return slots.slice(0, angles.length).map((slot, i) => {
    const angle = angles[i] ?? 'problem'
    const holes: string[] = []
    const filled = slotsOf(job.source, job.kind, proofs, holes)
    const script = angle === 'problem' ? firstScript(job.source.material) : job.scripts[angle]
    const n = job.sent + i + 1
    const again = slots.slice(0, i).some((s) => s.channel === slot.channel)
    const said = script && words(job, slot.channel, angle, script, filled, emails, again, memo)
    if (said?.text && filled.proof !== null && proofs[0] !== undefined && angle === 'proof')
      proofs = proofs.slice(1)
    if (angle === 'problem' && job.source.brief) proofs = proofs.slice(1)
    if (slot.channel === 'email') emails++
    const [from, to] = HOURS[slot.channel]
    const whole = `${said?.subject ?? ''}\n${said?.text ?? ''}`
    return {
      n,
      day_offset: slot.day,
      working_day_offset: slot.workingDay,
      gap_days: slot.gap,
      channel: slot.channel,
      kind: said?.kind ?? null,
      purpose: script?.purpose ?? '',
      angle,
      thread: said?.thread ?? null,
      send_window: {
        days: inOrder(job.input.working_days),
        from,
        to,
        timezone: job.input.timezone ?? null,
      },
      subject: said?.subject ?? null,
      preheader: said?.preheader ?? null,
      text: said?.text ?? null,
      cta: said?.cta ?? null,
      new_value: script?.value ?? '',
      score: said?.score ?? null,
      stop_on: job.input.stop_on,
      condition:
        n === 1 ? CONDITIONS[slot.channel] : (CONDITIONS[slot.channel] ?? 'No answer to any step before.'),
      to_fill: [...holes, '[first name]', '[your name]'].filter(
        (hole, at, all) => all.indexOf(hole) === at && !isDrafts(job, angle) && whole.includes(hole),
      ),
    }
  })
}

/** Each angle draws by itself, so that two drafts seldom share a whole sequence. */
const tellingOf = ({ tellings }: Script, seed: number, angle: Angle): Telling =>
  tellings[(seed >>> (2 * ANGLES.indexOf(angle))) % tellings.length] ?? tellings[0]

/** Proof that a draft holds is told by its first mail; only a brief has more. */
const provable = ({ source }: Job): readonly string[] => source.brief?.proof ?? []

const isDrafts = ({ source }: Job, angle: Angle) => angle === 'problem' && source.doc !== null

interface Said {
  kind: Kind | null
  thread: 'same_thread' | 'new_subject' | null
  subject: string | null
  preheader: string | null
  text: string | null
  cta: string | null
  score: number | null
}

const NO_MAIL = { kind: null, thread: null, subject: null, preheader: null, score: null } as const

function words(
  job: Job,
  channel: Channel,
  angle: Angle,
  script: Script,
  slots: Slots,
  emails: number,
  again: boolean,
  memo: Memo,
): Said {
  if (channel === 'email') return email(job, angle, script, slots, emails, memo)
  if (!job.writes) return { ...NO_MAIL, text: null, cta: null }
  if (channel === 'task') return { ...NO_MAIL, text: script.task(slots), cta: null }
  const spoken = { ...spokenOf(script, slots), wrote: emails > 0, again }
  const write = { linkedin: linkedIn, sms, call }[channel]
  return { ...NO_MAIL, text: voiced(job, write(job.frame, spoken, slots)), cta: spoken.ask }
}

function email(job: Job, angle: Angle, script: Script, slots: Slots, emails: number, memo: Memo): Said {
  const { input, source, play, frame } = job
  const first = angle === 'problem'
  const thread = play === 'campaign' ? 'new_subject' : threadOf(input.threading, emails, angle)
  const kind = kindOf(job, angle)
  const rated = (draft: string, subject: string | undefined, preheader: string | undefined) =>
    score({ ...commonOf(input), draft, subject, preheader, kind, format: 'text' }, job.context.profile, {
      dictionary: job.context.dictionary,
      memo,
    }).score
  if (first && source.doc)
    return {
      kind,
      thread,
      subject: input.subject ?? null,
      preheader: input.preheader ?? null,
      text: input.draft ?? '',
      cta: source.material.ask?.text ?? null,
      score: job.draftScore,
    }
  if (!job.writes) return { kind, thread, subject: null, preheader: null, text: null, cta: null, score: null }
  const opening = first && source.brief ? openingOf(source.brief, slots.hole) : null
  const telling = tellingOf(script, job.seed, angle)
  const ask = opening?.ask ?? askOf(job, telling, slots, emails)
  const cold = play === 'outreach' && (input.audience?.relationship ?? 'cold') === 'cold'
  const parting = cold && !SELF_CLOSING.has(angle) ? (PARTINGS[emails % PARTINGS.length] ?? null) : null
  const framed =
    play === 'campaign' ? { ...frame, footer: footerOf(job, slots.hole) } : { ...frame, footer: '' }
  const text = voiced(job, mail(framed, opening?.paragraphs ?? telling.body(slots), ask, parting))
  const subject =
    thread === 'same_thread'
      ? null
      : first
        ? (input.subject ?? firstSubject(slots.on) ?? slots.hole('two to five words that name the matter'))
        : newSubject(slots.on, angle, play === 'campaign')
  const preheader = play === 'campaign' ? script.value : null
  const shown = (s: string | null) => (s === null ? undefined : opened(s))
  return {
    kind,
    thread,
    subject,
    preheader,
    text,
    cta: voiced(job, ask),
    score: rated(opened(text), shown(subject), shown(preheader)),
  }
}

/** The first follow-up asks for the meeting where that is the goal; later ones ask for less. */
const askOf = ({ input, play }: Job, telling: Telling, slots: Slots, emails: number): string =>
  input.goal === 'book_meeting' && emails === 1 && play !== 'campaign'
    ? `Would 15 minutes on ${slots.hole('day and time')} or ${slots.hole('another day and time')} suit you?`
    : telling.ask(slots)

/** The draft's footer, with what a mailing needs besides. */
function footerOf({ frame, wayOut }: Job, hole: (instruction: string) => string): string {
  const address = frame.footer === '' ? hole('postal address of the sender') : frame.footer
  return wayOut ? address : `${address}\n${hole('unsubscribe link')}`
}

/** Parts to fill are scored as if they were filled: by their words, without the brackets. */
const opened = (text: string): string => text.replaceAll(/\[([^[\]\n]{1,200})\]/g, '$1')

const voiced = ({ context }: Job, text: string): string =>
  context.profile.voice?.contractions === 'avoid' ? writtenOut(text) : text

function kindOf({ play, kind }: Job, angle: Angle): Kind {
  if (angle === 'problem' || play === 'campaign') return kind
  return angle === 'close_file' ? 'breakup' : 'follow_up'
}

function threadOf(wish: Input['threading'], emails: number, angle: Angle): 'same_thread' | 'new_subject' {
  if (emails === 0) return 'new_subject'
  if (wish !== 'auto') return wish
  return emails % THREAD_OF === 0 && angle !== 'close_file' ? 'new_subject' : 'same_thread'
}

const commonOf = (input: Input): Omit<Draft, 'draft'> => ({
  from_name: input.from_name,
  goal: input.goal,
  audience: input.audience,
  locale: input.locale,
})
