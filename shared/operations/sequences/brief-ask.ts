/** The ask of a brief as a question, whatever its grammar. */

import { capitalised } from '../../engine/edit.ts'
import { ACTS } from '../../engine/lexicon/asks.ts'
import { isPast, maybeVerb } from '../material/verbs.ts'
import type { Play } from './angles.ts'
import { askedWhether } from './brief-turned.ts'
import { bare, formOf, inside, isDetermined, sentence } from './wording.ts'

/** What is asked where a brief names nothing. Somebody who is deciding is asked only what they need for it. */
const USUAL: Partial<Record<Play, string>> = {
  outreach: 'Is this something you look after?',
  recruiting: 'Would you like to hear more about it?',
  press: 'Is it of use to your readers?',
  renewal: 'Would you like to keep it?',
  deal: 'Is there anything you still need from me?',
}

/** `15 minutes on Thursday`, `try the demo`, `a reply with the number of printers`: each its own question. */
export function askOf(
  ask: string | undefined,
  play: Play = 'outreach',
  hole: (instruction: string) => string = (text) => `[${text}]`,
): string {
  if (ask === undefined) return USUAL[play] ?? hole('what you ask of the reader, as a question')
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
  if (form === 'clause') return asked(said)
  const [, given, rest = ''] = ANSWER.exec(said) ?? []
  if (given !== undefined) return `Could you ${ANSWERS[given.toLowerCase()] ?? 'reply'}${rest}?`
  if (/^(?:an? |\p{Ll}+ minutes\b)/u.test(said) && TIME.test(said)) return `Would you be open to ${said}?`
  if (form === 'unsure' || !isDetermined(inside(said))) return `Does this work for you: ${inside(said)}?`
  return TIME.test(said) ? `Would you be open to ${inside(said)}?` : `Could you give me ${inside(said)}?`
}

/** `you send me the list`, `they book a slot` as a question. */
function asked(clause: string): string {
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
