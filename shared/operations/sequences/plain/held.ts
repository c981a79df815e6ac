/** What a brief says is held: its name, and when. */
import { sentencesOf } from '../wording.ts'

export interface Held {
  /** As it stands behind “about”: `our webinar on the new packaging tax`. */
  name: string
  /** `3 December` */
  day: string
  /** `3 December at 11:00` */
  when: string
}

const EVENT =
  '(?:webinar|workshop|seminar|roundtable|open day|study day|tasting|meetup|evening|breakfast|lunch|dinner|supper|reception|conference|masterclass|summit|session|fair|party|launch|tour|screening|concert|open house|talk|event|course)'
const HOLDS = new RegExp(
  String.raw`\b(?:organi[sz](?:e|ing)|host(?:ing)?|hold(?:ing)?|run(?:ning)?|plan(?:ning)?|give|giving) (?:an? |our |the |another )(?<what>(?:(?!about\b|on\b|for\b)[\p{L}-]+ ){0,3}?${EVENT})\b(?<rest>.*)$`,
  'iu',
)
/** “The summer party is on 20 June” */
const IS_ON = new RegExp(
  String.raw`^(?:The|Our) (?<what>(?:[\p{L}-]+ ){0,3}?${EVENT})(?: (?:is|will be|takes place))(?<rest> on .*)$`,
  'u',
)
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const WHEN = new RegExp(
  String.raw`,? (?:on )?(?:\p{Lu}\p{Ll}+day,? )?(?<day>\d{1,2} ${MONTH}|${MONTH} \d{1,2})(?: \d{4})?(?:,? (?:(?:at|from) )?(?<time>\d{1,2}(?:[:.]\d{2}(?: ?[ap]m)?| ?[ap]m)))?`,
  'u',
)
const OF =
  /^ (?<of>(?:on|about|for) (?!(?:\d|free\b|the first time\b))[^.,;:()]+?)(?= (?:at|in|on|with|by|from|and|for|about|where|that|who|before|after) |[.,;:()]|$)/u
/** Longer ones are said short. */
const MOST_WORDS = 6

/** The event of a brief and its day; `null` where one of them is not sure. */
export function heldIn(about: string): Held | null {
  for (const text of sentencesOf(about)) {
    const { what, rest = '' } = (HOLDS.exec(text) ?? IS_ON.exec(text))?.groups ?? {}
    const { day, time } = WHEN.exec(rest)?.groups ?? {}
    if (what === undefined || day === undefined) continue
    const { of } = OF.exec(rest.replace(WHEN, ''))?.groups ?? {}
    const words = of?.split(' ') ?? []
    const named = of === undefined || words.length > MOST_WORDS ? '' : ` ${of.replace(/^about /, 'on ')}`
    return {
      name: `our ${what}${named}`,
      day,
      when: time === undefined ? day : `${day} at ${time}`,
    }
  }
  return headingHeld(about)
}

const HEADING = new RegExp(
  String.raw`^(?:[Aa]n? |[Oo]ur |[Tt]he )?(?<what>(?!(?:[Ii]nvit|[Ss]end|[Ww]rite|[Pp]romot|[Mm]ail))(?:(?!(?:to|for|on|about|with|in|at|who|after) )\p{L}[\p{Ll}-]* ){0,3}?${EVENT})(?<rest>(?: (?:for|on|about|with|in|at) [^.,:;\n]+)?)(?=[.,:;\n]|$)`,
  'iu',
)
const BY_DAY = /\b(?:by|before|until|till) (?:\p{Lu}\p{Ll}+day,? )?(?=\d|\p{Lu})[^.,;]*/gu
/** “Breakfast for CFOs. Thursday 22 January, 8:00 to 9:30”: what a note begins with, and the first day it names. */
export function headingHeld(about: string): Held | null {
  const { what, rest = '' } = HEADING.exec(about)?.groups ?? {}
  const { day, time } = WHEN.exec(about.replaceAll(BY_DAY, ''))?.groups ?? {}
  if (what === undefined || day === undefined) return null
  const { of } = OF.exec(rest.replace(WHEN, ''))?.groups ?? {}
  const named =
    of === undefined || of.split(' ').length > MOST_WORDS ? '' : ` ${of.replace(/^about /, 'on ')}`
  const small = what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return { name: `our ${small}${named}`, day, when: time === undefined ? day : `${day} at ${time}` }
}
