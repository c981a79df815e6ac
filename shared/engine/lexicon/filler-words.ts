/** Words that add no meaning in most places, and the neighbours between which they do. */

import { lexicon } from '../phrases.ts'
import { words } from '../word-set.ts'

export const FILLER_WORDS = lexicon('filler-words', {
  '(just|really|very|actually|basically|literally|simply|quite|honestly|totally|absolutely|definitely|essentially|obviously|truly)':
    null,
  "(to be honest|to be frank|to be perfectly honest|quite honestly|quite frankly|quite literally|quite simply|quite actually|truth be told|if i'm honest)":
    null,
})

/** A filler after one of these changes the meaning: “not really”, “what actually matters”. */
export const KEEPS_BEFORE = words(
  "not no never don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't haven't hasn't hadn't shouldn't " +
    'what who how if whether when why than as only but or do does did so the this that these those at more most which',
)

/** “Just” is filler before these; elsewhere it means “only” or “a moment ago”. */
export const JUST_WANTS = words(
  'want wanted wanting wondering wonder think thought need hope hoping like love feel figured trying writing emailing ' +
    'curious reaching looking asking letting sending',
)

/** “Very” and its like carry meaning before these: “the very same”, “quite a few”, “absolutely free”. */
export const KEEPS_AFTER = words(
  'same first last next own best least much few little a an the some not no soon well as to free sorry',
)
