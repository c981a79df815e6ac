/** “Which date works for you?” with the dates that another sentence names: “We have free dates on 3 and 10 February.” */
import { tokenize } from '../../../engine/tokens.ts'
import { dateEnd } from '../../material/dates.ts'
import { type Said, sayable, type Told } from './said.ts'

const WHICH =
  /\b(which (?:date|day|time|slot|one|of (?:these|those|them|the (?:dates|days|times|slots)))) (?:works|suits|would work|would suit|fits|is best)\b/i
const FREE =
  /\b(?:free|open|available|availability|openings?|slots?|dates|options|could (?:do|offer|come)|can (?:do|offer|come))\b/i
/** Nothing but the joints of a list stands between its dates. */
const JOINT = /^,? ?(?:and|or)? ?(?:on )?$/i

/** The question with its dates; none where there is one, or more than four. */
export function datesListed(asked: string, { text }: Said): Told[] {
  const [, which] = WHICH.exec(sayable(asked)) ?? []
  if (which === undefined || !FREE.test(text)) return []
  const tokens = tokenize(text)
  const dates = tokens.flatMap((token, i) => {
    const end = dateEnd(tokens, i)
    return end > i ? [{ start: token.start, end: tokens[end - 1]?.end ?? 0, at: i, to: end }] : []
  })
  const whole = dates.filter(({ at }, n) => n === 0 || at >= (dates[n - 1]?.to ?? 0))
  const listed = whole.every(({ start }, n) => n === 0 || JOINT.test(text.slice(whole[n - 1]?.end, start)))
  if (whole.length < 2 || whole.length > 4 || !listed) return []
  const named = whole.map(({ start, end }) => text.slice(start, end))
  return [{ text: `Which suits you best, ${named.slice(0, -1).join(', ')} or ${named.at(-1)}?` }]
}
