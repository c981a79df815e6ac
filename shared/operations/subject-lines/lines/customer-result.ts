/** `Harlan Freight: 61 to 9 hours of detention a month`: what a customer of the sender’s got, in figures. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

const NAME = String.raw`(?:\p{Lu}[\p{L}\p{N}&.’'-]*)(?: (?:&|and|of|\p{Lu}[\p{L}\p{N}&.’'-]*))*`
const ABOUT = '(?:an average of |just |only |about |around |over |nearly |almost |under |up to )?'
const NUMBER = String.raw`\d[\d,.]*\d|\d`

/** “Harlan Freight, went from 61 hours of detention a month to 9” */
const WENT = new RegExp(
  String.raw`(?<who>${NAME}),? (?:has gone|went|came|got|is)(?: down| up)? from (?<from>${NUMBER}) (?<of>\p{Ll}+ of \p{Ll}[\p{Ll} -]{2,30}?)(?<per> (?:a|an|per|each) (?:day|week|month|quarter|year))? to ${ABOUT}(?<to>${NUMBER})(?![\d%])`,
  'u',
)
/** “helped companies such as Notably and Kinset reduce their time-to-value by 40%” */
const HELPED = new RegExp(
  String.raw`\b(?:help(?:ed|s|ing)?|enabled|allowed) (?:[^.,;:?!]{0,60}?(?:such as|like|including) )?(?<who>${NAME}) (?:to )?(?<verb>cut|reduce|lower|trim|shorten|slash|raise|increase|boost|grow|lift) (?:their|its|his|her|the) (?<thing>\p{L}[\p{L} -]{2,40}?) by ${ABOUT}(?<much>(?:${NUMBER})\s?%)`,
  'u',
)
/** “see client retention go up by 14%”, “saw their mobile conversion rise by an average of 11%” */
const SAW = new RegExp(
  String.raw`\b(?:sees?|saw|seen|seeing) (?:their |its |an? |the )?(?<thing>\p{L}[\p{L} -]{2,40}?) (?<verb>go up|go down|rise|fall|drop|increase|grow|climb|decrease|shrink) (?:by )?${ABOUT}(?<much>(?:${NUMBER})\s?%)`,
  'u',
)
/** “the average office saved 5 hours per week”, “they save around five hours a month” */
const SAVED = new RegExp(
  String.raw`\b(?<how>saved|save|get back) ${ABOUT}(?<much>${NUMBER}|two|three|four|five|six|seven|eight|nine|ten) (?<of>hours|days|minutes)(?<per> (?:a|an|per|each|every) (?:[\p{Ll}]+ )?(?:day|week|month|quarter|year))?`,
  'u',
)

const DOWN = /^(?:cut|reduce|lower|trim|shorten|slash|go down|fall|drop|decrease|shrink)$/

/** The lines of one sentence, best first. */
function linesOf(text: string): string[] {
  const went = WENT.exec(text)?.groups
  if (went) {
    const { who, from, to, of, per = '' } = went
    return [`${who}: ${from} to ${to} ${of}${per}`, `From ${from} to ${to} ${of}${per}`]
  }
  const helped = HELPED.exec(text)?.groups
  const moved = helped ?? SAW.exec(text)?.groups
  if (moved) {
    const said = `${capitalised(moved.thing ?? '')} ${DOWN.test(moved.verb ?? '') ? 'down' : 'up'} ${moved.much}`
    return helped ? [`${said} at ${helped.who}`, said] : [said]
  }
  const saved = SAVED.exec(text)?.groups
  if (!saved) return []
  const { how = '', much = '', of, per = '' } = saved
  return [
    how === 'saved' ? `${capitalised(much)} ${of} saved${per}` : `${capitalised(how)} ${much} ${of}${per}`,
  ]
}

/** Results of customers in mail that sells; elsewhere figures are the sender’s own matter. */
export const customerResultLines = ({ family }: Doc, { lines }: RichMaterial): Idea[] =>
  family === 'operational'
    ? []
    : lines.flatMap((line: Line) =>
        linesOf(line.sentence.text).map(
          (text, i): Idea => ({
            text,
            angle: 'number',
            shape: 'says',
            role: 'proof',
            weight: 5 + line.weight - i,
            why: 'Shows what a customer got, in figures.',
            line,
          }),
        ),
      )
