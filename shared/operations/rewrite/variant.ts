/** One rewrite as the API shows it. */
import type { z } from 'zod'
import { gradesOf } from '../../engine/annotate.ts'
import type { Report } from '../../engine/report.ts'
import { RULES } from '../../engine/rules/index.ts'
import type { contract } from './contract.ts'
import { changedFacts } from './draft-facts.ts'
import type { Change, Revised } from './revise.ts'

const FIELDS = ['subject', 'preheader', 'draft']

type Variant = z.output<typeof contract.result>['variants'][number]

export function variantOf(
  id: string,
  angle: string,
  before: Report,
  after: Report,
  revised: Revised,
  hasVoice: boolean,
  withDiff: boolean,
): Variant {
  const { draft, revisions } = revised
  return {
    id,
    angle,
    subject: draft.subject ?? null,
    preheader: draft.preheader ?? null,
    draft: draft.draft,
    score: after.score,
    score_before: before.score,
    score_delta: after.score - before.score,
    changes: revised.changes
      .map(changeOf)
      .sort((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field) || a.start - b.start),
    diff: withDiff ? revisions.draft.diff() : [],
    facts: changedFacts(revised.before, revised.after),
    placeholders_preserved: revised.before.placeholders.join('\n') === revised.after.placeholders.join('\n'),
    brand_voice: hasVoice ? voiceOf(after) : null,
    reading_grade: after.metrics.grade_fk,
    words: after.metrics.words,
    annotations: after.annotations.map((a) => ({ ...a, fixes: [...a.fixes], evidence: [...a.evidence] })),
  }
}

function voiceOf(report: Report) {
  const voice = report.dimensions.find((d) => d.id === 'brand_voice')
  return {
    score: voice?.score ?? 100,
    violations: report.annotations.filter((a) => a.dimension === 'brand_voice').map((a) => a.message),
  }
}

function changeOf({ proposal, before, after, start, end }: Change): Variant['changes'][number] {
  const rule = RULES.find((r) => r.id === proposal.rule)
  return {
    type: proposal.type,
    rule_id: proposal.rule,
    field: proposal.field,
    before,
    after,
    start,
    end,
    reason: proposal.reason,
    evidence: rule ? gradesOf(rule) : [],
  }
}
