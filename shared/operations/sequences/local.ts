import type { z } from 'zod'
import { KINDS, type Kind } from '../../engine/kinds.ts'
import { Memo } from '../../engine/memo.ts'
import { offersOptOut } from '../../engine/opt-out.ts'
import { parse } from '../../engine/parse.ts'
import type { Report } from '../../engine/report.ts'
import { score } from '../../engine/score.ts'
import { type BriefInput, briefAsText } from '../brief.ts'
import { inFields } from '../brief-fields.ts'
import { kindOfBrief } from '../brief-kind.ts'
import { readNote } from '../brief-notes.ts'
import { purposeOf } from '../brief-purpose.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { materialOfBrief } from '../material/from-brief.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Answer, Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { bestOfBrief, bestSubject as subjectFor } from '../subject-lines/best.ts'
import { contract as subjectLines } from '../subject-lines/contract.ts'
import { local as subjects } from '../subject-lines/local.ts'
import { SERVES } from '../subject-lines/serves.ts'
import { type Angle, FIRST, ORDER, type Play, reminderOf } from './angles.ts'
import { sureOf } from './brief-sure.ts'
import { turned } from './brief-turned.ts'
import { checksOf } from './checks.ts'
import { choose } from './choose.ts'
import type { contract } from './contract.ts'
import { daysLeft } from './days-left.ts'
import { seedOf } from './draw.ts'
import { evidenceOf } from './evidence.ts'
import { exported } from './export.ts'
import { firstAngle } from './first-step.ts'
import { openingOf } from './opening.ts'
import { LEAST_GAP, mostSteps, plan } from './plan.ts'
import { requestIn } from './request.ts'
import { saysNothing } from './says-something.ts'
import type { Scripts, Slots } from './script.ts'
import { REMINDER } from './scripts/campaign.ts'
import { SCRIPTS } from './scripts/index.ts'
import { INVITATION } from './scripts/invitation.ts'
import { frameOf } from './sender.ts'
import { playFor } from './side.ts'
import { groundOf, type Source, slotsOf, TO_MANY } from './slots.ts'
import { notSuited, warningsOf } from './warnings.ts'
import { DOUBTED, followedAs, winsOver } from './wins.ts'
import { writeSteps } from './write-steps.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Plans a sequence and writes it with the words of draft or brief; nothing is invented. */
export function local(sent: Input, context: Context): Answer<Result> {
  if (!sent.brief) return planned(sent, context, null, [])
  const { brief: whole, left } = readNote(turned(inFields(sent.brief), context.dictionary))
  const { brief, left: scraps } = sureOf(whole, sent.brief, context.dictionary)
  return planned({ ...sent, brief }, context, { sent: sent.brief, whole }, [...left, ...scraps])
}

/** A brief as it was sent, and with all that it says in the field it belongs to. */
interface Note {
  sent: BriefInput
  whole: BriefInput
}

/** `orders` are parts of the brief that no reader can be told as they stand. */
function planned(
  input: Input,
  context: Context,
  note: Note | null,
  orders: readonly string[],
): Answer<Result> {
  const read = input.brief
    ? readBrief(input, input.brief, note ?? { sent: input.brief, whole: input.brief }, context)
    : readDraft(input, context)
  const { source, facts, kind, writes } = read
  const won = playFor(
    kind,
    wordsOf(source),
    // A request to somebody who is known wins nobody over.
    !(note && kind === 'other' && purposeOf(note.sent.about) === kind) &&
      winsOver(kind, source.doc, source.material, input.audience?.relationship),
  )
  const followed = won ?? (isRequest(read, input, context) ? 'request' : null)
  const manner = followed ?? (TO_MANY.has(KINDS[kind].family) ? 'campaign' : 'deal')
  const frame = frameOf(source.material, source.doc, context.profile.voice, manner === 'campaign')
  const mailed = manner === 'campaign' || manner === 'renewal' || manner === 'request' ? manner : null
  const opened = input.brief ? firstMail(input.brief, followed ?? manner, kind, context) : null
  const whole = groundOf(opened !== null && mailed ? opened : source, kind, frame, followed, opened ?? source)
  // A text message asks for an answer already, if only to end them: no mail before it asks for less.
  const ground = input.channels.includes('sms') ? { ...whole, look: null } : whole
  // A brief that names nothing to do and no page has nothing to be reminded of.
  const isAsked = !input.brief || input.brief.ask !== undefined || input.brief.link !== undefined
  const play = followed ?? reminderOf(kind, ground.deadline?.text ?? null, isAsked ? ground.askLine : null)
  const sent = [...(input.existing ?? [])].sort((a, b) => a.day_offset - b.day_offset)
  const told = toldBy(sent, play)
  const channels =
    play === 'campaign'
      ? input.channels.filter((c) => c === 'email' || c === 'sms')
      : // Nobody is asked for money where others may see it, and who is known has another address.
        input.channels.filter((c) => (play !== 'payment' && play !== 'request') || c !== 'linkedin')
  const asked = play === null ? (sent.length > 0 ? 0 : 1) : input.steps
  // “Closes TODAY” of one person to another ends no talk.
  const left = play === 'campaign' && sent.length === 0 ? daysLeft(source.doc) : null
  const fitting =
    asked === 0 ? 0 : mostSteps({ steps: asked, days: input.working_days, spanDays: input.span_days, sent })
  const wanted = left === null ? fitting : Math.min(fitting, stepsWithin(left, asked, input))
  const opening = firstAngle(source.material, play)
  const first: Angle[] = sent.length > 0 || wanted === 0 ? [] : [opening]
  const usual = followed === play ? SCRIPTS[play ?? 'outreach'] : REMINDER
  const scripts = play === 'outreach' && isInvited(input.brief) ? { ...usual, ...INVITATION } : usual
  const lacks = input.brief === undefined && !input.subject?.trim()
  const wantsSubject = writes && sent.length === 0
  const bestSubject =
    input.brief && wantsSubject
      ? bestOfBrief({ ...input, kind }, context)
      : read.mail && lacks && wantsSubject
        ? (subjectFor(read.mail, context)?.text ?? null)
        : null
  const job = {
    input,
    context,
    source,
    ground,
    firstAsk: askOf(source.doc),
    frame,
    kind,
    play: play ?? manner,
    scripts,
    writes,
    orders,
    draftScore:
      lacks && bestSubject !== null
        ? scoreOf({ ...input, subject: bestSubject }, context).score
        : (read.mail?.report.score ?? null),
    bestSubject,
    spare:
      play === 'campaign' && ground.matter === null && writes
        ? goodSubjects({ ...input, kind }, context).filter(
            (line) => line !== bestSubject && line !== input.subject,
          )
        : [],
    sent: sent.length,
    sentEmails: sent.filter((s) => s.channel === 'email').length,
    wayOut: leadsOut(frame.footer, source.doc?.format ?? 'text', context),
    seed: seedOf(input.draft ?? input.brief?.about ?? ''),
  }
  /** The plan without what was found to say nothing. */
  const planWithout = (dropped: readonly Angle[], tasks: readonly Angle[] = []) => {
    const choice =
      play === null
        ? { angles: [], left: [] }
        : choose(
            wanted - first.length,
            sent.length + wanted,
            (input.angles ?? []).filter((angle) => !FIRST.has(angle)),
            new Set([...told, ...first, ...dropped]),
            play,
            scripts,
            slotsOf(source, kind, ground, input.brief?.proof?.slice(1) ?? [], []),
          )
    const planned = [...first, ...choice.angles]
    const within = (spanDays: number | undefined) =>
      plan({
        steps: planned.length,
        tasks: tasks.length,
        channels: channels.length > 0 ? channels : ['email'],
        days: input.working_days,
        spanDays,
        sent,
      })
    const usualDays = within(input.span_days)
    const slots = left === null || (usualDays.at(-1)?.day ?? 0) <= left ? usualDays : within(left)
    const [toReader, toSender] = [[...planned], [...tasks]]
    const angles = slots.flatMap(({ isExtra }) => (isExtra ? toSender : toReader).shift() ?? [])
    return { choice, angles, steps: writeSteps(job, slots, angles) }
  }
  const dropped: Angle[] = []
  const known = [...(input.brief?.proof ?? []), ...ground.points.map(({ text }) => text), ...ground.sayings]
  let written = planWithout(dropped)
  for (let again = 0; again < MOST_AGAIN && play !== null; again++) {
    const empty = saysNothing(written.steps, play, known, input.angles ?? [])
    // One at a time: the next may have something to say over the channel that comes free.
    const [none] = empty
    if (none === undefined) break
    dropped.push(none)
    written = planWithout(dropped)
  }
  // Where there is nothing more to tell the reader, the sender has work that the next touch stands on.
  const tasks =
    play !== null && channels.includes('task') && written.angles.length > 2 && play === followed
      ? workLeft(scripts, new Set([...told, ...written.angles]), slotsOf(source, kind, ground, [], [])).slice(
          0,
          Math.min(wanted, MOST_SPREAD * written.angles.length) - written.angles.length,
        )
      : []
  if (tasks.length > 0) written = planWithout(dropped, tasks)
  const { choice, angles, steps } = written
  const [begin] = steps
  const noSubject = lacks && begin?.n === 1 && begin.channel === 'email'
  const emails = [...sent, ...steps].filter((s) => s.channel === 'email').length
  return {
    ...facts,
    warnings: [
      ...facts.warnings,
      ...(play === null ? [notSuited(kind)] : []),
      ...warningsOf({
        input,
        steps,
        left: choice.left,
        wanted,
        asked,
        play,
        isReminder: followed === null && play !== null,
        tasks: tasks.length,
        over: left,
        isEmpty: source.doc?.counts.words === 0,
        writes,
        channelsLeft: input.channels.filter((c) => !channels.includes(c)),
        kindGuessed: input.kind === 'auto' && isGuessed(source.doc, kind, facts.warnings) ? kind : null,
        kindAssumed: input.kind !== 'auto' || (source.doc !== null && source.doc.kind === kind) ? null : kind,
        brief: input.brief && writes ? input.brief : null,
        orders,
        subject: noSubject ? (begin.subject === null ? 'missing' : 'offered') : 'own',
      }),
    ],
    result: {
      steps,
      totals: { emails, span_days: steps.at(-1)?.day_offset ?? sent.at(-1)?.day_offset ?? 0 },
      checks: checksOf({
        input,
        context,
        sent,
        steps,
        play,
        kind,
        told: [...told, ...angles],
        over: left,
        report: read.mail?.report ?? null,
        doc: source.doc,
      }),
      evidence: evidenceOf(play, emails),
      export: exported(steps),
    },
  }
}

/** Whether somebody who is known is asked for something that can be asked again. */
function isRequest({ kind, source }: Read, { brief }: Input, context: Context): boolean {
  if (brief && brief.ask === undefined) return false
  const { doc, material } = brief ? firstMail(brief, 'request', kind, context) : source
  return requestIn(kind, doc, material) !== null
}

/** Steps and tasks together are at most so many times the steps that reach the reader. */
const MOST_SPREAD = 2

/** Angles whose work has not been planned, those that only a first or a last step takes aside. */
const workLeft = (scripts: Scripts, taken: ReadonlySet<Angle>, slots: Slots): Angle[] =>
  ORDER.outreach.filter(
    (angle) =>
      angle !== 'close_file' &&
      !taken.has(angle) &&
      scripts[angle] !== undefined &&
      (scripts[angle]?.fits?.(slots) ?? true),
  )

/** How often a plan is written anew without its empty steps. */
const MOST_AGAIN = 6

/** Steps for which there is time; what ends tomorrow has room for one more word. */
const stepsWithin = (left: number, asked: number, { working_days }: Input): number =>
  left < LEAST_GAP ? 1 + left : mostSteps({ steps: asked, days: working_days, spanDays: left, sent: [] })

/** Whether the plan hangs on a kind that is none too sure, and nothing else says so. */
const isGuessed = (doc: Source['doc'], kind: Kind, said: readonly { code: string }[]): boolean =>
  doc !== null &&
  doc.kind === kind &&
  doc.kindConfidence < DOUBTED &&
  !said.some(({ code }) => code === 'kind_unsure')

/** One person who is invited by name. */
const isInvited = (brief: BriefInput | undefined): boolean =>
  brief?.recipient?.name !== undefined && /^you are invited to\b/i.test(brief.about)

/** What the sender says, without what is quoted and the footer. */
const wordsOf = ({ doc, brief }: Source): string =>
  brief
    ? briefAsText(brief)
    : (doc?.sentences ?? [])
        .filter(({ field, region }) => field !== 'preheader' && region !== 'quoted' && region !== 'footer')
        .map(({ text }) => text)
        .join('\n')

const leadsOut = (footer: string, format: 'text' | 'html', { profile }: Context): boolean =>
  footer !== '' && offersOptOut(parse({ draft: footer, format }, profile, new Memo()))

/** What the first step asks for: the same as the cta operation finds. */
const askOf = (doc: Source['doc']): string | null =>
  doc ? (primaryOf(doc, findAsks(doc))?.text ?? null) : null

/** Angles of the steps that went out; where none is named, those usual at that place. */
function toldBy(sent: NonNullable<Input['existing']>, play: Play | null): Angle[] {
  const usual: readonly Angle[] = ['offer', ...ORDER[play ?? 'outreach'].filter((a) => a !== 'close_file')]
  return sent.map((step, i) => step.angle ?? usual[i] ?? 'offer')
}

/** Subjects of the mail that would serve, for the mails after the first. */
function goodSubjects({ brief, draft, format, kind, audience, locale }: Input, context: Context): string[] {
  if (brief?.about === '') return []
  const source = brief ? { brief } : { draft, format }
  const asked = { ...subjectLines.input.parse({ ...source, count: 3 }), kind, audience, locale }
  return subjects(asked, context)
    .result.candidates.filter(
      ({ angle, fit, chars, text }) =>
        angle !== 'question' &&
        text.includes(' ') &&
        fit >= SERVES &&
        chars <= SUBJECT_CHARS &&
        !/^(?:I|We)\b/.test(text),
    )
    .map(({ text }) => text)
}
/** A follow-up has a short subject. */
const SUBJECT_CHARS = 50

/** A brief as the mail it begins with, so that it is followed up like a draft. */
function firstMail(brief: BriefInput, play: Play, kind: Kind, { profile, dictionary }: Context): Source {
  const { paragraphs, ask } = openingOf(brief, play, (text) => `[${text}]`, kind)
  const draft = [...paragraphs, ask].join('\n\n')
  const doc = parse({ draft, format: 'text' }, profile, new Memo(), dictionary)
  return { doc, brief, material: materialOf(doc), audience: undefined }
}

interface Read {
  source: Source
  facts: Omit<Answer<unknown>, 'result'>
  kind: Kind
  writes: boolean
  /** The draft, where there is one. */
  mail: ReadDraft | null
}

const scoreOf = (input: Input, { profile, dictionary }: Context, memo = new Memo()): Report =>
  score(draftOf({ ...input, draft: input.draft ?? '' }), profile, { dictionary, memo })

function readDraft(input: Input, context: Context): Read {
  const draft = draftOf({ ...input, draft: input.draft ?? '' })
  const memo = new Memo()
  const report = scoreOf(input, context, memo)
  const doc = parse(draft, context.profile, memo, context.dictionary)
  const material = materialOf(doc)
  return {
    source: { doc, brief: null, material, audience: input.audience },
    facts: factsOf(report),
    kind: input.kind === 'auto' ? followedAs(report.kind, doc, material) : report.kind,
    mail: { draft, doc, report, memo },
    writes: doc.english && doc.counts.words > 0,
  }
}

function readBrief(input: Input, brief: BriefInput, { sent, whole }: Note, context: Context): Read {
  const parsed = (told: BriefInput) =>
    parse(
      { draft: briefAsText(told), format: 'text', locale: input.locale },
      context.profile,
      new Memo(),
      context.dictionary,
    )
  const doc = parsed(brief)
  const kind = kindOfBrief(whole, input, context, sent)
  return {
    source: { doc: null, brief, material: materialOfBrief(brief), audience: input.audience },
    facts: {
      input: {
        kind,
        kind_confidence: input.kind === 'auto' ? 0.5 : 1,
        family: KINDS[kind].family,
        locale: doc.locale,
        words: doc.counts.words,
      },
      warnings: [],
      placeholders: { found: [], preserved: true, issues: [] },
    },
    kind,
    mail: null,
    // A few words told apart may be too short to tell their language by.
    writes: doc.english || parsed(sent).english,
  }
}
