/** Which stock question closes a mail, by what the mail does. */
import { askLine } from '../../../engine/ask-line.ts'
import type { Doc } from '../../../engine/doc.ts'
import type { Kind } from '../../../engine/kinds.ts'
import { letterOf } from '../../../engine/measures/body.ts'

/** Kinds whose question is about whatever stands in the mail; that of the others is about its one purpose. */
const OPEN: readonly Kind[] = ['cold_outreach', 'follow_up', 'customer_success']

/** Who says that they close the file has answered “Should I close this?”; the other answer is left to ask for. */
const CLOSES =
  /\b(?:i|we)(?:['’]ll| will|['’]m| am|['’]re| are)(?: now| going to)? (?:clos(?:e|ing)|archiv(?:e|ing))\b/i
const KEPT_OPEN = 'Should I keep it open?'

const AGREED = 'Would that work for you?'
const PROPOSES = /\b(?:i|we)(?: would|['’]d)? (?:suggest|propose|recommend)\b|^how about\b/i
const BAD_NEWS =
  /\b(?:sorry|apolog\p{L}+|unfortunately|delay(?:ed|s)?|cannot|unable to|(?:will|is|are) (?:not|no longer)|(?:wo|is|are|ca)n['’]t|(?:price|rate|fee)s? (?:is|are|will) (?:going up|rise|rising|increase)|outage|broken|postponed|cancel(?:led|ed)|missed|late)\b/iu
const FAILED =
  /\b(?:sorry|apolog\p{L}+|saddened|(?:our|my) (?:mistake|fault|error)|fell short|let you down|refund\p{L}*|credited|disappoint\p{L}*|complain\p{L}*)\b/iu
/** Somebody who applies is not the one to ask whether the reader wants to hear of a job. */
const APPLIES =
  /\b(?:my (?:application|cv|résumé|resume|cover letter|salary expectations?|notice period|expectation)|(?:i am|i['’]m|i would like to) (?:apply|applying)|(?:apply|applied|applying) for (?:the|your)|interested in the (?:position|role|job|post|vacancy))\b/i
/** Nor is somebody who was turned down. */
const DECLINES =
  /\b(?:another candidate|other candidates|not been (?:successful|selected)|unsuccessful|(?:not|n['’]t) (?:be )?(?:moving|going|proceed\p{L}*|tak\p{L}+) (?:you |your \p{L}+ )?(?:forward|further|ahead)|regret)\b/iu

/**
 * The question to close with, instead of the `stock` one where it would not fit: under a proposal whether the reader
 * agrees, under bad news nothing that takes it for good; `null` where none fits.
 */
export function closingQuestion(doc: Doc, stock = askLine(doc)): string | null {
  if (stock === null) return null
  if (
    doc.kind === 'recruiting' &&
    letterOf(doc).some(({ text }) => APPLIES.test(text) || DECLINES.test(text))
  )
    return null
  // Who complained is not asked to praise.
  if (doc.kind === 'review_request' && letterOf(doc).some(({ text }) => FAILED.test(text))) return null
  if (doc.kind === 'breakup' && letterOf(doc).some(({ text }) => CLOSES.test(text))) return KEPT_OPEN
  if (!OPEN.includes(doc.kind)) return stock
  const told = letterOf(doc).filter((_, i) => !doc.asks.some(({ sentence }) => sentence === i))
  if (told.slice(-2).some(({ text }) => PROPOSES.test(text))) return AGREED
  return doc.kind === 'customer_success' && told.some(({ text }) => BAD_NEWS.test(text)) ? null : stock
}
