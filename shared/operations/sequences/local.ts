import type { z } from 'zod'
import type { Kind } from '../../engine/kinds.ts'
import { kindOfBrief } from '../brief-kind.ts'
import { readNote } from '../brief-notes.ts'
import type { Answer, Context } from '../operation.ts'
import { bestPlan, type Written } from './best-plan.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { evidenceOf } from './evidence.ts'
import { exported } from './export.ts'
import { jobOf, lacksSubject } from './job.ts'
import { plainOf } from './plain/index.ts'
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
  if (!sent.brief) return planned(sent, context, null)
  const kind = kindOfBrief(readNote(sent.brief).brief, sent, context, sent.brief)
  const plain = plainOf(sent, sent.brief, kind, context.dictionary)
  return planned({ ...sent, brief: plain.brief }, context, { sent: sent.brief, plain })
}

function planned(input: Input, context: Context, note: Note | null): Answer<Result> {
  const read = readSource(input, note, context)
  const way = wayOf(read, input, note, context)
  const room = roomFor(way, read.source, input)
  const written = bestPlan(jobOf(read, way, room, input, note, context), way, room)
  const { steps } = written
  const { sent } = room
  const emails = [...sent, ...steps].filter((s) => s.channel === 'email').length
  return {
    ...read.facts,
    warnings: [...read.facts.warnings, ...notices(input, read, way, room, written, note)],
    result: {
      steps,
      totals: { emails, span_days: steps.at(-1)?.day_offset ?? sent.at(-1)?.day_offset ?? 0 },
      checks: checksOf({
        input,
        context,
        memo: read.memo,
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
  note: Note | null,
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
      brief: note !== null && writes ? note.sent : null,
      orders: note?.plain.left ?? [],
      more: note?.plain.more ?? [],
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
