/** Words that take back what the sentence says, doubled or self-effacing. A single “maybe” is honest and not here. */

import { lexicon } from '../phrases.ts'
import { words } from '../word-set.ts'

export const HEDGES = lexicon('hedging', {
  '(might|may|could) (possibly|perhaps|potentially|conceivably)': '(might|may|could)',
  '(possibly|perhaps|maybe) (might|may|could)': ['might', ''],
  'could probably': ['could', 'can'],
  'should probably': ['should', ''],
  'maybe (perhaps|possibly)': 'maybe',
  'could maybe': 'could',
  'might maybe': 'might',
  'perhaps maybe': 'perhaps',
  'i think (maybe|perhaps|possibly)': 'maybe',
  'i think (we|you|it|that) (could|might) (probably|maybe|possibly)': [
    '(we|you|it|that) could',
    'I think (we|you|it|that) could',
  ],
  'i (guess|suppose) (maybe|perhaps)': 'maybe',
  'i would (guess|think|say) that': ['I think', ''],
  'i would tend to (think|say|agree)': '(I think|I say|I agree)',
  'i tend to think': 'I think',
  'i feel like (maybe|perhaps)': 'maybe',
  'was just hoping to': ['would like to', ''],
  'was just hoping that': null,
  '(i was|i am|i have been) (just |)thinking (that |)(maybe|perhaps)': ['maybe', ''],
  "(i'm|i've been) (just |)thinking (that |)(maybe|perhaps)": ['maybe', ''],
  'i was hoping that maybe': null,
  'i was kind of': 'I was',
  'some (sort|kind) of': ['some', 'a'],
  'more or less': ['about', 'nearly'],
  'to (some|a certain) (extent|degree)': ['partly', ''],
  'it (could|might) be argued that': 'perhaps',
  'it may be the case that': 'perhaps',
  'it seems (to me |)(like|that) (maybe|perhaps)': ['perhaps', ''],
  'it would (appear|seem) that': ['it seems that', 'apparently'],
  'i (could|may|might) be wrong but': null,
  "correct me if i'm wrong but": null,
  "(i'm|i am) no expert but": '',
  "i'm not sure if this makes sense but": '',
  'this (may|might) be a (silly|stupid|dumb) question but': '',
  'this (may|might) sound (silly|stupid|crazy) but': '',
  'just (my|a) thought': ['', 'my view'],
  "for what it's worth": '',
  'if that makes (any |)sense': '',
  'or something (like that|along those lines)': '',
  'or whatever': '',
  "if you don't mind me asking": '',
  'if at all possible': ['if you can', ''],
  "if it's not too much (trouble|to ask)": ['if you can', ''],
  '(sort|kind) of': '',
  '(sorta|kinda)': '',
})

/** “Sort of” and “kind of” hedge after these; after “this”, “what” or “a” they name a class. */
export const HEDGED_AFTER = words(
  "i we you he she they it i'm we're you're they're it's that's am is are was were be been feel feels felt looks seems just not also still",
)

/** After “that”, a verb shows the hedge: “that sort of depends”. */
export const HEDGED_VERBS = words('depends works makes means sounds feels looks helps went happened')

/** “It's kind of you.” */
export const KIND_OF = words('you him her them me us')
