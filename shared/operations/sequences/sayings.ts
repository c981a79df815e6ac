/** What a call, a note or a short message can be about, and what of it no later step has said yet. */

import type { Doc } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { saysNothing } from '../rewrite/steps/padding.ts'
import type { Ground } from './ground.ts'
import { isCutOff } from './point-whole.ts'
import { standsAlone } from './recall.ts'
import type { Slots } from './script.ts'
import type { Source } from './slots.ts'
import { bare, formOf } from './wording.ts'

/** What a call is for: what the sender does, and the sentences that say what they offer and what came of it. */
export function sayingsOf(
  { doc, material }: Source,
  does: string | null,
  isTheirs: (text: string) => boolean,
  on: string,
): string[] {
  const offers = doc?.sentences[material.offer?.sentence ?? -1]
  const said = doc?.sentences ?? []
  const own = [
    offers,
    ...said.filter(({ text }) => /^(?:We|Our) \p{L}+/u.test(text)),
    ...said.filter(
      ({ text, words }) =>
        /\d/.test(text) && words >= LEAST_WORDS && !isTheirs(text) && formOf(text) !== 'verb',
    ),
  ]
  const told = own.flatMap((sentence) =>
    doc &&
    sentence &&
    !saysNothing(sentence) &&
    standsAlone(doc, sentence) &&
    !LEFT.test(sentence.text.replace(ATTACHED, ''))
      ? capitalised(
          sentence.text.replaceAll(/\s+/g, ' ').trim().replace(LEAD, '').replace(ATTACHED, '$1 is '),
        )
      : [],
  )
  const all = [...(does === null ? [] : [does]), ...told, ...(doc ? ofThing(doc, on) : [])]
  // What was shouted is said.
  return [...new Set(all.map((text) => text.replace(/!+$/, '.')))]
}

/** “The permit allows 2.0” says nothing without the sentence before it. */
const LEAST_WORDS = 6
/** “It costs £3,900 per line” at the head of a paragraph or behind what the sender does: the thing is named, where a step says it by itself. */
function ofThing(doc: Doc, on: string): string[] {
  return doc.sentences.flatMap(({ field, region, question, text }) => {
    if (field !== 'draft' || question || (region !== 'body' && region !== 'opening')) return []
    const said = text.replaceAll(/\s+/g, ' ').trim()
    const [, cost] = /^It costs ([£$€].+)$/.exec(said) ?? []
    if (cost !== undefined) return [`The price is ${cost}`]
    const isThing = /^(?:the|our) \p{Ll}/u.test(on) && !/[^s]s$/.test(on)
    return isThing && PRESENT.test(said) ? [capitalised(said.replace(/^It/, on))] : []
  })
}
const PRESENT =
  /^It (?:needs|runs|works|takes|fits|plugs|comes|stores|holds|has|pays|lasts|uses|reads|saves) /
/** “The last nine in that street” leans on the sentence before it, and what is offered is named in every step. */
const LEFT =
  /^Each \p{Ll}*s\b (?!\p{Ll}+s\b)|\b(?:attached|enclosed|below|(?:it|them|that) too)\b|\b(?:in|at|on|of|from|to|by|for|with) that \p{Ll}|^We offer\b|^We [^,;]*\b(?:their|them)\b/u
/** How a first mail leads in what a brief says. */
const LEAD = /^(?:One result: |(?:in summary|in short|to sum up|simply put|put simply|basically),? )/i
/** “Our offer is attached: £9,840 a year”: what a call can say without the paper. */
const ATTACHED = /^((?:Our|The) \p{Ll}+) is attached: (?=[£$€\d])/u

/** Whether a text tells a fact, at the head of a sentence or within one. */
export const holds = (text: string, fact: string): boolean => text.toLowerCase().includes(fact.toLowerCase())

/** Where a sentence goes on after what it tells first, which may have been said by itself. */
const FURTHER = /,? (?:so|because|but|and) (?=the |you |your |it |that )|; |, which /
const SHORT = 24

/** A fact up to where it goes on, as a text that tells it begins. */
export function openingOfFact(fact: string): string {
  const [head = ''] = bare(fact).split(FURTHER)
  return head.length > SHORT ? head : bare(fact)
}

/** The same facts where there is little room: up to where they go on. */
export const shortened = (facts: readonly string[], most: number): string[] =>
  facts.flatMap((fact) => {
    const head = fact.split(FURTHER)[0] ?? ''
    const told =
      fact.length <= most
        ? fact
        : head.length < fact.length && !/^(?:If|When)\b/.test(head)
          ? `${bare(head)}.`
          : ''
    return told !== '' && told.length <= most && !isCutOff(bare(told)) ? [told] : []
  })

/** What is left to say after these texts. Whoever is called is told again what it is about, where nothing is left. */
export function unsaid({ sayings, does }: Ground, texts: readonly string[], isCall: boolean) {
  const isNew = (said: string) => !texts.some((text) => holds(text, openingOfFact(said)))
  const left = sayings.filter(isNew)
  return {
    sayings: left.length > 0 || !isCall ? left : sayings,
    does: does !== null && (isNew(does) || (isCall && left.length === 0)) ? does : null,
  }
}

/** What the first mail tells and no doubt asks for, as a sentence. */
export const factOf = ({ told }: Slots): string | null =>
  told !== null && !ANSWERS_DOUBT.test(told.aspect) ? capitalised(`${told.text}.`) : null
const ANSWERS_DOUBT = /^(?:time|leaving|price|delivery|place)$/
