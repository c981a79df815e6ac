/** The lines over a whole mail: verdict, one-liner, and what is good about it. */
import type { Doc } from '../../engine/doc.ts'
import type { DraftFacts } from './draft-slots.ts'
import { fill, type Slots } from './line.ts'
import { FAULT_LINES, type Side } from './lines/fault-lines.ts'
import { GRACE_LEADS, GRACES, type Grace } from './lines/graces.ts'
import { KIND_LINES } from './lines/kind-lines.ts'
import { ONE_LINERS } from './lines/one-liners.ts'
import { type Standing, VERDICTS } from './lines/verdicts.ts'
import type { Fault } from './ranking.ts'
import { type Roast, say } from './say.ts'
import { choice, shuffled } from './seed.ts'
import { situations } from './situations.ts'

/** A mail of fewer words has hardly had the time to go wrong. */
const FEW = 10
/** Standings that say nothing about one side of a mail; one that is nearly there has none of which much is lost. */
const ALONE = new Set<Standing>(['clean', 'good', 'blank', 'scrap', 'foreign'])

/** How a mail stands: by score, and by whether there is anything to roast. */
export function standing(doc: Doc, score: number, faults: readonly Fault[], count: number): Standing {
  if (faults.some((fault) => fault.rule === 'empty-draft')) return 'blank'
  if (!doc.english) return 'foreign'
  if (doc.counts.words < FEW && score >= 72) return 'scrap'
  if (score >= 95 && count <= 3) return 'clean'
  if (score >= 88) return 'good'
  if (score >= 72) return 'fair'
  if (score >= 40) return 'poor'
  return 'wreck'
}

/** What becomes of the mail, and which side of it needs the pencil first. */
export function verdict(how: Standing, faults: readonly Fault[], slots: Slots, roast: Roast): string {
  const opener = say(VERDICTS[how][roast.level], slots, roast, 'verdict') ?? `Score: ${slots.score}.`
  const worst = dominant(faults)
  if (ALONE.has(how) || worst === null) return opener
  const fault = say(FAULT_LINES[worst][roast.level], slots, roast, 'fault')
  return fault === null ? opener : `${opener} ${fault}`
}

/** Rules of the ask that find what the reader clicks, not what the mail wants of them. */
const LINKS = new Set(['vague-link-text', 'generic-button', 'bare-url', 'calendar-link-early'])

/** The side of the mail that weighs most. */
function dominant(faults: readonly Fault[]): Side | null {
  const weights = new Map<Side, number>()
  for (const { dimension, rule, weight } of faults) {
    const side = LINKS.has(rule) ? 'links' : dimension
    weights.set(side, (weights.get(side) ?? 0) + weight)
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** The roast in a line: what several findings have in common, else what sort of mail it is. */
export function oneLiner(
  how: Standing,
  facts: DraftFacts,
  faults: readonly Fault[],
  slots: Slots,
  roast: Roast,
): string {
  const marked = situations(how, facts, faults).slice(0, 3)
  const mark = marked[choice(marked.length, roast.seed, 'situation')]
  const pool = [
    ...(mark ? ONE_LINERS[mark.id][roast.level] : []),
    ...(ALONE.has(how) && how !== 'good' ? [] : KIND_LINES[roast.doc.kind][roast.level]),
  ]
  const last = say(pool, { ...slots, ...mark?.slots }, roast, 'one-liner')
  return last ?? `It scores ${slots.score} of 100.`
}

/** Of so many good things one is chosen, and another to go with it. */
const BEST_GRACES = 5

/** What is good about the mail, from what rules praise or figures show; `null` when that is nothing. */
export function savingGrace(graces: readonly Grace[], roast: Roast): string | null {
  const clauses = shuffled(graces.slice(0, BEST_GRACES), roast.seed, 'graces').flatMap((grace) => {
    const fit = shuffled(GRACES[grace][roast.level], roast.seed, grace).flatMap(
      (clause) => fill(clause, roast.slots) ?? [],
    )
    return fit.slice(0, 1)
  })
  if (clauses.length === 0) return null
  const slots = { good: clauses.slice(0, 2).join(' and ') }
  return say(GRACE_LEADS[roast.level], slots, roast, 'grace')
}
