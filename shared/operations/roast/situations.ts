/** What marks a mail as a whole, strongest first: where a one-liner takes its subject from. */
import type { Doc } from '../../engine/doc.ts'
import { type Place, visible } from './finding-slots.ts'
import { count, listed } from './in-numbers.ts'
import type { Slots } from './line.ts'
import type { Situation } from './lines/one-liners.ts'
import type { Standing } from './lines/verdicts.ts'
import type { Whole } from './lines/whole-lines.ts'
import { shortQuote } from './quoting.ts'
import type { Fault } from './ranking.ts'

interface Marked {
  id: Situation | Whole
  slots: Slots
  /** 1 is where it starts to show. */
  strength: number
}

/** Rules counted together, and how many places make them the mark of a mail. */
const BY_RULE: readonly { id: Situation; rules: readonly string[]; from: number }[] = [
  { id: 'jargon', rules: ['jargon', 'cliches', 'vague-claim', 'hype'], from: 4 },
  {
    id: 'slips',
    rules: ['misspelling', 'homophones', 'missing-apostrophe', 'doubled-word', 'of-for-have', 'article-slip'],
    from: 2.5,
  },
  { id: 'nagging', rules: ['guilt-trip', 'rudeness', 'empty-follow-up', 'pressure'], from: 1.5 },
  { id: 'capitals', rules: ['shouting', 'shouting-subject'], from: 2 },
  { id: 'formal', rules: ['over-formality', 'needless-preamble', 'fancy-words'], from: 4 },
  { id: 'hedged', rules: ['hedging', 'filler-words', 'indirect-request'], from: 2.5 },
  { id: 'sorry', rules: ['over-apology', 'evasive-apology', 'apologetic-opening'], from: 1.5 },
  {
    id: 'anonymous',
    rules: ['no-reason-to-write', 'stale-greeting', 'generic-flattery', 'template-smell'],
    from: 1,
  },
  { id: 'pictures', rules: ['missing-alt', 'image-only-mail', 'unnamed-image-link', 'image-heavy'], from: 1 },
]

/**
 * Situations a mail is in. A mail that is clean, or of which little can be said, is in that one only; else
 * what several rules found together. What one rule found has its own line below, and is not told twice.
 */
export function situations(
  doc: Doc,
  how: Standing,
  faults: readonly Fault[],
): readonly Omit<Marked, 'strength'>[] {
  if (how === 'good') return [{ id: 'minor', slots: {} }]
  if (how === 'clean') return [{ id: 'clean', slots: {} }]
  if (how === 'blank' || how === 'scrap' || how === 'foreign') return [{ id: how, slots: {} }]
  const marked = BY_RULE.flatMap(({ id, rules, from }): Marked[] => {
    const own = faults.filter((f) => rules.includes(f.rule))
    const places = own.flatMap((f) => f.places)
    return own.length < 2 || places.length < from
      ? []
      : [{ id, slots: ownSlots(doc, places), strength: places.length / from }]
  })
  return marked.sort((a, b) => b.strength - a.strength)
}

function ownSlots(doc: Doc, places: readonly Place[]): Slots {
  const quotes = places.flatMap((place) => shortQuote(visible(doc, place)) ?? [])
  const distinct = [...new Map(quotes.map((quote) => [quote.toLowerCase(), quote])).values()]
  return {
    list: distinct.length > 1 ? listed(distinct.slice(0, 3)) : null,
    places: places.length > 1 ? count(places.length, 'place') : null,
  }
}
