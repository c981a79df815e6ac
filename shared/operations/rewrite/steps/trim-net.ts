/** What every trim goes through: a sentence that loses words must still be one. */
import { secondHalf } from '../../../engine/measures/second-half.ts'

const PREPOSITION =
  '(?:on|about|for|from|by|with|to|of|in|at|like|after|before|under|over|into|between|without|through|per|via|regarding)'
/** “On I know, …”, “On possible, …”, “From, …”, “And, …”, “Which you did not read, …”: nothing that a clause could stand behind. */
const BROKEN = new RegExp(
  String.raw`^(?:${PREPOSITION} (?:(?:i|we|he|she|they)\b|(?:\p{Ll}+(?:[ai]ble|ful|ous|ive|ical)|sure|clear|true|aware|concerned|known|necessary|far),)|(?:${PREPOSITION}|and|or|which|that)[,.:;?!]|[,.:;?!)]|(?:which|who|whom|whose)\b[^?]*$)`,
  'iu',
)
/** “Put, the bank …”: a word that belonged to the one that went. Days and adverbs stand there by themselves. */
const LEFT_ALONE = new RegExp(
  String.raw`^(?:(?!(?:today|tomorrow|yesterday|however|\p{L}+ly),)\p{L}+[,:;]|${PREPOSITION}\b)`,
  'iu',
)
/** How words end that introduce all the rest, whatever it begins with. */
const INTRODUCES = /(?:,|\b(?:that|because|since|as|and|but|so|is))\s$/i
/** “On you and Ewa, …” */
const ON_SOMEBODY = /^(?:on|about) (?:you|us|me|him|her|it|them)\b/i
/** Words that want another behind them. */
const WANTS_MORE =
  /\b(?:will|shall|should|may|might|can|could|would|must|please|not|an?|the|our|your|my|of|for|with|from|and|or|but|because)\s*$/i
const ENDS = /^\s*(?:[.,:;!?)]|$)/
/** “It will only complete: …” */
const NO_OBJECT =
  /\b(?:will|should|may|might|can|would)(?: only| just)? (?:complete|fill (?:in|out)|read|review|share|tell|leave|send|write|let)\s*(?:[.,:;!?)]|$)/i
/** “On reviewing your account it was found that it was locked”: “it” is what the words that go have named. */
const POINTS = /^(?:it|they|he|she|its|their|his|her)\b/i
const NAMES =
  /(?:\p{L}(?:ing|ed)|across|upon|on|found) (?:in |into |at )?(?:your|our|my|the) (?!fact\b)\p{Ll}{3,}/iu
/** “I found that it is slow”: the same, where somebody finds it. */
const FINDS_IT = /^(?:i |we )?\p{Ll}+ (?:that |how )?(?:it|it['’]s|its|they|their)\b/iu
const ASKS = /\?["”')\]]*$/

/**
 * What stands in place of a match, mended where the rest of the sentence asks or forbids; `null` where the words that
 * stay would be no sentence.
 */
export function soundly(text: string, match: RegExpExecArray, words: string | null): string | null {
  if (words === null) return null
  const gone = match[0]
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + gone.length)
  const put = asOrder(words, after)
  if (put === null) return null
  const rest = put + after
  if (WANTS_MORE.test(before + put) && ENDS.test(after)) return null
  if (NO_OBJECT.test(before + rest) && !NO_OBJECT.test(text)) return null
  if (match.index > 0) return put
  // A further “that” goes with the first; see `secondThat`.
  const wrapping = gone.trim().replace(/\bthat$/i, 'which')
  if (secondHalf(wrapping, put.trim(), ` ${after}`) === null) return null
  if (BROKEN.test(rest) || (/^please (?!(?:could|can|would|will) )/i.test(rest) && ASKS.test(rest)))
    return null
  if ((POINTS.test(rest) || FINDS_IT.test(rest)) && NAMES.test(gone)) return null
  if (put !== '') return ON_SOMEBODY.test(rest) ? null : put
  return LEFT_ALONE.test(rest) && !INTRODUCES.test(gone) ? null : put
}

/** “Please send it?” asks with “could you”, and “please not park” forbids with “do”. */
function asOrder(words: string, after: string): string | null {
  const [order, also = ''] = /^please (also )?$/.exec(words) ?? []
  if (order === undefined) return words
  const [not, between] = /^(also |ever )?not /.exec(after) ?? []
  if (not !== undefined && (between || ASKS.test(after))) return null
  if (ASKS.test(after)) return `could you ${also}`
  return not === undefined ? words : `${order}do `
}
