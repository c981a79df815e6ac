/** “Which date works for you?” with the dates that another sentence names: “We have free dates on 3 and 10 February.” */
import { tokenize } from '../../../engine/tokens.ts'
import { dateEnd } from '../../material/dates.ts'
import { type Said, sayable, type Told } from './said.ts'

const WHICH =
  /\bwhich (?:date|day|time|slot|one|of (?:(?:these|those|them)(?: (?:two |three )?(?:dates|days|times|slots|options))?|the (?:two |three )?(?:dates|days|times|slots|two|three))) (?:(?:works|would work)(?: (?:best|better))?(?: for)?|suits|would suit|fits|(?:is|would be) (?:best|better)(?: for)?|would you (?:like|prefer)|do you (?:want|prefer)|(?:can|could) you)(?: (your \p{Ll}+))?\b/iu
const FREE =
  /\b(?:free|open|available|availability|openings?|slots?|dates|(?:can|could) (?:do|offer|come|make))\b/i
/** Days that are gone, and days of which some hours are. */
const GONE = /\b(?:not|no longer|gone|taken|full|booked|except|but|unless|unavailable)\b/i
const VAGUE = /^(?:what do you think|any thoughts|how does (?:that|this|it) sound|what are your thoughts)\?$/i
const HELD = /^(?:i|we) (?:still )?(?:have|are holding|can offer)\b.*\b(?:free|open|available)\b/i
const HOUR =
  /^,? (?:at|from) \d{1,2}(?:[:.]\d\d)?(?: ?[apAP]\.?[mM]\b)?(?: (?:[A-Z]{2,4}|Pacific|Eastern|Central|Mountain)\b)?/u
/** “I will be in Tampa on December 3 and 4” */
const VISIT =
  /^(?:I|We|we)(?:'ll| will|'m| am|'re| are) (?:be )?(?:in|at|visiting|near|over in) \p{Lu}[^,;:]{1,40}? on ((?:\p{Lu}\p{Ll}+ )?\d{1,2}|\p{Lu}\p{Ll}+day) (?:and|or) (\d{1,2}(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+day)\b/u
/** Nothing but the joints of a list stands between its dates. */
const JOINT = /^,? ?(?:and|or)? ?(?:on )?$/i

/** The question with its dates; none where there is one, or more than four. */
export function datesListed(asked: string, { text }: Said): Told[] {
  const which = WHICH.exec(sayable(asked))
  const [, first, second] = which ? (VISIT.exec(text) ?? []) : []
  if (first !== undefined) return [{ text: `Which suits you better, ${first} or ${second}?`, own: true }]
  // “What do you think?” asks for no day, and days that are held free wait for one.
  if (!FREE.test(text) || GONE.test(text) || !(which || (VAGUE.test(asked) && HELD.test(text)))) return []
  const tokens = tokenize(text)
  const dates = tokens.flatMap((token, i) => {
    const end = dateEnd(tokens, i)
    if (end <= i) return []
    const until = tokens[end - 1]?.end ?? 0
    // Its hour goes with the day.
    const hour = HOUR.exec(text.slice(until))?.[0].length ?? 0
    return [{ start: token.start, end: until + hour, at: i, to: end }]
  })
  const whole = dates.filter(({ at }, n) => n === 0 || at >= (dates[n - 1]?.to ?? 0))
  const listed = whole.every(({ start }, n) => n === 0 || JOINT.test(text.slice(whole[n - 1]?.end, start)))
  if (whole.length < 2 || whole.length > 4 || !listed) return []
  const named = whole.map(({ start, end }) => text.slice(start, end))
  const whom = which?.[1] ?? 'you'
  return [
    {
      text: `Which suits ${whom} ${named.length > 2 ? 'best' : 'better'}, ${named.slice(0, -1).join(', ')} or ${named.at(-1)}?`,
      own: true,
    },
  ]
}
