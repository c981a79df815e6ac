/** The ask of a long sentence alone: without why it is asked, and without what it asks besides. */
import { capitalised } from '../../engine/edit.ts'
import type { FoundAsk } from './found.ts'

/** What an ask begins with. */
const OPENS =
  '(?:(?:would|could|can|will|do|does|are|is|shall|should|may|might) (?:you|i|we|it|this|that|the|an?|somebody|someone|one)\\b|please\\b|which\\b|what\\b|who\\b|when\\b|how\\b)'
/** “With the audit coming up, would it …”: why now. */
const LEAD = new RegExp(
  `^(?:with|as|since|given|because|now that|seeing (?:that|as)|and|also|plus)\\b(?:,|[^,?]{4,90},)? (?=${OPENS})`,
  'iu',
)

/** What goes with an ask, behind it: `“, so that we can order”`, “when you get a chance”, “, or is that too early?” */
const REASONS: readonly RegExp[] = [
  /,? (?:so that|so|because|given that) (?:i|we|you|they|he|she|it|there|the|our|my|your)(?:['’]\p{Ll}+)? [^?]*$/iu,
  /(?:, (?:as|since) (?:the|our|my|your|this|there|it|you)|,? (?:as|since) (?:i|we|they|he|she))(?:['’]\p{Ll}+)? [^?]*$/iu,
  /,? (?:when|whenever|if) you (?:get|have|can find|find) (?:an?|the|some|any) (?:chance|moment|minute|time|opportunity)$/i,
  /,? (?:at your (?:earliest )?convenience|if (?:that(?:['’]s| is) |it(?:['’]s| is) |at all )?possible)$/i,
  /, or (?:is|are|would|does) (?:that|it|this|those) (?:too|not|a problem)\b[^?]*$/i,
]
/** What is asked besides: “, and also …”, “, and could you …”, “, and if so, …” */
const BESIDES: readonly RegExp[] = [
  /,? and,? (?:also|additionally|in addition|if so|if not|while you)\b.*$/i,
  /, (?:and|but) (?:then )?(?:could|can|would|will|do|does|are|is|shall|should|may|might) (?:you|i|we|it|they)\b.*$/i,
  /, and (?:whether|who|what|when|which|how)\b.*$/i,
]
/** Words that are left of an ask at least. */
const LEAST_WORDS = 4

/** The sentence without what `ends` find behind its ask; its mark stays. */
function cut(text: string, ends: readonly RegExp[]): string {
  const mark = /[.?!]+$/.exec(text)?.[0] ?? ''
  const said = text.slice(0, text.length - mark.length)
  const left = ends.reduce((rest, end) => rest.replace(end, ''), said)
  return left.split(' ').length < LEAST_WORDS ? text : `${left.replace(/[,;\s]+$/, '')}${mark}`
}

/** An ask without its reasons. */
export const withoutReasons = (text: string): string =>
  cut(capitalised(text.replace(/\s+/g, ' ').trim().replace(LEAD, '')), REASONS)

/** An ask in fewer words, as one that a sentence of its own asks; itself where all its words count. */
const saying = (ask: FoundAsk, text: string): FoundAsk =>
  text === ask.text || ask.own === null
    ? ask
    : { ...ask, text, own: { ...ask.own, text, words: text.split(' ').length } }

/** The ask without its reasons, the first half of it where it has two, and the whole of it; each once. */
export function coresOf(ask: FoundAsk): FoundAsk[] {
  const plain = withoutReasons(ask.text)
  return [...new Set([plain, cut(plain, BESIDES), ask.text])].map((text) => saying(ask, text))
}
