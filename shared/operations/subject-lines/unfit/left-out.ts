/** Lines whose sentence says of them, right before or behind, what makes them untrue or nobody's: “not included”, “instead of”, “from 1 September”. */
import { isPast, maybeVerb } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import { DAYS, MONTHS, PREPOSITIONS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'

/** “does not include photography and translations”: the thing alone would promise it. */
const DENIED_BEFORE =
  /(?:\b(?:not|never)|n['’]t) (?:yet |also |currently )?(?:include|cover|offer|sell|provide|contain|supply|do|make|have|need) (?:(?:the|an?|any|our|your) )*$|\b(?:rather than|instead of|excluding|except(?: for)?|not included:?|excluded:?|without) (?:(?:the|an?|any|our|your) )*$/i
const DENIED_BEHIND =
  /^(?:,? (?:and|or|nor) [^,.;:]{1,40}?)? (?:is|are|was|were|will be)(?: not|n['’]t) (?:yet |also |currently )?(?:included|covered|part|available|offered|possible|contained)\b/i
/** “£68 instead of £85”, “were £20 until 30 April”: a price that holds no more. */
const OLD_PRICE_BEFORE = /\b(?:instead of|rather than|was|were|used to (?:be|cost)) (?:only |just )?$/i
const STARTS_WITH_SUM = /^[$£€¥]\d/
/** “Tickets were £20 until 30 April”, “The shop was in Leith until May”: what has ended. */
const ENDED = /\b(?:was|were|used to)\b[^,;:]* (?:until|till)\b/i
const WAS_SUM = /\b(?:was|were|used to (?:be|cost)) [$£€¥]\d\S*$/i
const UNTIL_BEHIND = /^ (?:until|till|up to)\b/i
/** “was meant to arrive on Tuesday and did not”. */
const TURNED_BEHIND =
  /^,? (?:and|but)(?: (?:it|they|he|she|we))? (?:(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)(?: not\b|n['’]t\b)|never\b|cannot\b)/i
const HOPED = /\b(?:meant|supposed|due|expected|planned|scheduled|promised|going) (?:to|for|on|at)\b/i
const MEANT = /(?<!\b(?:is|are|was|were|be|been|not)) (?:meant|supposed) to\b/i
/** “A new vessel would be £145 fitted, if you want both done”: only then. */
const WOULD = /\b(?:would|could) (?:be|cost|come to)\b/i
const IF_BEHIND = /\b(?:if|unless|provided)\b/i
const IF_BEFORE = /^\W*(?:if|unless|provided)\b/i
/** “From 1 September, Harbour Coffee and …”: it is not so yet. */
const FROM_THEN = /^\W*(?:from|as of|starting|beginning|effective|after|once)\b([^,;:]*),? $/i
/** What is so, where what is done may be usual: “Lumen Books ships in paper”. */
const STATE = /\b(?:is|are|has|have)\b/i
const TO_COME = /\b(?:will|would|can|may|from|after|as of|starting)\b/i
/** “Your last gift paid for the eight new drysuits”: done, and no matter of this mail. */
const ALREADY_GIVEN =
  /\byour (?:(?:last|previous|earlier|first|generous) )*(?:gifts?|donations?|support|contributions?|generosity)\b[^,;:]*? (\p{L}+)(?: for| towards?)?(?: the| an?| our)? $/iu
/** “Two cafés in March”: when they came is no part of their name. */
const IN_MONTH = /^\p{L}+ in (\p{L}+)$/u
/** “rang us”: the verb has lost whom. */
const WHOM = /^ (?:us|me|him|her|them)\b/i
/** “Sabine Kurz from the university hospital”: who did it, and not what. */
const PERSON = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:from|of|at) (?:the|our|your|an?) \p{Ll}/u
/** “a café in Leith”: any of them. */
const ANY_PLACE = /^\p{L}+ (?:in|from|near|outside|at) \p{Lu}\p{L}+$/u
const ANY_BEFORE = /\b(?:an?|another|one|two|three|some|many) $/i

/** “can’t send another from the same batch until 22 November”: without its “not” the line says the opposite. */
const UNTIL = /\b(?:until|till)\b/i
const DENIED = /(?:n['’]t|\b(?:not|cannot|never|no))\b[^,;:]*$/i

/** “because I typed 118 instead of 181”: half of a reason is none. */
const IN_REASON = /\b(?:because|since|as) (?:i|we|you|they|he|she|it|the|our|your)\b/i
const GOES_ON = /^ \p{L}/u
/** “The price included the flue, the thermostat and …”: the first of a list as if it were all. */
const HOLDS =
  /\b(?:includ(?:e|es|ed)|cover(?:s|ed)?|contain(?:s|ed)?|comes? with|came with|consists? of) [^,]+$/i
const REST_OF_LIST = /^(?:, [^.;:]{2,60}?,?)? (?:and|or) /

/** “Payroll closes at 5pm”, of which the sentence goes on “on the 25th”. */
const AT_HOUR = /\b(?:at|by|from|until) \d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)?$/i
const ON_WHICH = /^ on (?:the \d|\d|\p{Lu})/u

/** Whether a statement ends within its reason, within the list of what something holds, or before the day of its hour. */
export const breaksOff = (text: string, rest: string): boolean =>
  (IN_REASON.test(text) && GOES_ON.test(rest)) ||
  (HOLDS.test(text) && REST_OF_LIST.test(rest)) ||
  (AT_HOUR.test(text) && ON_WHICH.test(rest))

/** `before` and `rest` are what the sentence says around the line. */
export function leavesOut({ angle, shape, line }: Idea, text: string, before: string, rest: string): boolean {
  const names = shape !== 'says'
  const last = text.split(' ').at(-1)?.toLowerCase() ?? ''
  return (
    (names && (DENIED_BEFORE.test(before) || DENIED_BEHIND.test(rest))) ||
    (HOPED.test(text) && TURNED_BEHIND.test(rest)) ||
    (STARTS_WITH_SUM.test(text) && OLD_PRICE_BEFORE.test(before)) ||
    (WAS_SUM.test(text) && UNTIL_BEHIND.test(rest)) ||
    (shape === 'says' && STATE.test(text) && !TO_COME.test(text) && startsLater(before)) ||
    (shape === 'says' && WOULD.test(text) && (IF_BEHIND.test(rest) || IF_BEFORE.test(before))) ||
    (names && isPast(ALREADY_GIVEN.exec(before)?.[1]?.toLowerCase() ?? '')) ||
    (names && MONTHS.has(IN_MONTH.exec(text)?.[1]?.toLowerCase() ?? '') && ANY_BEFORE.test(before)) ||
    (angle !== 'question' && maybePast(last) && WHOM.test(rest)) ||
    (names && PERSON.test(text) && angle !== 'referral' && angle !== 'name' && rest.trim().length > 1) ||
    (names &&
      ANY_PLACE.test(text) &&
      /^(?:an?|another) $/i.test(before) &&
      isPast(/^ (\p{L}+)/u.exec(rest)?.[1] ?? '')) ||
    (UNTIL.test(text) && DENIED.test(before)) ||
    (names && losesNoun(last, before, rest)) ||
    (shape === 'says' && breaksOff(text, rest)) ||
    endsInside(line, before.length + text.length)
  )
}

/** “every set of four winter” of “four winter tyres”: the noun comes yet. */
function endsInside(line: Idea['line'], end: number): boolean {
  const tokens = line?.sentence.tokens ?? []
  const at = tokens.findIndex((t) => t.end === end)
  const [last, next, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!last || !next || next.start !== end + 1 || /(?:s|ly)$/.test(last.lower)) return false
  const classes = classesOf(tokens)
  return (
    classes[at] === 'word' &&
    classes[at + 1] === 'word' &&
    /[^s]s$/.test(next.lower) &&
    !maybeVerb(next.lower) &&
    !/^(?:always|perhaps|sometimes|besides|afterwards|towards|upstairs|overseas|thanks)$/.test(next.lower) &&
    (behind === undefined ||
      behind.kind !== 'word' ||
      PREPOSITIONS.has(behind.lower) ||
      /^(?:and|or|are|were|have|that|which|you|we)$/.test(behind.lower))
  )
}

const maybePast = (lower: string) => isPast(lower) || /^(?:rang|sang|swam|drank)$/.test(lower)

const startsLater = (before: string): boolean => {
  const when = FROM_THEN.exec(before)?.[1]?.toLowerCase() ?? ''
  return when.split(/[^\p{L}]+/u).some((word) => DAYS.has(word) || MONTHS.has(word))
}

/** “annual charity run on May 17th”: behind one thing a verb would have its -s, so the word is the noun. */
function losesNoun(last: string, before: string, rest: string): boolean {
  const [, next = ''] = /^ (\p{Ll}+)(?= (?:on|in|at|for|of|from|to|by|with)\b|[.,;:?!]|$)/u.exec(rest) ?? []
  return (
    next !== '' &&
    maybeVerb(next) &&
    !isPast(next) &&
    !/(?:s|ing)$/.test(next) &&
    !/s$/.test(last) &&
    !/\b(?:make|makes|let|lets|help|helps|see|watch|have|keep|leave|hold|get|and) (?:\p{L}+ )?(?:\p{L}+ )?$/iu.test(
      before,
    )
  )
}

/** Lines that tell what holds no more, or was meant and is not, however they were made. */
export const isOver = (text: string): boolean => ENDED.test(text) || MEANT.test(text)
