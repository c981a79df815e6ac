/** Every rule, by id. A test fails when a file of this folder is missing here. */
import type { Rule } from '../rule.ts'
import brokenMergeTag from './broken-merge-tag.ts'
import mergeTagWithoutFallback from './merge-tag-without-fallback.ts'
import missingEndMark from './missing-end-mark.ts'
import missingSpace from './missing-space.ts'
import mixedMergeTags from './mixed-merge-tags.ts'
import repeatedPunctuation from './repeated-punctuation.ts'
import spaceBeforePunctuation from './space-before-punctuation.ts'
import unbalancedBrackets from './unbalanced-brackets.ts'
import unfilledHole from './unfilled-hole.ts'
import wrongWeekday from './wrong-weekday.ts'

export const RULES: readonly Rule[] = [
  brokenMergeTag,
  mergeTagWithoutFallback,
  missingEndMark,
  missingSpace,
  mixedMergeTags,
  repeatedPunctuation,
  spaceBeforePunctuation,
  unbalancedBrackets,
  unfilledHole,
  wrongWeekday,
]
