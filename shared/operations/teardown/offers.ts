/** What other operations would put in place of a section: a subject, a preheader, an ask. */
import type { Draft } from '../../engine/draft.ts'
import type { Report } from '../../engine/report.ts'
import { contract as ctaContract } from '../cta/contract.ts'
import { local as cta } from '../cta/local.ts'
import type { Context } from '../operation.ts'
import { contract as preheaderContract } from '../preheader/contract.ts'
import { local as preheader } from '../preheader/local.ts'
import { contract as subjectContract } from '../subject-lines/contract.ts'
import { local as subjectLines } from '../subject-lines/local.ts'
import type { Offer } from './section-fixes.ts'

/** Rules that call a subject empty. */
const EMPTY: ReadonlySet<string> = new Set(['vague-subject', 'pitch-in-subject', 'missing-subject'])
/** A mail this poor has no words worth a subject, unless it has none at all. */
const WORTH = 60
/** A name or a figure behind the first word: what takes the place of a line that says nothing must say something. */
const EXACT = /\s\S*[\p{Lu}\d]/u
/** How many are judged; the best of them is shown. */
const COUNT = 2

const requestOf = (draft: Draft, { kind }: Report) => ({
  draft: draft.draft,
  subject: draft.subject,
  preheader: draft.preheader,
  from_name: draft.from_name,
  format: draft.format ?? 'auto',
  goal: draft.goal,
  audience: draft.audience,
  locale: draft.locale,
  kind,
})

/** The best honest subject. `least` is what it must bring to take the place of the present one. */
export function subjectOffer(draft: Draft, report: Report, context: Context, least: number): Offer | null {
  const blank = (draft.subject ?? '').trim() === ''
  if (report.score < WORTH && !blank) return null
  const input = subjectContract.input.parse({ ...requestOf(draft, report), count: COUNT })
  const best = subjectLines(input, context).result.candidates.find(
    ({ risk, annotations, text }) =>
      risk === 'honest' &&
      (least > 0 || blank || EXACT.test(text)) &&
      !annotations.some(({ rule_id }) => EMPTY.has(rule_id)),
  )
  if (!best || best.score === null || best.score - report.score < least) return null
  return {
    text: best.text,
    reason: `The mail’s own words make a better subject. ${best.why.split(/(?<=\.) /)[0]}`,
    gain: best.score - report.score,
  }
}

/** The best preheader where mail of this kind has one. */
export function preheaderOffer(draft: Draft, report: Report, context: Context): Offer | null {
  const input = preheaderContract.input.parse({ ...requestOf(draft, report), count: 1 })
  const { candidates, none_recommended } = preheader(input, context).result
  const [best] = candidates
  if (!best || none_recommended || best.score_delta < 0) return null
  return {
    text: best.text,
    reason: 'Taken from the mail’s own words, so that the inbox shows a second reason to open.',
    gain: best.score_delta,
  }
}

/** The best ask, with the edit that puts it into the mail. */
export function ctaOffer(draft: Draft, report: Report, context: Context) {
  const input = ctaContract.input.parse({ ...requestOf(draft, report), count: 1 })
  const [best] = cta(input, context).result.candidates
  if (!best || best.score_delta <= 0) return null
  return {
    text: best.text,
    edit: best.edit,
    replaces: best.placement === 'replaces_primary',
    reason: 'An ask that is easier to answer, made of what the mail is about.',
    gain: best.score_delta,
  }
}
