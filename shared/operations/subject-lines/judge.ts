/** What there is to say of one subject. */
import { pixelWidth, previews } from '../../engine/clients.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import type { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import type { Report } from '../../engine/report.ts'
import { score } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import type { Angle } from './contract.ts'
import { evidenceFor } from './evidence.ts'
import { type Body, promiseOf, repeatsOpening } from './promise.ts'
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

export function judge(
  text: string,
  angle: Angle | null,
  court: Court,
  fit: number,
): Judged & { report: Report } {
  const { draft, body, context, memo } = court
  const under = { ...draft, subject: text }
  const report = score(under, context.profile, { dictionary: context.dictionary, memo })
  const doc: Doc = parse(under, context.profile, memo, context.dictionary)
  const { words } = parseSentence(text)
  const lost = report.annotations.reduce(
    (sum, a) => sum + (a.field === 'subject' ? Math.max(0, a.points) : 0),
    0,
  )
  const { kept, broken } = promiseOf(text, body)
  return {
    text,
    score: court.scored ? report.score : null,
    fit: Math.max(0, fit - FAULT * lost),
    chars: text.length,
    words,
    pixel_width_est: Math.round(pixelWidth(text)),
    truncation: previews(text, null).map(({ client, subject_shown }) => ({
      client,
      visible: subject_shown ?? '',
    })),
    annotations: report.annotations.flatMap((a) =>
      a.field === 'subject' ? [{ ...a, field: 'text' as const }] : [],
    ),
    evidence: evidenceFor(text, words, angle, doc.family),
    promise_match: kept ? true : broken ? false : null,
    duplicates_body_opening: repeatsOpening(text, body),
    risk: riskOf(doc, broken, angle),
    report,
  }
}
