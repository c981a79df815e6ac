import type { z } from 'zod'
import type { Kind } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import { inFields } from '../brief-fields.ts'
import { kindOfBrief } from '../brief-kind.ts'
import { readNote } from '../brief-notes.ts'
import { written } from '../brief-shorthand.ts'
import type { Answer, Context } from '../operation.ts'
import { bestPlan, type Written } from './best-plan.ts'
import { sureOf } from './brief-sure.ts'
import { turned } from './brief-turned.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { evidenceOf } from './evidence.ts'
import { exported } from './export.ts'
import { jobOf, lacksSubject } from './job.ts'
import { heldIn } from './plain/held.ts'
import { plainOf } from './plain/index.ts'
import { isTold } from './plain/is-told.ts'
import { withProofApart } from './proof-apart.ts'
import { type Note, type Read, readSource } from './read.ts'
import { type Room, roomFor } from './room.ts'
import type { Source } from './slots.ts'
import { type Notice, notSuited, warningsOf } from './warnings.ts'
import { type Way, wayOf } from './way.ts'
import { DOUBTED } from './wins.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Plans a sequence and writes it with the words of draft or brief; nothing is invented. */
export function local(sent: Input, context: Context): Answer<Result> {
  if (!sent.brief) return planned(sent, context, null, [])
  const { brief: whole, left } = readNote(turned(inFields(sent.brief), context.dictionary))
  const kind = kindOfBrief(whole, sent, context, sent.brief)
  const { brief, left: scraps } = sureOf(whole, sent.brief, context.dictionary)
  if (!isSaid(sent.brief, whole, [...left, ...scraps], kind)) {
    const plain = plainOf(sent, sent.brief, kind, context.dictionary)
    const note = { sent: sent.brief, whole: plain.brief, plain }
    return planned({ ...sent, brief: plain.brief }, context, note, plain.left)
  }
  const told = kind === 'cold_outreach' ? withProofApart(brief) : brief
  return planned({ ...sent, brief: told }, context, { sent: sent.brief, whole }, [...left, ...scraps])
}

/** Whether a brief needs no reading: it came in fields, is news, or is written to its reader already, with nothing `left` that is unsure; an event with its day has a name that is surer. */
const isSaid = (sent: BriefInput, whole: BriefInput, left: readonly string[], kind: Kind): boolean =>
  [sent.problem, sent.offer, sent.trigger, sent.proof].some((field) => field !== undefined) ||
  (left.length === 0 &&
    !(kind === 'event_invitation' && heldIn(written(sent.about)) !== null) &&
    ((kind === 'announcement' && whole.ask === undefined) || isTold(whole, sent)))

/** `orders` are parts of the brief that no reader can be told as they stand. */
function planned(
  input: Input,
  context: Context,
  note: Note | null,
  orders: readonly string[],
): Answer<Result> {
  const read = readSource(input, note, context)
  const way = wayOf(read, input, note, context)
  const room = roomFor(way, read.source, input)
  const written = bestPlan(
    { ...jobOf(read, way, room, input, orders, context), plain: note?.plain ?? null },
    way,
    room,
  )
  const { steps } = written
  const { sent } = room
  const emails = [...sent, ...steps].filter((s) => s.channel === 'email').length
  return {
    ...read.facts,
    warnings: [...read.facts.warnings, ...notices(input, read, way, room, written, orders)],
    result: {
      steps,
      totals: { emails, span_days: steps.at(-1)?.day_offset ?? sent.at(-1)?.day_offset ?? 0 },
      checks: checksOf({
        input,
        context,
        sent,
        steps,
        play: way.play,
        kind: read.kind,
        told: [...room.told, ...written.angles],
        over: room.left,
        report: read.mail?.report ?? null,
        doc: read.source.doc,
        isNotice: way.ground.notice !== null,
      }),
      evidence: evidenceOf(way.play, emails),
      export: exported(steps),
    },
  }
}

/** What of the request was not met, and what is left to do by hand. */
function notices(
  input: Input,
  { source, kind, facts, writes }: Read,
  { play, followed, ground }: Way,
  { channels, asked, left, wanted }: Room,
  { steps, choice, tasks }: Written,
  orders: readonly string[],
): Notice[] {
  const [begin] = steps
  const noSubject = lacksSubject(input) && begin?.n === 1 && begin.channel === 'email'
  const isNotice = ground.notice !== null
  return [
    ...(play === null ? [notSuited(isNotice ? 'notice' : kind)] : []),
    ...warningsOf({
      input,
      steps,
      left: choice.left,
      wanted,
      asked,
      play,
      isNotice,
      isReminder: followed === null && play !== null,
      tasks,
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
  ]
}

/** Whether the plan hangs on a kind that is none too sure, and nothing else says so. */
const isGuessed = (doc: Source['doc'], kind: Kind, said: readonly { code: string }[]): boolean =>
  doc !== null &&
  doc.kind === kind &&
  doc.kindConfidence < DOUBTED &&
  !said.some(({ code }) => code === 'kind_unsure')
