/** The one choice of a subject that every operation shares, and whether the subject sent gives way to it. */
import type { z } from 'zod'
import { firstFix } from '../../engine/annotate.ts'
import { applyEdits } from '../../engine/edit.ts'
import { asTaken } from '../../engine/held-to-kind.ts'
import { draftOf } from '../fields.ts'
import type { Context } from '../operation.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import { contract } from './contract.ts'
import { mailOf } from './local.ts'
import { lookFor } from './look.ts'
import { SERVES } from './serves.ts'

/** Rules that call a subject empty, not merely untidy: then the mail’s own words are better. */
export const EMPTY: ReadonlySet<string> = new Set(['vague-subject', 'pitch-in-subject', 'missing-subject'])
/** How much better a subject must serve than one that says something and says it badly. */
const WELL_ABOVE = 20

export interface BestSubject {
  text: string
  why: string
  /** Points that the mail gains by it. */
  gain: number
}

/** Whether the subject is that of a reply: with another one the mail would leave its thread. */
export const keepsThread = ({ annotations }: ReadDraft['report'], subject: string | undefined): boolean =>
  /^\s*(?:re|fwd?|aw|wg|sv|rv|tr)\s*:/i.test(subject ?? '') &&
  !annotations.some(({ rule_id }) => rule_id === 'fake-reply-prefix')

/**
 * The first candidate of the subject-lines operation where it serves well; `null` where the mail has none that may
 * be put over it unasked.
 */
export function bestSubject(mail: ReadDraft, context: Context): BestSubject | null {
  return bestOf(mail, context).best
}

/** Points that a subject costs by saying nothing, or in a way that no rule can mend. */
export const faultsOf = ({ annotations }: ReadDraft['report']) =>
  annotations.filter(
    (annotation) =>
      annotation.points > 0 &&
      (EMPTY.has(annotation.rule_id) ||
        (annotation.field === 'subject' && firstFix(annotation, ANY) === undefined)),
  )
/** Fixes are weighed when they are read, each as long as a score takes: only the first is. */
const ANY = () => true

/**
 * The same where the subject sent should give way to it, its slips mended: one that is missing, says nothing, or serves
 * far worse. “DON’T MISS OUT!!!” says nothing said quietly.
 */
export function subjectInstead(mail: ReadDraft, context: Context): BestSubject | null {
  if (keepsThread(mail.report, mail.draft.subject)) return null
  const mended = withSubjectMended(mail, context)
  const faults = faultsOf(mended.report)
  const isBlank = (mail.draft.subject ?? '').trim() === ''
  if (faults.length === 0 && !isBlank) return null
  const { best, presentFit } = bestOf(mended, context)
  if (!best) return null
  const isEmpty = faults.some(({ rule_id }) => EMPTY.has(rule_id))
  const serves = best.gain > 0 && (isEmpty || best.fit >= presentFit() + WELL_ABOVE)
  if (!isBlank && !serves) return null
  return { ...best, gain: best.gain + mended.report.score - mail.report.score }
}

/** The mail with what its rules would make of its subject. */
function withSubjectMended(mail: ReadDraft, context: Context): ReadDraft {
  const { subject = '' } = mail.draft
  const mends = mail.report.annotations.flatMap((annotation) => {
    const { field, points, start, end } = annotation
    const fix = field === 'subject' && points > 0 ? firstFix(annotation, ANY) : undefined
    return fix ? [{ start, end, replacement: fix.replacement }] : []
  })
  const mended = applyEdits(subject, mends).text
  return mended === subject
    ? mail
    : readDraft(asTaken({ ...mail.draft, subject: mended }, mail.doc), context, mail.memo)
}

/** The first candidate for a brief, where it serves well; there is no mail yet to score. */
export function bestOfBrief(
  asked: Pick<z.output<typeof contract.input>, 'brief' | 'kind' | 'audience' | 'locale'>,
  context: Context,
): string | null {
  const { brief, ...rest } = asked
  const { data } = contract.input.safeParse({ brief })
  if (!data) return null // another operation may take less than this one
  const input = { ...data, ...rest }
  const read = readDraft(draftOf({ ...input, ...mailOf(input, context) }), context)
  const [first] = lookFor(read, input, context, 'first').candidates
  return first && first.fit >= SERVES ? first.text : null
}

function bestOf(mail: ReadDraft, context: Context) {
  const { draft, report } = mail
  const none = { best: null, presentFit: () => 0 }
  const { data: input } = contract.input.safeParse({ draft: draft.draft, subject: draft.subject })
  if (!input) return none // another operation may take less than this one
  const { candidates, current } = lookFor(mail, input, context, 'first')
  const [first] = candidates
  if (
    !first ||
    first.score === null ||
    first.fit < SERVES ||
    first.risk !== 'honest' ||
    repeatsFault(first.text, report) ||
    first.annotations.some(({ rule_id }) => EMPTY.has(rule_id))
  )
    return none
  const { text, why, fit, score } = first
  return { best: { text, why, fit, gain: score - report.score }, presentFit: () => current()?.fit ?? 0 }
}

/** Whether a line repeats words of the body that cost points there: “Leverage the power of AI”. */
const repeatsFault = (line: string, { annotations }: ReadDraft['report']): boolean =>
  annotations.some(
    ({ field, points, quote }) =>
      field === 'draft' &&
      points > 0 &&
      /\p{L}{3}/u.test(quote) &&
      line.toLowerCase().includes(quote.toLowerCase()),
  )
