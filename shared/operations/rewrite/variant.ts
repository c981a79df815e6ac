/** One rewrite as the API shows it. */
import type { z } from 'zod'
import type { Report } from '../../engine/report.ts'
import { voiceFitOf } from '../brand-voice.ts'
import { changesOf } from './changes.ts'
import type { contract } from './contract.ts'
import { changedFacts } from './draft-facts.ts'
import type { Revised } from './revise.ts'

type Variant = z.output<typeof contract.result>['variants'][number]

const timesIn = (tags: readonly string[], tag: string): number => tags.filter((each) => each === tag).length

/** A rewrite as it is answered, with its score beside that of the draft. */
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
    source: 'local',
    angle,
    subject: draft.subject ?? null,
    preheader: draft.preheader ?? null,
    draft: draft.draft,
    score: after.score,
    score_before: before.score,
    score_delta: after.score - before.score,
    changes: changesOf(revised),
    diff: withDiff ? revisions.draft.diff() : [],
    facts: changedFacts(revised.before, revised.after),
    placeholders_preserved: revised.before.placeholders.every(
      (tag) => timesIn(revised.before.placeholders, tag) <= timesIn(revised.after.placeholders, tag),
    ),
    to_fill: [],
    brand_voice: hasVoice ? voiceFitOf(after) : null,
    reading_grade: after.metrics.grade_fk,
    words: after.metrics.words,
    annotations: after.annotations.map((a) => ({ ...a, fixes: [...a.fixes], evidence: [...a.evidence] })),
  }
}
