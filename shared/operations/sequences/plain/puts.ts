/** Where a thought of a brief may belong: each takes what is surely its own. */
import { capitalised } from '../../../engine/edit.ts'
import { KINDS, type Kind } from '../../../engine/kinds.ts'
import { isOrder } from '../../brief-orders.ts'
import { isPlainVerb } from '../../material/verbs.ts'
import { TO_MANY } from '../ground.ts'
import { COMMA, formOf, inside } from '../wording.ts'
import { asSentence, isEvent, isOurs, small } from './as-sentence.ts'
import type { Case, Role } from './facts.ts'
import { ASIDE, isForWriter, ORDER, PROCESS } from './for-writer.ts'
import { beginsWithAct, isWhole, lacksSubject, type Person, personOf, toReader } from './grammar.ts'
import { headOf } from './heads.ts'
import { headingHeld } from './held.ts'
import { labelOf } from './labels.ts'
import { type Ordered, orderOf } from './orders.ts'
import { firmCalled, peopleIn } from './people.ts'
import { type Focus, focusBehind, meantIn, ONE_READER, ownOne } from './referent.ts'
import { STRANGERS, sayTo, tell } from './say.ts'
import { toAsked, wishIn } from './wish.ts'
/** A brief while it is read. */
export interface Reading {
  found: Case
  kind: Kind
  /** Asks, the weaker last: a label says it plainly, a wish among others less so. */
  asks: { ask: string; rank: number }[]
  topic: string | null
  /** Who is served, by the sender's own words. */
  audience: string | null
  /** Whom the last sentence spoke of. */
  last: Person
  focus: Focus
  /** True where a sentence without its subject speaks of the reader. */
  isOfReader: boolean
}

/** A thought and its place. */
export interface Thought {
  /** Without the page it names. */
  text: string
  /** True where it named one. */
  hadPage: boolean
  /** True for the first of several. */
  begins: boolean
  /** True where it may say what is to be written. */
  isHead: boolean
  isFirst: boolean
}

/** Puts a thought where it belongs; false where it belongs somewhere else. */
export type Put = (reading: Reading, thought: Thought) => boolean

/** Asked where nothing else is. */
export const WEAK = 5

const told = ({ found, kind }: Reading, text: string, role?: Role) => tell(found, text, kind, role)
/** “Parents have to book by Friday”, in a mail to all of them. */
const READERS =
  /^(?:(?:all|our|the) )*(?:parents|tenants|residents|members|guests|visitors|participants|attendees|students|volunteers|patients|customers|donors) (?=(?:have to|must|need to|can|should|may)\b)/i

/** “We sell a scheduling tool for dog groomers”: who “most of them” are. */
const AUDIENCE =
  /^(?:we|i) (?:\p{Ll}+ ){0,2}?(?:sell|offer|make|build|run|do|provide|work|help|supply)\b[^,.;]*? ?(?:for|to|with|help) (?<who>(?:\p{Ll}+ ){0,2}?\p{Ll}{3,}[^su\W]s)(?= who\b| in \p{Lu}|[.,;]|$)/iu
/** “They never answered our proposal”: nobody is told what they did not do, but what they were sent. */
const UNANSWERED =
  /^(?:she|he|they) (?:(?:has|have|did) not|(?:has|have|did)n['’]t|never)(?: yet)? (?:answer|repl|respond|react)\p{Ll}*(?: to| on)? (?=(?:our|my|the) )(.+)$/iu
const OF_THEM = /^(most|many|some|half|few) of them\b/i
function said(reading: Reading, thought: string): void {
  const ofReaders = isForMany(reading.kind) ? thought.replace(READERS, 'You ') : thought
  const ofNamed = ofReaders
    .replace(OF_THEM, (all, some: string) =>
      reading.audience === null ? all : `${some} ${reading.audience}`,
    )
    .replace(/^free(?: of charge)?$/i, 'It is free')
    .replace(
      /^(?:(?:i|we) )?(met|spoke|talked)(?: to| with)? (?:her|him|them) (?=at|on|in|during|last|yesterday)/i,
      (_, did: string) => `We ${did.toLowerCase()} `,
    )
    .replace(UNANSWERED, 'We sent you $1')
    .replace(/ \(([^()]+), sent (\d{1,2} \p{Lu}\p{Ll}+)\)$/u, ' ($1) on $2')
  const { one, named } = reading.focus
  const byName = one === 'others' && named !== undefined ? ofNamed.replace(/^(?:she|he)\b/i, named) : ofNamed
  // “bring own tools if they have”: told what to do, they are who reads.
  const text = isPlainVerb(byName.split(' ')[0] ?? '') ? byName.replace(/\bif they\b/i, 'if you') : byName
  reading.audience = AUDIENCE.exec(text)?.groups?.who ?? reading.audience
  const meant = meantIn(text, reading.focus)
  reading.last = sayTo(reading.found, text, reading.kind, reading.last, meant)
  reading.focus = { ...reading.focus, ...focusBehind(text, meant, reading.focus) }
}
/** What comes next speaks of the reader; as “she” only where the reader is one person. */
export function spokenOfReader(reading: Reading, text: string): void {
  const named = ownOne(text)
  const isOne = reading.found.reader.name !== undefined || ONE_READER.test(text)
  const one = named !== undefined ? 'others' : isOne ? 'reader' : reading.focus.one
  reading.focus = { ...reading.focus, many: 'reader', one, named }
}
const forWriter: Put = ({ found }, { text }) => {
  if (text !== '' && !isForWriter(text)) return false
  if (text !== '' && PROCESS.test(text)) found.left.push(text)
  return true
}

const label: Put = (reading, { text }) => {
  const { found, kind, asks } = reading
  const line = labelOf(text, kind)
  if (line === null) return false
  if (line.ask !== undefined) asks.push(line.ask)
  reading.topic ??= line.topic ?? null
  found.sender = { ...line.sender, ...found.sender }
  found.reader = { ...line.reader, ...found.reader }
  if (line.reader !== undefined) spokenOfReader(reading, text)
  for (const { text: one, role } of line.told)
    if (role === undefined) said(reading, one)
    else told(reading, role !== 'proof' && personOf(one) === 'they' ? (toReader(one) ?? one) : one, role)
  found.lead ??= line.lead ?? null
  found.subject ??= line.subject ?? null
  if (line.subject !== undefined && !line.subject.includes(','))
    reading.topic ??= `the ${line.subject.replace(/^(?:the|our|an?) /i, '')}`
  if (line.left) found.left.push(text)
  return true
}

const people: Put = (reading, thought) => {
  const { found } = reading
  const named = peopleIn(thought.text, !thought.isFirst)
  if (named === null) return false
  found.sender = { ...named.sender, ...found.sender }
  found.reader = { ...named.reader, ...found.reader }
  if (named.told !== null) told(reading, named.told)
  if (named.rest !== null) thought.text = named.rest
  return named.rest === null
}

const TELLS = /\b(?:is|are|was|will|has|takes|starts|begins|runs)\b/
/** “Breakfast for CFOs of mid-sized manufacturers”: what is held, by a note that begins with it. */
const held: Put = (reading, { text, isFirst }) => {
  const { found, kind } = reading
  const said = small(text)
  const isNamed = isEvent(said) || headingHeld(`${text}\n${found.held?.day ?? ''}`) !== null
  if (!isFirst || kind !== 'event_invitation' || TELLS.test(text) || !isNamed) return false
  const [name = '', ...rest] = said.split(/(?=,)/)
  const event = [name.replace(/^(?:an?|the|our) /, ''), ...rest].join('')
  found.lead ??= `You are invited to our ${event.replace(/, (?=\d{1,2} \p{Lu}\p{Ll})/u, ' on ')}.`
  reading.isOfReader = true
  return true
}

/** “Payroll for care homes”, “Lead pastry chef at a hotel on Skye”: a brief that begins with the bare name of a thing, a trade or a job. */
const bareName: Put = (reading, { text, isFirst }) => {
  const { found, kind } = reading
  if (
    !isFirst ||
    isWhole(text) ||
    isOrder(text) ||
    ORDER.test(text) ||
    wishIn(text) !== null ||
    headOf(text, true) !== null ||
    /\b(?:leads|prospects|customers|clients|contacts|users|members)\b!?$/i.test(text)
  )
    return false
  if (kind === 'recruiting' && formOf((text.split(COMMA)[0] ?? '').replace(/ \([^)]*\)/, '')) === 'noun')
    return label(reading, { text: `role: ${text}`, hadPage: false, begins: false, isHead: false, isFirst })
  const said = !STRANGERS.has(kind)
    ? null
    : formOf(text) === 'verb'
      ? `We ${inside(text)}`
      : /\d/.test(text) && !isOurs(text)
        ? null
        : asSentence(text, found.sender.company)
  if (said === null) return false
  told(reading, said, 'ours')
  return true
}

const heading: Put = (reading, { text, isHead, isFirst }) => {
  const { found, asks } = reading
  const head: Ordered | null = headOf(text, isHead) ?? (wishIn(text) === null ? orderOf(text, isFirst) : null)
  if (head === null) return false
  // What a mail says already is what it is about: “tell them about the rewrite” behind it is for the writer to do.
  if (head.told?.[0]?.startsWith('This is about ') && (found.lead !== null || found.facts.length > 0)) {
    found.left.push(text)
    return true
  }
  found.lead ??= head.lead ?? null
  reading.topic ??= head.topic ?? null
  found.reader = { ...head.reader, ...found.reader }
  if (head.sender) found.sender = { company: head.sender, ...found.sender }
  if (head.weak) asks.push({ ask: head.weak, rank: WEAK })
  // Who is invited is not asked whether they are open to it.
  const ask = head.ask ?? (head.lead?.startsWith('You are invited') ? undefined : wishIn(text)?.ask)
  if (ask !== undefined) asks.push({ ask, rank: 2 })
  reading.isOfReader ||=
    (head.ofReader ?? false) && head.reader === undefined && !head.lead?.startsWith('This is about')
  for (const line of head.told ?? []) if (!REPROACH.test(line)) said(reading, line)
  return true
}
/** Nobody is told what they did not do. */
const REPROACH = /^You (?:did not|didn['’]t|never)\b/

const wish: Put = (reading, { text }) => {
  const wanted = wishIn(text)
  if (wanted === null) return false
  reading.asks.push({ ask: wanted.ask, rank: /^(?:the )?(?:cta|first step|next step)\b/i.test(text) ? 1 : 3 })
  const readers = wanted.whom === null ? null : headOf(wanted.whom, true)
  if (readers?.ofReader) reading.found.lead ??= readers.lead ?? null
  const [, plan] = /\bon (?:the |our )?(\p{Lu}\S* plan)\b/u.exec(wanted.whom ?? '') ?? []
  if (plan !== undefined) told(reading, `You are on the ${plan}`)
  return true
}

const NTH = /^(?:this is )?(?:the |our |a )?((?:second|third|final|last) reminder)$/i
const NEEDED =
  /^(?:(?:i|we) )?needs? (?:them |it |this |these |(?:an |your |the )?(?:answer|reply|decision) )?(by .+)$/i
const PAYMENT =
  /^(?:(?:i|we) )?need (?:the |your |their )?payment (by [^,]+)(?:, (?:otherwise|or else) ((?:we|i) .+))?$/i
/** What is needed by when, and the how-manieth reminder it is. */
const needed: Put = (reading, { text }) => {
  const [, time] = NTH.exec(text) ?? []
  const [, paid, else_] = PAYMENT.exec(text) ?? []
  if (paid !== undefined) reading.asks.push({ ask: `Could you pay ${paid}?`, rank: 3 })
  if (else_ !== undefined) told(reading, `If the payment is not there ${paid}, ${else_}`)
  const [, by] = NEEDED.exec(text) ?? []
  if (time !== undefined) told(reading, `This is the ${time.toLowerCase()}`)
  if (by !== undefined)
    told(
      reading,
      `I need ${/\b(?:answer|reply|decision)\b/i.test(text) ? 'your answer' : 'this'} ${by}`,
      'day',
    )
  return time !== undefined || by !== undefined || paid !== undefined
}

const isForMany = (kind: Kind): boolean => TO_MANY.has(KINDS[kind].family)
const asked: Put = ({ asks, found, kind }, { text, hadPage }) => {
  // “They get 2% if they pay this week?” asks whoever writes.
  if (/^(?:they|he|she|we|i)\b.*\?$/i.test(text)) found.left.push(text)
  else if (/^(?:please )?(?:register|rsvp|sign up)\b/i.test(text) && isForMany(kind))
    asks.push({
      ask: `Please ${text.replace(/^please /i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}.`,
      rank: 1,
    })
  else if (text.endsWith('?')) asks.push({ ask: capitalised(toAsked(text)), rank: 1 })
  else if (/^please \p{Ll}/iu.test(text) && beginsWithAct(text.slice(7)) && !isOrder(text))
    asks.push({ ask: `${capitalised(text)}.`, rank: 1 })
  else if (hadPage && text.split(' ').length < 4) {
    // What is left of “Pay at …” is asked, and of “help centre …” nothing.
    if (isPlainVerb(text.split(' ')[0]?.toLowerCase() ?? ''))
      asks.push({ ask: `Could you ${text.toLowerCase()}?`, rank: 3 })
  } else return false
  return true
}

/** A longer one may have been meant for the reader. */
const MOST_OF_TITLE = 5
/** What a brief begins with and no verb tells is its heading. */
const title: Put = (reading, { text, begins }) => {
  if (!begins || isOrder(text) || isWhole(text) || /\d|:/.test(text)) return false
  if (text.split(' ').length > MOST_OF_TITLE) reading.found.left.push(text)
  reading.isOfReader = true
  return true
}

/** Orders that no frame took; a sentence behind one is told. */
const order: Put = (reading, { text, isFirst }) => {
  const { found } = reading
  if (!ORDER.test(text) && !isOrder(text)) return false
  // “Thank them first”: for what they gave.
  if (/^thank (?:them|him|her)\b/i.test(text) && found.lead?.startsWith('You gave ')) {
    found.lead = found.lead.replace('You gave', 'Thank you for giving')
    return true
  }
  const [, behind] = /^[^,]+, (.+)$/.exec(text) ?? []
  const isBoth = behind !== undefined && isWhole(behind)
  if (isBoth) said(reading, behind)
  const bare = isBoth ? (text.split(',')[0] ?? text) : text
  const lead = headOf(bare, true)?.lead
  if (lead === undefined && isFirst) found.purpose = bare
  if (lead === undefined) found.left.push(bare)
  else found.lead ??= lead
  return true
}

/** `IT managers at secondary schools` */
const GROUP = /^(?:\p{L}+ ){0,3}\p{L}+s (?:at|in|of|from|with|for) [^\d]*$/u
/** `saw her on a webinar` */
const SEEN = /^(?:saw|heard|read|noticed|found|watched) (?:her|him|them|their|his|that) /
/** Who a brief begins with are its readers. */
const OURS =
  /^(?:our|all our) (?:customers|members|users|clients|tenants|subscribers) (?=\p{Ll}+(?<!s|ed)\b)/iu
const fact: Put = (reading, { text, isFirst, isHead }) => {
  const { isOfReader, last, found } = reading
  if (isHead && !isFirst && GROUP.test(text) && !isWhole(text)) return true
  const firm = firmCalled(text)
  if (firm !== null) found.sender = { company: firm, ...found.sender }
  // A bare name tells nothing, and what is wanted is for the writer.
  if (
    /^(?:want|wants|hoping|wish|would like)\b/i.test(text) ||
    ASIDE.test(text) ||
    /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(text)
  ) {
    found.left.push(text)
    reading.focus = { ...reading.focus, ...focusBehind(text, null, reading.focus) }
    return true
  }
  // Whose it was that “sent 2 weeks ago” leaves out, only the sentence before tells.
  const who = SEEN.test(text)
    ? 'I '
    : isOfReader
      ? 'You '
      : last === 'we' || /^(?:can|could|will|would) /.test(text)
        ? 'We '
        : ''
  const whole = lacksSubject(text)
    ? `${who}${text}`
    : text.replace(/^(?=(?:happy|glad|willing) to )/i, 'I am ')
  if (isOfReader && REPROACH.test(whole)) return true
  said(reading, isFirst && OURS.test(whole) ? whole.replace(OURS, 'They ') : whole)
  reading.isOfReader &&= reading.last !== 'we'
  return true
}

/** Tried in this order; the first that takes a thought has it. */
export const PUTS: readonly Put[] = [
  forWriter,
  label,
  people,
  held,
  bareName,
  heading,
  wish,
  needed,
  asked,
  title,
  order,
  fact,
]

export const SAYING: ReadonlySet<Put> = new Set([heading, wish, fact])
export const NAMES_READER: ReadonlySet<Put> = new Set([people, heading, wish, asked, title, order])
