/** Which findings a roast speaks of, and in which order. */
import type { Dimension } from '../../engine/rule.ts'
import type { Place } from './finding-slots.ts'

/** All places of one rule. */
export interface Fault {
  rule: string
  dimension: Dimension
  places: readonly [Place, ...Place[]]
  /** What it does to the mail, as a roast weighs it. */
  weight: number
}

/** A reader laughs about words sooner than about table attributes, so the latter stand back. */
const APPEAL: Readonly<Record<Dimension, number>> = {
  subject: 1,
  opening: 1.2,
  clarity: 1.1,
  correctness: 0.8,
  tone: 1.1,
  personalization: 1.1,
  cta: 1,
  structure: 1,
  spam_risk: 0.7,
  compliance: 0.5,
  accessibility: 0.4,
  brand_voice: 0.9,
}

/** Rules that say nearly the same; the second of a group comes when the rest has been said. */
const ALIKE: readonly (readonly string[])[] = [
  ['exclamation-run', 'exclamation-overuse', 'subject-exclamation', 'voice-exclamation'],
  ['shouting', 'shouting-subject'],
  ['crowded-emoji-subject', 'emoji-in-subject', 'emoji-run', 'emoji-bullets', 'voice-emoji'],
  ['missing-alt', 'filename-alt', 'unnamed-image-link', 'unsized-image', 'long-alt'],
  ['missing-lang', 'missing-title', 'title-differs', 'layout-table-without-role', 'heading-gap'],
  ['low-contrast', 'small-text'],
  ['image-only-mail', 'image-heavy', 'image-in-personal-mail'],
  ['missing-unsubscribe', 'hidden-opt-out', 'vague-opt-out'],
  ['missing-postal-address', 'unnamed-sender', 'missing-casl-contact', 'deceptive-sender'],
  ['vague-link-text', 'generic-button', 'repeated-link-text'],
  ['too-long', 'wall-of-text'],
  ['long-subject', 'wordy-subject', 'header-too-long'],
  ['jargon', 'cliches'],
  ['self-introduction', 'self-centred-opening', 'self-centredness'],
  ['missing-ask', 'no-question', 'weak-ask'],
  ['broken-merge-tag', 'mixed-merge-tags', 'merge-tag-without-fallback'],
]
const GROUP = new Map(ALIKE.flatMap((rules) => rules.map((rule) => [rule, rules[0] ?? rule] as const)))

/** From so many characters on a place is a sentence: two remarks on it would begin with the same words. */
const SENTENCE = 60

const longPlaces = ({ places }: Fault): string[] =>
  places.flatMap(({ annotation: { field, start, end } }) =>
    end - start < SENTENCE ? [] : [`${field} ${start} ${end}`],
  )

/** What is wrong with a mail, one fault for each rule, worst first. */
export function faults(places: readonly Place[]): Fault[] {
  const byRule = Map.groupBy(places, (place) => place.annotation.rule_id)
  const all = [...byRule].flatMap(([rule, [first, ...rest]]): Fault[] => {
    // What the evidence disputes costs nothing and is no reason to laugh.
    if (!first || first.annotation.severity === 'praise' || first.annotation.contested) return []
    const { dimension, severity } = first.annotation
    const points = [first, ...rest].reduce((sum, { annotation }) => sum + annotation.points, 0)
    const weight = severity === 'blocker' ? 1000 + points : (points + 0.1) * APPEAL[dimension]
    return [{ rule, dimension, places: [first, ...rest], weight }]
  })
  const ranked = all.sort((a, b) => b.weight - a.weight)
  const seen = new Set<string>()
  const said: Fault[] = []
  const again: Fault[] = []
  for (const fault of ranked) {
    const groups = [GROUP.get(fault.rule) ?? fault.rule, ...longPlaces(fault)]
    if (groups.some((group) => seen.has(group))) again.push(fault)
    else said.push(fault)
    for (const group of groups) seen.add(group)
  }
  return [...said, ...again]
}
