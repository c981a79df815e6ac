/** A brief is an order to the writer; what it says of the reader is turned round before it is said to the reader. */
import type { Dictionary } from '../../engine/dictionary.ts'
import type { BriefInput } from '../brief.ts'
import { bare, formOf, inside, sentencesOf } from './wording.ts'

/** The brief with its orders as words to the reader; what cannot be turned round is left open. */
export function turned(brief: BriefInput, dictionary: Dictionary | null): BriefInput {
  const { about, ask, problem, trigger, ...rest } = brief
  const small = (text: string | undefined) => text && begunSmall(text, dictionary)
  const fields = { ask: ask && turnedAsk(ask), problem: small(problem), trigger: small(trigger) }
  const said = Object.entries(fields).filter(([, text]) => text !== undefined)
  return {
    ...rest,
    about: sentencesOf(thingFirst(about, dictionary)).map(soldTo).join(' ') || about,
    ...Object.fromEntries(said),
  }
}

/** “Rooftop beehives for offices”: what is sold begins small, as it stands behind “We offer”. */
const thingFirst = (about: string, dictionary: Dictionary | null): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}+ (?:for|that|which|to|with)\b/u.test(about) &&
  formOf(about.split(/[,.:;]/)[0] ?? '') === 'noun'
    ? (begunSmall(about, dictionary) ?? about)
    : about

const WANTS =
  "(?:I|we)(?:['’]d| would)? (?:want|wants|like|need|hope|aim|wish|plan|(?:am|are) (?:trying|looking|hoping)) to|(?:I['’]m|we['’]re) (?:trying|looking|hoping) to"
const SELLS = new RegExp(`^(?:${WANTS}) (?:sell|pitch|promote|market|offer) (.+? to .+)$`, 'i')

/** “I want to sell our check to bakers”: “We offer our check to bakers”. */
function soldTo(told: string): string {
  const [, what] = SELLS.exec(told) ?? []
  return what === undefined ? told : `We offer ${what}`
}

/** Tells the writer what the mail is for, and the reader nothing. */
export const isOrder = (told: string): boolean =>
  ORDER.test(told) || /^(?:get|make|let|have|convince|persuade) them\b/i.test(told)
const ORDER = new RegExp(
  `^(?:${WANTS}) (?:sell|pitch|promote|market|target|win|persuade|convince|generate|book \\p{Ll}+ with)\\b`,
  'iu',
)

/** “get them to book a call”, “I want them to …”, “they should …” before what is to be done. */
const ORDERS =
  /^(?:(?:please )?(?:(?:get|ask|invite|persuade|convince|nudge|encourage|want|would like|tell|remind) (?:them|him|her|people|readers|everyone) to|(?:have|make|let) (?:them|him|her|people|readers)|for them to|they should|(?:I|we)(?:['’]d| would)? (?:want|like) (?:them|him|her|people|readers) to) )/i
/** “ask them whether …”, “a yes or no on whether …” before a question in other words. */
const ASKED_ABOUT =
  /^(?:(?:please )?(?:ask|find out from|hear from|learn from) (?:them|him|her|people|readers)|find out|ask|(?:an?|the|their) (?:quick |short |simple |plain |one-word )?(?:yes or no|yes\/no|yes or a no|answer|reply)(?: (?:on|to|about|as to))?|(?:yes or no|yes\/no)(?: (?:on|to|about|as to))?) (?=(?:if|whether|what|how|which|when|who|where|why) )/i
const STILL_AN_ORDER =
  /^(?:ask|tell|remind|get|make|invite|convince|persuade) (?:them|him|her|people|readers|everyone|the reader)\b/i

function turnedAsk(ask: string): string | undefined {
  const said = bare(ask)
  const done = said.replace(ORDERS, '')
  const about = done.replace(ASKED_ABOUT, '')
  if (about !== done) return toYou(about.replace(/^if /i, 'whether '))
  if (STILL_AN_ORDER.test(done)) return undefined
  return done === said ? ask : toYou(done)
}

/** Said to the reader, who is “they” in an order. */
const toYou = (text: string): string =>
  text
    .replaceAll(/\btheirs\b/gi, 'yours')
    .replaceAll(/\btheir\b/gi, 'your')
    .replaceAll(/\b(?:they|them)(?=['’]?(?:re|ve|ll|d)?\b)/gi, 'you')
    .replaceAll(/\bthemselves\b/gi, 'yourselves')

const AUX = /^([^,]+?) (is|are|was|were|can|could|would|will|should|has|have) (.+)$/i

/** “whether late cancellations are a problem” as a question: “Are late cancellations a problem for you?” */
export function askedWhether(clause: string): string {
  const [, what = ''] = /^whether (.+)$/i.exec(bare(clause)) ?? []
  // What says more of the subject has a verb of its own.
  const [, subject = '', verb = '', rest = ''] = /\b(?:that|which|who|when|if)\b/i.test(what)
    ? []
    : (AUX.exec(what) ?? [])
  if (subject !== '' && !/^(?:have|has)$/i.test(verb)) {
    const ofReader = /\byour?s?\b/i.test(what) || !/^(?:an?|too|still|often) /i.test(rest) ? '' : ' for you'
    return `${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()} ${inside(subject)} ${rest}${ofReader}?`
  }
  const [, done] = /^you ((?!(?:have|has) \p{L}+ed\b)\p{Ll}+ .+|\p{Ll}+)$/u.exec(what) ?? []
  return done === undefined ? `Could you tell me ${inside(clause)}?` : `Do you ${done}?`
}

/** A common word loses the capital that only began its line. */
function begunSmall(text: string, dictionary: Dictionary | null): string {
  const [first = ''] = text.trim().split(/[\s,]/)
  const lower = first.toLowerCase()
  const isCommon = /^\p{Lu}\p{Ll}+$/u.test(first) && dictionary?.has(lower) && !dictionary.isProper(lower)
  return isCommon ? lower + text.trim().slice(first.length) : text
}
