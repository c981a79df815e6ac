/** A rewrite that somebody else wrote, shown as the rules show theirs: its changes, facts and findings. */
import type { z } from 'zod'
import type { Draft, Field } from '../../engine/draft.ts'
import type { Annotation, Report } from '../../engine/report.ts'
import { evidenceOf } from '../evidence-of.ts'
import type { ReadDraft } from '../read-draft.ts'
import { FIELDS, hunksOf } from './changes.ts'
import type { contract } from './contract.ts'
import { type Facts, factsOf } from './draft-facts.ts'
import { Revision } from './revision.ts'
import { variantOf } from './variant.ts'
import { wordEdits } from './word-diff.ts'

type Variant = z.output<typeof contract.result>['variants'][number]

/** The mail that was written, read and scored. */
export interface Written {
  draft: Draft
  doc: ReadDraft['doc']
  report: Report
  /** Holes that it leaves open and the draft does not have. */
  holes: string[]
}

/** `written` as a variant of `before`. Where a finding went with a stretch, its rule is the reason. */
export function authoredVariant(
  before: ReadDraft,
  written: Written,
  has: { voice: boolean; diff: boolean },
): Variant {
  const revisions = {
    subject: revised(before.draft.subject, written.draft.subject),
    preheader: revised(before.draft.preheader, written.draft.preheader),
    draft: revised(before.draft.draft, written.draft.draft),
  }
  const revision = {
    draft: written.draft,
    revisions,
    turned: false,
    changes: [],
    partly: false,
    words: written.report.metrics.words,
    refused: new Map(),
    before: factsOf(before.doc),
    after: withoutHoles(factsOf(written.doc), written.holes),
  }
  const variant = variantOf('', 'reworded', before.report, written.report, revision, has.voice, has.diff)
  return {
    ...variant,
    source: 'model',
    to_fill: written.holes,
    changes: changesOf(revisions, before.report, written.report),
  }
}

const withoutHoles = (facts: Facts, holes: readonly string[]): Facts => ({
  ...facts,
  placeholders: facts.placeholders.filter((raw) => !holes.includes(raw)),
})

function revised(before = '', after = ''): Revision {
  const revision = new Revision(before)
  for (const { start, end, replacement } of wordEdits(before, after).toReversed())
    revision.replace(start, end, replacement)
  return revision
}

function changesOf(revisions: Record<Field, Revision>, before: Report, after: Report): Variant['changes'] {
  const left = new Map<string, number>()
  for (const { rule_id } of after.annotations) left.set(rule_id, (left.get(rule_id) ?? 0) + 1)
  const count = (id: string) => before.annotations.filter(({ rule_id }) => rule_id === id).length
  const mended = before.annotations.filter(
    ({ rule_id, severity }) => severity !== 'praise' && (left.get(rule_id) ?? 0) < count(rule_id),
  )
  return FIELDS.flatMap((field) =>
    hunksOf(revisions[field].diff()).map((hunk) => {
      const found = mended.filter((a) => a.field === field && a.start <= hunk.end && hunk.start <= a.end)
      return { type: 'reword' as const, ...reasonOf(found), field, ...hunk }
    }),
  )
}

const REWORDED = 'Reworded by the model.'

function reasonOf(found: readonly Annotation[]) {
  const [main] = [...found].sort((a, b) => b.points - a.points)
  const ids = new Set(found.map(({ rule_id }) => rule_id))
  return {
    rule_id: main?.rule_id ?? null,
    reason: [...new Set([REWORDED, ...found.map(({ message }) => message)])].slice(0, 3).join(' '),
    evidence: evidenceOf(ids),
  }
}
