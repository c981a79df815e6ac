/** Writes the steps of a plan. */
import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import type { Kind } from '../../engine/kinds.ts'
import { Memo } from '../../engine/memo.ts'
import { score } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { type Angle, ASIDE, ASKING, BARE, type Play } from './angles.ts'
import { asHtml } from './as-html.ts'
import { inOrder } from './calendar.ts'
import { call, linkedIn, mail, sms, smsToMany, spokenOf } from './compose.ts'
import type { contract } from './contract.ts'
import { drawn } from './draw.ts'
import { firstScript } from './first-step.ts'
import { above, withLine } from './footer.ts'
import { isAskless, NAMED_FIRST, NEWS, namedAlways } from './kind-groups.ts'
import { shortName } from './matter.ts'
import { openingOf } from './opening.ts'
import { ADDRESS, countryFor, PARTINGS, SELF_CLOSING, toStranger } from './opt-outs.ts'
import { isOpen, leftIn, NAMES, previewOf } from './parts-left.ts'
import type { Channel, Slot } from './plan.ts'
import { ANY, AT_LAST, PRACTICAL } from './points.ts'
import { pointsFor } from './points-left.ts'
import { withoutProof } from './read.ts'
import { showsResult } from './recall.ts'
import { factOf, holds, unsaid } from './sayings.ts'
import { type Script, type Scripts, type Slots, said, type Ways } from './script.ts'
import { conditionOf, HOURS } from './send-when.ts'
import { COLLEAGUES, type Frame } from './sender.ts'
import { type Ground, type Source, slotsOf } from './slots.ts'
import { firstSubject, headlineIn, jobSubject, newSubject } from './subjects.ts'
import { toSender } from './theirs.ts'
import { writtenOut } from './wording.ts'

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

/** Every fourth mail opens a new thread, where the request leaves it open. */
const THREAD_OF = 3

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

/** Outside a thread nobody knows what “this” is: the sender says it. */
function named(slots: Slots, channel: Channel): Slots {
  if (channel === 'email' || slots.on !== 'this') return slots
  const on = slots.hole('what your first mail was about, in two to five words')
  return { ...slots, on, about: ` about ${on}` }
}

/** One way to say a part, drawn by itself, so that two drafts seldom share a line. */
const drawnSaying = (ways: Ways, slots: Slots, seed: number, part: string): string =>
  said(drawn(ways, seed, part), slots)

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

/** A job at one of its steps. */
interface Place extends Job {
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

function email(
  job: Place,
  angle: Angle,
  script: Script,
  slots: Slots,
  emails: number,
  memo: Memo,
  holes: readonly string[],
): Said {
  const { input, source, play, frame, first } = job
  const thread = threadFor(job, angle, emails)
  const kind = first ? (source.doc?.kind ?? job.kind) : kindOf(job, angle)
  if (first && source.doc)
    return {
      kind,
      thread,
      subject: input.subject?.trim() ? input.subject : job.bestSubject,
      preheader: input.preheader ?? null,
      text: input.draft ?? '',
      cta: job.firstAsk,
      score: job.draftScore,
    }
  if (!job.writes) return { kind, thread, subject: null, preheader: null, text: null, cta: null, score: null }
  const opening =
    first && source.brief
      ? openingOf(
          job.ground.holdsProof ? withoutProof(source.brief) : source.brief,
          play,
          slots.hole,
          job.kind,
          job.orders,
        )
      : null
  const telling = drawn(script.tellings, job.seed, angle)
  const asksNothing = first && source.brief?.ask === undefined && isAskless(job)
  const ask = asksNothing
    ? ''
    : (opening?.ask ?? askOf(job, drawnSaying(telling.ask, slots, job.seed, `${angle} ask`), slots, emails))
  const cold = toStranger(play, job.kind, input.audience?.relationship)
  const parting =
    cold && !SELF_CLOSING.has(angle) ? (PARTINGS[(job.seed + emails) % PARTINGS.length] ?? null) : null
  const signoff = cold && asksAddress(source.doc) ? withAddress(frame) : frame.signoff
  const footer = play === 'campaign' ? footerOf(job, slots.hole) : ''
  const fact =
    (play === 'outreach' || (play === 'deal' && angle === 'objection')) &&
    ASKING.has(angle) &&
    slots.offered === null
      ? factOf(slots)
      : null
  const paragraphs =
    opening?.paragraphs ??
    [
      ...(fact === null ? [] : [fact]),
      ...(fact !== null && play === 'outreach' && BARE.has(angle) ? [] : telling.body).map((ways, i) =>
        drawnSaying(ways, slots, job.seed, `${angle} ${i}`),
      ),
    ].filter((p) => p !== '')
  const saying = voiced(job, mail({ ...frame, signoff }, paragraphs, ask, parting))
  const text = above(saying, footer, source.doc?.format === 'html')
  const subject =
    thread === 'same_thread'
      ? null
      : first
        ? (input.subject ??
          (source.brief && namedAlways(job) ? firstSubject(slots.on) : null) ??
          job.bestSubject ??
          (source.brief && play === 'recruiting' ? jobSubject(source.brief.about) : null) ??
          (play === 'favour' || (source.brief && NAMED_FIRST.has(job.kind))
            ? firstSubject(slots.on)
            : null) ??
          (play === 'campaign' && source.brief ? headlineIn(source.brief.about, job.ground.points) : null) ??
          firstSubject(slots.on) ??
          slots.hole('two to five words that name the matter'))
        : (remindedSubject(job, slots) ??
          newSubject(
            play === 'campaign' ? (slots.matter ?? 'this') : slots.on,
            angle,
            play,
            {
              ...slots,
              told: slots.told !== null && holds(text, slots.told.text) ? slots.told : null,
            },
            job.taken,
          ))
  const preheader = play === 'campaign' && slots.notice === null ? previewOf(paragraphs) : null
  return {
    kind,
    thread,
    subject,
    preheader,
    text,
    cta: ask === '' ? null : voiced(job, ask),
    score: isOpen(`${saying}\n\n${footer}`, subject, holes)
      ? null
      : score(
          {
            ...commonOf(input),
            draft: text,
            subject: subject ?? undefined,
            preheader: preheader ?? undefined,
            kind,
            format: source.doc?.format ?? 'text',
          },
          job.context.profile,
          { dictionary: job.context.dictionary, memo },
        ).score,
  }
}

/** A notice is known by the line it came under. */
function remindedSubject({ taken, input }: Place, { notice }: Slots): string | null {
  const line = taken[0] ?? input.subject?.trim() ?? ''
  return notice === null || line === '' ? null : `Reminder: ${line.replace(/^reminder: /i, '')}`
}

/** Laws that ask for an address ask for it in every mail. */
const asksAddress = (doc: Doc | null): boolean => doc !== null && (countryFor(doc) ?? '') in ADDRESS

const withAddress = ({ signoff, address }: Frame): string =>
  address === '' || signoff.includes(address) ? signoff : `${signoff}\n${address}`

/** The first follow-up asks for the meeting where that is the goal; later ones ask for less. */
const askOf = ({ input, play }: Job, usual: string, slots: Slots, emails: number): string =>
  input.goal === 'book_meeting' && emails === 1 && play !== 'campaign'
    ? `Would 15 minutes on ${slots.hole('day and time')} or ${slots.hole('another day and time')} work for you?`
    : usual

/** The draft's footer, with what a mailing needs besides; nothing is missing from a mail to one named reader. */
function footerOf(
  { frame, wayOut, source, kind, input, ground }: Job,
  hole: (instruction: string) => string,
): string {
  // News of a closed road is no advertising.
  if (ground.notice !== null) return frame.footer
  const name = source.material.recipient.name?.text ?? ''
  const isPrivate =
    /^\p{L}/u.test(name) ||
    input.audience?.relationship === 'internal' ||
    (NEWS.has(kind) && COLLEAGUES.test(frame.greeting))
  if (frame.footer === '' && isPrivate) return ''
  if (wayOut) return frame.footer
  const html = source.doc?.format === 'html'
  if (frame.footer !== '') return withLine(frame.footer, hole('unsubscribe link'), html)
  const missing = hole('postal address and unsubscribe link')
  return html ? asHtml(missing) : missing
}

const voiced = ({ context }: Job, text: string): string =>
  context.profile.voice?.contractions === 'avoid' ? writtenOut(text) : text

function kindOf({ play, kind }: Job, angle: Angle): Kind {
  if (play === 'campaign') return kind
  return angle === 'close_file' ? 'breakup' : 'follow_up'
}

/** A draft that answers an earlier mail stays in its thread; a stranger's “Re:” is no answer. */
const ANSWERS = /^\s*(?:re|aw|antw|sv|rif|rv)\s*:/i

function threadFor(
  { input, play, kind, source }: Place,
  angle: Angle,
  emails: number,
): 'same_thread' | 'new_subject' {
  if (emails === 0) {
    const answers = source.doc !== null && play !== 'campaign' && kind !== 'cold_outreach'
    return answers && ANSWERS.test(input.subject ?? '') ? 'same_thread' : 'new_subject'
  }
  if (play === 'campaign') return 'new_subject'
  if (input.threading !== 'auto') return input.threading
  return emails % THREAD_OF === 0 && angle !== 'close_file' ? 'new_subject' : 'same_thread'
}

const commonOf = (input: Input): Omit<Draft, 'draft'> => ({
  from_name: input.from_name,
  goal: input.goal,
  audience: input.audience,
  locale: input.locale,
})
