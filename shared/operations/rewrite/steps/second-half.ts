/** What a cut leaves behind in its sentence: a second half whose first half went, or a verb whose subject went. */

import { isGerund, isPast, maybeVerb } from '../../material/verbs.ts'

/** Words that only a verb of asking or telling is: the second of them goes on with the first. */
const SPEECH =
  '(?:ask|thank|inform|tell|let|write|say|mention|note|raise|flag|check|see|find|confirm|request|invite|remind|wish|apologi[sz]e|introduce|offer|share|suggest|propose|hear|give|send|announce)'
/** No verb follows “to” here. */
const NO_VERB =
  '(?:the|an?|my|our|your|his|her|their|its|me|you|him|us|them|it|this|that|these|those|all|both|each|every|one|which|whom|date|end|do with)'
const JOINED =
  /(?<=[\p{L}\d,)”"’'] )(?:and|or|nor|but)(?: (?:also|then|not|perhaps|maybe|even|finally|lastly|only|just))* /gu

/** A second half: how it begins behind what joins it, and what its first half would have had before that. */
interface Second {
  find: RegExp
  first: RegExp
  /** True where it hangs as well when what parts the halves is a full stop. */
  inSplits: boolean
}

const second = (find: string, first: string, inSplits = false): Second => ({
  find: new RegExp(find, 'uy'),
  first: new RegExp(first, 'u'),
  inSplits,
})

/** “I'm getting in touch about the job and to ask …” */
const WRITING = '(?:writing|reaching out|getting in touch|contacting|e-?mailing|calling|ringing)'
/** What is no verb behind “to”. */
const NOUN = String.raw`(?:(?:the|an?|my|our|your|his|her|their|its|me|you|him|us|them|it|this|these|those|all|both)\b|\p{Lu}|\d)`
const PREPOSITIONS = ['for', 'about', 'with', 'of', 'on', 'in', 'at', 'from', 'by']
/** What a phrase with one of these goes along with: “online or at the desk”. */
const ADVERB = String.raw`\b(?:online|here|there|now|today|tomorrow|later|soon|home|\p{L}+ly)`

/** “to”, with a verb behind it. */
const TO_DO = String.raw`\bto (?!${NO_VERB}\b)\p{Ll}`

const SECONDS: readonly Second[] = [
  // “…, and to ask you for the key”; “to do” one thing goes on with “to do” another.
  second(String.raw`to ${SPEECH}\b`, String.raw`\bto (?:\p{L}+ly )?${SPEECH}\b|\b${WRITING}\b`, true),
  second(String.raw`to (?!${NO_VERB}\b)\p{Ll}`, TO_DO, true),
  second(String.raw`(?:ask|thank|invite|remind|request|beg|urge|wish) (?:that )?you\b`, TO_DO),
  // “… and which”, “… and in respect of which”, “… and one that is not”.
  second(
    String.raw`(?:(?:\p{Ll}+ ){0,2}(?:of|for|in|on|at|by|with|to|from|about|under|through) )?(?:which|whom|whose|who|where)\b`,
    String.raw`\b(?:which|whom|whose|who|where|that|what|how|why|when|if|whether|know|see|ask|tell|decide)\b`,
    true,
  ),
  // “The pump was blocked and have replaced it.”
  second(String.raw`(?:have|am) \p{Ll}`, String.raw`\b(?:have|am|you|they)\b|['’](?:ve|m)\b`),
  second('(?:because|since)', String.raw`\b(?:because|since|as|reasons?)\b`),
  second(
    String.raw`(?:one|ones|two|some|others|those) (?:that|which|who)\b`,
    String.raw`\b(?:that|which|who)\b`,
  ),
  // “… and if you could tell me”, where no main clause comes behind it.
  second(
    String.raw`(?:if|whether)\b(?![^.?!;]*?, \p{L})`,
    String.raw`\b(?:if|whether|who|what|which|when|where|why|how|know|asks?|see|wonder|tell|says?|check)\b`,
    true,
  ),
  second(
    String.raw`that (?!(?:is|was|will|would|has|can|should|may|might|means?|makes|one|way|day|week|month|year)\b)(?=\p{L}+ )`,
    String.raw`\b(?:that|so|say|said|know|hope|think|sure|told|see)\b`,
  ),
  // “… and on the date”, “… or to Rob”.
  second(`to (?=${NOUN})`, String.raw`\bto (?=${NOUN})`),
  ...PREPOSITIONS.map((word) => second(String.raw`${word} (?=\p{L})`, String.raw`\b${word}\b|${ADVERB},? $`)),
]

/** “Are ready for the audit.”, “Would like to ask you”, “And as we said”: a statement that begins with its verb, or goes on. */
const HEADLESS =
  /^(?:(?:am|are|is|was|were|have|has|had|will|would|could|should|can)(?:n['’]t)? (?!(?:i|we|you|he|she|it|they|there|this|that|these|those|the|an?|my|our|your|any|some|every|each|all)\b)[^?]*$|(?:and|or|nor) )/iu
/** “You got the place and would like to ask you”: said of whoever writes. */
const OF_SENDER =
  /,? and (?:would (?:like|love)|want|wish|hope|look forward|am|['’]d like) (?:to|that|for)\b/i
const SENDER = /^(?:i|we)\b/i

/** “Please note that …” and other orders. */
const ORDERS =
  /^(?:(?:please|kindly|just|do|also) )*(?:note|be (?:aware|advised|informed|reminded)|remember|bear in mind|keep in mind|see|find|know|rest assured|take note)\b/i
/** Behind these a plain verb is one of two that they have: “you must sign and return it”. */
const WITH_PLAIN =
  /\b(?:will|can|could|would|should|must|may|might|shall|to|do|does|did|please|let['’]s|(?:i|we|you|they) (?!(?:have|had|are|am|were|was)\b))\b|['’]ll\b/iu
const AND_DO =
  /(?<=\p{L}),? (?:and|then|and then) (?<half>(?:please )?(?<verb>\p{Ll}+) (?:the|an?|my|our|your|his|her|their|its|me|us|them|it|this|these|those|all|both|each|only|to|in|on|at|by|with|from|for|through|up|out|off|\p{Lu}\p{Ll}+|\d+|page)\b)/u

/** Whether a word may be the plain form of a verb, as one is told to do. */
const isOrder = (verb: string): boolean =>
  maybeVerb(verb) && !isPast(verb) && !isGerund(verb) && !/[^s]s$/.test(verb)

/**
 * Whether words that stay of a sentence hang in the air: their second half has the form of what was cut, “… and to ask
 * you”, or they begin with a verb that had its subject there. `before` is the sentence as it stands, `after` what
 * would be left of it.
 */
export function leavesHalf(before: string, after: string): boolean {
  const hangs = hanging(after, SECONDS)
  if (hangs > 0 && hangs > hanging(before, SECONDS)) return true
  if (HEADLESS.test(after) && !HEADLESS.test(before)) return true
  if (OF_SENDER.test(after) && SENDER.test(before) && !SENDER.test(after)) return true
  return ORDERS.test(before) && !ORDERS.test(after) && goesOnAsOrder(after)
}

/** Whether one of the sentences that a split makes holds a second half whose first is in another. */
export const partsHalves = (sent: string, parts: readonly string[]): boolean =>
  parts.reduce((sum, part) => sum + hanging(part, IN_SPLITS), 0) > hanging(sent, IN_SPLITS)

const IN_SPLITS = SECONDS.filter(({ inSplits }) => inSplits)

/** Second halves of a text that have no first half before them. */
function hanging(text: string, seconds: readonly Second[]): number {
  // Its capital is no name.
  const plain = text.charAt(0).toLowerCase() + text.slice(1)
  let count = 0
  for (const { 0: joint, index } of plain.matchAll(JOINED))
    for (const { find, first } of seconds) {
      find.lastIndex = index + joint.length
      if (find.test(plain) && !first.test(plain.slice(0, index))) count++
    }
  return count
}

/** “The gate is shut and use the side door.” */
function goesOnAsOrder(after: string): boolean {
  const { index, groups } = AND_DO.exec(after) ?? {}
  const [half, verb] = [groups?.half, groups?.verb]
  return half !== undefined && isOrder(verb ?? '') && !WITH_PLAIN.test(after.slice(0, index))
}

/**
 * Whether a sentence that may be empty asks for something besides: “I'm writing to say hello and to ask for the code”,
 * “… then at least send me the export”.
 */
export const asksBesides = (text: string): boolean => ASKS.test(text)
// Who wants “to reach out and share a few details” asks for none.
const ASKS =
  /\b(?:and|but|or)(?: also| then)?(?: to)? (?:ask|request|invite|remind|find out)\b|\b(?:and|but|then|or|please|at least|just) (?!share a (?:few|couple of) (?:details|updates|notes|words|points)\b)(?:send|forward|sign|return|pay|ship|upload|attach|share|bring|fill|approve|print) (?:me|us|it|them|the|your|an?|in|back)\b/i
