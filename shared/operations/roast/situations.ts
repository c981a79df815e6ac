/** What marks a mail as a whole, strongest first: where a one-liner takes its subject from. */
import type { DraftFacts } from './draft-slots.ts'
import { count, listed } from './in-numbers.ts'
import type { Slots } from './line.ts'
import type { Situation } from './lines/one-liners.ts'
import type { Standing } from './lines/verdicts.ts'
import { shortQuote } from './quoting.ts'
import type { Fault } from './ranking.ts'

interface Marked {
  id: Situation
  slots: Slots
  /** 1 is where it starts to show. */
  strength: number
}

/** Rules counted together, and how many places make them the mark of a mail. */
const BY_RULE: readonly { id: Situation; rules: readonly string[]; from: number }[] = [
  { id: 'holes', rules: ['unfilled-hole', 'broken-merge-tag', 'mixed-merge-tags'], from: 0.5 },
  { id: 'jargon', rules: ['jargon', 'cliches', 'vague-claim', 'hype'], from: 4 },
  {
    id: 'slips',
    rules: ['misspelling', 'homophones', 'missing-apostrophe', 'doubled-word', 'of-for-have', 'article-slip'],
    from: 2.5,
  },
  { id: 'nagging', rules: ['guilt-trip', 'rudeness', 'empty-follow-up', 'pressure'], from: 1.5 },
  { id: 'capitals', rules: ['shouting', 'shouting-subject'], from: 2 },
  { id: 'formal', rules: ['over-formality', 'needless-preamble', 'fancy-words'], from: 4 },
  { id: 'passive', rules: ['passive-voice'], from: 3 },
  { id: 'hedged', rules: ['hedging', 'filler-words', 'indirect-request'], from: 2.5 },
  { id: 'sorry', rules: ['over-apology', 'evasive-apology', 'apologetic-opening'], from: 1.5 },
  {
    id: 'anonymous',
    rules: ['no-reason-to-write', 'stale-greeting', 'generic-flattery', 'template-smell'],
    from: 1,
  },
  { id: 'askless', rules: ['missing-ask', 'weak-ask', 'empty-follow-up'], from: 1 },
  { id: 'pictures', rules: ['missing-alt', 'image-only-mail', 'unnamed-image-link', 'image-heavy'], from: 1 },
  { id: 'vague', rules: ['vague-subject', 'vague-link-text', 'generic-button'], from: 1.5 },
]

/** Situations a mail is in. A mail that is clean, or of which little can be said, is in that one only. */
export function situations(
  how: Standing,
  facts: DraftFacts,
  faults: readonly Fault[],
): readonly Omit<Marked, 'strength'>[] {
  if (how === 'clean') return [{ id: facts.faults === 0 ? 'clean' : 'minor', slots: {} }]
  if (how === 'blank' || how === 'scrap' || how === 'foreign') return [{ id: how, slots: {} }]
  const measured: Marked[] = [
    { id: 'selfish', slots: {}, strength: facts.sendersFirst / 4 },
    { id: 'loud', slots: {}, strength: facts.exclamations / 5 },
    { id: 'emoji', slots: {}, strength: facts.emoji / 5 },
    { id: 'long', slots: {}, strength: facts.fullness / 1.4 },
    { id: 'winding', slots: {}, strength: (facts.longest?.words ?? 0) / 40 },
    { id: 'crowded', slots: {}, strength: facts.asks / 4 },
    { id: 'links', slots: {}, strength: facts.links / 9 },
  ]
  const counted = BY_RULE.map(({ id, rules, from }): Marked => {
    const places = faults.filter((f) => rules.includes(f.rule)).flatMap((f) => f.places)
    return { id, slots: ownSlots(places), strength: places.length / from }
  })
  const marked = [...measured, ...counted].filter(({ strength }) => strength >= 1)
  return marked.sort((a, b) => b.strength - a.strength)
}

function ownSlots(places: Fault['places'] | Fault['places'][number][]): Slots {
  const quotes = places.flatMap(({ found, annotation }) => {
    const quote = found.source ? null : shortQuote(annotation.quote)
    return quote === null || /[<&]/.test(quote) ? [] : [quote]
  })
  const distinct = [...new Map(quotes.map((quote) => [quote.toLowerCase(), quote])).values()]
  return {
    list: distinct.length > 1 ? listed(distinct.slice(0, 3)) : null,
    quote: distinct[0] ?? null,
    places: places.length > 1 ? count(places.length, 'place') : null,
  }
}
