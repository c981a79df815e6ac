/** The first mail, where there is only a brief: its own words, behind a colon wherever their grammar is in doubt. */
import { capitalised } from '../../engine/edit.ts'
import type { Kind } from '../../engine/kinds.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { BriefInput } from '../brief.ts'
import { isOrder as isTask } from '../brief-orders.ts'
import { clauseVerb, tellsIn } from '../material/clause-verb.ts'
import { isPast, mayBePast, maybeVerb } from '../material/verbs.ts'
import { classesOf } from '../material/word-class.ts'
import type { Play } from './angles.ts'
import { asSentence, small as begunSmall } from './as-sentence.ts'
import { leadsOn } from './ask-lines.ts'
import { askOf, isAct, needsPage } from './brief-ask.ts'
import { isOrder } from './brief-turned.ts'
import { UPGRADES } from './side.ts'
import {
  bare,
  formOf,
  inside,
  isDetermined,
  isPredicate,
  sentence,
  sentencesOf,
  toReader,
} from './wording.ts'

export interface Opening {
  paragraphs: string[]
  ask: string
}

type Hole = (instruction: string) => string

/** How what the mail is about is led in, where it is no sentence of the sender's. */
const LEADS: Readonly<Record<Play, string>> = {
  outreach: 'What we do: ',
  deal: 'What this is about: ',
  buying: 'What this is about: ',
  customer: 'What this is about: ',
  favour: 'What this is about: ',
  payment: 'What this is about: ',
  request: 'What this is about: ',
  renewal: 'What this is about: ',
  meeting: 'What this is about: ',
  recruiting: 'The job: ',
  press: 'The story: ',
  campaign: '',
}

/** Says why now, what the sender does, what proves it, what is offered and where it stands, and asks. */
export function openingOf(
  brief: BriefInput,
  play: Play,
  hole: Hole,
  kind: Kind,
  orders: readonly string[] = [],
): Opening {
  const about = aboutOf(brief, play)
  const offer = offerOf(brief, about, play, kind === 'fundraising')
  const [proof] = brief.proof ?? []
  const isOpen = about === null && offer === null
  const work = [
    ...(isOpen && orders.length === 0
      ? [hole(OPEN[play] ?? 'what you want to tell them, in one or two sentences')]
      : []),
    ...orders.filter(isTask).map((order) => hole(`in your own words: ${lowerFirst(inBrackets(order))}`)),
    ...(about === null ? [] : [about]),
    ...orders.filter((part) => !isTask(part)).map((part) => hole(`in your own words: ${inBrackets(part)}`)),
    ...(proof === undefined ? [] : [proofOf(proof)]),
  ]
  const toMany = play === 'campaign'
  const page = brief.link === undefined || toMany ? '' : `This is the page for it: ${brief.link}`
  return {
    paragraphs: [reasonOf(brief), work.join(' '), offer ?? '', page].filter((p) => p !== ''),
    ask: toMany
      ? callOf(brief, hole, kind)
      : withPage(
          (brief.ask === undefined && openIn(brief, play)) || askOf(brief.ask, play, hole),
          brief,
          hole,
        ),
  }
}

const OPEN: Partial<Record<Play, string>> = { outreach: 'what you offer, in one sentence' }

/** A part of the brief as it stands in a place to fill. */
const inBrackets = (part: string) => bare(part).replaceAll(/[[\]{}]/g, '')

/** The one thing to do in a mail to many, with its address. */
export function callOf({ ask, link }: BriefInput, hole: Hole, kind: Kind): string {
  const said =
    ask === undefined
      ? ''
      : /^(?:verb|unsure)$/.test(formOf(ask)) || isAct(ask) || TO_DO.test(ask)
        ? capitalised(inside(ask))
        : askOf(ask, 'campaign', hole)
  if (said === '')
    return `${kind === 'fundraising' ? 'Give here' : leadsOn(kind)}: ${link ?? hole('link to the page')}`
  if (link === undefined && needsPage(ask)) return `${said}: ${hole('link to the page')}`
  if (link === undefined || said.includes(link)) return said
  return said.endsWith('?') ? `${said} ${link}` : `${said}: ${link}`
}

/** “register by 20 May” */
const TO_DO =
  /^(?:register|sign up|book|reserve|rsvp|apply|subscribe|join|enrol+|save) (?:by|before|at|for|your|an?|the|here|now|online)\b/i

const withPage = (asked: string, { ask, link }: BriefInput, hole: Hole): string =>
  link === undefined && needsPage(ask) ? `${asked} ${hole('link to the page')}` : asked

/** What is open for somebody who decides, as a question: “worried about the price”. */
function openIn({ about }: BriefInput, play: Play): string {
  const [, point] = play === 'deal' ? (OPEN_POINT.exec(about) ?? []) : []
  const [, next] = play === 'deal' ? (NEXT_STEP.exec(about) ?? []) : []
  if (point !== undefined) return `Is ${point} still the open point?`
  if (play === 'deal' && UPGRADES.test(about)) return 'Shall we switch you over?'
  return next === undefined ? '' : `Shall we start with ${next}?`
}
const NEXT_STEP = /\bnext step (?:is|would be) ((?:the|your|our|an?) [^.,;!?]{2,40})/i
const OPEN_POINT =
  /\b(?:worried|concerned|unsure|hesitant|unhappy|not sure|had doubts) about ((?:the|your|our) [^.,;!?]{2,40})/i

/** Why the mail comes; nothing where the brief says nothing of it. */
function reasonOf({ trigger, problem }: BriefInput): string {
  const happened = trigger && toReader(trigger)
  return [
    ...(happened
      ? [
          formOf(happened) === 'clause'
            ? sentence(happened)
            : `What made me write: ${sentence(inside(happened), false)}`,
        ]
      : []),
    ...(problem ? [problemOf(problem)] : []),
  ].join(' ')
}

/** What troubles the reader, as a guess; `null` where the brief says nothing of it, or nothing that can be said aloud. */
export const guessOf = ({ problem }: BriefInput): string | null =>
  problem === undefined || !isClause(toReader(problem)) ? null : problemOf(problem)

/** Whether a pain is a clause, which “that” leads in. */
export const isClause = (text: string): boolean => formOf(text) === 'clause' || tellsIn(text)

/** A guess and not a claim: the sender cannot know what troubles the reader. */
function problemOf(problem: string): string {
  const said = toReader(problem)
  const form = formOf(said)
  if (form === 'question') return sentence(said)
  return isClause(said)
    ? `My guess is that ${sentence(inside(said), false)}`
    : `My guess at what gets in the way: ${sentence(inside(said), false)}`
}

/** What the sender does, as one sentence of theirs; `null` where `about` holds none. */
export function doesOf({ about, sender }: BriefInput): string | null {
  const [own] = sentencesOf(about).filter(
    (s) => isOwn(s, sender?.company) && !isNote(s) && !isPast(s.split(' ')[1]?.toLowerCase() ?? ''),
  )
  return own === undefined ? null : sentence(own)
}

/** All that `about` says to the reader: its sentences as they stand, notes to oneself left out; `null` for none. */
function aboutOf({ about, offer, sender }: BriefInput, play: Play): string | null {
  const told = sentencesOf(about).filter((s) => !isOrder(s) && (!isNote(s) || isOwn(s, sender?.company)))
  const [first, ...rest] = told
  if (first === undefined) return null
  if (rest.length === 0 && offer !== undefined && inside(offer) === inside(first)) return null
  const named = play === 'outreach' ? asSentence(first, sender?.company) : null
  if (named !== null) return [named, ...rest.map((s) => sentence(s))].join(' ')
  const isWhole =
    isOwn(first, sender?.company) ||
    /^(?:thank|thanks|welcome|congratulations|here is|please|from our)\b|^your\b.* (?:ends|expires|renews|starts|is|was|runs out)\b|^[£$€\d]\S* \p{Ll}+s\b/iu.test(
      first,
    ) ||
    formOf(first) === 'clause' ||
    formOf(first) === 'question' ||
    isTold(first)
  const lead = isWhole ? '' : LEADS[play]
  return [
    lead + sentence(lead === '' ? first : inside(first), lead === ''),
    ...rest.map((s) => sentence(s)),
  ].join(' ')
}

/** “The contract with our cleaning firm ends in March.”, “Last week we sent you …”: whole, by a verb that no list of forms has. */
function isTold(text: string): boolean {
  const tokens = tokenize(text)
  return (
    /^(?:last|this|next) \p{L}+,? (?:we|I|you)\b/iu.test(text) ||
    (/[.!]$/.test(text) && tokens.length > WHOLE && clauseVerb(tokens, classesOf(tokens)) !== null)
  )
}
const WHOLE = 6

const TRADE_MAX = 140
/** What a brief is about, as a call says it; `null` where that takes too long. */
export function tradeOf(brief: BriefInput, play: Play): string | null {
  const told = sentencesOf(aboutOf(brief, play) ?? '').find((text) => !/^this is about\b/i.test(text))
  if (told === undefined || told.length > TRADE_MAX) return null
  const bare = LEADS[play] !== '' && told.startsWith(LEADS[play]) ? told.slice(LEADS[play].length) : told
  return capitalised(bare)
}

/** What the reader gets, in a mail for gifts what others get; `null` where `offer` is open, or said already. */
function offerOf({ offer }: BriefInput, about: string | null, play: Play, appeals: boolean): string | null {
  if (offer === undefined || about?.toLowerCase().includes(inside(offer).toLowerCase())) return null
  const form = formOf(offer)
  if (form === 'clause' || form === 'question') return sentence(offer)
  if (isPredicate(offer)) return `It is ${sentence(lowerFirst(offer), false)}`
  // A mailing states its offer; a person says whose it is.
  if (play === 'campaign')
    // “Free places for the first 60” are not given to each reader.
    return form === 'noun' &&
      /^[\p{Ll}\d$£€]/u.test(inside(offer)) &&
      !/ for the (?:first|next) \d/.test(offer)
      ? `${appeals ? 'It is for' : 'You get'} ${sentence(inside(offer), false)}`
      : sentence(offer)
  if (form !== 'noun') return `What we offer: ${sentence(inside(offer), false)}`
  return `We offer ${sentence(isDetermined(inside(offer)) ? inside(offer) : begunSmall(offer), false)}`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const isOwn = (text: string, company: string | undefined): boolean =>
  /^(?:we|we're|our)\b/i.test(text) ||
  (company !== undefined && text.toLowerCase().startsWith(`${company.toLowerCase()} `))

/** A note speaks of its reader or of the mail: “Ask her whether they want a demo.” */
export const isNote = (text: string): boolean =>
  isOrder(text) ||
  /\b(?:her|him|his|she|he|wants|would like|looking for|(?:this|the|an?|my|our) e?-?mail|write to|ask (?:them|for)|tell (?:them|her|him)|whether they)\b|^(?:ask|tell|remind|invite|thank) (?:their|them|the|an?)\b/i.test(
    text,
  )

/** Whether a proof is a sentence by itself: by its form, by a verb of the past, or by one behind a name: “Carver Lowe answers clients within a day”. */
const isStatement = (proof: string): boolean =>
  formOf(proof) === 'clause' || proof.split(/\s+/).some((_, i, all) => i > 0 && i < 8 && tells(all, i))

function tells(words: readonly string[], at: number): boolean {
  const [two = '', before = '', word = '', after] = [at - 2, at - 1, at, at + 1].map((i) => words[i])
  if (after === undefined || word !== word.toLowerCase()) return false
  if (mayBePast(word)) return /^\p{Lu}/u.test(words[0] ?? '') && !/^(?:an?|the|our|is|are)$/i.test(before)
  return /^\p{Lu}/u.test(two) && /^\p{Lu}/u.test(before) && word.endsWith('s') && maybeVerb(word)
}

const proofOf = (proof: string): string =>
  isStatement(proof) ? sentence(proof) : `One result: ${sentence(inside(proof), false)}`
