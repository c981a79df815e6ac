/** What other operations would put in place of a section: a subject, a preheader, an ask. */
import { isSure } from '../../engine/detect.ts'
import { contract as ctaContract } from '../cta/contract.ts'
import { asksIn } from '../cta/local.ts'
import type { Context } from '../operation.ts'
import { contract as preheaderContract } from '../preheader/contract.ts'
import { preheadersFor } from '../preheader/local.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import { contract as subjectContract } from '../subject-lines/contract.ts'
import { lookFor } from '../subject-lines/local.ts'
import type { Offer } from './section-fixes.ts'

/** Rules that call a subject empty. */
export const EMPTY: ReadonlySet<string> = new Set(['vague-subject', 'pitch-in-subject', 'missing-subject'])
/** A mail this poor has no words worth a subject, unless it has none at all. */
const WORTH = 60
/** A name or a figure behind the first word: what takes the place of a line that says nothing must say something. */
const EXACT = /\s\S*[\p{Lu}\d]/u
/** How many are looked at, and judged beside them; the best is shown. */
const COUNT = 2
const SPARE = 1

const requestOf = ({ draft, doc }: ReadDraft) => ({
  draft: draft.draft,
  subject: draft.subject,
  preheader: draft.preheader,
  from_name: draft.from_name,
  format: draft.format ?? 'auto',
  goal: draft.goal,
  audience: draft.audience,
  locale: draft.locale,
  kind: doc.kind,
})

/** The mail as one of the kind it was taken for, so that every try is scored as one; read again where that was a guess. */
const ofItsKind = (mail: ReadDraft, context: Context): ReadDraft => {
  const draft = { ...mail.draft, kind: mail.doc.kind }
  const { kindConfidence, familyConfidence } = mail.doc
  return isSure(kindConfidence) && isSure(familyConfidence)
    ? { ...mail, draft }
    : readDraft(draft, context, mail.memo)
}

/** Whether the subject is that of a reply: with another one the mail would leave its thread. */
export const keepsThread = ({ annotations }: ReadDraft['report'], subject: string | undefined): boolean =>
  /^\s*(?:re|fwd?|aw|wg|sv|rv|tr)\s*:/i.test(subject ?? '') &&
  !annotations.some(({ rule_id }) => rule_id === 'fake-reply-prefix')

/** The best honest subject. `least` is what it must bring to take the place of the present one. */
export function subjectOffer(mail: ReadDraft, context: Context, least: number): Offer | null {
  const { draft, report } = mail
  const blank = (draft.subject ?? '').trim() === ''
  if ((report.score < WORTH && !blank) || keepsThread(report, draft.subject)) return null
  const { data: input } = subjectContract.input.safeParse({ ...requestOf(mail), count: COUNT })
  if (!input) return null // another operation may take less than this one
  // A gain is told beside the mail read as surely as the tries are.
  const own = ofItsKind(mail, context)
  const best = lookFor(own, input, context, SPARE).candidates.find(
    ({ risk, annotations, text }) =>
      risk === 'honest' &&
      !repeatsFault(text, report) &&
      (least > 0 || blank || EXACT.test(text)) &&
      !annotations.some(({ rule_id }) => EMPTY.has(rule_id)),
  )
  if (!best || best.score === null || best.score - own.report.score < least) return null
  return {
    text: best.text,
    reason: `The mail’s own words make a better subject. ${best.why.split(/(?<=\.) /)[0]}`,
    gain: best.score - own.report.score,
  }
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

/** The best preheader where mail of this kind has one, beside `subject` where that is to change as well. */
export function preheaderOffer(given: ReadDraft, context: Context, subject?: string): Offer | null {
  const mail = subject === undefined ? given : readDraft({ ...given.draft, subject }, context, given.memo)
  const { data: input } = preheaderContract.input.safeParse({ ...requestOf(mail), count: 1 })
  if (!input) return null // another operation may take less than this one
  const { candidates, none_recommended } = preheadersFor(ofItsKind(mail, context), input, context).result
  const [best] = candidates
  if (!best || none_recommended || best.score_delta < 0) return null
  return {
    text: best.text,
    reason: 'Taken from the mail’s own words, so that the inbox shows a second reason to open.',
    gain: best.score_delta,
  }
}

/** The best ask, with the edit that puts it into the mail. */
export function ctaOffer(mail: ReadDraft, context: Context) {
  const { data: input } = ctaContract.input.safeParse({ ...requestOf(mail), count: 1 })
  if (!input) return null // another operation may take less than this one
  const [best] = asksIn(ofItsKind(mail, context), input, context).result.candidates
  if (!best || best.score_delta <= 0) return null
  return {
    text: best.text,
    edit: best.edit,
    replaces: best.placement === 'replaces_primary',
    reason: 'An ask that is easier to answer, made of what the mail is about.',
    gain: best.score_delta,
  }
}
