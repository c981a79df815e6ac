/** What hangs on an ask: “If not, …” is true of that ask only, and another in its place would turn it round. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'

/** Answers the ask before it. */
const ANSWERS =
  /^(?:(?:and|but) )?(?:if (?:not|so|yes|no)\b|if (?:that|this|it|neither|none|either|one)(?: (?:time|day|date|one|of|option))?(?: (?:does|do|is|works?|suits?|fits?|sounds?|won|would)\b|n['’]t\b|['’]s\b(?! (?:the|your|our|because)\b))|otherwise\b|or\b|alternatively\b|in that case\b|should (?:that|this|it|neither) )/iu
/** Takes leave after any ask: “If not, just tell me.” */
const LEAVES =
  /^[^,]{2,40},? (?:then )?(?:(?:just |simply |please )*(?:tell me|let me know|say so|say no|ignore)|no (?:problem|worries|hard feelings)|that(?:['’]s| is) (?:fine|ok)|i(?:['’]ll| will) (?:not|leave|stop|close)|i won['’]t)\b(?!.*\b(?:time|times|day|days|when|slot|date|dates)\b)/iu
/** Asks for another reader, whatever was asked of this one: “If not, who would be the right person?” */
const SENDS_ON =
  /^(?:or|otherwise|alternatively|if not)\b.*\b(?:(?:right|best|wrong) (?:person|contact)|some(?:one|body) else|whoever|who (?:else|handles|owns|runs|looks after|deals with))\b/iu
/** Speaks of the talk that the ask is for. */
const OF_A_TALK =
  /^(?:it|that|this)(?:['’]s|['’]ll| would| will| is| takes?| won['’]t)\b.*\b(?:minutes?|hour|long|quick|short|time)\b|\b(?:other (?:days?|times?)|(?:works?|suits?)(?: me| us)? (?:too|as well|better))\b/iu
/** The sentence behind the one at `index`, where it answers the ask made there or, in its paragraph, speaks of it; else `null`. */
export function hangingOn(doc: Doc, index: number): Sentence | null {
  const [own, next] = [doc.sentences[index], doc.sentences[index + 1]]
  if (!own || !next || !inBody(next) || !doc.english) return null
  if (next.block === own.block && OF_A_TALK.test(next.text)) return next
  return ANSWERS.test(next.text) && !LEAVES.test(next.text) && !SENDS_ON.test(next.text) ? next : null
}

/** Says when the sender can: “I’m free Tuesday or Thursday morning.” */
const WHEN_FREE =
  /^(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:free|available|around|open|flexible)\b|^(?:i|we) (?:have|could do|can do|can make|could make)\b.*\b(?:(?:mon|tues|wednes|thurs|fri)days?|mornings?|afternoons?|availability|slots?|[ap]m)\b/i

/** Whether the next sentence would be lost without the ask at `index` before it: it answers it, or says when the sender can. */
export function leadsOn(doc: Doc, index: number): boolean {
  const [own, next] = [doc.sentences[index], doc.sentences[index + 1]]
  if (hangingOn(doc, index)) return true
  return own !== undefined && next?.block === own.block && WHEN_FREE.test(next.text)
}
