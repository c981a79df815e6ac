/**
 * The fewest fixes that bring a draft to a score. Every fix has been weighed alone; what several do together
 * is foretold from that, since the score is additive under caps, and the best forecasts are then scored for real.
 */
import { readAgain, textOf, withText } from './annotate.ts'
import type { Found } from './check.ts'
import type { Draft, Field } from './draft.ts'
import { applyEdits } from './edit.ts'
import type { Profile } from './profile.ts'
import type { Annotation } from './report.ts'
import type { Rule, Severity } from './rule.ts'
import type { Evaluation } from './score.ts'
import { pointsLost } from './weigh.ts'
import { capOf, priceOf } from './weights.ts'

export interface Choice {
  annotation: Annotation
  /** Index into the fixes of the annotation. */
  fix: number
}

export interface FixSet {
  fixes: readonly Choice[]
  /** Score with them applied. */
  score: number
}

/** A person will not make more fixes for one mail. */
const LARGEST = 12
/** So few fixes are tried in every combination that might do. */
const FEW = 10
/** Sets kept from one size to the next, of few fixes and of many. */
const WIDTH = [252, 24] as const
/** Sets of each size that are scored for real, of few fixes and of many. */
const TRIED = [24, 4] as const
/** Points by which a real score may be better than its forecast: fixes that only help together. */
const SLACK = 6
/** Characters read again for all of that; keeps long drafts from taking long. */
const MOST_CHARS = 400_000

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

/** The smallest set that reaches `threshold`; when none does, the one that comes closest. */
export function smallestSet(
  evaluation: Evaluation,
  annotations: readonly Annotation[],
  threshold: number,
  profile: Profile,
  again: (draft: Draft) => Evaluation,
): FixSet {
  const { doc, found, score } = evaluation
  const forecast = new Forecast(found, profile)
  const options = annotations
    .flatMap((annotation) => annotation.fixes.map((_, fix): Choice => ({ annotation, fix })))
    .map((choice) => ({ choice, change: forecast.learn(again(applyFixes(doc.draft, [choice])).found) }))
  const many = options.length <= FEW ? 0 : 1
  let budget = Math.ceil(MOST_CHARS / readAgain(doc))
  let best: FixSet = { fixes: [], score }
  const attempt = ({ used }: State): boolean => {
    if (budget-- <= 0) return false
    const fixes = used.flatMap((index) => options[index]?.choice ?? [])
    const reached = again(applyFixes(doc.draft, fixes)).score
    if (reached > best.score || (reached === best.score && fixes.length < best.fixes.length))
      best = { fixes, score: reached }
    return best.score >= threshold
  }
  const untried: State[] = []
  let sets: readonly State[] = [forecast.start()]
  for (let size = 1; size <= Math.min(LARGEST, options.length) && sets.length > 0; size++) {
    sets = sets
      .flatMap((set) =>
        options.flatMap(({ choice, change }, index) =>
          index <= (set.used.at(-1) ?? -1) || set.used.some((u) => clash(options[u]?.choice, choice))
            ? []
            : [forecast.after(set, index, change)],
        ),
      )
      // Under a cap the first fixes of a rule gain nothing: among equals, those that get furthest.
      .sort((a, b) => a.cost - b.cost || a.uncapped - b.uncapped)
      .slice(0, WIDTH[many])
    for (const set of sets.slice(0, TRIED[many])) {
      if (100 - pointsLost(set.cost) + SLACK < threshold) untried.push(set)
      else if (attempt(set)) return best
    }
  }
  untried.sort((a, b) => a.cost - b.cost || a.used.length - b.used.length)
  for (const set of untried.slice(0, TRIED[many])) if (attempt(set)) break
  return pruned(best, (fixes) => again(applyFixes(doc.draft, fixes)).score)
}

/** A set that falls short, without the fixes that bring nothing. */
function pruned({ fixes, score }: FixSet, scoreWith: (fixes: readonly Choice[]) => number): FixSet {
  let kept = fixes
  for (const fix of fixes) {
    const others = kept.filter((other) => other !== fix)
    if (scoreWith(others) >= score) kept = others
  }
  return { fixes: kept, score }
}

interface State {
  /** Indexes of the options, rising. */
  used: readonly number[]
  counts: Counts
  /** Cost under caps. */
  cost: number
  /** Cost if there were no caps. */
  uncapped: number
}

/** True for two fixes of one annotation, and for those that change the same words. */
function clash(a: Choice | undefined, b: Choice): boolean {
  if (!a) return false
  const [x, y] = [a.annotation, b.annotation]
  return x === y || (x.field === y.field && x.start < y.end && y.start < x.end)
}

/** Number of findings by their slot: one for each rule and severity. */
type Counts = readonly number[]

interface Slot {
  rule: Rule
  severity: Severity
  /** Index of the rule: its slots share a cap. */
  group: number
  price: number
  cap: number
}

/** Foretells points from the number of findings of each rule. */
class Forecast {
  readonly base: Counts
  private readonly slots: Slot[] = []
  private readonly rules: Rule[] = []
  private readonly profile: Profile

  constructor(found: readonly Found[], profile: Profile) {
    this.profile = profile
    this.base = this.count(found)
  }

  /** How the number of findings changed from the base, by slot. */
  learn(found: readonly Found[]): Counts {
    return this.count(found).map((n, slot) => n - (this.base[slot] ?? 0))
  }

  start(): State {
    return this.state([], this.base)
  }

  /** The set with one more fix. */
  after({ used, counts }: State, index: number, change: Counts): State {
    const changed = this.slots.map((_, slot) => Math.max(0, (counts[slot] ?? 0) + (change[slot] ?? 0)))
    return this.state([...used, index], changed)
  }

  private state(used: readonly number[], counts: Counts): State {
    const sums = this.rules.map(() => 0)
    const caps = this.rules.map(() => 0)
    for (let slot = 0; slot < counts.length; slot++) {
      const n = counts[slot] ?? 0
      const known = this.slots[slot]
      if (n === 0 || !known) continue
      sums[known.group] = (sums[known.group] ?? 0) + n * known.price
      caps[known.group] = Math.max(caps[known.group] ?? 0, known.cap)
    }
    let cost = 0
    let uncapped = 0
    sums.forEach((sum, group) => {
      cost += Math.min(sum, caps[group] ?? 0)
      uncapped += sum
    })
    return { used, counts, cost, uncapped }
  }

  private count(found: readonly Found[]): number[] {
    const counts: number[] = this.slots.map(() => 0)
    for (const { rule, severity } of found) {
      let slot = this.slots.findIndex((s) => s.rule === rule && s.severity === severity)
      if (slot < 0) slot = this.slots.push(this.slotOf(rule, severity)) - 1
      counts[slot] = (counts[slot] ?? 0) + 1
    }
    return counts
  }

  private slotOf(rule: Rule, severity: Severity): Slot {
    const factor = this.profile.rules[rule.id]?.factor ?? 1
    let group = this.rules.indexOf(rule)
    if (group < 0) group = this.rules.push(rule) - 1
    return {
      rule,
      severity,
      group,
      price: Math.round(priceOf(rule, severity) * factor),
      cap: Math.round(capOf(rule, severity) * factor),
    }
  }
}
