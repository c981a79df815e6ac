/**
 * How far what holds for headlines is carried over to mail. A feature on which findings about mail disagree, or
 * point the other way, is fitted, so that it does not lend its effect to others, and then counts nothing.
 */
import type { Family } from '../../engine/kinds.ts'
import type { FeatureId } from './features.ts'

/** `bulk` reads newsletters and promotions, `personal` mail that looks as if one person wrote it to another. */
export const READINGS = ['bulk', 'personal'] as const
export type Reading = (typeof READINGS)[number]

/** Which reading fits a family. */
export const readingOf = (family: Family): Reading =>
  family === 'bulk_content' || family === 'bulk_promo' ? 'bulk' : 'personal'

export interface FeatureNote {
  /** What a line with more of it does, to go after “it”. */
  does: string
  /** Findings that point the way of the fitted coefficient, or that speak of its size. */
  evidence: readonly string[]
  /** Findings that point the other way. */
  against: readonly string[]
  carried: readonly Reading[]
}

const note = (
  does: string,
  carried: readonly Reading[],
  evidence: readonly string[] = [],
  against: readonly string[] = [],
): FeatureNote => ({ does, evidence, against, carried })

const NONE: readonly Reading[] = []
const BULK: readonly Reading[] = ['bulk']

export const NOTES: Readonly<Record<FeatureId, FeatureNote>> = {
  length: note('is longer', NONE, ['E30'], ['E02', 'E14', 'E16', 'E29']),
  excess: note('runs past sixteen words', NONE, ['E30'], ['E29']),
  syllables: note('has longer words', NONE, [], ['E03']),
  density: note('has fewer small words such as “the” and “of”', BULK),
  question: note('asks a question', READINGS, ['E43', 'E13', 'E16', 'E26', 'E38g'], ['E15']),
  exclamation: note('has an exclamation mark', READINGS, ['E43']),
  colon: note('has a colon', BULK),
  brackets: note('has brackets', BULK),
  number: note('has a figure', BULK, ['E43', 'E13'], ['E14', 'E16']),
  capitals: note('shouts in capitals', READINGS, ['E43', 'E06']),
  you: note('speaks to “you”', READINGS, ['E43']),
  we: note('speaks of “we” and “our”', READINGS),
  i: note('says “I” or “my”', BULK),
  third_person: note('tells of a “he” or “she”', BULK, ['E43']),
  people: note('names people', BULK, ['E43']),
  medium: note('names what there is to see, such as a chart or a video', BULK),
  pointing: note('points with “this” or “here”', BULK),
  vague: note('says “thing” or “something” for a name', BULK),
  teasing: note(
    'has a word that headlines tease with, such as “secret”, “next” or “until”',
    NONE,
    [],
    ['E29'],
  ),
  loud: note('praises loudly', NONE, [], ['E42']),
  dark: note('names harm or trouble', BULK, ['E42']),
  negation: note('says “not” or “never”', READINGS),
  order: note('opens with an order', READINGS),
  question_word: note('opens with “how”, “why” or the like', READINGS),
}
