/** What there is to say of one subject. */
import { annotate } from '../../engine/annotate.ts'
import { pixelWidth, previews } from '../../engine/clients.ts'
import type { Draft } from '../../engine/draft.ts'
import type { Memo } from '../../engine/memo.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import type { Report } from '../../engine/report.ts'
import { type Evaluation, evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import type { Angle } from './contract.ts'
import { evidenceFor } from './evidence.ts'
import { type Body, promiseOf, repeatsOpening } from './promise/promise.ts'
import { type Risk, riskOf } from './risk.ts'

export interface Judged {
  text: string
  score: number | null
  fit: number
  chars: number
  words: number
  pixel_width_est: number
  truncation: { client: string; visible: string }[]
  annotations: (Omit<Report['annotations'][number], 'field'> & { field: 'text' })[]
  evidence: { id: string; grade: string }[]
  promise_match: boolean | null
  duplicates_body_opening: boolean
  risk: Risk
}

export interface Court {
  draft: Draft
  body: Body
  context: Context
  memo: Memo
  /** False for a brief: there is no mail to score yet. */
  scored: boolean
}

/** What a point that the engine takes off a subject costs its fit. */
const FAULT = 2
/** A line that misleads serves no mail, however well it reads. */
const MOST_MISLEADING = 20
/** Nor does one that tells what the mail does not, though it may be so. */
const MOST_UNTOLD = 40

/** A subject before its findings are written out, which only those that are shown need. */
export interface Verdict extends Omit<Judged, 'annotations'> {
  /** False when it has a slip of language. */
  correct: boolean
  /** The mail with this subject. */
  evaluation: Evaluation
}

/** Judges a subject over the whole draft. */
export function judge(text: string, angle: Angle | null, court: Court, fit: number): Verdict {
  const { draft, body, context, memo } = court
  const evaluation = evaluate({ ...draft, subject: text }, context.profile, {
    dictionary: context.dictionary,
    memo,
  })
  const { doc, found, score } = evaluation
  const points = evaluation.points()
  const { words } = parseSentence(text)
  const costly = found
    .map(({ rule, field }, i) => ({ rule, field, cost: Math.max(0, points[i] ?? 0) }))
    .filter(({ field, cost }) => field === 'subject' && cost > 0)
  const lost = costly.reduce((sum, { cost }) => sum + cost, 0)
  const { kept, broken, untold } = promiseOf(text, body)
  const risk = riskOf(doc, broken, angle)
  const serves = Math.max(0, fit - FAULT * lost)
  return {
    text,
    score: court.scored ? score : null,
    fit: Math.min(serves, risk === 'misleading' ? MOST_MISLEADING : untold ? MOST_UNTOLD : serves),
    chars: text.length,
    words,
    pixel_width_est: Math.round(pixelWidth(text)),
    truncation: previews(text, null).map(({ client, subject_shown }) => ({
      client,
      visible: subject_shown ?? '',
    })),
    evidence: evidenceFor(text, words, angle, doc.family),
    promise_match: kept ? true : broken ? false : null,
    duplicates_body_opening: repeatsOpening(text, body),
    risk,
    evaluation,
    correct: !costly.some(({ rule }) => rule.dimension === 'correctness'),
  }
}

/** The verdict with its findings. */
export function judged({ correct: _, evaluation, ...verdict }: Verdict, { context, memo }: Court): Judged {
  const { profile, dictionary } = context
  const annotations = annotate(
    evaluation,
    (changed) => evaluate(changed, profile, { dictionary, memo }).score,
  )
  return {
    ...verdict,
    annotations: annotations.flatMap((a) =>
      a.field === 'subject' ? [{ ...a, field: 'text' as const }] : [],
    ),
  }
}
