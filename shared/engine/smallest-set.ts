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
const TRIED = [24, 2] as const
/** The same where none is foretold to reach the threshold. */
const LAST_TRIED = [14, 2] as const
/** Points by which a real score may be better than its forecast: fixes that only help together. */
const SLACK = 4
/** Characters read again for all of that; keeps long drafts from taking long. */
const MOST_CHARS = 200_000

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
    .map((choice): Option => ({ choice, ...forecast.learn(again(applyFixes(doc.draft, [choice])).found) }))
  const many = options.length <= FEW ? 0 : 1
  let budget = Math.ceil(MOST_CHARS / readAgain(doc))
  const scoreWith = (chosen: readonly Option[]) =>
    again(
      applyFixes(
        doc.draft,
        chosen.map(({ choice }) => choice),
      ),
    ).score
  let best: Scored = { chosen: [], score }
  const attempt = ({ used }: State): boolean => {
    if (budget-- <= 0) return false
    const chosen = used.flatMap((index) => options[index] ?? [])
    const reached = scoreWith(chosen)
    if (reached > best.score || (reached === best.score && chosen.length < best.chosen.length))
      best = { chosen, score: reached }
    return best.score >= threshold
  }
  const untried: State[] = []
  let sets: readonly State[] = [forecast.start()]
  for (let size = 1; size <= Math.min(LARGEST, options.length) && sets.length > 0; size++) {
    const grown: Grown[] = []
    for (const from of sets)
      for (let index = (from.used.at(-1) ?? -1) + 1; index < options.length; index++) {
        const option = options[index] as Option
        if (!from.used.some((u) => clash(options[u]?.choice, option.choice)))
          grown.push({ from, index, option, ...forecast.costWith(from, option) })
      }
    // Under a cap the first fixes of a rule gain nothing: among equals, those that get furthest.
    sets = grown
      .sort((a, b) => a.cost - b.cost || a.uncapped - b.uncapped)
      .slice(0, WIDTH[many])
      .map(taken)
    for (const set of sets.slice(0, TRIED[many])) {
      if (100 - pointsLost(set.cost) + SLACK < threshold) untried.push(set)
      else if (attempt(set)) return asFixes(best)
    }
  }
  untried.sort((a, b) => a.cost - b.cost || a.used.length - b.used.length)
  for (const set of untried.slice(0, LAST_TRIED[many])) if (attempt(set)) break
  return asFixes(pruned(best, forecast, scoreWith))
}

/** Fixes that were scored together. */
interface Scored {
  chosen: readonly Option[]
  score: number
}

const asFixes = ({ chosen, score }: Scored): FixSet => ({ fixes: chosen.map(({ choice }) => choice), score })

/** A set that falls short, without the fixes that bring nothing; those that are foretold to bring something stay. */
function pruned(
  { chosen, score }: Scored,
  forecast: Forecast,
  scoreWith: (chosen: readonly Option[]) => number,
): Scored {
  let kept = chosen
  for (const option of chosen) {
    const others = kept.filter((other) => other !== option)
    const brings = pointsLost(forecast.costOf(others)) > pointsLost(forecast.costOf(kept))
    if (!brings && scoreWith(others) >= score) kept = others
  }
  return { chosen: kept, score }
}

/** What a fix does: how it changes counts, and the slots of the rules it touches. */
interface Effect {
  change: readonly Change[]
  groups: readonly (readonly number[])[]
}

interface Option extends Effect {
  choice: Choice
}

interface Cost {
  /** Under caps. */
  cost: number
  /** If there were no caps. */
  uncapped: number
}

interface State extends Cost {
  /** Indexes of the options, rising. */
  used: readonly number[]
  counts: Counts
}

/** A set with one more fix, of which only the cost is known: most are never looked at again. */
interface Grown extends Cost {
  from: State
  index: number
  option: Option
}

const taken = ({ from, index, option, cost, uncapped }: Grown): State => ({
  used: [...from.used, index],
  counts: changedBy(from.counts.slice(), option.change),
  cost,
  uncapped,
})

/** True for two fixes of one annotation, and for those that change the same words. */
function clash(a: Choice | undefined, b: Choice): boolean {
  if (!a) return false
  const [x, y] = [a.annotation, b.annotation]
  return x === y || (x.field === y.field && x.start < y.end && y.start < x.end)
}

/** Number of findings by their slot: one for each rule and severity. */
type Counts = number[]

/** How many findings a fix brings to a slot; under zero for those it mends. */
interface Change {
  slot: number
  more: number
}

const NO_CHANGE: readonly Change[] = []

/** Makes a change to counts, and gives them. */
function changedBy(counts: Counts, change: readonly Change[]): Counts {
  for (const { slot, more } of change) counts[slot] = Math.max(0, (counts[slot] ?? 0) + more)
  return counts
}

interface Slot {
  severity: Severity
  /** The slots of its rule, the dearest severity first: what it leaves under its cap, the next may cost. */
  group: number[]
  price: number
  cap: number
}

/** Foretells points from the number of findings of each rule. */
class Forecast {
  private readonly base: Counts
  private readonly slots: Slot[] = []
  private readonly groups = new Map<Rule, number[]>()
  private readonly profile: Profile

  constructor(found: readonly Found[], profile: Profile) {
    this.profile = profile
    this.base = this.count(found)
  }

  /** How the number of findings changed from the base. */
  learn(found: readonly Found[]): Effect {
    const change = this.count(found).flatMap((n, slot) => {
      const more = n - (this.base[slot] ?? 0)
      return more === 0 ? [] : [{ slot, more }]
    })
    return { change, groups: [...new Set(change.map(({ slot }) => (this.slots[slot] as Slot).group))] }
  }

  start(): State {
    const state = { used: [], counts: this.base, cost: 0, uncapped: 0 }
    for (const group of this.groups.values()) {
      const { cost, uncapped } = this.groupCost(group, this.base, NO_CHANGE)
      state.cost += cost
      state.uncapped += uncapped
    }
    return state
  }

  /** Cost of a set with one more fix. Only the rules it touches are counted anew. */
  costWith({ counts, cost, uncapped }: State, { change, groups }: Effect): Cost {
    const total = { cost, uncapped }
    for (const group of groups) {
      const was = this.groupCost(group, counts, NO_CHANGE)
      const is = this.groupCost(group, counts, change)
      total.cost += is.cost - was.cost
      total.uncapped += is.uncapped - was.uncapped
    }
    return total
  }

  /** Cost under caps with all of these. */
  costOf(options: readonly Option[]): number {
    return options.reduce((from, option, index) => {
      const cost = this.costWith(from, option)
      return taken({ from, index, option, ...cost })
    }, this.start()).cost
  }

  private groupCost(group: readonly number[], counts: Counts, change: readonly Change[]): Cost {
    let cost = 0
    let uncapped = 0
    for (const slot of group) {
      let n = counts[slot] ?? 0
      for (const each of change) if (each.slot === slot) n = Math.max(0, n + each.more)
      const { price = 0, cap = 0 } = n > 0 ? (this.slots[slot] ?? {}) : {}
      uncapped += n * price
      cost += Math.max(0, Math.min(n * price, cap - cost))
    }
    return { cost, uncapped }
  }

  private count(found: readonly Found[]): number[] {
    const counts: number[] = this.slots.map(() => 0)
    for (const { rule, severity } of found) {
      const slot = this.slotOf(rule, severity)
      counts[slot] = (counts[slot] ?? 0) + 1
    }
    return counts
  }

  /** Index of the slot, made where there is none yet. */
  private slotOf(rule: Rule, severity: Severity): number {
    const group = this.groups.get(rule) ?? []
    const known = group.find((slot) => this.slots[slot]?.severity === severity)
    if (known !== undefined) return known
    const factor = this.profile.rules[rule.id]?.factor ?? 1
    const price = Math.round(priceOf(rule, severity) * factor)
    const cap = Math.round(capOf(rule, severity) * factor)
    const slot = this.slots.push({ severity, group, price, cap }) - 1
    group.push(slot)
    // A graver finding never has the smaller cap.
    group.sort((a, b) => (this.slots[b] as Slot).cap - (this.slots[a] as Slot).cap)
    this.groups.set(rule, group)
    return slot
  }
}
