/** What every step of a sequence stands on, as a draft tells it. */
import type { Doc } from '../../engine/doc.ts'
import { type Family, KINDS, type Kind } from '../../engine/kinds.ts'
import { stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import { type FoundAsk, findAsks, primaryOf } from '../cta/found.ts'
import { customerNamed } from '../material/customers/got.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Play } from './angles.ts'
import { asksWho, sentIn } from './ask-again.ts'
import { askBeside, askLineOf, dated, lookOf, readingIn } from './ask-lines.ts'
import { metFor } from './asked-for.ts'
import { casesIn } from './cases.ts'
import { consequenceIn, usedIn } from './consequence.ts'
import { askedDay, hoursIn } from './due.ts'
import { eventNamed } from './event-named.ts'
import { type LinkedItem, linkedItems } from './linked-items.ts'
import { eventIn, inSentence, jobIn, matterOf, NAMED_PAPER, nearest, paperIn, TERM } from './matter.ts'
import { BY_KIND, isJob, LAST_RESORT } from './matter-words.ts'
import type { Told } from './notice.ts'
import { offeredBy, ours } from './offered-by.ts'
import { type Point, small } from './points.ts'
import { pointsLeft } from './points-left.ts'
import { proposedIn } from './proposed.ts'
import { dayTold, type Recalled, recalled } from './recall.ts'
import { type Renewal, renewalOf } from './recall-renewal.ts'
import { type Request, requestIn, requestName } from './request.ts'
import { sayingsOf } from './sayings.ts'
import type { Frame } from './sender.ts'
import { sendersOwn } from './senders-own.ts'
import type { Source } from './slots.ts'
import { openingIn, topicIn } from './sure-topic.ts'
import { isOfReader } from './theirs.ts'
import { withoutPlace } from './whole-name.ts'

/** Read once, before the first step. */
export interface Ground {
  on: string
  matter: string | null
  offer: string | null
  does: string | null
  deadline: Recalled['deadline']
  date: string | null
  isEvent: boolean
  hours: string | null
  reminder: string | null
  closing: string | null
  isRecorded: boolean
  offered: string | null
  reading: string | null
  request: Request | null
  /** What a notice says; `null` where something is asked. */
  notice: Told | null
  renewal: Renewal | null
  /** What a call or a note can be about, as sentences, best first. */
  sayings: readonly string[]
  asksQuote: boolean
  isTrouble: boolean
  askLine: string | null
  dayAsk: string | null
  look: string | null
  items: readonly LinkedItem[]
  sends: string | null
  asksWho: boolean
  points: readonly Point[]
  consequence: string | null
  used: string | null
}

/** Families of mail that goes to many. */
export const TO_MANY: ReadonlySet<Family> = new Set<Family>(['bulk_content', 'bulk_promo'])

const NOTHING: Recalled = {
  does: null,
  deadline: null,
  only: null,
  offered: null,
  closing: null,
  isRecorded: false,
}

/** What is read of a source before its ground. */
interface Reading {
  source: Source
  kind: Kind
  play: Play | null
  firm: string | null
  own: Recalled
  isCold: boolean
  toMany: boolean
  primary: FoundAsk | null
  /** Stems of what the primary ask says. */
  asked: ReadonlySet<string>
}

export function groundOf(source: Source, kind: Kind, frame: Frame, play: Play | null): Ground {
  const { doc, material } = source
  const firm = frame.senderCompany
  const own = doc ? recalled(doc, material, firm) : NOTHING
  const { does } = own
  const isCold = play === 'outreach'
  const toMany = TO_MANY.has(KINDS[kind].family) || play === 'campaign'
  const primary = doc ? primaryOf(doc, findAsks(doc)) : null
  const asked = stemsOfTokens(tokenize((primary?.text ?? '').replaceAll(/https?:\S+/g, '')))
  const reading: Reading = { source, kind, play, firm, own, isCold, toMany, primary, asked }
  const matter = matterFor(reading)
  const offer = offerFor(reading)
  const on = isCold ? onCold(reading, matter, offer) : onKnown(reading, matter, offer)
  const renewal = play === 'renewal' && doc ? renewalOf(doc, material) : null
  return {
    on:
      on ??
      (play === 'deal' && doc?.subject && /\bupgrade\b/i.test(doc.subject.text) ? 'the upgrade' : null) ??
      (material.sender.company === null ? 'this' : `working with ${material.sender.company.text}`),
    matter: toldMatter(reading, matter, on),
    offer,
    does,
    deadline: own.deadline,
    date: toMany
      ? (own.deadline?.date ?? null)
      : play === 'deal' && own.deadline?.isLast
        ? own.deadline.date
        : askedDay(doc, material),
    isEvent: kind === 'event_invitation',
    hours: doc && kind === 'event_invitation' ? hoursIn(doc.text) : null,
    reminder:
      own.deadline && doc ? small(play === 'deal' ? dayTold(own.deadline) : own.deadline.text, doc) : null,
    closing: toMany ? own.closing : null,
    isRecorded: own.isRecorded,
    offered: isCold ? own.offered : null,
    reading: isCold && doc ? readingIn(doc) : null,
    request: play === 'request' ? requestIn(kind, doc, material) : null,
    notice: null,
    renewal,
    asksQuote: play === 'favour' && material.lines.some(({ sentence }) => QUOTED.test(sentence.text)),
    isTrouble: matter !== null && !isJob(matter) && troubles(material, matter),
    sayings: sayingsFor(reading, does, on),
    askLine: toMany && doc ? dated(askLineOf(primary, doc, material, kind), own) : null,
    dayAsk: doc && own.deadline ? askBeside(own.deadline.date, primary, doc, material, kind) : null,
    items: kind === 'onboarding' && doc ? linkedItems(doc) : [],
    look: toMany ? lookOf(primary, material.link, kind) : null,
    sends:
      isCold && doc
        ? sentIn(doc, customerNamed(doc, material) ?? casesIn(doc, material)[0]?.who ?? null)
        : null,
    asksWho: isCold && doc !== null && asksWho(doc, primary),
    consequence: play === 'payment' && doc ? consequenceIn(doc) : null,
    used: play === 'renewal' && doc ? usedIn(doc) : null,
    points: pointsLeft(source, {
      does,
      play,
      toMany,
      about: toMany ? matter : on,
      decides: renewal?.choice != null,
    }),
  }
}

/** What the mail is about, as it names it or as its kind is called. */
function matterFor({ source: { doc, material }, kind, own, toMany, asked }: Reading): string | null {
  const named = withoutPlace(matterOf(material, doc, kind !== 'press_pitch'), material)
  const found =
    named ??
    (toMany
      ? ((kind === 'event_invitation' ? eventIn(material, doc) : null) ??
        topicIn(own.deadline?.said ?? null, material, doc, asked) ??
        BY_KIND[kind] ??
        // A mail of one fact is about it; else about what it begins with.
        topicIn(own.only, material, doc, asked) ??
        openingIn(material, doc, asked) ??
        LAST_RESORT[kind] ??
        null)
      : null)
  return found !== null && kind === 'event_invitation' ? eventNamed(found, doc) : found
}

const offerFor = ({ source, firm, isCold }: Reading): string | null => offeredBy(source, firm, isCold)

/** What a mail to a stranger is called by: what its sender does. */
const onCold = (
  { source: { doc }, kind, firm }: Reading,
  matter: string | null,
  offer: string | null,
): string | null =>
  kind === 'partnership'
    ? ((doc ? proposedIn(doc) : null) ?? offer ?? 'working together')
    : (sendersOwn(offer ?? firm, matter, doc) ?? (doc ? sentIn(doc, null) : null))

/** What all other mail is called by. */
function onKnown(reading: Reading, matter: string | null, offer: string | null): string | null {
  const { source, kind, play, firm, toMany, primary, asked } = reading
  const { doc, material } = source
  if (kind === 'recruiting')
    return isJob(matter)
      ? matter
      : (jobIn(material, doc) ?? (firm === null ? 'the job' : `the job at ${firm}`))
  return (
    (play === 'request' ? requestName(matter, asked, primary?.text ?? null, material, doc) : null) ??
    (play === 'deal' && kind === 'customer_success' ? 'the upgrade' : null) ??
    (play === 'customer' && firm !== null && mentions(material, firm) ? firm : null) ??
    (ON_PAPER.has(play ?? 'outreach') ? paperIn(material, NAMED_PAPER, doc) : null) ??
    matter ??
    (play === 'renewal' ? paperIn(material, TERM) : null) ??
    offer ??
    (kind === 'follow_up' && play === 'deal' ? ours(material, doc, 1, true) : null) ??
    (kind === 'meeting_request' ? metAbout(material, doc) : null) ??
    (toMany || play === 'renewal' ? null : paperIn(material)) ??
    (toMany ? null : nearest(material, doc, kind !== 'press_pitch')) ??
    (kind === 'follow_up' || kind === 'meeting_request' ? firm : null)
  )
}

/** The matter as a mailing names it. */
function toldMatter({ kind, toMany }: Reading, matter: string | null, on: string | null): string | null {
  if (kind === 'recruiting') return on
  return toMany ? (matter?.replace(/^(?:our|an?) /, 'the ') ?? null) : matter
}

/** What a call or a note can be about. */
const sayingsFor = ({ source, play, isCold }: Reading, does: string | null, on: string | null): string[] => [
  // Who decides is told again what they were told, where a call or a text has room for it.
  ...(play === 'deal' && source.doc ? sayingsOf(source, null, () => false, '') : []),
  ...(isCold ? sayingsOf(source, does, (text) => isOfReader(text, source), on ?? '') : []),
]

const QUOTED = /\b(?:testimonial|quote|review|good word)\b/i

/** Whether the sentence about what troubles the reader speaks of the matter. */
function troubles({ problem, trigger }: RichMaterial, matter: string): boolean {
  const wanted = stemsOfTokens(tokenize(matter))
  const told = stemsOfTokens(tokenize(`${problem?.text ?? ''} ${trigger?.text ?? ''}`))
  return [...wanted].some((stem) => told.has(stem))
}

/** Whether the mail speaks of what the firm makes by the firm's name. */
const mentions = ({ lines }: RichMaterial, firm: string): boolean =>
  lines.some(({ sentence: { text } }) =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .join(' ')
      .includes(firm),
  )

/** Plays about something that was written down, which is named before all else. */
const ON_PAPER: ReadonlySet<Play> = new Set<Play>(['buying', 'payment'])

const metAbout = (material: RichMaterial, doc: Doc | null) => {
  const topic = metFor(material, doc)
  return topic && inSentence(topic, doc)
}
