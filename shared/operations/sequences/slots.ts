/** Fills the slots of the scripts from draft or brief. */

import type { Doc } from '../../engine/doc.ts'
import type { Audience } from '../../engine/draft.ts'
import { capitalised } from '../../engine/edit.ts'
import { type Family, KINDS, type Kind } from '../../engine/kinds.ts'
import { gerunds } from '../../engine/measures/conjugation.ts'
import { stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import type { BriefInput } from '../brief.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import { customerOf } from '../cta/slots.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { oursIn } from '../material/ours.ts'
import type { RichTopic } from '../material/topics.ts'
import { isVerb, maybeVerb } from '../material/verbs.ts'
import type { Play } from './angles.ts'
import { asksWho, sentIn } from './ask-again.ts'
import { askBeside, askLineOf, dated, lookOf, readingIn } from './ask-lines.ts'
import { givenIn, MAKES, madeIn, metFor } from './asked-for.ts'
import {
  doneIn,
  headlineOf,
  isJob,
  jobOf,
  offerOf,
  soldIn,
  suggestedIn,
  tellsPrice,
  tradeName,
} from './brief-names.ts'
import { casesIn } from './cases.ts'
import { consequenceIn, usedIn } from './consequence.ts'
import { askedDay, hoursIn } from './due.ts'
import { eventForGuests, eventNamed } from './event-named.ts'
import { customerIn, ofProofs } from './example-named.ts'
import type { Ground } from './ground.ts'
import { linkedItems } from './linked-items.ts'
import {
  COUNTS,
  eventIn,
  inSentence,
  isHelped,
  jobIn,
  matterOf,
  NAMED_PAPER,
  namedIn,
  nearest,
  paperIn,
  TERM,
} from './matter.ts'
import { BY_KIND, LAST_RESORT, PARTIES } from './matter-words.ts'
import { callOf, doesOf, guessOf, isClause, tradeOf } from './opening.ts'
import { ANY, type Aspect, pointFor, small } from './points.ts'
import { pointsLeft } from './points-left.ts'
import { dayTold, type Recalled, recalled, showsResult, tellsOfOthers } from './recall.ts'
import { renewalOf } from './recall-renewal.ts'
import { requestIn, requestName } from './request.ts'
import { sayingsOf } from './sayings.ts'
import type { Slots } from './script.ts'
import type { Frame } from './sender.ts'
import { sendersOwn } from './senders-own.ts'
import { openingIn, topicIn } from './sure-topic.ts'
import { isOfReader } from './theirs.ts'
import { beforeVerb, wholeName, withoutPlace } from './whole-name.ts'
import { inside, isPredicate, sentence, toReader } from './wording.ts'

export interface Source {
  doc: Doc | null
  brief: BriefInput | null
  material: RichMaterial
  audience: Audience | undefined
}

/** An ask of this friction or more takes the reader's time. */
const TIME = 3
const OFFER_MAX = 60
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

/** For a mailing from a brief `doc` is its first mail, so that both are followed up alike; `opened` is the first mail of any brief. */
export function groundOf(
  source: Source,
  kind: Kind,
  frame: Frame,
  play: Play | null,
  opened = source,
): Ground {
  const { doc, brief, material } = source
  const firm = frame.senderCompany
  const own = doc ? recalled(doc, material, firm) : NOTHING
  const does = brief ? doesOf(brief) : own.does
  const isCold = play === 'outreach'
  const toMany = TO_MANY.has(KINDS[kind].family) || play === 'campaign'
  const primary = doc ? primaryOf(doc, findAsks(doc)) : null
  const asked = stemsOfTokens(tokenize((primary?.text ?? '').replaceAll(/https?:\S+/g, '')))
  const named = withoutPlace(matterOf(material, doc, kind !== 'press_pitch'), material)
  const found =
    named ??
    (toMany
      ? ((kind === 'event_invitation' ? (eventIn(material, doc) ?? eventForGuests(material)) : null) ??
        topicIn(own.deadline?.said ?? null, material, doc, asked) ??
        BY_KIND[kind] ??
        (brief && kind === 'abandoned_cart' ? LAST_RESORT[kind] : null) ??
        (brief && tradeName(brief)) ??
        // A mail of one fact is about it; else about what it begins with.
        topicIn(own.only, material, doc, asked) ??
        openingIn(material, doc, asked) ??
        LAST_RESORT[kind] ??
        null)
      : null)
  const matter = found !== null && kind === 'event_invitation' ? eventNamed(found, doc) : found
  const sold = brief && isCold && brief.offer === undefined ? soldIn(brief) : null
  const offer =
    sold ?? (brief ? offerOf(brief) : null) ?? (brief && !isCold ? null : offeredBy(opened, firm, isCold))
  const on = isCold
    ? kind === 'partnership'
      ? ((brief ? offerOf(brief) : offer) ?? 'working together')
      : sendersOwn((brief && doneIn(brief)) ?? offer ?? firm, brief ? null : matter, doc)
    : kind === 'recruiting'
      ? isJob(matter)
        ? matter
        : ((brief && jobOf(brief)) ??
          jobIn(material, doc) ??
          (firm === null ? 'the job' : `the job at ${firm}`))
      : ((brief && play === 'press' ? soldIn(brief) : null) ??
        (play === 'request' && !brief
          ? requestName(matter, asked, primary?.text ?? null, material, doc)
          : null) ??
        (play === 'deal' && kind === 'customer_success' ? 'the upgrade' : null) ??
        (play === 'customer' && firm !== null && mentions(material, firm) ? firm : null) ??
        (ON_PAPER.has(play ?? 'outreach') || (brief && play === 'deal')
          ? paperIn(material, NAMED_PAPER, doc)
          : null) ??
        (brief && play === 'deal' ? suggestedIn(brief) : null) ??
        (brief && !toMany && play !== 'favour' ? headlineOf(brief) : null) ??
        (brief ? (toMany ? shortOffer(brief) : offer) : matter) ??
        (play === 'renewal' ? paperIn(material, TERM) : null) ??
        offer ??
        (brief && play === 'request' && doc ? topicIn(primary?.text ?? null, material, doc, asked) : null) ??
        matter ??
        (kind === 'follow_up' && play === 'deal' && !brief ? ours(material, doc, 1, true) : null) ??
        (kind === 'meeting_request' ? metAbout(material, doc) : null) ??
        (toMany || isCold || play === 'renewal' ? null : paperIn(material)) ??
        (toMany ? null : nearest(material, doc, kind !== 'press_pitch')))
  const renewal = play === 'renewal' && doc ? renewalOf(doc, material) : null
  return {
    on:
      on ??
      (play === 'deal' && doc?.subject && /\bupgrade\b/i.test(doc.subject.text) ? 'the upgrade' : null) ??
      (brief && play === 'deal' && tellsPrice(brief) ? 'our offer' : null) ??
      (material.sender.company === null ? 'this' : `working with ${material.sender.company.text}`),
    matter:
      brief && !toMany
        ? null
        : kind === 'recruiting'
          ? on
          : toMany
            ? (matter?.replace(/^(?:our|an?) /, 'the ') ?? null)
            : matter,
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
    holdsProof: false,
    renewal,
    asksQuote: play === 'favour' && material.lines.some(({ sentence }) => QUOTED.test(sentence.text)),
    isTrouble: matter !== null && !isJob(matter) && troubles(material, matter),
    sayings: [
      brief && guessOf(brief),
      // Who decides is told again what they were told, where a call or a text has room for it.
      ...(play === 'deal' && doc ? sayingsOf(opened, null, () => false, '') : []),
      ...(isCold ? sayingsOf(opened, does, (text) => isOfReader(text, source, opened), on ?? '') : []),
      brief && play !== null && POINTED.has(play) ? tradeOf(brief, play) : null,
    ].filter((text) => text !== null),
    askLine: toMany
      ? brief
        ? callOf(brief, (text) => `[${text}]`, kind)
        : doc && dated(askLineOf(primary, doc, material, kind), own)
      : null,
    dayAsk: doc && own.deadline ? askBeside(own.deadline.date, primary, doc, material, kind) : null,
    items: kind === 'onboarding' && doc ? linkedItems(doc) : [],
    look: toMany ? lookOf(primary, brief?.link ?? material.link, kind) : null,
    sends: isCold && doc ? sentIn(doc, customerOf(material) ?? customerIn(casesIn(doc, material))) : null,
    asksWho: isCold && doc !== null && asksWho(doc, primary),
    consequence: play === 'payment' && doc ? consequenceIn(doc) : null,
    used: play === 'renewal' && doc ? usedIn(doc) : null,
    points: pointsLeft(source, opened, {
      does,
      play,
      toMany,
      about: toMany ? matter : on,
      decides: renewal?.choice != null,
    }),
  }
}

/** What the sender makes, does or offers, by the words of a first mail. */
function offeredBy({ doc, material }: Source, firm: string | null, isCold: boolean): string | null {
  const does = doc ? recalled(doc, material, firm).does : null
  return (
    namedIn(does) ??
    offeredIn(doc, material) ??
    givenIn(material, doc) ??
    ours(material, doc) ??
    (isCold ? (madeIn(material, doc) ?? ours(material, doc, 1)) : null)
  )
}

const QUOTED = /\b(?:testimonial|quote|review|good word)\b/i

/** Whether the sentence about what troubles the reader speaks of the matter. */
function troubles({ problem, trigger }: RichMaterial, matter: string): boolean {
  const wanted = stemsOfTokens(tokenize(matter))
  const told = stemsOfTokens(tokenize(`${problem?.text ?? ''} ${trigger?.text ?? ''}`))
  return [...wanted].some((stem) => told.has(stem))
}

/** Plays whose calls say what the first mail is about. */
const POINTED: ReadonlySet<Play> = new Set<Play>(['outreach', 'recruiting', 'press'])

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

/** The offer of a mailing, short enough for a subject: `30% off all Alpstein boots`. */
const shortOffer = ({ offer }: BriefInput) =>
  offer !== undefined && offer.length <= 50 && !isPredicate(offer) ? inside(offer) : null

/** Slots for one step; `holes` collects parts to fill. */
export function slotsOf(
  source: Source,
  kind: Kind,
  ground: Ground,
  proofs: readonly string[],
  holes: string[],
  wanted: readonly Aspect[] = ANY,
): Slots {
  const { doc, brief, material, audience } = source
  const company = material.recipient.company?.text ?? null
  const [proof] = proofs
  const problem = brief?.problem === undefined ? undefined : toReader(brief.problem)
  return {
    ...ground,
    about: ground.on === 'this' ? '' : ` about ${ground.on}`,
    point: ground.sayings[0] ?? null,
    trouble: problem !== undefined && isClause(problem) ? inside(problem) : null,
    does: withinSentence(ground.does),
    kind,
    priced: PRICED.has(kind),
    company,
    at: company === null ? '' : ` at ${company}`,
    deadline: ground.deadline?.text ?? null,
    isLast: ground.deadline?.isLast ?? false,
    customer:
      kind === 'partnership'
        ? 'partner of yours'
        : audience?.industry
          ? `${audience.industry} customer of the same size`
          : 'customer of the same size',
    proof: proof === undefined ? null : sentence(proof),
    told: pointFor(ground.points, wanted),
    item: ground.items[0] ?? null,
    ends: false,
    spare: [],
    facts: [...proofs, ...ground.points.map(({ text }) => capitalised(`${text}.`)), ...ground.sayings],
    example: doc ? (customerOf(material) ?? customerIn(ground.points)) : customerIn(ofProofs(brief)),
    shown: brief ? !ground.holdsProof && (brief.proof ?? []).some(showsResult) : tellsOfOthers(material),
    askedForTime: doc
      ? doc.asks.some((a) => a.friction >= TIME)
      : /\b(?:min|mins|minutes?|hours?|call|meeting|demo|coffee)\b/i.test(brief?.ask ?? ''),
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

/** The word in front of a phrase and its determiner. */
const before = ({ line, phrase }: RichTopic): string =>
  line.sentence.tokens[phrase.from - (phrase.determiner === '' ? 1 : 2)]?.lower ?? ''

/** What the sender of a draft makes or does, where a sentence says so: `We make a claims form …`. */
function offeredIn(doc: Doc | null, material: RichMaterial): string | null {
  const own = doc?.sentences[material.offer?.sentence ?? -1]
  // “We help school kitchens plan menus” names whom, and what they do.
  if (!own || !/^(?:we|our|i)\b(?! help \p{Ll})/iu.test(own.text.trim())) return null
  // “We make a scan ring that beeps when the wrong bin is picked”: what is made comes first.
  const [topic] = material.topics
    .filter(
      (t) =>
        t.line.index === material.offer?.sentence &&
        !t.readers &&
        t.stems.size > 1 &&
        // “We are a practice” tells who the sender is.
        !/^(?:am|are|'re|we're|i'm)$/.test(before(t)) &&
        // “We mapped them for the Bellmont group” names who had it.
        !/^(?:for|with|at|by)$/.test(before(t)) &&
        // “We merged 61,000 records” tells what was done for others.
        !/\d/.test(t.text) &&
        !COUNTS.test(t.text) &&
        !/(?:minute|hour|day|week|month|year|mile)s$/.test(t.text) &&
        !PARTIES.has(t.line.sentence.tokens[t.phrase.head]?.lower ?? '') &&
        // “a comprehensive suite of modules” says nothing before its “of”.
        t.line.sentence.tokens[t.phrase.to]?.lower !== 'of' &&
        !t.phrase.joined &&
        !isHelped(t) &&
        (ARTICLES.has(t.phrase.determiner) ||
          // “We build wireless loggers that write the record”
          (t.phrase.determiner === '' && /[^s]s$/.test(t.line.sentence.tokens[t.phrase.head]?.lower ?? ''))),
    )
    .sort((a, b) => a.phrase.from - b.phrase.from)
  if (!topic || topic.text.length > OFFER_MAX) return null
  if (topic.phrase.determiner !== '') return `the ${wholeName(topic)}`
  // “We translate safety sheets”: what is worked on is not the sender's.
  // “We rent out loggers” as “We rent loggers”.
  const at = own.tokens[2]?.lower === 'out' ? 3 : 2
  if (topic.phrase.from !== at) return `our help with ${topic.text}`
  const verb = own.tokens[1]?.lower ?? ''
  const doing = at === 2 && (isVerb(verb) || maybeVerb(verb)) ? gerunds(verb) : []
  if (MAKES.test(verb)) return `our ${topic.text}`
  // “We track rented desks with a tag”: what is done has a name of its own.
  return doing.length === 1 ? `${doing[0]} ${topic.text}` : `our help with ${topic.text}`
}

/** “Our batteries charge in the breaks”: one word is enough where the subject names it too. */
const ours = (material: RichMaterial, doc: Doc | null, least = 2, isSure = false): string | null => {
  const found = oursIn(material, OFFER_MAX, least)
  const isNamed = doc?.subject?.tokens.some(({ lower }) => lower === found?.text.toLowerCase())
  const topic = least > 1 || isNamed || isSure ? found : undefined
  const head = topic?.line.sentence.tokens[topic.phrase.head]?.lower ?? ''
  return topic && !PARTIES.has(head) ? `our ${beforeVerb(topic)}`.replace(/ at the \p{Ll}+$/u, '') : null
}

const ARTICLES = new Set(['a', 'an', 'the', 'our'])

const PRICED: ReadonlySet<Kind> = new Set<Kind>(['proposal', 'negotiation', 'follow_up', 'cold_outreach'])
