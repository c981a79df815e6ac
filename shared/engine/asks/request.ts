/** What a statement asks of the reader: in the imperative, or politely. */

import { isCapitalised } from '../characters.ts'
import type { ParsedSentence, Token } from '../doc.ts'
import { ACTS, GIVING, NOUNS, SOFT_REQUESTS, WEAK_ASKS } from '../lexicon/asks.ts'
import { lowerAt } from '../measures/lower-at.ts'
import { words } from '../word-set.ts'
import { demand, heavier, isDated, skipLeads } from './demand.ts'

/** Words that open a part of the sentence after which, behind a comma, a request may stand. */
const BEFORE_COMMA = words(
  'when once after before to for until from in at on by with as because since while whenever today tomorrow later first next',
)
const CONDITIONS = words('if should unless where')
/** What may follow a verb in a request, when the verb could be a noun. */
const OBJECTS = words(
  'a an the this that these those your our my me us it them him her one any some here now today to with by on for in at from if or and all both yes page section up out off back through via yourself yours over directly straight again once when before after what how who',
)

/** Note of the ask a statement makes; '' when it makes none. Steps of a list ask only where they link or say please. */
export function ofStatement(sentence: ParsedSentence, item: boolean): string {
  const { tokens, hits } = sentence
  let soft = -1
  let after = 0
  let softNote = ''
  let refused = tokens.length
  let accepted = false
  let wished = false
  let hedged = false
  let vague = -1
  for (const hit of hits) {
    if (hit.lexicon === WEAK_ASKS) vague = hit.to
    if (hit.lexicon !== SOFT_REQUESTS) continue
    if (hit.entry.note === 'no') refused = Math.min(refused, hit.from)
    else if (hit.entry.note === 'if') accepted = true
    else if (soft < 0 || softNote === '') {
      const { note } = hit.entry
      const wanted = WANTED[note]?.(tokens, hit.to)
      if (wanted === '') {
        if (note === 'give') wished = hit.from === 0
        continue
      }
      soft = hit.from
      after = hit.to
      softNote = wanted ?? note
      hedged ||= wanted !== undefined
    }
  }
  const fallback = vague < 0 ? '' : 'reply 1'
  // “Don't hesitate to reach out and send me your CV”: what is joined to a vague wish may be plain.
  const plain = vague < 0 ? -1 : tokens.findIndex((_, i) => i > vague && isJoined(tokens, i))
  if (plain >= 0) return ofRequest(sentence, plain)
  const polite = favourAt(tokens)
  if (polite >= 0 && polite < refused) return ofRequest(sentence, polite)
  // “If you have ten minutes, I can show you”: a condition that asks by itself.
  if (CONDITIONS.has(tokens[0]?.lower ?? '') && !accepted && !wished && !hedged && soft !== 0) return fallback
  const head = requestAt(tokens)
  if (head >= 0 && head < refused) {
    if (item && !tokens.some((t) => t.kind === 'url' || t.lower === 'please')) return fallback
    const note = ofRequest(sentence, head)
    // “Should you wish to proceed, kindly sign” asks; “Should you wish to talk, please call” is a courtesy.
    return wished && note.startsWith('reply') ? fallback : note
  }
  if (soft < 0 || refused < soft) return fallback
  return heavier(demand(sentence, soft, turnOf(tokens, after)), softNote) || fallback
}

/** What stands before a thing, where “to” is followed by no verb. */
const OF_A_THING = /^(?:an?|the|our|my|this|your)$/

/** Words from `to` or `consider` to the gift: “a small monthly gift”. */
const GIFT = 4

/** Note of the gift or the favour that stands from `at` on; '' for none. */
function givenAt(tokens: readonly Token[], at: number): string {
  for (let i = at; i < Math.min(tokens.length, at + GIFT); i++) {
    const { kind, lower } = tokens[i] as Token
    if (kind === 'mark') return ''
    const what = GIVING.get(lower)
    if (what !== undefined) return what
  }
  return ''
}

/** What only the reader can give. */
const ANSWERS = words(
  'yes ok okay go-ahead answer reply response decision signature approval confirmation line word',
)
/** Words from what is wanted to whose it is: “I need a list of your dates”. */
const PART = 8

/** What the sender waits for of the reader; in strict reading an answer and no more. */
function partAt(tokens: readonly Token[], from: number, strict: boolean): string {
  const lower = (i: number) => lowerAt(tokens, i)
  if (lower(from) === 'to') {
    if (/^(?:know|hear)$/.test(lower(from + 1))) return 'reply 2'
    // With other verbs the sender has work to do: “I need to move your visit.”
    if (!/^(?:have|get|see)$/.test(lower(from + 1))) return ''
  }
  for (let i = from; i < from + PART; i++) {
    if (ANSWERS.has(lower(i))) return 'reply 1'
    if (!strict && (lower(i) === 'your' || (lower(i - 1) === 'from' && lower(i).startsWith('you'))))
      return 'task 3'
  }
  return !strict && tokens.some(isDated) ? 'task 3' : ''
}

/** Statements that ask by telling what is wanted or must be done, by the note of their phrase, which ends before `to`. */
const WANTED: Record<string, (tokens: readonly Token[], to: number) => string> = {
  // “invite you to our webinar”: to a thing, and nothing is asked yet.
  act: (tokens, to) => (OF_A_THING.test(lowerAt(tokens, to)) ? '' : actAt(tokens, to) || 'task 3'),
  give: givenAt,
  need: (tokens, to) => partAt(tokens, to, false),
  part: (tokens, to) => partAt(tokens, to, true),
  lack: (tokens) => (tokens.some(({ lower }) => lower === 'your') ? 'task 3' : ''),
  // What using a thing is like is no duty: “You'll have to see it.”
  duty: (tokens, to) =>
    /^(?:see|get|find|start|pay|use)$/.test(lowerAt(tokens, to)) ? '' : actAt(tokens, to),
  // Whoever writes “Our books must be closed by May” speaks of their own duty.
  due: (tokens, to) =>
    tokens.some((t, i) => i >= to - 1 && isDated(t, i, tokens)) &&
    !/^(?:i|we|my|our)$/.test(lowerAt(tokens, 0))
      ? 'task 3'
      : '',
  once: (tokens) => (turnOf(tokens, 0) < tokens.length ? 'task 3' : ''),
}

const actAt = (tokens: readonly Token[], at: number): string => ACTS.get(lowerAt(tokens, at)) ?? ''

/** Index of the verb in “Could you send it” and “…, could you please send it.” without the question mark, or -1. */
function favourAt(tokens: readonly Token[]): number {
  for (let i = 0; i + 2 < tokens.length; i++) {
    if (tokens[i + 1]?.lower !== 'you' || !/^(?:can|could|would|will)$/.test((tokens[i] as Token).lower))
      continue
    // “Only then will you get it.” asks nothing.
    if (i > 0 && !/^(?:please|kindly)$/.test(tokens[i + 2]?.lower ?? '')) continue
    const verb = skipLeads(tokens, i + 2)
    if (ACTS.has(tokens[verb]?.lower ?? '')) return verb
  }
  return -1
}

function ofRequest(sentence: ParsedSentence, head: number): string {
  const { tokens } = sentence
  const end = turnOf(tokens, head + 1)
  const verb = (tokens[head] as Token).lower
  const tries = verb === 'try' && tokens[head + 1]?.lower === 'to'
  const base = (tries ? undefined : ACTS.get(verb)) ?? 'task 2'
  const phrase = demand(sentence, Math.max(0, head - 1), end)
  if (phrase === '' && base.startsWith('task') && tokens.some((t) => t.kind === 'url')) return 'click 2'
  if (phrase.startsWith('interest')) return base
  // “Visit acme.io to see a demo”: looked at, not held.
  if (phrase.startsWith('meeting') && LOOKING.has(verb) && tokens.some((t) => t.kind === 'url')) return base
  return heavier(phrase, base)
}

const LOOKING = words('visit see watch view browse check read')

/** Where the sentence turns from what the reader does to what the sender does: “… and I'll send it.” */
function turnOf(tokens: readonly Token[], from: number): number {
  const turn = tokens.findIndex(
    (t, n) => n >= from && /^(?:i|we)(?:'ll|'d)?$/.test(t.lower) && tokens[n - 1]?.lower !== 'if',
  )
  return turn < 0 ? tokens.length : turn
}

/** Index of the verb of a request, or -1. */
function requestAt(tokens: readonly Token[]): number {
  const start = skipLeads(tokens, 0)
  // “Do get back to me.”
  const first = lowerAt(tokens, start) === 'do' ? start + 1 : start
  const opener = tokens[first]?.lower ?? ''
  if (isCourtesy(tokens, first)) return -1
  if (isImperative(tokens, first)) return first
  const asked = tokens.findIndex((t) => t.lower === 'please')
  if (asked >= 0) {
    // “Before Friday, please:” and a list of what to do.
    if (asked === tokens.length - 2 && tokens[asked + 1]?.text === ':') return asked
    const verb = skipLeads(tokens, asked + 1)
    return tokens[verb]?.kind === 'word' && !isCourtesy(tokens, verb) ? verb : -1
  }
  // “Photos are ready, just say the word.”
  const just = tokens.findIndex(
    ({ lower }, i) => lower === 'just' && lowerAt(tokens, i - 1) === ',' && isImperative(tokens, i + 1),
  )
  if (just >= 0) return just + 1
  // “Five spots are left, so make sure to get back to me.”
  const sure = tokens.findIndex(
    ({ lower }, i) =>
      lower === 'sure' &&
      /^(?:make|be)$/.test(lowerAt(tokens, i - 1)) &&
      /^(?:|so|and|but|,)$/.test(lowerAt(tokens, i - 2)) &&
      isImperative(tokens, i + 2),
  )
  if (sure >= 0) return sure + 2
  if (opener === 'to' && !tokens.some((t) => t.lower === ',')) return afterPurpose(tokens, first)
  const vocative = tokens[first + 1]?.lower === ','
  if (!vocative && !BEFORE_COMMA.has(opener) && !CONDITIONS.has(opener)) return -1
  const comma = tokens.findIndex((t) => t.lower === ',')
  const verb = comma < 0 ? tokens.length : skipLeads(tokens, comma + 1)
  return isImperative(tokens, verb) ? verb : -1
}

const COURTEOUS = words('accept excuse forgive give pass bear allow')

/** “Please accept our apologies”, “please allow 3 days”, “please give her my regards”: nothing is left to do. */
const isCourtesy = (tokens: readonly Token[], verb: number): boolean =>
  COURTEOUS.has(tokens[verb]?.lower ?? '') &&
  /^(?:(?:accept|excuse|forgive) (?:my|our)|(?:give(?: \w+)?|pass on) (?:my|our) (?:best|regards|love|thanks)|bear with|allow (?:up|\d|an?|some))\b/.test(
    tokens
      .slice(verb, verb + 4)
      .map(({ lower }) => lower)
      .join(' '),
  )

/** Behind these in “to help customers send …” the next verb is not the reader's. */
const CAUSES = words('help let make have see watch')
/** Words before a verb that is no request: “to stay open we order”, “to send and share”. */
const BOUND = words(
  'to you it who that which might do does did not never and or a an the this these those your their its of for with in on at from by as new more',
)

/** With one of these before the verb, the sentence states something. */
const SUBJECTS = words(
  'i we they he she our my is are was were will would can could should must may has have had',
)

/** Index of the verb of a request behind “to” and its clause, where no comma parts them: “To avoid a fee reply today.” */
function afterPurpose(tokens: readonly Token[], to: number): number {
  if (CAUSES.has(tokens[to + 1]?.lower ?? '')) return -1
  for (let i = to + 3; i < tokens.length; i++) {
    const before = tokens[i - 1] as Token
    if (SUBJECTS.has(before.lower)) return -1
    if (before.kind !== 'mark' && !BOUND.has(before.lower) && isImperative(tokens, i)) return i
  }
  return -1
}

const JOINS = words(', and or also please')

/** Whether a request follows on another there: “…, or book a slot”. */
export const isJoined = (tokens: readonly Token[], at: number): boolean =>
  JOINS.has(tokens[at - 1]?.lower ?? '') && isImperative(tokens, at)

function isImperative(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.lower ?? ''
  if (!ACTS.has(verb)) return false
  const next = tokens[at + 1]
  const object = next?.lower ?? ''
  if (verb === 'let' || verb === 'drop' || verb === 'point' || verb === 'shoot')
    return object === 'me' || object === 'us'
  if (verb === 'hit') return object === 'reply'
  // “Dana, meet Luis”: an introduction.
  if (verb === 'meet' && next && isCapitalised(next.text)) return false
  if (
    verb === 'see' &&
    (object === 'you' || object === 'below' || object === 'above' || object === 'attached')
  )
    return false
  if (verb === 'get' && (object === 'ready' || object === 'well' || object === 'in')) return false
  if (/^(?:is|are|was|were|has|have|had|will|can|of|and)$/.test(object)) return object === 'and'
  if (!next || !NOUNS.has(verb)) return true
  if (next.kind === 'mark') return '"“‘\'«'.includes(object)
  return (
    OBJECTS.has(object) ||
    next.kind === 'url' ||
    next.kind === 'email' ||
    next.kind === 'number' ||
    tokens.length < 6
  )
}
