import type { z } from 'zod'
import { previews } from '../../engine/clients.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import { EVIDENCE_GRADES } from '../../engine/evidence/grades.ts'
import { previewStems, previewText } from '../../engine/measures/preview-text.ts'
import { evaluate } from '../../engine/score.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import type { contract } from './contract.ts'
import { fragments } from './fragments.ts'
import { hiddenHtml } from './hidden-html.ts'
import { type Line, lines } from './lines.ts'
import { noLineReason, noneReason } from './none-reason.ts'
import { overlapOf, ranked } from './rank.ts'
import { firstWords, summaryRisk } from './summary-risk.ts'
import { warningsOf } from './warnings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Words that fill the widest preview. */
const SHOWN = 25

/** Picks preheaders from the mail's own words and scores the mail with each. */
export const local = (input: Input, context: Context): Answer<Result> =>
  preheadersFor(readDraft(draftOf(input), context), input, context)

/** The same for a draft that was read already. */
export function preheadersFor(
  { draft, doc, report, memo }: ReadDraft,
  input: Input,
  { profile, dictionary }: Context,
): Answer<Result> {
  const none = noneReason(doc)
  const from = (loose: boolean) => {
    const good = ranked(doc, report, fragments(doc, input.max_chars, loose), input.mode, loose)
    return lines(good, input.max_chars, input.mode, loose ? 1 : Math.max(ORDERED, input.count), loose)
  }
  const strict = from(false)
  // A mailing has a preheader in any case: whatever it says best, said quietly.
  const chosen = strict.length > 0 || none !== null || input.mode === 'cta' ? strict : from(true)
  const scoreWith = (preheader: string) =>
    evaluate({ ...draft, preheader }, profile, { dictionary, memo }).score
  const scored = chosen
    .map((line) => ({ line, scored: scoreWith(line.text) }))
    .sort((a, b) => b.scored - a.scored || lateness(a.line, input.mode) - lateness(b.line, input.mode))
    .slice(0, input.count)
  const candidates = scored.map((each) => candidateOf(each.line, doc, draft, each.scored, report.score))
  // Lines, or the reason why there are none: one of the two is the answer.
  const reason = none ?? (candidates.length === 0 && input.mode !== 'cta' ? noLineReason(doc) : null)
  const facts = factsOf(report)
  return {
    ...facts,
    warnings: [
      ...facts.warnings,
      ...warningsOf(input, doc, {
        found: candidates.length,
        worse: none === null ? 0 : candidates.filter(({ score_delta }) => score_delta < 0).length,
        against: none !== null && (candidates[0]?.score_delta ?? 0) > 0,
      }),
    ],
    result: {
      candidates,
      current: currentOf(doc, draft, report.score),
      shown_without: firstWords(doc, SHOWN),
      html_snippet: candidates[0] && none === null ? hiddenHtml(candidates[0].text, input.pad) : null,
      none_recommended: reason !== null,
      none_reason: reason,
      ai_summary_risk: summaryRisk(doc),
    },
  }
}

/** Lines that are put in order at least, so that the first is the same however many are asked for. */
const ORDERED = 3

/** In complement mode what inboxes show anyway comes behind what adds to it. */
const lateness = ({ parts }: Line, mode: Input['mode']) => (mode === 'complement' && parts[0]?.shown ? 1 : 0)

const overlapAsShown = (overlap: number | null) => (overlap === null ? null : Math.round(overlap * 100) / 100)

export function candidateOf(
  line: Pick<Line, 'text' | 'stems' | 'parts'>,
  doc: Doc,
  draft: Draft,
  scored: number,
  before: number,
): Result['candidates'][number] {
  return {
    text: line.text,
    source: 'local',
    chars: line.text.length,
    overlap_with_subject: overlapAsShown(overlapOf(line.stems, doc)),
    score: scored,
    score_delta: scored - before,
    truncation: truncationOf(draft, line.text),
    sources: line.parts.map((part) => {
      const { start, end } = doc.source.toSource(part)
      return { field: 'draft', start, end, quote: draft.draft.slice(start, end) }
    }),
    evidence: evidenceFor(doc),
  }
}

/** Newsletters gained by a preheader, personal mail lost; the first words are all some inboxes read. */
function evidenceFor(doc: Doc) {
  const ids =
    doc.bands.preheader === 'none'
      ? ['E38j', 'E38k']
      : doc.family === 'operational'
        ? ['E58']
        : ['E39', 'E58']
  return ids.map((id) => ({ id, grade: EVIDENCE_GRADES[id] ?? 'P' }))
}

const truncationOf = (draft: Draft, preheader: string) =>
  previews(draft.subject ?? null, preheader).flatMap(({ client, name, preheader_shown: visible }) =>
    visible === null ? [] : [{ client, name, visible, truncated: visible !== preheader }],
  )

function currentOf(doc: Doc, draft: Draft, scored: number): Result['current'] {
  const preview = previewText(doc)
  if (!preview) return null
  const { text, hidden } = preview
  return {
    text,
    chars: text.length,
    hidden,
    overlap_with_subject: overlapAsShown(overlapOf(previewStems(doc, preview), doc)),
    score: scored,
    truncation: truncationOf(draft, text),
  }
}
