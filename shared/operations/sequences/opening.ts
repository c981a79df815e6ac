/** The first mail, where there is only a brief. */
import type { BriefInput } from '../brief.ts'
import { bare, formOf, inside, sentence, toReader } from './wording.ts'

export interface Opening {
  paragraphs: string[]
  ask: string
  /** How many points of `brief.proof` it tells. */
  proofs: number
}

/** Says why now, what is offered, what proves it, and asks. Only the brief's own words, framed. */
export function openingOf(brief: BriefInput, hole: (instruction: string) => string): Opening {
  const offer = offerOf(brief, hole)
  const [proof] = brief.proof ?? []
  const told = proof === undefined ? [] : [proofOf(proof)]
  return {
    paragraphs: [reasonOf(brief, hole), [...offer, ...told].join(' ')].filter((p) => p !== ''),
    ask: askOf(brief),
    proofs: told.length,
  }
}

function reasonOf(brief: BriefInput, hole: (instruction: string) => string): string {
  const trigger = brief.trigger && toReader(brief.trigger)
  const said = [
    ...(trigger ? [isNamed(trigger) ? `I'm writing because of ${inside(trigger)}.` : sentence(trigger)] : []),
    ...(brief.problem ? [problemOf(brief.problem, trigger !== undefined)] : []),
  ]
  return said.length > 0
    ? said.join(' ')
    : `I saw ${hole('something that happened at their company this month, and where you saw it')}.`
}

/** A guess and not a claim: the sender cannot know what troubles the reader. */
function problemOf(problem: string, hasReason: boolean): string {
  const told = toReader(problem)
  if (!isNamed(told)) return told === problem ? sentence(told) : `My guess is that ${inside(told)}.`
  if (hasReason) return `That can mean ${inside(told)}.`
  return `My guess is that ${inside(told)} ${isMany(told) ? 'cost' : 'costs'} you time.`
}

const isNamed = (text: string): boolean => formOf(text) === 'noun' || formOf(text) === 'gerund'

const isMany = (noun: string): boolean =>
  /s$/i.test(
    noun.split(
      /\s+(?:when|where|that|which|who|because|in|at|on|of|for|with|from|after|before|between)\s/i,
    )[0] ?? '',
  )

function offerOf({ offer, about }: BriefInput, hole: (instruction: string) => string): string[] {
  if (offer !== undefined) {
    const form = formOf(offer)
    if (form === 'clause') return [sentence(offer)]
    if (form === 'gerund') return [`We can help with ${inside(offer)}.`]
    return [form === 'verb' ? `We can ${inside(offer)}.` : `We offer ${inside(offer)}.`]
  }
  const own = about.split(/(?<=[.!?])\s+/).find((s) => SAID.test(s.trim()) && !NOTED.test(s))
  return [own === undefined ? `${hole('what you offer, in one sentence')}` : sentence(own)]
}

/** A sentence of a note that can go into the mail as it is, and words by which a note speaks of its reader. */
const SAID = /^(?:we|our)\b/i
const NOTED = /\b(?:her|him|his|she|he|them|they|their|want|wants|need|would like|looking)\b/i

const proofOf = (proof: string): string =>
  formOf(proof) === 'clause' ? sentence(proof) : `What came of it: ${inside(proof)}.`

function askOf({ ask }: BriefInput): string {
  if (ask === undefined) return 'Is this something you look after?'
  const form = formOf(ask)
  if (form === 'question') return ask.trim().charAt(0).toUpperCase() + ask.trim().slice(1)
  if (form === 'verb') return `${TAKES.test(ask.trim()) ? 'Would you like to' : 'Could you'} ${inside(ask)}?`
  if (form === 'clause') return sentence(ask)
  return `Would you be open to ${inside(bare(ask))}?`
}

/** Verbs by which the reader gets something. */
const TAKES = /^(?:see|get|have|try|read|hear|test|join|download|take)\b/i
