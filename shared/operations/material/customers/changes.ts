/** What changed for customers of the sender's, in figures: “Harlan Freight went from 61 hours of detention a month to 9”. */
import { NUMBER_WORDS } from '../words.ts'

/** `who` `did` it: a `thing` went `from` one figure `to` another, or `by` how much; what the mail leaves out is not there. */
export type Change = Partial<Record<'who' | 'did' | 'verb' | 'thing' | 'from' | 'to' | 'by' | 'per', string>>

/** A firm as it writes itself: `Harlan Freight`, `Petal & Pine`, `Halden Cider group`. */
export const NAME = String.raw`\p{Lu}[\p{L}\p{N}&.’'-]+(?: (?:(?:& |and |of )?\p{Lu}[\p{L}\p{N}&.’'-]+|group\b|chain\b)){0,5}`
const WORDS = [...NUMBER_WORDS].join('|')
const ABOUT = '(?:an average of |just |only |about |around |over |nearly |almost |under |up to )?'
const NUMBER = String.raw`\d[\d,.]*\d|\d`
const BY = String.raw`${ABOUT}(?<by>(?:${NUMBER})\s?%)`
const THING = String.raw`(?<thing>\p{L}[\p{L} -]{2,40}?)`
const PER = String.raw`(?<per> (?:(?:a|an|per|each|every) (?:\p{Ll}+ )?(?:day|week|month|quarter|year)|per \p{Ll}{3,}))?`
/** What could be is no result. */
const MAYBE = '(?:can|could|will|would|may|might|should|to)'
const SAID = String.raw`(?:[^,.;:]|[.,:](?=\d))`
/** “from 11 minutes a truck to 4”, “from nine days to five”, “from 4.1% to 1.3%” */
export const SPAN = String.raw`from ${SAID}{0,40}?(?:\d|\b(?:${WORDS})\b)${SAID}{0,40}? to ${SAID}{1,60}`
/** “… to 9 in the first quarter”: when belongs to it. */
const UNTIL = '(?: (?:in|within|after) (?:(?! and )[^,.;:?!]){3,40}(?=[.,]|$| and ))?'

const CHANGES = [
  // “Harlan Freight, went from 61 hours of detention a month to 9”; “invoices from Harlan Freight” are another subject.
  String.raw`(?=\p{Lu})(?<!\p{L}|\b(?:from|of|at|to|in|for|by|with) (?:\p{Lu}\S{0,30} ){0,4})(?<who>${NAME}),? (?<did>(?:has gone|went|came|got|is)(?: down| up)? from (?<from>${NUMBER}) (?<thing>\p{Ll}+ of \p{Ll}[\p{Ll} -]{2,30}?)${PER} to ${ABOUT}(?<to>${NUMBER})(?![\d%])${UNTIL})`,
  // “helped firms such as Notably and Kinset reduce their time-to-value by 40%”, “Our customers typically reduce their …”, “was able to lower its waste by 27%”
  String.raw`(?:(?<!\b${MAYBE} )\b(?:help(?:ed|s|ing)?|enabled|allowed) (?:[^.,;:?!]{0,60}?(?:such as|like|including) )?(?<who>${NAME})(?: in ${NAME})?(?: to)?|(?:[Cc]ustomers|[Cc]lients|[Uu]sers|[Mm]embers|[Tt]eams)(?: (?!${MAYBE}\b)\p{Ll}+){0,2}?|\b(?:was|were|has been|have been) able to) (?<did>(?<verb>cut|trim|slash|boost|grow|grew|(?:reduce|lower|shorten|raise|increase|lift)(?:e?d)?) (?:their|its|his|her|the) ${THING} by ${BY}${UNTIL})`,
  // “see client retention go up by 14%”, “saw their mobile conversion rise by an average of 11%”
  String.raw`\b(?:sees?|saw|seen|seeing) (?:their |its |an? |the )?${THING} (?<verb>go up|go down|rise|fall|drop|increase|grow|climb|decrease|shrink) (?:by )?${BY}`,
  // “the average office saved 5 hours per week”, “they save around five hours a month”
  String.raw`\b(?<verb>saved|save|get back) ${ABOUT}(?<by>${NUMBER}|${WORDS}) (?<thing>hours|days|minutes)${PER}`,
].map((source) => new RegExp(source, 'u'))

/** The change that a sentence tells, `null` for none. */
export const changeIn = (text: string): Change | null =>
  CHANGES.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? null

/** A verb, with or without what follows it, of which there is less than before. */
export const LESS =
  /^(?:cut|trim|slash|fall|fell|shrink|(?:go|went) down|(?:reduce|lower|shorten|halve|end|avoid|prevent|close|drop|decrease)(?:p?ed|d)?)\b/
