/** What kind of thing an ask is by where it leads, and the line that an address alone stands for. */
import type { Doc } from '../../engine/doc.ts'
import { ASKS_TO, CAN_COME, COMES, MEETS, SUITS, WHEN } from './ask-words.ts'
import { isBooking } from './booking.ts'
import type { FoundAsk } from './found.ts'
import { clickFriction, type Friction, isCallVerb } from './goals.ts'
import { lastCall } from './last-call.ts'
import { isSteps } from './pieces.ts'
import { POINTS_TO, toMany } from './primary.ts'

/** The kind by where the ask leads, which its words alone may hide. */
export function withKind(doc: Doc, ask: FoundAsk): FoundAsk {
  const { kind, href, own, text } = ask
  // “May I ask you to send me the certificates?” wants the certificates, and no answer whether one may.
  if (kind === 'reply' && ASKS_TO.test(text)) return { ...ask, kind: 'task', friction: 3 }
  if (kind === 'meeting' && href === null && COMES.test(text) && !MEETS.test(text))
    return { ...ask, kind: 'task', friction: 2, small: ask.form !== 'question' }
  const line = hereLine(doc, ask)
  if (line) return withKind(doc, { ...ask, ...line })
  if (href !== null && /^(?:click|meeting|calendar)$/.test(kind) && isBooking(href, doc))
    return { ...ask, ...bookingLine(doc, ask), kind: 'calendar', friction: 4 }
  // A link that stands for a task or an answer is pressed to begin it: “Keep my place”, “Tell us you are coming”.
  if (
    (kind === 'task' || kind === 'reply') &&
    href !== null &&
    /^https?:/i.test(href) &&
    (ask.form === 'link' || ask.form === 'button')
  )
    return { ...ask, kind: 'click', friction: clickFriction(text), small: false }
  // “Does Tuesday at 3 or Wednesday at 10 work?”
  if (kind === 'interest' && ask.form === 'question' && WHEN.test(text) && SUITS.test(text))
    return { ...ask, kind: 'meeting', friction: 3 }
  // “Could you do Friday at 10 or Monday after 1?”
  if (kind === 'task' && ask.form === 'question' && WHEN.test(text) && CAN_COME.test(text))
    return { ...ask, kind: 'meeting', friction: 3 }
  // “Please confirm which of these times works for you.”
  if (kind === 'task' && href === null && WHICH_TIME.test(text))
    return { ...ask, kind: 'meeting', friction: 3 }
  if (kind === 'meeting' && /\b(?:survey|questionnaire|poll)\b/i.test(text) && !MEETS.test(text))
    return { ...ask, kind: 'task', friction: 3 }
  // Without a link there is nothing to press: “Please book a site visit.”
  if (
    kind === 'click' &&
    href === null &&
    own !== null &&
    ask.form !== 'button' &&
    (!toMany(doc) || isSteps(own))
  ) {
    const friction = Math.max(2, ask.friction) as Friction
    return { ...ask, kind: 'task', friction, small: friction < 3 && ask.form !== 'question' }
  }
  return ask
}

const WHICH_TIME =
  /\b(?:confirm|choose|pick) (?:which|what) (?:of (?:these|the|those) )?(?:two |three )?(?:times?|days?|dates?|slots?) (?:works?|suits?|fits?|would|is)\b/i

/** “You can pay it here: https://…”: the whole line calls, though only its address was found. */
function hereLine(doc: Doc, ask: FoundAsk): Partial<FoundAsk> | null {
  const { sentence, text, href } = ask
  if (!doc.english || sentence !== null || text !== href) return null
  const above = lineAbove(doc, ask)
  if (above) return above
  const line = lineAround(doc, ask)
  const said = line?.text ?? ''
  if (!line?.own) return null
  // “If you can make it, reserve your seat here by 10 April: https://…”
  const [, call = ''] = toMany(doc) ? (IN_A_CASE.exec(said) ?? []) : []
  if (isCallVerb(call.toLowerCase()) && line.own.words <= 2 * HERE_WORDS)
    return { ...line, friction: clickFriction(call) }
  if (POINTS_TO.test(said)) return { ...line, friction: 2 }
  if (line.own.words > HERE_WORDS) return clauseAt(doc, ask)
  // “Invite your team: https://…” is a label with its address.
  const [, verb = ''] = /^(\p{Lu}\p{Ll}+)\b[^:.!?]{0,60}:\s+\S+$/u.exec(said) ?? []
  if (!isCallVerb(verb.toLowerCase()) && !/\bhere:?\s+\S+$/i.test(said)) return clauseAt(doc, ask)
  return { ...line, friction: clickFriction(line.text ?? '') }
}

/** “You can download it here:” or “Reactivate my account” over a line that is its address. */
function lineAbove(doc: Doc, { start, end }: FoundAsk): Partial<FoundAsk> | null {
  const index = doc.sentences.findIndex((s) => s.start <= start && s.end >= end)
  const [own, address] = [doc.sentences[index - 1], doc.sentences[index]]
  if (!own || !address || address.words > 0 || own.words > HERE_WORDS) return null
  if (!/^[ \t]*\n[ \t]*$/.test(doc.text.slice(own.end, address.start))) return null
  const said = own.text.trim()
  const call = lastCall(said)
  if (own.words < 2 || !/[^.!?]$/.test(said) || call === null || call.at > 0) return null
  return {
    start: own.start,
    end,
    text: said.replace(/\s+/g, ' '),
    form: 'request',
    small: false,
    sentence: index - 1,
    own,
    friction: clickFriction(call.verb),
  }
}

/** “…, or you can pay by card: https://…”: the clause before the address says what it is for. */
function clauseAt(doc: Doc, ask: FoundAsk): Partial<FoundAsk> | null {
  const { start, end } = ask
  const own = doc.sentences.find((s) => s.start <= start && s.end >= end)
  const call = own && lastCall(own.text.slice(0, start - own.start))
  if (!own || !call) return null
  // “You can manage your plan at https://…” is nothing but its call.
  const line =
    call.at === 0 && /^\S*[.!]?\s*$/.test(own.text.slice(start - own.start)) ? lineAround(doc, ask) : null
  if (line) return { ...line, friction: clickFriction(call.verb) }
  const from = own.start + call.at
  return {
    start: from,
    text: doc.text.slice(from, end).replace(/\s+/g, ' '),
    friction: clickFriction(call.verb),
  }
}

const IN_A_CASE = /^(?:if|when|once|to)\b[^,:.!?]{3,40}, (\p{Ll}+) [^,:.!?]{3,60}:?\s+\S+$/iu

/** Words of a line that does no more than point to an address. */
const HERE_WORDS = 9

/** The whole of “If you'd rather talk, grab 20 minutes here: https://…”, of which only the address was found. */
const bookingLine = (doc: Doc, ask: FoundAsk): Partial<FoundAsk> =>
  ask.sentence !== null || ask.text !== ask.href ? {} : (lineAround(doc, ask) ?? {})

/** The sentence round an address, as an ask; `null` where it has hardly a word or more than one address. */
function lineAround(doc: Doc, { start, end }: FoundAsk): Partial<FoundAsk> | null {
  const index = doc.sentences.findIndex((s) => s.start <= start && s.end >= end)
  const own = doc.sentences[index]
  if (!own || own.words < 3 || own.tokens.filter((t) => t.kind === 'url').length !== 1) return null
  return {
    start: own.start,
    end: own.end,
    text: own.text.replace(/\s+/g, ' ').trim(),
    form: 'request',
    small: false,
    sentence: index,
    own,
  }
}
