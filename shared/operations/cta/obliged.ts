/** What has to be done without a verb that asks: “is required to be remitted”, “must be returned by Friday”, “If it fails, reply here”. */
import type { Ask, Doc, Sentence } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'
import { deadlineIn } from './deadline.ts'
import { isBase } from './listed.ts'
import { quietAsk } from './quiet-ways.ts'
import { isWrapped } from './wrappings.ts'

const DONE =
  'paid|remitted|settled|returned|signed|submitted|completed|received|sent|approved|registered|downloaded|uploaded|collected|confirmed|renewed|activated|replaced|booked|reported|handed|filed|cleared|vacated|verified|updated|answered'

const OBLIGED = new RegExp(
  String.raw`\b(?:(?:is|are|will be) (?:hereby |now |kindly )?(?:required|expected|obliged|asked|requested|reminded) to (?:be )?\p{L}+|(?:must|should|shall|(?:will )?(?:needs?|has|have) to) (?:also |now )?be (?:${DONE})\b)`,
  'iu',
)
/** “Lunch has to be out by 12:40” in a list says what somebody needs, and asks the reader for nothing. */
export const tellsNeed = ({ blocks }: Doc, { block, question, text }: Sentence): boolean =>
  !question && blocks[block]?.kind === 'item' && HAS_TO_BE.test(text) && !OBLIGED.test(text)
const HAS_TO_BE = /\b(?:must|(?:has|have|needs?) to) be\b/i

/** “We kindly request that you transfer the amount”, “we must ask you to leave the keys”: a request, whoever's sentence it is. */
const REQUESTS =
  /\b(?:i|we)(?:['’]d| would| must| have to)?(?: like to)? (?:(?:kindly|hereby|also|politely|respectfully|therefore|just) )*(?:(?:request|ask)(?: that)? you (?:to )?|(?:like|want|expect|need) you to )(?!not to worry|know\b|be aware\b)\p{Ll}+/iu
/** “I just wanted to check whether you've had a chance to speak to Farah?”: a question that is told. */
export const TELLS_QUESTION =
  /^(?:i|we)(?:(?: (?:just|only|also))? (?:wanted|want|would like|['’]d like) to (?:check|know|ask|find out|see)|(?: am|['’]m)(?: just)? (?:writing|emailing|checking|calling|following up) to (?:ask|check|see|find out)|(?: was| were| am| are|['’]m|['’]re)(?: just| also)? (?:wondering|curious)(?= (?:what|how|which|whether) )) (?:whether|if|when|what|which|who|how) /iu
/** “It would also be good to know how many people you expect.” */
const GOOD_TO_KNOW =
  /^it(?:['’]d| would) (?:also |really )?be (?:good|great|useful|nice|handy|helpful|interesting) to (?:know|have|hear|get) (?:whether|if|when|what|which|who|how|roughly|your)\b/i
/** “I'd be grateful if at some point you might find twenty minutes to …”, “We would love it if you could let Maggie know …” */
const THANKFUL =
  /\b(?:grateful|thankful|obliged|glad|delighted|helpful|appreciate it|love it|like it) if (?:[^.?!,]{0,60} )?you (?:could|would|might|can)(?: please| kindly)? (?!like\b|want\b|need\b|have\b|be\b)\p{Ll}/iu
const LET_KNOW = /\b(?:let|tell|say|confirm|answer|reply|know|wonder(?:ed|ing)?)\b/i
const FOR_TIME = /\b(?:minutes?|half an hour|an hour|to meet|to talk|a (?:call|meeting|chat|coffee))\b/i
/** “The only thing I need is which of the two dates you want.” */
const ONLY_NEED =
  /\b(?:the only thing|the one thing|all|what) (?:that )?(?:i|we)(?:['’]d| would)? (?:really |still |now )?(?:need|want)(?: to know)?(?: from you)?(?: now)? (?:is|are) /iu
/** “The gutter has to be replaced” may be the writer's work; with a day it is the reader's. */
const ANYBODYS = /\bbe (?:replaced|received|cleared)\b/i
/** Whoever writes speaks of their own duty, or tells of another's work: “We are required to ask”, “He freed it, but the valve has to be replaced”. */
const OWN_DUTY = /^\W*(?:i|we|our|my|he|she)\b/i
/** “The invoice is due on 12 December”, “payable within 30 days”: a bill asks with its date. */
const DUE =
  /\b(?:is|are|falls?) (?:now )?(?:due|payable)(?: for payment)? (?:on|by|within|upon|immediately|at once)\b|\bpayable (?:by|within|on)\b|^payment (?:terms|due)\b.*\d/iu
/** “If you still see 325 rows, reply with the number”, “When the lamp blinks, restart the router”. */
const IF =
  /^(?:if|should|where|when) [^,;:?]{4,90}(?:, or [^,;:?]{4,70})?,\s+(?:please |just |simply |then |feel free to )*(?!or\b)(\p{Ll}[\p{L}-]+) (?!you\b)(\S+)/u
const ANSWERS = /^(?:reply|call|ring|text|tell|write|e-?mail|contact|send|ask|let|answer|say)$/
/** What is done to something. */
const OBJECT = /^(?:the|an?|your|our|my|this|these|it|them|us|me|any|all|both|one)\b|^[\d"“]/u
/** “Just reply green, wait or refund.” */
const REPLY =
  /^(?:(?:just|simply|please|then|so)[, ]+)*reply (?!rates?\b|times?\b|stop\b)(?:with |by )?[\p{L}"“]/iu
/** “You can also call me on Friday.” */
const MAY_CALL =
  /^(?:or |alternatively,? |otherwise,? )?you (?:can|could|may|are welcome to) (?:(?:also|always|just|simply|still) )*(?:call|ring|phone|text|reach|e-?mail|message|contact|write to) (?:me|us)\b(?! (?:on foot|from|via the|by (?:bus|train|car|tram|bike|boat|road))\b)/iu
/** “To hold the date I'd need a yes and a rough number by Friday.” */
const NEEDS =
  /\b(?:i|we)(?:['’]d| would|['’]ll| will)? (?:only |just |still |also )*need (?:an?|the|your|both|one|two) /iu
const PASSES_ON = /^(?:forward|share|pass)$/
/** “Joost would also like 20 minutes with you on Friday.” */
const WANTS_TIME =
  /^(?:i|we|he|she|they|\p{Lu}\p{L}+(?: and (?:i|\p{Lu}\p{L}+))?)(?:['’]d| would) (?:also )?(?:like|love|need|appreciate|want) (?:\d+|ten|fifteen|twenty|thirty|a few|some) (?:minutes|time) (?:with you|of your time)\b/iu
/** “Kindly do the needful.” */
const KINDLY = /^kindly (?!note\b|find\b|see\b|be\b|accept\b|ignore\b|bear\b)(\p{Ll}+) (?!you\b)\p{L}/iu
/** “also can someone who's in tomorrow let me know …?” */
const OF_ANYBODY = /\b(?:can|could|will|would) (?:someone|somebody|anyone|anybody|one of you)\b/i
/** “In the meantime could you keep a diary?”, “By Friday can you send the dates?”: when, with no comma behind it. */
const OPENED =
  /^(?:(?:and|but|so|also|then) )?(?:in|by|before|on|at|for|from|after|until|till|this|next|meanwhile|first|once|now|today|tomorrow)\b(?: [\p{L}\d:’'-]+){0,6}? (?:could|can|would|will) you (?:(?:please|kindly|also) )*(\p{Ll}+)/iu
/** What a question for effect asks of its reader. */
const FOR_EFFECT =
  /^(?:be|have|like|want|love|prefer|rather|afford|imagine|believe|guess|remember|think|see|know|trust|ignore|expect)$/

const isOpened = ({ family }: Doc, text: string): boolean => {
  const verb = OPENED.exec(text.trim())?.[1]?.toLowerCase()
  return (
    verb !== undefined &&
    family !== 'bulk_promo' &&
    family !== 'bulk_content' &&
    !FOR_EFFECT.test(verb) &&
    isBase(verb)
  )
}

/** “You around this week?” */
const ELLIPTIC = /^you (?:around|free|available|about) (?!yet\b)\p{L}.*\?$/iu
/** Manners at the end of any mail. */
const MANNERS = /\b(?:questions?|queries|concerns?|hesitate)\b/i

const FRICTION = { interest: 1, reply: 2, task: 3, meeting: 3 } as const

/** The duty a sentence lays on the reader, or what it asks for in some case; `null` for none. */
export function obligedAsk(doc: Doc, sentence: Sentence, index: number): Ask | null {
  const { text, question, words } = sentence
  if (!doc.english || words < 4 || !inBody(sentence)) return null
  if (!question && (THANKFUL.test(text) || isWrapped(text))) {
    if (FOR_TIME.test(text)) return { sentence: index, kind: 'meeting', friction: 3, question }
    return { sentence: index, kind: LET_KNOW.test(text) ? 'reply' : 'task', friction: 2, question }
  }
  if (ONLY_NEED.test(text)) return { sentence: index, kind: 'reply', friction: 2, question }
  if (GOOD_TO_KNOW.test(text)) return { sentence: index, kind: 'reply', friction: 2, question: false }
  if (TELLS_QUESTION.test(text)) return { sentence: index, kind: 'reply', friction: 2, question }
  if (question && ELLIPTIC.test(text)) return { sentence: index, kind: 'meeting', friction: 3, question }
  if (question && isOpened(doc, text)) return { sentence: index, kind: 'task', friction: 2, question }
  if (question) return OF_ANYBODY.test(text) ? { sentence: index, kind: 'task', friction: 3, question } : null
  const kind = doc.blocks[sentence.block]?.kind
  if (kind === 'heading' || kind === 'button' || kind === 'code') return null
  const [, verb = '', object = ''] =
    IF.exec(text.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase())) ?? []
  if (ANSWERS.test(verb))
    return MANNERS.test(text) ? null : { sentence: index, kind: 'reply', friction: 1, question: false }
  if (REPLY.test(text.trim()) || (MAY_CALL.test(text.trim()) && !MANNERS.test(text)))
    return { sentence: index, kind: 'reply', friction: 1, question: false }
  // “If a colleague would like to come, feel free to forward this invitation.”
  if (PASSES_ON.test(verb) && OBJECT.test(object))
    return { sentence: index, kind: 'task', friction: 1, question: false }
  if (isBase(KINDLY.exec(text.trim())?.[1] ?? ''))
    return { sentence: index, kind: 'task', friction: 3, question: false }
  if (WANTS_TIME.test(text)) return { sentence: index, kind: 'meeting', friction: 3, question: false }
  if (doc.family === 'bulk_promo' || doc.family === 'bulk_content') return null
  if (NEEDS.test(text) && deadlineIn(text) !== undefined)
    return { sentence: index, kind: 'reply', friction: 2, question: false }
  if (verb !== '' && OBJECT.test(object) && isBase(verb))
    return { sentence: index, kind: 'task', friction: 2, question: false }
  // To a stranger what all have to do is a market, and no duty.
  const quiet = quietAsk(text)
  if (quiet !== null && !(quiet === 'task' && doc.family === 'cold'))
    return { sentence: index, kind: quiet, friction: FRICTION[quiet], question: false }
  if (REQUESTS.test(text)) return { sentence: index, kind: 'task', friction: 3, question: false }
  const due = doc.kind === 'billing' && DUE.test(text)
  if (!due && (OWN_DUTY.test(text) || !OBLIGED.test(text))) return null
  if (ANYBODYS.test(text) && deadlineIn(text) === undefined) return null
  return { sentence: index, kind: 'task', friction: 3, question: false }
}
