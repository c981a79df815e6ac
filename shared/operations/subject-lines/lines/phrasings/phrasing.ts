/** How sentences are recognised that say what would head their mail; the ways are beside it, by what they speak of. */
import type { Angle } from '../../contract.ts'
import type { Role } from '../../role.ts'

/** One way of saying it; the sentence has to match all of `forms`, whose groups the headings name. */
export interface Phrasing {
  forms: readonly RegExp[]
  /** In small letters: a sentence with none of these is not looked at. */
  cues?: readonly string[]
  /** True where a question may say it. */
  asks?: true
  /** True for one more thing that the mail holds: a choice beside others, first only where it is the point. */
  also?: true
  /** Best first; `<what>` stands for what the group caught. */
  says: readonly string[]
  angle: Angle
  role: Role
  why: string
}

export const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)'
export const DATE = String.raw`(?:${MONTH} \d{1,2}|\d{1,2} ${MONTH})(?!\d)`
export const WEEKDAY = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?'
/** A day as mail names it: `Thursday`, `Thursday 4 December`, `5 December`. */
export const DAY = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? ${DATE})?|${DATE})`
export const SUM = String.raw`[$£€¥]\d(?:[\d.,]*\d)?(?![\d%])`
export const MANY = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
export const SPANS = '(?:minutes?|hours?|days?|weeks?|months?|years?)'
export const ENDS = String.raw`(?=[.,;:–—?!]|$| (?:because|since|so|and|but|which|when|while|whenever|that)\b)`
export const WORD = String.raw`(?!(?:because|since|so|and|but|which|when|while|whenever|that)\b)[\p{L}\p{N}%'’-]+`
/** A clock time, with its half of the day and its zone where the mail names them: `4:45 PM ET`. */
export const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:[ap]m\b|[ap]\.m\.))?|noon|midnight)(?: (?:[ECMP][SD]?T|GMT|BST|CEST|CET|UTC)\b)?`
/** A day with “tomorrow” and the like: `this Saturday, August 22`, `end of day Friday`. */
export const SOON = `(?:(?:this |next )?${DAY}(?!\\w)|tomorrow|today|tonight|(?:this|next) (?:week|month|morning|afternoon)|EOD tomorrow)`
