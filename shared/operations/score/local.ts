import type { z } from 'zod'
import type { Draft } from '../../engine/draft.ts'
import { templateChange } from '../../engine/measures/template-change.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import type { Report } from '../../engine/report.ts'
import { score } from '../../engine/score.ts'
import { voiceFitOf } from '../brand-voice.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { compare } from './compare.ts'
import type { contract } from './contract.ts'
import { withoutCrowd } from './crowd.ts'
import { crowdWarnings, listed, listingWarnings } from './listed.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
type Warnings = Report['warnings']

export function local(input: Input, context: Context): Answer<Result> {
  const profile =
    input.threshold === undefined
      ? context.profile
      : { ...context.profile, threshold: input.threshold, thresholds: {} }
  const draft = draftOf(input)
  const ignore = input.ignore_hashes ?? []
  const report = score(draft, profile, { dictionary: context.dictionary, ignore })
  const { grade, status, dimensions, metrics, gate, previews } = report
  const facts = factsOf(report)
  // Who names parts of the mail wants to see what is there.
  const marks = input.everything || input.ranges ? report.annotations : withoutCrowd(report)
  const annotations = listed(marks, input)
  const warnings = [
    ...listingWarnings(draft, annotations.length, marks.length, input),
    ...crowdWarnings(report.annotations.length - marks.length),
    ...(input.model_notes ? [NO_NOTES] : []),
  ]
  const { template } = input
  const changed = template === undefined ? null : changeOf(draft, template, context, warnings)
  const { comparison = null, after = null } = input.compare
    ? compare(draft, secondOf(draft, input.compare), report, profile, context, ignore)
    : {}
  if (after && after.kind !== report.kind)
    warnings.push({
      code: 'kinds_differ',
      message: `The first draft was taken for ${report.kind}, the second for ${after.kind}; part of the difference comes from that. Name a \`kind\` to judge both alike.`,
    })
  return {
    ...facts,
    warnings: [...facts.warnings, ...warnings],
    judged: { score: report.score, decision: gate.decision, rules: rulesThatCost(report.annotations) },
    result: {
      score: report.score,
      grade,
      status,
      dimensions: dimensions.filter(({ id }) => input.dimensions?.includes(id) ?? true),
      annotations,
      metrics: { ...metrics, template_change_pct: changed },
      gate: {
        ...gate,
        blockers: [...gate.blockers],
        missed: [...gate.missed],
        smallest_fix_set: [...gate.smallest_fix_set],
      },
      previews: [...previews],
      brand_voice: context.profile.voice && voiceFitOf(report),
      model_notes: null,
      comparison,
    },
  }
}

/** Said until a model has given its notes. */
export const NO_NOTES = {
  code: 'notes_need_model',
  message: '`model_notes` need a model, and none gave any. The score is the same with and without.',
}

const rulesThatCost = (annotations: Report['annotations']): string[] => [
  ...new Set(annotations.flatMap(({ rule_id, points }) => (points > 0 ? rule_id : []))),
]

function changeOf(draft: Draft, template: string, { profile }: Context, warnings: Warnings): number | null {
  const memo = new Memo()
  const change = templateChange(
    parse(draft, profile, memo),
    parse({ draft: template, format: draft.format }, profile, memo),
  )
  if (change === null)
    warnings.push({
      code: 'template_not_compared',
      message: 'The draft has no words, or it and the template differ by too many to compare.',
    })
  return change
}

/** The second draft: what it leaves out is as in the first. */
function secondOf(first: Draft, { format, ...rest }: NonNullable<Input['compare']>): Draft {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return { ...first, ...given, format: format ?? first.format }
}
