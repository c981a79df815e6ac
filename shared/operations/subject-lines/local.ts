import type { z } from 'zod'
import type { Draft } from '../../engine/draft.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { materialOfBrief } from '../material/from-brief.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Answer, Context } from '../operation.ts'
import { briefAsDraft } from './brief-as-draft.ts'
import { cased, linesOf, namesIn } from './casing.ts'
import { choose } from './choose.ts'
import type { contract } from './contract.ts'
import { foreignLines } from './foreign-lines.ts'
import type { Idea } from './idea.ts'
import { ideasFor } from './ideas.ts'
import { type Judged, judge } from './judge.ts'
import { pairsOf } from './pairs.ts'
import { bodyOf } from './promise.ts'
import { shouts } from './shouted.ts'
import { tidy } from './tidy.ts'
import { warningsFor } from './warnings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** More than asked for are judged, so that the best remain; each costs a score of the whole draft. */
const SPARE = 4
const MOST_JUDGED = 14

/** Subjects out of the mail's own words, each judged with the whole draft under it. */
export function local(input: Input, context: Context): Answer<Result> {
  const memo = new Memo()
  const draft: Draft = draftOf({ ...input, draft: input.draft ?? briefAsDraft(input.brief) })
  const doc = parse(draft, context.profile, memo, context.dictionary)
  const material = input.brief === undefined ? materialOf(doc) : materialOfBrief(input.brief)
  const body = bodyOf(
    input.brief === undefined
      ? doc.sentences.filter((s) => s.region !== 'quoted' && s.region !== 'footer')
      : material.lines.map((l) => l.sentence),
  )
  const names = namesIn(linesOf(doc, material), context.dictionary)
  const styled = (idea: Idea): Idea[] => {
    const wanted =
      input.case === 'auto' ? (idea.angle === 'plain_internal' ? 'lower' : 'sentence') : input.case
    const text = cased(tidy(idea.text), wanted, names, material.placeholders)
    return text === '' || shouts(text, context.dictionary) ? [] : [{ ...idea, text }]
  }
  const ideas = (
    doc.english || input.brief !== undefined
      ? ideasFor(doc, material, input.angles)
      : foreignLines(doc, input.angles)
  ).flatMap(styled)
  const limits = {
    bands: doc.bands,
    maxChars: input.max_chars ?? doc.bands.subjectChars,
    emoji: input.emoji === 'allowed',
    avoid: input.avoid ?? [],
    history: [...(input.history ?? []), ...(input.subject === undefined ? [] : [input.subject])],
  }
  const court = { draft, body, context, memo, scored: input.brief === undefined }
  const chosen = choose(
    ideas,
    body,
    limits,
    Math.max(input.count, Math.min(input.count + SPARE, MOST_JUDGED)),
  )
  const judged = chosen.map((idea, place) => ({ idea, place, ...judge(idea.text, idea.angle, court) }))
  const candidates = judged
    .filter(
      (c) =>
        c.risk !== 'misleading' && !c.annotations.some((a) => a.dimension === 'correctness' && a.points > 0),
    )
    .sort((a, b) => rank(b) - rank(a) || a.place - b.place)
    .slice(0, input.count)
    .map(({ idea, place: _, report: __, ...rest }) => ({ ...rest, angle: idea.angle, why: idea.why }))
  const current = input.subject === undefined ? null : judge(input.subject, null, court)
  const facts = factsOf(current?.report ?? judge('', null, court).report)
  const warnings = [...facts.warnings, ...warningsFor(input, doc, candidates, input.subject)]
  return {
    ...facts,
    ...(input.brief === undefined
      ? {}
      : { input: { ...facts.input, words: 0 }, placeholders: { found: [], issues: [], preserved: true } }),
    warnings,
    result: {
      candidates,
      current: current && withoutReport(current),
      pairs_to_test: pairsOf(candidates, input.subject ?? null),
    },
  }
}

/** Points first; between lines that score alike, how well they tell the mail. */
const rank = ({ report, idea }: { report: { score: number }; idea: Idea }) =>
  report.score + 0.4 * Math.min(idea.weight, 12)

const withoutReport = ({ report: _, ...rest }: Judged & { report: unknown }): Judged => rest
