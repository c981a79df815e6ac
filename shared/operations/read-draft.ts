/** A draft with all that is read of it once, for every part of an answer. */
import type { Doc } from '../engine/doc.ts'
import type { Draft } from '../engine/draft.ts'
import { Memo } from '../engine/memo.ts'
import { parse } from '../engine/parse.ts'
import type { Report } from '../engine/report.ts'
import { score } from '../engine/score.ts'
import type { Context } from './operation.ts'

export interface ReadDraft {
  draft: Draft
  doc: Doc
  report: Report
  memo: Memo
}

/** Scores and parses a draft. Hand the `memo` of an earlier one when the two share sentences. */
export function readDraft(draft: Draft, { profile, dictionary }: Context, memo = new Memo()): ReadDraft {
  const report = score(draft, profile, { dictionary, memo })
  return { draft, doc: parse(draft, profile, memo, dictionary), report, memo }
}
