/** Preheaders that somebody else wrote, scored and shown as the rules show their own. */
import type { z } from 'zod'
import { stemsOfTokens } from '../../engine/measures/content-words.ts'
import { evaluate } from '../../engine/score.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import type { contract } from './contract.ts'
import { hiddenHtml } from './hidden-html.ts'
import { candidateOf } from './local.ts'
import { noneReason } from './none-reason.ts'
import { REPEATS } from './rank.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
type Candidate = Result['candidates'][number]

/** Characters under which a line leaves most of its row to whatever comes next. */
const SHORTEST = 20

/** A preheader as a candidate, or why it is refused: too long or short, a repeat of the subject, or worse for the mail. */
export function authoredPreheader(
  text: string,
  { draft, doc, report, memo }: ReadDraft,
  input: Input,
  floor: number,
  { profile, dictionary }: Context,
): Candidate | 'length_missed' | 'off_topic' | 'scores_lower' {
  if (text.length > input.max_chars || text.length < SHORTEST) return 'length_missed'
  const scored = evaluate({ ...draft, preheader: text }, profile, { dictionary, memo }).score
  const line = { text, stems: stemsOfTokens(tokenize(text)), parts: [] }
  const candidate = candidateOf(line, doc, draft, scored, report.score)
  if ((candidate.overlap_with_subject ?? 0) > REPEATS) return 'off_topic'
  return scored < floor ? 'scores_lower' : { ...candidate, source: 'model' }
}

/** The result with other candidates, best first, and the HTML of the first. */
export function withPreheaders(
  result: Result,
  all: readonly Candidate[],
  input: Input,
  { doc }: ReadDraft,
): Result {
  const candidates = [...all].sort((a, b) => b.score - a.score).slice(0, input.count)
  const [first] = candidates
  // That the mail's own words give no line is no reason against one that is worded.
  const none = noneReason(doc)
  const reason = first ? none : result.none_reason
  return {
    ...result,
    candidates,
    none_recommended: reason !== null,
    none_reason: reason,
    html_snippet: first && reason === null ? hiddenHtml(first.text, input.pad) : null,
  }
}
