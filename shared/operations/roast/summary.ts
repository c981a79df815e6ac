/** The lines over a whole mail: verdict, one-liner, and what is good about it. */
import type { Doc } from '../../engine/doc.ts'
import type { Annotation } from '../../engine/report.ts'
import type { DraftFacts } from './draft-slots.ts'
import type { Slots } from './line.ts'
import { FAULT_LINES } from './lines/fault-lines.ts'
import { GRACES, type Grace } from './lines/graces.ts'
import { ONE_LINERS } from './lines/one-liners.ts'
import { type Standing, VERDICTS } from './lines/verdicts.ts'
import { firstWords } from './quoting.ts'
import type { Fault } from './ranking.ts'
import { type Roast, say } from './say.ts'
import { choice, shuffled } from './seed.ts'
import { situations } from './situations.ts'

/** A mail of fewer words has hardly had the time to go wrong. */
const FEW = 10
/** Standings that say nothing about one side of a mail. */
const ALONE = new Set<Standing>(['clean', 'blank', 'scrap', 'foreign'])

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
  // A mail that is nearly there has no side of which much is lost.
  const level = how === 'good' ? 'gentle' : roast.level
  const fault = say(FAULT_LINES[worst][level], slots, roast, 'fault')
  return fault === null ? opener : `${opener} ${fault}`
}

/** The dimension that weighs most. */
function dominant(faults: readonly Fault[]): Fault['dimension'] | null {
  const weights = new Map<Fault['dimension'], number>()
  for (const { dimension, weight } of faults) weights.set(dimension, (weights.get(dimension) ?? 0) + weight)
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** The roast in a line: one of the three situations that mark the mail most. */
export function oneLiner(
  how: Standing,
  facts: DraftFacts,
  faults: readonly Fault[],
  slots: Slots,
  roast: Roast,
): string {
  const marked = situations(how, facts, faults).slice(0, 3)
  const first = choice(marked.length, roast.seed, 'situation')
  for (const { id, slots: own } of [...marked.slice(first), ...marked.slice(0, first)]) {
    const line = say(ONE_LINERS[id][roast.level], { ...slots, ...own }, roast, 'one-liner')
    if (line !== null) return line
  }
  const last = say(ONE_LINERS.any[roast.level], slots, roast, 'one-liner')
  return last ?? `It scores ${slots.score} of 100.`
}

/** What is good about the mail, from what rules praise or figures show. */
export function savingGrace(
  graces: readonly Grace[],
  annotations: readonly Annotation[],
  doc: Doc,
  roast: Roast,
): string | null {
  for (const grace of shuffled(graces.slice(0, 4), roast.seed, 'graces')) {
    const line = say(
      GRACES[grace],
      { ...roast.slots, start: praised(grace, annotations, doc) },
      roast,
      'grace',
    )
    if (line !== null) return line
  }
  return null
}

/** The words that a rule praises. */
function praised(rule: string, annotations: readonly Annotation[], doc: Doc): string | null {
  const praise = annotations.find((a) => a.rule_id === rule)
  if (!praise || doc.format === 'html') return null
  return firstWords(doc, praise.field, praise.quote, praise.start)
}
