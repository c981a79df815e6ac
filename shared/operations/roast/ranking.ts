/** Which findings a roast speaks of, and in which order. */
import type { Dimension } from '../../engine/rule.ts'
import type { Place } from './finding-slots.ts'

/** All places of one rule. */
export interface Fault {
  rule: string
  dimension: Dimension
  places: readonly [Place, ...Place[]]
  /** Points it costs in all; what stops a mail from being sent weighs more than any. */
  weight: number
}

/** Of two that cost the same, a reader laughs about words sooner than about table attributes. */
const APPEAL: Readonly<Record<Dimension, number>> = {
  opening: 9,
  clarity: 8,
  tone: 8,
  personalization: 8,
  subject: 7,
  cta: 7,
  structure: 7,
  brand_voice: 6,
  correctness: 5,
  spam_risk: 4,
  compliance: 3,
  accessibility: 2,
}

/** Rules that say nearly the same; of equals the second of a group comes last. */
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

/** What is wrong with a mail, one fault for each rule, dearest first. */
export function faults(places: readonly Place[]): Fault[] {
  const byRule = Map.groupBy(places, (place) => place.annotation.rule_id)
  const all = [...byRule].flatMap(([rule, [first, ...rest]]): Fault[] => {
    // What the evidence disputes costs nothing and is no reason to laugh.
    if (!first || first.annotation.severity === 'praise' || first.annotation.contested) return []
    const { dimension, severity } = first.annotation
    const points = [first, ...rest].reduce((sum, { annotation }) => sum + annotation.points, 0)
    const weight = points + (severity === 'blocker' ? BLOCKED : 0)
    return [{ rule, dimension, places: [first, ...rest], weight }]
  })
  const left = all.sort((a, b) => b.weight - a.weight || APPEAL[b.dimension] - APPEAL[a.dimension])
  const seen = new Set<string>()
  const ranked: Fault[] = []
  // A second remark on the same sentence comes when the rest has been said.
  const again: Fault[] = []
  while (left[0]) {
    const { weight } = left[0]
    const equals = left.filter((fault) => fault.weight === weight)
    const next = equals.find((fault) => !groupsOf(fault).some((group) => seen.has(group))) ?? left[0]
    left.splice(left.indexOf(next), 1)
    if (longPlaces(next).some((place) => seen.has(place))) again.push(next)
    else ranked.push(next)
    for (const group of groupsOf(next)) seen.add(group)
  }
  return [...ranked, ...again]
}

/** More than any mail can lose. */
const BLOCKED = 1000

const groupsOf = (fault: Fault): string[] => [GROUP.get(fault.rule) ?? fault.rule, ...longPlaces(fault)]
