/** The lines over a whole mail: verdict, one-liner, and what is good about it. */
import type { Doc } from '../../engine/doc.ts'
import type { DraftFacts } from './draft-slots.ts'
import { findingSlots } from './finding-slots.ts'
import type { Good } from './good-things.ts'
import type { Slots } from './line.ts'
import { FAULT_LEADS, FAULT_LINES, type Side } from './lines/fault-lines.ts'
import { GRACE_LEADS, GRACES } from './lines/graces.ts'
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
  const worst = dominant(faults, roast.doc)
  if (ALONE.has(how) || worst === null) return opener
  const fault = say(FAULT_LINES[worst.side][roast.level], slots, roast, 'fault')
  if (fault === null) return opener
  const at = worst.at ?? slots.matter ?? null
  const led = say(FAULT_LEADS[roast.level], { at, fault: lowered(fault) }, roast, 'fault lead')
  return `${opener} ${led ?? fault}`
}

/** As it stands behind a colon: “I” keeps its capital. */
const lowered = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Rules of the ask that find what the reader clicks, not what the mail wants of them. */
const LINKS = new Set(['vague-link-text', 'generic-button', 'bare-url', 'calendar-link-early'])

const sideOf = ({ dimension, rule }: Fault): Side => (LINKS.has(rule) ? 'links' : dimension)

/** The side of the mail that weighs most, and words of the mail that show it. */
function dominant(faults: readonly Fault[], doc: Doc): { side: Side; at: string | null } | null {
  const weights = new Map<Side, number>()
  for (const fault of faults) {
    const side = sideOf(fault)
    weights.set(side, (weights.get(side) ?? 0) + fault.weight)
  }
  const side = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0]
  if (side === undefined) return null
  const places = faults.filter((fault) => sideOf(fault) === side).flatMap((fault) => fault.places)
  const quotes = places.map((place) => findingSlots(doc, place, [place]).quote)
  return { side, at: quotes.find((quote) => typeof quote === 'string') ?? null }
}

/** The roast in a line: what several findings have in common, else what sort of mail it is. */
export function oneLiner(
  how: Standing,
  facts: DraftFacts,
  faults: readonly Fault[],
  slots: Slots,
  roast: Roast,
): string {
  const marked = situations(roast.doc, how, facts, faults).slice(0, 3)
  const mark = marked[choice(marked.length, roast.seed, 'situation')]
  const pool = [
    ...(mark ? ONE_LINERS[mark.id][roast.level] : []),
    ...(ALONE.has(how) ? [] : KIND_LINES[roast.kind][roast.level]),
  ]
  const last = say(pool, { ...slots, ...mark?.slots }, roast, 'one-liner')
  return last ?? `It scores ${slots.score} of 100.`
}

/** Of so many good things one is chosen. */
const BEST_GRACES = 5

/** What is good about the mail, from what rules praise or figures show; `null` when that is nothing. */
export function savingGrace(graces: readonly Good[], roast: Roast): string | null {
  for (const { grace, praised } of shuffledGraces(graces.slice(0, BEST_GRACES), roast.seed)) {
    const good = say(GRACES[grace][roast.level], { ...roast.slots, praised }, roast, grace)
    if (good !== null) return say(GRACE_LEADS[roast.level], { good }, roast, 'grace')
  }
  return null
}

function shuffledGraces(graces: readonly Good[], seed: number): readonly Good[] {
  const order = shuffled(
    graces.map(({ grace }) => grace),
    seed,
    'graces',
  )
  return order.flatMap((grace) => graces.find((each) => each.grace === grace) ?? [])
}
