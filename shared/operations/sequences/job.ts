/** What the steps of a plan are written from. */
import type { z } from 'zod'
import { lazy } from '../../engine/lazy.ts'
import type { Memo } from '../../engine/memo.ts'
import { offersOptOut } from '../../engine/opt-out.ts'
import { parse } from '../../engine/parse.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import type { Context } from '../operation.ts'
import { bestOfBrief, bestSubject as subjectFor } from '../subject-lines/best.ts'
import { contract as subjectLines } from '../subject-lines/contract.ts'
import { local as subjects } from '../subject-lines/local.ts'
import { SERVES } from '../subject-lines/serves.ts'
import type { contract } from './contract.ts'
import { seedOf } from './draw.ts'
import { type Note, type Read, scoreOf } from './read.ts'
import type { Room } from './room.ts'
import type { Source } from './slots.ts'
import type { Way } from './way.ts'
import type { Job } from './write-steps.ts'

type Input = z.output<typeof contract.input>

/** Gathers what the steps are written from. */
export function jobOf(
  read: Read,
  { play, manner, frame, ground, scripts }: Way,
  { sent }: Room,
  input: Input,
  note: Note | null,
  context: Context,
): Job {
  const { source, kind, writes, mail, memo } = read
  const best = writes && sent.length === 0 ? bestSubjectFor(read, input, context) : null
  return {
    input,
    context,
    source,
    ground,
    firstAsk: askOf(mail?.doc ?? source.doc),
    frame,
    kind,
    play: play ?? manner,
    scripts,
    writes,
    plain: note?.plain ?? null,
    memo,
    draftScore:
      lacksSubject(input) && best !== null
        ? scoreOf({ ...input, subject: best }, context, memo).score
        : (mail?.report.score ?? null),
    bestSubject: best,
    spare: lazy(() =>
      play === 'campaign' && ground.matter === null && writes
        ? goodSubjects({ ...input, kind }, context).filter((line) => line !== best && line !== input.subject)
        : [],
    ),
    sent: sent.length,
    sentEmails: sent.filter((s) => s.channel === 'email').length,
    wayOut: leadsOut(frame.footer, source.doc?.format ?? 'text', context, memo),
    seed: seedOf(input.draft ?? input.brief?.about ?? ''),
  }
}

/** Whether a draft came without its subject. */
export const lacksSubject = ({ brief, subject }: Input): boolean => brief === undefined && !subject?.trim()

function bestSubjectFor({ kind, mail }: Read, input: Input, context: Context): string | null {
  const { brief } = input
  if (brief) return bestOfBrief({ ...input, brief, kind }, context)
  return mail && lacksSubject(input) ? (subjectFor(mail, context)?.text ?? null) : null
}

const leadsOut = (footer: string, format: 'text' | 'html', { profile }: Context, memo: Memo): boolean =>
  footer !== '' && offersOptOut(parse({ draft: footer, format }, profile, memo))

/** What the first step asks for: the same as the cta operation finds. */
const askOf = (doc: Source['doc']): string | null =>
  doc ? (primaryOf(doc, findAsks(doc))?.text ?? null) : null

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
