/** Whether a draft may go out under a profile, and the least that has to change. */
import { textOf, withText } from './annotate.ts'
import type { Draft, Field } from './draft.ts'
import { applyEdits } from './edit.ts'
import type { Profile } from './profile.ts'
import type { Annotation, GateReport } from './report.ts'
import { RULES } from './rules/index.ts'
import type { Evaluation } from './score.ts'
import { capOf, priceOf } from './weights.ts'

/** A set is looked for among so many fixes at most; a person will not make more. */
const LARGEST_SET = 12

export function gate(
  evaluation: Evaluation,
  annotations: readonly Annotation[],
  profile: Profile,
  rescore: (draft: Draft) => number,
): GateReport {
  const { threshold, gate: mode } = profile
  const blockers = annotations.filter((a) => a.severity === 'blocker').map((a) => a.id)
  const short = evaluation.score < threshold
  const stops = mode !== 'off' && (short || blockers.length > 0)
  const set = short
    ? smallestSet(evaluation, annotations, threshold, rescore)
    : { fixes: [], score: evaluation.score }
  return {
    decision: !stops ? 'pass' : mode === 'block' ? 'block' : 'warn',
    threshold,
    mode,
    blockers,
    smallest_fix_set: set.fixes.map((f) => ({ annotation_id: f.annotation.id, fix: f.fix })),
    score_with_fixes: set.score,
  }
}

interface Choice {
  annotation: Annotation
  /** Index of the annotation's best fix. */
  fix: number
}

/** The draft with the chosen fixes applied; of overlapping ones the first wins. */
export function applyFixes(draft: Draft, chosen: readonly Choice[]): Draft {
  let changed = draft
  for (const field of ['subject', 'preheader', 'draft'] satisfies Field[]) {
    const edits = chosen
      .filter((c) => c.annotation.field === field)
      .map(({ annotation: { start, end, fixes }, fix }) => ({
        start,
        end,
        replacement: fixes[fix]?.replacement ?? '',
      }))
    if (edits.length > 0) changed = withText(changed, field, applyEdits(textOf(draft, field), edits).text)
  }
  return changed
}

/**
 * The fewest fixes that reach the threshold. Because the score is additive under caps, the gain of any
 * set can be told from counts per rule; the sets that should do are then scored for real, smallest first.
 */
function smallestSet(
  evaluation: Evaluation,
  annotations: readonly Annotation[],
  threshold: number,
  rescore: (draft: Draft) => number,
): { fixes: readonly Choice[]; score: number } {
  const groups = groupByRule(annotations)
  let best: { fixes: readonly Choice[]; score: number } = { fixes: [], score: evaluation.score }
  const most = Math.min(
    LARGEST_SET,
    groups.reduce((n, g) => n + g.choices.length, 0),
  )
  const plans = bestBySize(groups, most)
  for (let size = 1; size <= most; size++) {
    const plan = plans[size]
    if (!plan) continue
    // What the model promises too little of cannot do: skip the costly check, but always try the largest.
    if (evaluation.score + plan.gain < threshold && size < most) continue
    const score = rescore(applyFixes(evaluation.doc.draft, plan.fixes))
    if (score > best.score) best = { fixes: plan.fixes, score }
    if (score >= threshold) break
  }
  return best
}

interface Group {
  choices: readonly Choice[]
  /** Points regained by the first n choices, n from 0. */
  gains: readonly number[]
}

/** Fixable annotations of each rule, dearest first, with what fixing one, two, … of them gives back under the cap. */
function groupByRule(annotations: readonly Annotation[]): Group[] {
  const groups: Group[] = []
  for (const rule of RULES) {
    const own = annotations.filter((a) => a.rule_id === rule.id && a.severity !== 'praise')
    if (own.length === 0) continue
    const prices = own.map((a) => priceOf(rule, a.severity))
    const cap = Math.max(...own.map((a) => capOf(rule, a.severity)))
    const choices = own
      .map((annotation, i) => ({ annotation, fix: bestFix(annotation), price: prices[i] ?? 0 }))
      .filter((c) => c.fix >= 0)
      .sort((a, b) => b.price - a.price)
    if (choices.length === 0) continue
    let left = prices.reduce((a, b) => a + b, 0)
    const now = Math.min(cap, left)
    const gains = [0]
    for (const { price } of choices) {
      left -= price
      gains.push(now - Math.min(cap, left))
    }
    // One fix alone has been weighed for real, side effects on other rules included.
    const single = choices[0]?.annotation.fixes[choices[0].fix]?.score_delta ?? 0
    groups.push({ choices, gains: gains.map((g, i) => (i === 0 ? 0 : Math.max(g, single))) })
  }
  return groups
}

function bestFix(annotation: Annotation): number {
  let best = -1
  annotation.fixes.forEach((fix, i) => {
    if (best < 0 || fix.score_delta > (annotation.fixes[best]?.score_delta ?? 0)) best = i
  })
  return best
}

/** For every size the set with the largest gain: a small knapsack over rules. */
function bestBySize(
  groups: readonly Group[],
  most: number,
): ({ fixes: readonly Choice[]; gain: number } | undefined)[] {
  let best: ({ fixes: readonly Choice[]; gain: number } | undefined)[] = [{ fixes: [], gain: 0 }]
  for (const group of groups) {
    const next = [...best]
    for (let size = 0; size <= most; size++) {
      const base = best[size]
      if (!base) continue
      for (let n = 1; n <= group.choices.length && size + n <= most; n++) {
        const gain = base.gain + (group.gains[n] ?? 0)
        if (gain > (next[size + n]?.gain ?? -1))
          next[size + n] = { fixes: [...base.fixes, ...group.choices.slice(0, n)], gain }
      }
    }
    best = next
  }
  return best
}
