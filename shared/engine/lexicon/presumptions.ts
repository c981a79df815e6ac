/** Telling readers what they think, feel, know or suffer. */
import { lexicon } from '../phrases.ts'

export const PRESUMPTIONS = lexicon('presumption', {
  "(i'm|i am|we're|we are) (sure|certain|confident) (that |)(you'll|you will) (agree|love|find)": null,
  "(i'm|i am) (sure|certain) you (agree|know|want|understand)": null,
  "(i'm|i am) (sure|certain) (you're|you are) (aware|struggling|looking|tired|familiar)": null,
  "as (i'm|i am) sure you (know|are aware|will agree|understand|have heard|can imagine)": '',
  "i know (you're|you are) (struggling|tired|frustrated|worried|losing|looking|overwhelmed|stuck|interested)":
    null,
  'i know (you|your team|your company) (struggle|struggles|need|needs|want|wants|must)': null,
  'i know how (hard|frustrating|difficult|busy) (it|this|that|your) (is|must be)': null,
  "i (bet|imagine|assume|suspect) (you're|you are) (struggling|tired|frustrated|losing|overwhelmed|spending|wasting|paying)":
    null,
  "i'm guessing (you're|you are|your team is) (struggling|tired|frustrated|losing|overwhelmed|spending|wasting)":
    null,
  "(you're|you are) (probably|likely|no doubt|surely|undoubtedly) (struggling|tired|frustrated|losing|wasting|overpaying|paying too much|missing|sick)":
    null,
  "if you're (like|anything like) (most|other|me|many)": null,
  'if you are (like|anything like) (most|other|me|many)': null,
  'like (most|many) (managers|leaders|founders|owners|companies|businesses|people) you': null,
  'you (obviously|clearly|surely|undoubtedly) (know|want|need|care|understand|have|agree)': null,
  '(obviously|clearly|surely|undoubtedly) you (know|want|need|care|understand|agree)': null,
  'you (already |)know (how important|that you need|you need|you want)': null,
  "you (can't|cannot) (deny|disagree|argue with)": null,
  "(you'd|you would) be (crazy|foolish|mad|silly|a fool) (to|not to)": null,
  "(who|nobody|no one) (wouldn't|doesn't|would not|does not) want": null,
  'as you (well |surely |no doubt |undoubtedly |probably |)know': '',
  'we (both|all) know (that|how|you)': null,
  "let's (face it|be honest)": '',
  'admit it': '',
  "you (won't|will not) (regret it|believe)": null,
  "you'll (love|thank me|be glad|be amazed|be blown away)": null,
  'you will (love|thank me|be amazed|be blown away)': null,
  'your (biggest|greatest|main|number one) (problem|challenge|pain|headache|worry|frustration|struggle) is':
    null,
  'keeping you (up|awake) at night': null,
  'keeps you (up|awake) at night': null,
  'i (understand|feel) your pain': null,
  'you are losing (money|customers|business|leads|sales)': null,
  "you're losing (money|customers|business|leads|sales)": null,
  'costing you (customers|money|thousands|business|sales) (every|each|right)': null,
})
