/** The lines over a whole mail: verdict, one-liner, and what is good about it. */
import type { Doc } from '../../engine/doc.ts'
import { stemsOf } from '../../engine/measures/content-words.ts'
import { hasName, hasNumber } from '../../engine/measures/names-a-thing.ts'
import { visible } from './finding-slots.ts'
import type { Good } from './good-things.ts'
import { number } from './in-numbers.ts'
import { type ByLevel, fill, type Slots } from './line.ts'
import { BARE } from './lines/fallback.ts'
import { GRACE_LEADS, GRACES, PRAISE_LEADS } from './lines/graces.ts'
import { ONE_LINERS } from './lines/one-liners.ts'
import { type Standing, VERDICTS } from './lines/verdicts.ts'
import { WHOLE_LINES } from './lines/whole-lines.ts'
import { firstWords, shortQuote } from './quoting.ts'
import type { Fault } from './ranking.ts'
import { worst } from './roasted.ts'
import { type Roast, say } from './say.ts'
import { choice, shuffled } from './seed.ts'
import { situations } from './situations.ts'
import { besides } from './surroundings.ts'

/** A mail of fewer words has hardly had the time to go wrong. */
const FEW = 10
/** Standings that say nothing about one side of a mail; one that is nearly there has none of which much is lost. */
const ALONE = new Set<Standing>(['clean', 'good', 'blank', 'scrap', 'foreign'])

/** How a mail stands: by score, and by whether there is anything to roast. */
export function standing(doc: Doc, score: number, faults: readonly Fault[]): Standing {
  if (faults.some((fault) => fault.rule === 'empty-draft')) return 'blank'
  if (!doc.english) return 'foreign'
  if (doc.counts.words < FEW && score >= 72) return 'scrap'
  // “Nothing to mend” is said where nothing is listed below it.
  if (score >= 95 && faults.length === 0) return 'clean'
  if (score >= 88) return 'good'
  if (score >= 72) return 'fair'
  if (score >= 40) return 'poor'
  return 'wreck'
}

/** What becomes of the mail, and what costs it most. */
export function verdict(how: Standing, faults: readonly Fault[], slots: Slots, roast: Roast): string {
  const dearest = faults.find(({ weight }) => weight > 0)
  // A remark that costs nothing is the only one of some good mails.
  const shown = [dearest ?? faults[0], ...(how === 'good' ? faults : [])]
  const at = first(shown.map((fault) => (fault ? quoteOf(fault, roast.doc, roast.seed) : null)))
  const lost = 100 - Number(slots.score)
  const points = Math.round(dearest?.places.reduce((sum, { annotation }) => sum + annotation.points, 0) ?? 0)
  const told = {
    ...(at === null ? slots : besides(slots, at)),
    ...(praisable(how, roast.doc) ? {} : { subject: null }),
    at,
    lost: String(lost),
    over: dearest?.rule === 'too-long' ? (slots.excess ?? null) : null,
    worst: points >= DEAR && points < lost ? number(points) : null,
  }
  return (
    say(verdictsFor(how, at)[roast.level], told, roast, { salt: 'verdict' })?.text ??
    fill(BARELY[roast.level], slots) ??
    `Score: ${slots.score}.`
  )
}

const first = (texts: readonly (string | null)[]): string | null =>
  texts.find((text) => text !== null) ?? null

/** A mail that is nearly there hears what is in its way, where that can be quoted. */
const verdictsFor = (how: Standing, at: string | null): ByLevel => {
  if (how !== 'good') return VERDICTS[how]
  const fit = (line: string) => line.includes('{at}') === (at !== null)
  const { gentle, honest, brutal } = VERDICTS.good
  return { gentle: gentle.filter(fit), honest: honest.filter(fit), brutal: brutal.filter(fit) }
}

/** Content words from which a subject says something without a name or a figure. */
const TELLING = 3

/** A subject that came with the thread. */
const REPLY = /^\s*(?:re|fwd?)\s*:/i

/** Lines over good mails praise its subject: a short one without a name or a figure has not earned that. */
const praisable = (how: Standing, { subject, placeholders }: Doc): boolean =>
  (how !== 'clean' && how !== 'good') ||
  (subject !== null &&
    !REPLY.test(subject.text) &&
    !placeholders.some(({ field }) => field === 'subject') &&
    (stemsOf(subject).size >= TELLING || hasName(subject) || hasNumber(subject)))

/** Where not even the first words of a mail can be repeated. */
const BARELY = {
  gentle: 'It scores {mark}, and the rest of the way is below.',
  honest: 'It scores {mark}; what is below would know why.',
  brutal: 'It scores {mark}. I looked twice.',
} as const

/** Points of one fault that are worth a remark. */
const DEAR = 5

/** Rules of the whole mail: what they point at is where they were noticed, and not at fault. */
const OF_ALL = /^(?:too-|missing-(?!apostrophe|end-mark)|wall-|no-question|no-reader)/

/** Words of the mail that show a fault; `null` where they are a tag, a mark or not fit to be said. */
function quoteOf({ places, rule }: Fault, doc: Doc, seed: number): string | null {
  if (OF_ALL.test(rule)) return null
  // The place that its finding shows comes first.
  for (const place of worst(places, seed)) {
    const text = visible(doc, place)
    const quote = shortQuote(text) ?? firstWords(doc, place.found.field, text, place.found.start)
    if (quote !== null && /\p{L}{3}/u.test(quote)) return quote
  }
  return null
}

/** The roast in a line: what several findings have in common, else what sort of mail it is. */
export function oneLiner(how: Standing, faults: readonly Fault[], slots: Slots, roast: Roast): string {
  const marked = situations(roast.doc, how, faults).slice(0, 3)
  const mark = marked[choice(marked.length, roast.seed, 'situation')]
  const pool = [
    ...(mark ? { ...ONE_LINERS, ...WHOLE_LINES }[mark.id][roast.level] : []),
    ...(ALONE.has(how) ? [] : WHOLE_LINES.plain[roast.level]),
    ...(how === 'fair' ? WHOLE_LINES.decent[roast.level] : []),
    ...(how === 'poor' || how === 'wreck' ? WHOLE_LINES.pointless[roast.level] : []),
  ]
  const own = praisable(how, roast.doc) ? slots : { ...slots, subject: null }
  const last = say(pool, { ...own, ...mark?.slots }, roast, { salt: 'one-liner' })
  return last?.text ?? fill(BARE[roast.level][0] ?? '', slots) ?? `Score: ${slots.score}.`
}

/** Of so many good things one is chosen first. */
const BEST_GRACES = 6

/** What is good about the mail, from what rules praise or figures show; `null` when that is nothing. */
export function savingGrace(how: Standing, graces: readonly Good[], roast: Roast): string | null {
  const leads = how === 'clean' || how === 'good' ? PRAISE_LEADS : GRACE_LEADS
  const best = [...shuffledGraces(graces.slice(0, BEST_GRACES), roast.seed), ...graces.slice(BEST_GRACES)]
  // What could be said of other mails as well only where nothing else is to be said.
  for (const mustTell of [true, false])
    for (const { grace, praised } of best) {
      const slots = { ...roast.slots, praised }
      const good = say(GRACES[grace][roast.level], slots, roast, { salt: grace, mustTell })
      if (good !== null)
        return say(leads[roast.level], { good: good.text }, roast, { salt: 'grace' })?.text ?? null
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
