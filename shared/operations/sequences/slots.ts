/** Fills the slots of the scripts from draft or brief. */

import type { Doc } from '../../engine/doc.ts'
import type { Audience } from '../../engine/draft.ts'
import { type Family, KINDS, type Kind } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import { customerOf } from '../cta/slots.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { oursIn } from '../material/ours.ts'
import type { Play } from './angles.ts'
import { askLineOf, lookOf } from './ask-lines.ts'
import { givenIn, madeIn, metFor } from './asked-for.ts'
import {
  COUNTS,
  eventIn,
  inSentence,
  jobIn,
  matterOf,
  namedIn,
  nearest,
  openingIn,
  paperIn,
  TERM,
  topicIn,
} from './matter.ts'
import { BY_KIND, LAST_RESORT, PARTIES } from './matter-words.ts'
import { callOf, doesOf } from './opening.ts'
import { type Recalled, recalled, showsResult, tellsOfOthers } from './recall.ts'
import { type Renewal, renewalOf } from './recall-renewal.ts'
import type { Slots } from './script.ts'
import type { Frame } from './sender.ts'
import { formOf, inside, isDetermined, sentence, toReader } from './wording.ts'

export interface Source {
  doc: Doc | null
  brief: BriefInput | null
  material: RichMaterial
  audience: Audience | undefined
}

/** An ask of this friction or more takes the reader's time. */
const TIME = 3
const OFFER_MAX = 60

/** What every step of a sequence stands on; read once. */
export interface Ground {
  on: string
  matter: string | null
  offer: string | null
  does: string | null
  deadline: Recalled['deadline']
  date: string | null
  isEvent: boolean
  closing: string | null
  isRecorded: boolean
  offered: string | null
  renewal: Renewal | null
  askLine: string | null
  look: string | null
}

/** Families of mail that goes to many. */
export const TO_MANY: ReadonlySet<Family> = new Set<Family>(['bulk_content', 'bulk_promo'])

const isJob = (matter: string | null) =>
  matter !== null && /\b(?:(?:role|job|position|post)s?|vacanc(?:y|ies))\b/i.test(matter)

const NOTHING: Recalled = {
  does: null,
  deadline: null,
  only: null,
  offered: null,
  closing: null,
  isRecorded: false,
}

/** For a mailing from a brief `doc` is its first mail, so that both are followed up alike. */
export function groundOf(
  { doc, brief, material }: Source,
  kind: Kind,
  frame: Frame,
  play: Play | null,
): Ground {
  const firm = frame.senderCompany
  const own = doc ? recalled(doc, material, firm) : NOTHING
  const isCold = play === 'outreach'
  const toMany = TO_MANY.has(KINDS[kind].family) || play === 'campaign'
  const named = matterOf(material, doc, kind !== 'press_pitch')
  const matter =
    named ??
    (toMany
      ? ((kind === 'event_invitation' ? eventIn(material, doc) : null) ??
        topicIn(own.deadline?.text ?? null, material, doc) ??
        BY_KIND[kind] ??
        // A mail of one fact is about it; else about what it begins with.
        topicIn(own.only, material, doc) ??
        openingIn(material, doc) ??
        LAST_RESORT[kind] ??
        null)
      : null)
  const offer = brief
    ? offerOf(brief)
    : (namedIn(own.does) ??
      offeredIn(doc, material) ??
      givenIn(material, doc) ??
      ours(material) ??
      (isCold ? madeIn(material, doc) : null))
  const on = isCold
    ? sendersOwn(offer ?? firm, brief ? null : matter, doc)
    : kind === 'recruiting'
      ? isJob(matter)
        ? matter
        : (jobIn(material, doc) ?? (firm === null ? 'the job' : `the job at ${firm}`))
      : ((brief ? (toMany ? shortOffer(brief) : offer) : matter) ??
        offer ??
        matter ??
        (kind === 'meeting_request' ? metAbout(material, doc) : null) ??
        (play === 'deal' ? paperIn(material) : play === 'renewal' ? paperIn(material, TERM) : null) ??
        (toMany ? null : nearest(material, doc, kind !== 'press_pitch')))
  const primary = doc ? primaryOf(doc, findAsks(doc)) : null
  return {
    on: on ?? (material.sender.company === null ? 'this' : `working with ${material.sender.company.text}`),
    matter:
      brief && !toMany
        ? null
        : kind === 'recruiting'
          ? on
          : toMany
            ? (matter?.replace(/^our /, 'the ') ?? null)
            : matter,
    offer,
    does: brief ? doesOf(brief) : own.does,
    deadline: own.deadline,
    date: toMany
      ? (own.deadline?.date ?? null)
      : (dateOf(doc, material) ?? (play === 'deal' && own.deadline?.isLast ? own.deadline.date : null)),
    isEvent: kind === 'event_invitation',
    closing: toMany ? own.closing : null,
    isRecorded: own.isRecorded,
    offered: isCold ? own.offered : null,
    renewal: play === 'renewal' && doc ? renewalOf(doc, material) : null,
    askLine: toMany
      ? brief
        ? callOf(brief, (text) => `[${text}]`)
        : doc && askLineOf(primary, doc, material)
      : null,
    look: toMany ? lookOf(primary, brief?.link ?? material.link, kind) : null,
  }
}

const metAbout = (material: RichMaterial, doc: Doc | null) => {
  const topic = metFor(material, doc)
  return topic && inSentence(topic, doc)
}

/** The offer of a mailing, short enough for a subject: `30% off all Alpstein boots`. */
const shortOffer = ({ offer }: BriefInput) =>
  offer !== undefined && offer.length <= 50 ? inside(offer) : null

/** What the sender offers, for a mail to somebody who has none of it yet. */
function sendersOwn(offered: string | null, matter: string | null, doc: Doc | null): string | null {
  if (offered !== null) return offered
  return matter !== null && doc !== null && isReaders(matter, doc)
    ? `our help with ${matter.replace(/^(?:the|your) /, '')}`
    : matter
}

/** Whether the mail speaks of a thing as the reader's: `your night dispatch`, `Halden's night dispatch`, `damaged pallets at Goole`. */
function isReaders(matter: string, doc: Doc): boolean {
  const bare = matter.replace(/^(?:the|your) /, '').toLowerCase()
  if (/^your /.test(matter) || / at \p{Lu}/u.test(matter)) return true
  return doc.sentences.some(({ text }) => {
    const at = text.toLowerCase().indexOf(bare)
    return at > 0 && /(?:\byour|['’]s|s['’])(?: \S+){0,2} $/i.test(text.slice(Math.max(0, at - 40), at))
  })
}

/** Slots for one step; parts to fill are collected in `holes`. */
export function slotsOf(
  source: Source,
  kind: Kind,
  ground: Ground,
  proofs: readonly string[],
  holes: string[],
): Slots {
  const { doc, brief, material, audience } = source
  const company = material.recipient.company?.text ?? null
  const [proof] = proofs
  const problem = brief?.problem === undefined ? undefined : toReader(brief.problem)
  return {
    ...ground,
    about: ground.on === 'this' ? '' : ` about ${ground.on}`,
    trouble: problem !== undefined && formOf(problem) === 'clause' ? inside(problem) : null,
    does: withinSentence(ground.does),
    kind,
    priced: PRICED.has(kind),
    company,
    at: company === null ? '' : ` at ${company}`,
    deadline: ground.deadline?.text ?? null,
    isLast: ground.deadline?.isLast ?? false,
    customer: audience?.industry
      ? `${audience.industry} customer of the same size`
      : 'customer of the same size',
    proof: proof === undefined ? null : sentence(proof),
    example: doc ? customerOf(material) : null,
    shown: brief ? (brief.proof ?? []).some(showsResult) : tellsOfOthers(material),
    askedForTime: doc
      ? doc.asks.some((a) => a.friction >= TIME)
      : /\b(?:min|mins|minutes?|hours?|call|meeting|demo|coffee)\b/i.test(brief?.ask ?? ''),
    page: material.link !== null && !BOOKS.test(material.link) ? material.link : null,
    hole: (instruction) => {
      const text = `[${instruction}]`
      if (!holes.includes(text)) holes.push(text)
      return text
    },
  }
}

/** `We make …` behind a comma; a sentence of the first person singular does not go there. */
function withinSentence(does: string | null): string | null {
  if (does === null || /^I\b/.test(does)) return null
  return /^(?:We|Our)\b/.test(does) ? does.charAt(0).toLowerCase() + does.slice(1) : does
}

/** Addresses at which a meeting is booked. */
const BOOKS = /cal\.|calend|meet|book/i

/** What is offered, by the brief's `offer` or an `about` that is no more than a name for it. */
function offerOf({ offer, about }: BriefInput): string | null {
  const named = [offer, about].flatMap((text) => {
    const name = inside((text ?? '').split(CLAUSE)[0] ?? '')
    const isName = formOf(name) === 'noun' && name.length <= OFFER_MAX && !NO_NAME.test(name)
    return isName ? [name] : []
  })[0]
  if (named === undefined) return null
  return isDetermined(named) || /^\p{L}+ing\b/u.test(named) ? named.replace(/^an? /i, 'the ') : `the ${named}`
}

/** Behind these a clause begins, which belongs to no name: “the data before it is published”. */
const CLAUSE = / (?=(?:before|after|that|which|who|when|if|while|once) )/i

/** A price, a name or more than one thing. */
const NO_NAME = /^(?:$|\d|[$£€]|one |\p{Lu})|[,:;.]/u

/** What the sender of a draft makes or does, where a sentence says so: `We make a claims form …`. */
function offeredIn(doc: Doc | null, material: RichMaterial): string | null {
  const own = doc?.sentences[material.offer?.sentence ?? -1]
  if (!own || !/^(?:we|our|i)\b/i.test(own.text.trim())) return null
  // “We make a scan ring that beeps when the wrong bin is picked”: what is made comes first.
  const [topic] = material.topics
    .filter(
      (t) =>
        t.line.index === material.offer?.sentence &&
        !t.readers &&
        t.stems.size > 1 &&
        // “We merged 61,000 records” tells what was done for others.
        !/\d/.test(t.text) &&
        !COUNTS.test(t.text) &&
        !PARTIES.has(t.line.sentence.tokens[t.phrase.head]?.lower ?? '') &&
        // “a comprehensive suite of modules” says nothing before its “of”.
        t.line.sentence.tokens[t.phrase.to]?.lower !== 'of' &&
        !t.phrase.joined &&
        (ARTICLES.has(t.phrase.determiner) ||
          // “We build wireless loggers that write the record”
          (t.phrase.determiner === '' && /[^s]s$/.test(t.line.sentence.tokens[t.phrase.head]?.lower ?? ''))),
    )
    .sort((a, b) => a.phrase.from - b.phrase.from)
  if (!topic || topic.text.length > OFFER_MAX) return null
  return topic.phrase.determiner === '' ? `our ${topic.text}` : `the ${topic.text}`
}

const ours = (material: RichMaterial): string | null => {
  const topic = oursIn(material, OFFER_MAX)
  const head = topic?.line.sentence.tokens[topic.phrase.head]?.lower ?? ''
  return topic && !PARTIES.has(head) ? `our ${topic.text}` : null
}

const ARTICLES = new Set(['a', 'an', 'the', 'our'])

const PRICED: ReadonlySet<Kind> = new Set<Kind>(['proposal', 'negotiation', 'follow_up', 'cold_outreach'])

/** A day the ask or the trigger names: other days are part of a story. */
function dateOf(doc: Doc | null, material: RichMaterial): string | null {
  const date = material.dates.find(({ text, origin }) => {
    if (origin.from === 'brief') return origin.field === 'ask' && /\d/.test(text)
    return doc?.sentences.some(
      (s, i) =>
        doc.asks.some((a) => a.sentence === i) &&
        doc.source.toSource(s).start <= origin.start &&
        origin.end <= doc.source.toSource(s).end,
    )
  })
  // A bare weekday is past by the next mail.
  return date && /\d/.test(date.text) ? date.text : null
}
