/** The ask of a brief as a question to its reader, whatever its grammar. */

import { capitalised } from '../../../engine/edit.ts'
import { ACTS } from '../../../engine/lexicon/asks.ts'
import { isPast, maybeVerb } from '../../material/verbs.ts'
import { bare, formOf, inside, isDetermined, sentence } from '../wording.ts'

/** `15 minutes on Thursday`, `try the demo`, `a reply with the number of printers`: each its own question. */
export function askOf(asked: string): string | null {
  const ask = turnedAsk(asked)
  if (ask === null) return null
  const said = bare(ask)
  const form = formOf(ask)
  if (form === 'question') return capitalised(said).replace(/\?*$/, '?')
  if (/^whether /i.test(said)) return askedWhether(said)
  if (OPEN.test(said)) return `Could you tell me ${lowerFirst(said)}?`
  if (
    form === 'verb' ||
    isOrder(said) ||
    isAct(said) ||
    /^\p{Ll}+ or \p{Ll}+ (?:us|me|it|them)\b/u.test(said)
  )
    return `${TAKES.test(said) ? 'Would you like to' : 'Could you'} ${inside(said)}?`
  if (form === 'gerund') return `Would you be open to ${inside(said)}?`
  if (form === 'clause') return offered(said)
  const [, given, rest = ''] = ANSWER.exec(said) ?? []
  if (given !== undefined) return `Could you ${ANSWERS[given.toLowerCase()] ?? 'reply'}${rest}?`
  if (/^(?:an? |\p{Ll}+ minutes\b)/u.test(said) && TIME.test(said)) return `Would you be open to ${said}?`
  if (form === 'unsure' || !isDetermined(inside(said))) return `Does this work for you: ${inside(said)}?`
  return TIME.test(said) ? `Would you be open to ${inside(said)}?` : `Could you give me ${inside(said)}?`
}

/** `you send me the list`, `they book a slot` as a question. */
function offered(clause: string): string {
  const [, rest] =
    /^(?:you|they|that you|that they) (?:can |could |should |would |will )?(\S.*)$/i.exec(clause) ?? []
  return rest === undefined || isPast(rest.split(' ')[0] ?? '') || /^(?:are|have|do)\b/i.test(rest)
    ? `${bare(sentence(clause))}: does that work for you?`
    : `Could you ${rest}?`
}

/** `pick one building`: what may be a verb, with what it does something to. */
const isOrder = (said: string): boolean => {
  const [, verb = '', object = ''] = /^(\p{Ll}+) (\S+)/u.exec(said) ?? []
  return maybeVerb(verb) && /^(?:an?|the|one|two|three|your|our|us|me|it|them)$/.test(object)
}

/** `register`: a request of one word, which takes the reader to a page. */
export const isAct = (said: string): boolean =>
  /^(?:click|task) /.test(ACTS.get(bare(said).toLowerCase()) ?? '')

/** What is done on a page: without its address nobody can. */
export const needsPage = (ask: string | undefined): boolean => ON_PAGE.test(ask ?? '')
const ON_PAGE =
  /^(?:register|sign up|download|subscribe|rsvp|apply|enrol+)\b(?!.*(?:https?:|\bby (?:e-?mail|phone)|\breply))/i

/** `what slows you down`: an open question in other words. */
const OPEN = /^(?:what|how|which|when|who|where|why) /i
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Answers in writing. */
const ANSWER =
  /^(?:an?|the|their|your)? ?(?:short |quick |brief |one-line )?(yes|reply|answer|response|confirmation|introduction|intro)\b(?! (?:call|chat|meeting|visit))(.*)$/i
const ANSWERS: Readonly<Record<string, string>> = {
  yes: 'give me a yes',
  reply: 'reply',
  answer: 'answer',
  response: 'reply',
  confirmation: 'confirm',
  introduction: 'give me an introduction',
  intro: 'give me an introduction',
}
/** What takes the reader's time, or what they try. */
const TIME =
  /\b(?:min|mins|minutes?|hours?|half an hour|call|chat|talk|meeting|demo|coffee|lunch|visit|walk|tour|trial|pilot|test|session|audit|sample|samples|appointment|viewing|tasting|consultation)\b/i
/** Verbs by which the reader gets something. */
const TAKES =
  /^(?:see|get|have|try|read|hear|test|join|download|take|book|register|sign up|subscribe|schedule|come|visit|meet|start|apply|talk|upgrade|switch|renew|extend)\b/i

/** “get them to book a call”, “I want them to …”, “they should …” before what is to be done. */
const ORDERS =
  /^(?:(?:please )?(?:(?:get|ask|invite|persuade|convince|nudge|encourage|want|would like|tell|remind) (?:them|him|her|people|readers|everyone) to|(?:have|make|let) (?:them|him|her|people|readers)|for them to|they should|(?:I|we)(?:['’]d| would)? (?:want|like) (?:them|him|her|people|readers) to) )/i
/** “ask them whether …”, “a yes or no on whether …” before a question in other words. */
const ASKED_ABOUT =
  /^(?:(?:please )?(?:ask|find out from|hear from|learn from) (?:them|him|her|people|readers)|find out|ask|(?:an?|the|their) (?:quick |short |simple |plain |one-word )?(?:yes or no|yes\/no|yes or a no|answer|reply)(?: (?:on|to|about|as to))?|(?:yes or no|yes\/no)(?: (?:on|to|about|as to))?) (?=(?:if|whether|what|how|which|when|who|where|why) )/i
const STILL_AN_ORDER =
  /^(?:ask|tell|remind|get|make|invite|convince|persuade) (?:them|him|her|people|readers|everyone|the reader)\b/i

function turnedAsk(ask: string): string | null {
  const said = bare(ask)
  const done = said.replace(ORDERS, '')
  const about = done.replace(ASKED_ABOUT, '')
  if (about !== done) return toYou(about.replace(/^if /i, 'whether '))
  if (STILL_AN_ORDER.test(done)) return null
  return done === said && !/\b(?:they|their|them)\b/i.test(said) ? ask : toYou(done)
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
