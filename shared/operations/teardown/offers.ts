/** What other operations would put in place of a section: a subject, a preheader, an ask. */
import { isSure } from '../../engine/detect.ts'
import { contract as ctaContract } from '../cta/contract.ts'
import { asksIn } from '../cta/local.ts'
import { STOCK_QUESTIONS } from '../cta/question-lines.ts'
import type { Context } from '../operation.ts'
import { contract as preheaderContract } from '../preheader/contract.ts'
import { preheadersFor } from '../preheader/local.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import { subjectInstead } from '../subject-lines/best.ts'
import type { Offer } from './section-fixes.ts'

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

/** The subject that every operation would put in place of the one sent. */
export function subjectOffer(mail: ReadDraft, context: Context): Offer | null {
  const best = subjectInstead(mail, context)
  return (
    best && {
      text: best.text,
      reason: `The mail’s own words make a better subject. ${best.why.split(/(?<=\.) /)[0]}`,
      gain: best.gain,
    }
  )
}

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

/** The best ask, with the edit that puts it into the mail: one of the mail's own words before any that would do in every mail. */
export function ctaOffer(mail: ReadDraft, context: Context) {
  const { data: input } = ctaContract.input.safeParse({ ...requestOf(mail), count: MOST_ASKS })
  if (!input) return null // another operation may take less than this one
  const { candidates } = asksIn(ofItsKind(mail, context), input, context).result
  const better = candidates.filter(({ score_delta }) => score_delta > 0)
  const own = better.find(({ text }) => !STOCK_QUESTIONS.has(text))
  const best = own ?? better[0]
  if (!best) return null
  return {
    text: best.text,
    edit: best.edit,
    own: own !== undefined,
    replaces: best.placement === 'replaces_primary',
    reason: 'An ask that is easier to answer, made of what the mail is about.',
    gain: best.score_delta,
  }
}
const MOST_ASKS = 5
