/** What a brief says in its fields, as sentences to its reader: behind a colon wherever their grammar is in doubt. */
import { capitalised } from '../../../engine/edit.ts'
import { nounNumber } from '../../../engine/measures/noun-number.ts'
import { tokenize } from '../../../engine/tokens.ts'
import type { BriefInput } from '../../brief.ts'
import { tellsIn } from '../../material/clause-verb.ts'
import { isPast, mayBePast } from '../../material/verbs.ts'
import type { Play } from '../angles.ts'
import { showsResult } from '../recall.ts'
import { bare, formOf, inside, isDetermined, isPredicate, sentence, toReader } from '../wording.ts'
import { small } from './as-sentence.ts'
import { isWhole } from './grammar.ts'

/** Why the mail comes: `you opened a depot in Leeds`. */
export function triggerTold(trigger: string): string {
  const happened = toReader(withDoer(trigger))
  return formOf(happened) === 'clause'
    ? sentence(happened)
    : `What made me write: ${sentence(inside(happened), false)}`
}

/** What somebody does who looks at a firm: the writer, not the reader. */
const LOOKED = /^(?:(?:saw|read|heard|noticed|spotted|watched) |\p{Ll}+ your )/u
/** Either may have. */
const EITHER = /^(?:found|met|visited|tried|attended|followed|talked|spoke) /u
const DID =
  /^(\p{Ll}+) (?=(?:an?|the|their|its|one|two|three|four|five|six|\d+|(new|second|third|fourth|fifth)|another) )/u

/** “opened third canteen in Graz”: what was done, the reader did; before a noun by itself it may be a state. */
const withDoer = (trigger: string): string => {
  const said = trigger.trim()
  if (LOOKED.test(said) && isPast(said.split(' ')[0] ?? '')) return `I ${said}`
  const [, verb = '', bareThing] = DID.exec(said) ?? []
  if (!isPast(verb) || EITHER.test(said)) return trigger
  const thing = said.slice(verb.length + 1)
  const article = bareThing !== undefined && nounNumber(tokenize(thing), 0) === 'one' ? 'a ' : ''
  return `you ${verb} ${article}${thing}`
}

/** What troubles the reader, as a guess and not a claim: the sender cannot know it. */
export function troubleTold(problem: string): string {
  const said = toReader(problem)
  if (formOf(said) === 'question') return sentence(said)
  return formOf(said) === 'clause' || tellsIn(said)
    ? `My guess is that ${sentence(begunSmall(said), false)}`
    : `My guess at what gets in the way: ${sentence(begunSmall(said), false)}`
}

/** What the reader gets, in a mail for gifts what others get. */
export function offerTold(offer: string, play: Play, appeals: boolean): string {
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
  if (/^\d+-\p{Ll}/u.test(offer) && !/s$/.test(offer.split(/ (?:with|for|of|on|in) /)[0] ?? ''))
    return `We offer ${/^(?:8|11|18)/.test(offer) ? 'an' : 'a'} ${sentence(offer, false)}`
  if (form !== 'noun') return `What we offer: ${sentence(inside(offer), false)}`
  return `We offer ${sentence(isDetermined(inside(offer)) ? inside(offer) : small(offer), false)}`
}

/** A fact the sender stands for. */
export const proofTold = (proof: string): string =>
  formOf(proof) === 'clause' || (isWhole(proof) && formOf(proof) !== 'unsure') || hasDone(proof)
    ? sentence(proof)
    : `${showsResult(proof) ? 'One result' : 'One fact'}: ${sentence(inside(proof), false)}`

/** “Brasserie Noll cut its count from five hours to 50 minutes” */
const hasDone = (proof: string): boolean => {
  const [, verb] = /^\p{Lu}\S*(?: \p{Lu}\S*)* (\p{Ll}+)\b/u.exec(proof) ?? []
  return verb !== undefined && mayBePast(verb)
}

/** A line before the page it leads to: `Register: https://…`. */
export const lineOf = (ask: BriefInput['ask'], question: string): string =>
  ask !== undefined && /^(?:verb|unsure)$/.test(formOf(ask)) ? capitalised(inside(bare(ask))) : question

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
/** In the middle of a sentence; a name keeps its capital, which a name alone or a second capital shows. */
const begunSmall = (text: string) => (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? inside(text) : bare(text))
