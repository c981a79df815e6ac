import type { z } from 'zod'
import { previews } from '../../engine/clients.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import { EVIDENCE_GRADES } from '../../engine/evidence/grades.ts'
import { previewStems, previewText } from '../../engine/measures/preview-text.ts'
import { Memo } from '../../engine/memo.ts'
import { hasWayOut } from '../../engine/opt-out.ts'
import { parse } from '../../engine/parse.ts'
import { evaluate, score } from '../../engine/score.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import type { contract } from './contract.ts'
import { fragments } from './fragments.ts'
import { hiddenHtml } from './hidden-html.ts'
import { type Line, lines } from './lines.ts'
import { overlapOf, ranked } from './rank.ts'
import { firstWords, summaryRisk } from './summary-risk.ts'
import { warningsOf } from './warnings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Words that fill the widest preview. */
const SHOWN = 25

/** Picks preheaders from the mail's own words and scores the mail with each. */
export function local(input: Input, { profile, dictionary }: Context): Answer<Result> {
  const draft = draftOf(input)
  const memo = new Memo()
  const report = score(draft, profile, { dictionary, memo })
  const doc = parse(draft, profile, memo, dictionary)
  const good = ranked(doc, report, fragments(doc, input.max_chars), input.mode)
  const chosen = lines(good, input.max_chars, input.mode, input.count)
  const scoreWith = (preheader: string) =>
    evaluate({ ...draft, preheader }, profile, { dictionary, memo }).score
  const candidates = chosen
    .map((line) => candidateOf(line, doc, draft, scoreWith(line.text), report.score))
    .sort((a, b) => b.score - a.score)
  // Of mail of no known kind, that with a way out of the mailing went to many.
  const none = doc.bands.preheader === 'none' && !(doc.kind === 'other' && hasWayOut(doc))
  const facts = factsOf(report)
  return {
    ...facts,
    warnings: [...facts.warnings, ...warningsOf(input, doc, candidates.length)],
    result: {
      candidates,
      current: currentOf(doc, draft, report.score),
      shown_without: firstWords(doc, SHOWN),
      html_snippet: candidates[0] ? hiddenHtml(candidates[0].text, input.pad) : null,
      none_recommended: none,
      none_reason: none ? NONE_REASON : null,
      ai_summary_risk: summaryRisk(doc),
    },
  }
}

const NONE_REASON =
  'This is mail to one person. Its first sentence is the preview; a written one makes it look like a mailing and was opened less in experiments (E38j, E38k).'

const overlapAsShown = (overlap: number | null) => (overlap === null ? null : Math.round(overlap * 100) / 100)

function candidateOf(
  line: Line,
  doc: Doc,
  draft: Draft,
  scored: number,
  before: number,
): Result['candidates'][number] {
  return {
    text: line.text,
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
