/** Holds two drafts against each other, and weighs every change between them by itself. */
import { readAgain } from '../../engine/annotate.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import { asTaken } from '../../engine/held-to-kind.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import type { Profile } from '../../engine/profile.ts'
import type { Annotation, Report } from '../../engine/report.ts'
import { type Evaluation, evaluate, score } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { hunksOf } from './align.ts'
import type { ComparisonResult } from './comparison-contract.ts'
import { matched } from './matched.ts'

/** Changes that are weighed, and characters read again for that: a rewritten book is not a change of its sentences. */
const MOST_CHANGES = 60
const MOST_CHARS = 200_000

type Change = ComparisonResult['changes'][number]
/** A change, and the first draft with nothing but it. */
interface Alone {
  change: Omit<Change, 'score_delta' | 'rules'>
  draft: Draft
}

export interface Compared {
  comparison: ComparisonResult
  after: Report
}

/** Compares the first draft, with its report, to the second. */
export function compare(
  first: Draft,
  second: Draft,
  before: Report,
  profile: Profile,
  { dictionary }: Pick<Context, 'dictionary'>,
  ignore: readonly string[],
): Compared {
  const tools = { dictionary, ignore, memo: new Memo() }
  const base = evaluate(first, profile, tools)
  // Other lines over one body make no other kind of mail of it.
  const read = (version: Draft) => (first.draft === second.draft ? asTaken(version, base.doc) : version)
  const after = score(read(second), profile, tools)
  const other = parse(second, profile, tools.memo, dictionary)
  const alone = [...lineChanges(first, second), ...bodyChanges(first, second, base.doc, other)]
  const most = Math.min(MOST_CHANGES, Math.max(1, Math.floor(MOST_CHARS / readAgain(base.doc))))
  const changes = alone.map(({ change, draft }, i): Change => {
    if (i >= most) return { ...change, score_delta: null, rules: [] }
    const changed = evaluate(read(draft), profile, tools)
    return { ...change, score_delta: changed.score - base.score, rules: ruleDeltas(base, changed) }
  })
  const sum = changes.every((c) => c.score_delta !== null)
    ? changes.reduce((all, c) => all + (c.score_delta ?? 0), 0)
    : null
  const delta = after.score - before.score
  return {
    after,
    comparison: {
      score_before: before.score,
      score_after: after.score,
      score_delta: delta,
      dimensions: before.dimensions.map(({ id, score: was, points }, i) => ({
        id,
        score_before: was,
        score_after: after.dimensions[i]?.score ?? was,
        points_delta: points - (after.dimensions[i]?.points ?? points),
      })),
      annotations: pairsOf(before.annotations, after.annotations),
      changes,
      sum_of_changes: sum,
      note: noteOf(delta, sum, changes.length),
    },
  }
}

/** Sender, subject and preheader change as a whole. */
function lineChanges(first: Draft, second: Draft): Alone[] {
  return (['from_name', 'subject', 'preheader'] as const).flatMap((field) => {
    const [before, after] = [first[field], second[field]]
    if (before === after) return []
    const type = !before ? 'added' : !after ? 'removed' : 'changed'
    const span = { start: 0, end: before?.length ?? 0, start_after: 0, end_after: after?.length ?? 0 }
    const change = { field, type, before: before ?? null, after: after ?? null, ...span } as const
    return [{ change, draft: { ...first, [field]: after } }]
  })
}

function bodyChanges(first: Draft, second: Draft, a: Doc, b: Doc): Alone[] {
  if (first.draft === second.draft) return []
  // Between text and HTML no sentence alone can be moved over.
  const hunks =
    a.format === b.format
      ? hunksOf(a, b)
      : [
          {
            before: { start: 0, end: first.draft.length },
            after: { start: 0, end: second.draft.length },
            layout: false,
          },
        ]
  return hunks.map(({ before: { start, end }, after, layout }) => {
    const words = first.draft.slice(start, end)
    const others = second.draft.slice(after.start, after.end)
    const type = layout
      ? 'layout'
      : words.trim() === ''
        ? 'added'
        : others.trim() === ''
          ? 'removed'
          : 'changed'
    return {
      change: {
        field: 'draft',
        type,
        before: words,
        after: others,
        start,
        end,
        start_after: after.start,
        end_after: after.end,
      },
      draft: {
        ...first,
        format: a.format === b.format ? first.format : second.format,
        draft: first.draft.slice(0, start) + others + first.draft.slice(end),
      },
    }
  })
}

/** Points that each rule gives back or takes from one evaluation to the next, dearest first. */
function ruleDeltas(before: Evaluation, after: Evaluation): Change['rules'] {
  const points = new Map<string, number>()
  const count = (evaluation: Evaluation, sign: number) => {
    const shares = evaluation.points()
    evaluation.found.forEach(({ rule }, i) => {
      points.set(rule.id, (points.get(rule.id) ?? 0) + sign * (shares[i] ?? 0))
    })
  }
  count(before, 1)
  count(after, -1)
  return [...points]
    .filter(([, delta]) => delta !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([rule_id, delta]) => ({ rule_id, points: delta }))
}

function pairsOf(
  before: readonly Annotation[],
  after: readonly Annotation[],
): ComparisonResult['annotations'] {
  const { kept, gone, added } = matched(before, after)
  return {
    gone: gone.map((a) => entry(a, a, null)),
    added: added.map((a) => entry(a, null, a)),
    kept: kept.map(([a, b]) => entry(b, a, b)),
  }
}

function entry(said: Annotation, before: Annotation | null, after: Annotation | null) {
  const { rule_id, dimension, severity, message } = said
  return {
    rule_id,
    dimension,
    severity,
    message,
    points_before: before?.points ?? 0,
    points_after: after?.points ?? 0,
    before: before && placeOf(before),
    after: after && placeOf(after),
  }
}

const placeOf = ({ field, start, end, quote }: Annotation) => ({ field, start, end, quote })

function noteOf(delta: number, sum: number | null, changes: number): string | null {
  if (sum === null) return 'There are too many changes to weigh each of them; the whole difference is exact.'
  if (sum === delta) return null
  if (changes === 0)
    return `No sentence differs, yet the score moves by ${signed(delta)}: spacing or format alone do that.`
  return `Made one by one the changes come to ${signed(sum)}, together to ${signed(delta)}. Some work on the same finding: a rule costs at most its cap, and some findings go only when several places change.`
}

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
