/** The first mail, where there is only a brief: its own words, framed by their grammar. */
import type { BriefInput } from '../brief.ts'
import { askOf } from './brief-ask.ts'
import { formOf, inside, needsOwner, sentence, sentencesOf, toReader } from './wording.ts'

export interface Opening {
  paragraphs: string[]
  ask: string
}

type Hole = (instruction: string) => string

/** Says why now, what the sender does, what proves it, what is offered, and asks. */
export function openingOf(brief: BriefInput, hole: Hole): Opening {
  const does = doesOf(brief)
  const offer = offerOf(brief, does)
  const [proof] = brief.proof ?? []
  const shown = proof === undefined ? [] : [proofOf(proof)]
  const work = [
    ...(does === null && offer === null ? [`${hole('what you offer, in one sentence')}`] : []),
    ...(does === null ? [] : [does]),
    ...shown,
  ]
  return {
    paragraphs: [reasonOf(brief), work.join(' '), offer ?? ''].filter((p) => p !== ''),
    ask: askOf(brief.ask),
  }
}

/** Why the mail comes; nothing where the brief says nothing of it. */
function reasonOf(brief: BriefInput): string {
  const trigger = brief.trigger && toReader(brief.trigger)
  return [
    ...(trigger ? [isNamed(trigger) ? `I'm writing because of ${inside(trigger)}.` : sentence(trigger)] : []),
    ...(brief.problem ? [problemOf(brief.problem)] : []),
  ].join(' ')
}

/** A guess and not a claim: the sender cannot know what troubles the reader. */
function problemOf(problem: string): string {
  const said = toReader(problem)
  if (formOf(said) === 'question') return sentence(said)
  if (!isNamed(said)) return `My guess is that ${inside(said)}.`
  return `My guess is that ${inside(said)} ${isMany(said) ? 'cost' : 'costs'} you time.`
}

const isNamed = (text: string): boolean => formOf(text) === 'noun' || formOf(text) === 'gerund'

const isMany = (noun: string): boolean =>
  /[^s]s$/i.test(
    noun.split(
      /\s+(?:when|where|that|which|who|because|in|at|on|of|for|with|from|after|before|between)\s/i,
    )[0] ?? '',
  )

/** What the sender does, as one sentence; `null` where `about` is a note to oneself. */
export function doesOf({ about, offer, sender }: BriefInput): string | null {
  const [first = '', ...rest] = sentencesOf(about)
  const own = [first, ...rest].find((s) => isOwn(s, sender?.company) && !NOTED.test(s))
  if (own !== undefined) return sentence(own)
  const form = formOf(first)
  if (form === 'gerund') return `We help with ${inside(first)}.`
  if (form !== 'noun' || NOTED.test(first)) return null
  return offer !== undefined && inside(offer) === inside(first)
    ? null
    : `I'm writing about ${needsOwner(inside(first))}.`
}

/** What the reader gets; `null` where `offer` is open. */
function offerOf({ offer }: BriefInput, does: string | null): string | null {
  if (offer === undefined) return null
  const form = formOf(offer)
  if (form === 'clause' || form === 'question') return sentence(offer) === does ? null : sentence(offer)
  if (form === 'gerund') return `What we have in mind is ${inside(offer)}.`
  return form === 'verb' ? `We can ${inside(offer)}.` : `We offer ${inside(offer)}.`
}

const isOwn = (text: string, company: string | undefined): boolean =>
  /^(?:we|we're|our)\b/i.test(text) ||
  (company !== undefined && text.toLowerCase().startsWith(`${company.toLowerCase()} `))

/** Words by which a note speaks of its reader or its writer's wishes. */
const NOTED = /\b(?:her|him|his|she|he|them|they|their|want|wants|would like|looking|mail|email)\b/i

const proofOf = (proof: string): string =>
  formOf(proof) === 'clause' ? sentence(proof) : `What came of it: ${inside(proof)}.`
