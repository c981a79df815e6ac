/** What a customer of the sender's got, told in figures: “Harlan Freight went from 61 hours of detention a month to 9”. */

const NAME = String.raw`(?:\p{Lu}[\p{L}\p{N}&.’'-]*)(?: (?:&|and|of|\p{Lu}[\p{L}\p{N}&.’'-]*)){0,5}`
const ABOUT = '(?:an average of |just |only |about |around |over |nearly |almost |under |up to )?'
const NUMBER = String.raw`\d[\d,.]*\d|\d`

/** “Harlan Freight, went from 61 hours of detention a month to 9” */
export const WENT = new RegExp(
  String.raw`(?<who>${NAME}),? (?:has gone|went|came|got|is)(?: down| up)? from (?<from>${NUMBER}) (?<of>\p{Ll}+ of \p{Ll}[\p{Ll} -]{2,30}?)(?<per> (?:a|an|per|each) (?:day|week|month|quarter|year))? to ${ABOUT}(?<to>${NUMBER})(?![\d%])`,
  'u',
)
/** “helped companies such as Notably and Kinset reduce their time-to-value by 40%” */
export const HELPED = new RegExp(
  String.raw`\b(?:help(?:ed|s|ing)?|enabled|allowed) (?:[^.,;:?!]{0,60}?(?:such as|like|including) )?(?<who>${NAME}) (?:to )?(?<verb>cut|reduce|lower|trim|shorten|slash|raise|increase|boost|grow|lift) (?:their|its|his|her|the) (?<thing>\p{L}[\p{L} -]{2,40}?) by ${ABOUT}(?<much>(?:${NUMBER})\s?%)`,
  'u',
)
/** “Our customers typically reduce their processing time by 60%” */
export const CUT = new RegExp(
  String.raw`\b(?:[Oo]ur |[Mm]ost |[Tt]heir )?(?:customers|clients|users|members|teams) (?:\p{Ll}+ ){0,2}?(?<verb>cut|reduced?|lower(?:ed)?|shorten(?:ed)?|raised?|increased?|grew|grow|lift(?:ed)?) (?:their )(?<thing>\p{L}[\p{L} -]{2,40}?) by ${ABOUT}(?<much>(?:${NUMBER})\s?%)`,
  'u',
)
/** “a chain of 42 stores in Denmark, was able to lower its waste by 27%” */
export const ABLE = new RegExp(
  String.raw`\b(?:was|were|has been|have been) able to (?<verb>cut|reduce|lower|shorten|raise|increase|grow|lift) (?:its|their|his|her|the) (?<thing>\p{L}[\p{L} -]{2,40}?) by ${ABOUT}(?<much>(?:${NUMBER})\s?%)`,
  'u',
)
/** “see client retention go up by 14%”, “saw their mobile conversion rise by an average of 11%” */
export const SAW = new RegExp(
  String.raw`\b(?:sees?|saw|seen|seeing) (?:their |its |an? |the )?(?<thing>\p{L}[\p{L} -]{2,40}?) (?<verb>go up|go down|rise|fall|drop|increase|grow|climb|decrease|shrink) (?:by )?${ABOUT}(?<much>(?:${NUMBER})\s?%)`,
  'u',
)
/** “the average office saved 5 hours per week”, “they save around five hours a month” */
export const SAVED = new RegExp(
  String.raw`\b(?<how>saved|save|get back) ${ABOUT}(?<much>${NUMBER}|two|three|four|five|six|seven|eight|nine|ten) (?<of>hours|days|minutes)(?<per> (?:(?:a|an|per|each|every) (?:\p{Ll}+ )?(?:day|week|month|quarter|year)|per \p{Ll}{3,}))?`,
  'u',
)
