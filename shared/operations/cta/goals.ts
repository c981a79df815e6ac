/** What asks want of the reader, and how much. */

import { GOAL_OF } from '../../engine/asks/goals.ts'
import type { Ask } from '../../engine/doc.ts'
import { ACTS } from '../../engine/lexicon/asks.ts'
import { words } from '../../engine/word-set.ts'
import { isPlainVerb } from '../material/verbs.ts'

export type AskKind = Ask['kind']
export type Friction = Ask['friction']
export type Commitment = 'low' | 'medium' | 'high'

/** Whether an ask wants a talk. */
export const isTalk = ({ kind }: { kind: AskKind }): boolean => GOAL_OF[kind] === 'meet'

/** Nouns as often that open a label as verbs do. */
const CALLS = words('change plan print claim invite help answer return reactivate resume restart')

/** Verbs of labels by what pressing them means: a look, a place in something, or money and work. */
const LOOKS = words(
  'see read watch view browse look explore discover find check compare visit show learn open listen track',
)
const COMMITS = words(
  'buy order pay donate give pledge renew upgrade subscribe sign checkout switch finish complete book reserve',
)

/** True for a label that only wants a look. */
export const isLook = (label: string): boolean => LOOKS.has(label.toLowerCase().split(' ')[0] ?? '')

/** True for a label that is pressed to do what it says. */
export function isClick(label: string): boolean {
  const [verb = ''] = label.toLowerCase().split(' ')
  return LOOKS.has(verb) || COMMITS.has(verb) || (ACTS.get(verb)?.startsWith('click') ?? false)
}

/** True for a verb a label may begin with. */
export const isCallVerb = (lower: string): boolean =>
  LOOKS.has(lower) || COMMITS.has(lower) || ACTS.has(lower) || CALLS.has(lower) || isPlainVerb(lower)

/** Friction of a click by the verb of its label; a click that says nothing is taken as middling. */
export function clickFriction(label: string): Friction {
  const words = label
    .toLowerCase()
    // “Lower Basin Wetlands: will you pay for an acre?”
    .replace(/^[^:?]{2,60}:\s+(?!https?:)(?=\p{L})/u, '')
    .split(/[^\p{L}]+/u)
    .slice(0, 4)
  for (const [i, word] of words.entries()) {
    // “Save a winter check”: behind an article stands a thing, whatever else its word could be.
    if (/^(?:an?|the|your|my|our|one)$/.test(words[i - 1] ?? '')) continue
    if (LOOKS.has(word)) return 1
    if (COMMITS.has(word)) return 3
    if (/^(?:save|keep)$/.test(word) && /\b(?:seat|place|spot|slot)\b/i.test(label)) return 3
  }
  return 2
}

/** Frictions of a question or click at a commitment. */
export const BAND: Readonly<Record<Commitment, readonly [Friction, Friction]>> = {
  low: [1, 1],
  medium: [2, 3],
  high: [3, 5],
}
