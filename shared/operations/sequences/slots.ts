/** Fills the slots of the scripts from draft or brief. */

import type { Doc } from '../../engine/doc.ts'
import type { Audience } from '../../engine/draft.ts'
import { type Family, KINDS, type Kind } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { playOf } from './angles.ts'
import { askedAgain, askLineOf } from './ask-lines.ts'
import { jobIn, matterOf, namedIn, nearest, topicIn } from './matter.ts'
import { doesOf } from './opening.ts'
import { type Recalled, recalled, tellsOfOthers } from './recall.ts'
import type { Slots } from './script.ts'
import { formOf, inside, sentence, toReader } from './wording.ts'

export interface Source {
  doc: Doc | null
  brief: BriefInput | null
  material: RichMaterial
  audience: Audience | undefined
}

/** An ask of this friction or more takes the reader's time. */
const TIME = 3
const OFFER_MAX = 60

/** What later steps have not told yet. */
export interface Untold {
  proofs: readonly string[]
  facts: readonly string[]
}

/** What every step of a sequence stands on; read once. */
export interface Ground {
  on: string
  matter: string | null
  offer: string | null
  does: string | null
  result: string | null
  deadline: Recalled['deadline']
  date: string | null
  facts: readonly string[]
  ownAsk: string | null
  askLine: string | null
}

const TO_MANY: ReadonlySet<Family> = new Set<Family>(['bulk_content', 'bulk_promo'])

const isJob = (matter: string | null) =>
  matter !== null && /\b(?:role|job|position|post|vacancy)\b/i.test(matter)

const NOTHING: Recalled = { does: null, result: null, deadline: null, facts: [] }

export function groundOf({ doc, brief, material }: Source, kind: Kind): Ground {
  const own = doc ? recalled(doc, material) : NOTHING
  const toMany = TO_MANY.has(KINDS[kind].family) || playOf(kind) === 'campaign'
  const named = matterOf(material, doc, kind !== 'press_pitch')
  const matter =
    named ??
    (toMany
      ? (topicIn(own.deadline?.text ?? null, material, doc) ?? topicIn(own.facts[0] ?? null, material, doc))
      : null)
  const offer = brief ? offerOf(brief) : (namedIn(own.does) ?? offeredIn(doc, material))
  const on =
    kind === 'recruiting'
      ? isJob(matter)
        ? matter
        : (jobIn(material, doc) ?? 'the job')
      : ((brief ? offer : matter) ?? offer ?? matter ?? (toMany ? null : nearest(material, doc)))
  const primary = doc ? primaryOf(doc, findAsks(doc)) : null
  return {
    on: on ?? (material.sender.company === null ? 'this' : `working with ${material.sender.company.text}`),
    matter: brief ? null : kind === 'recruiting' ? on : matter,
    offer,
    does: brief ? doesOf(brief) : own.does,
    result: brief ? (brief.proof?.map(told)[0] ?? null) : own.result,
    deadline: own.deadline,
    date: toMany ? (own.deadline?.date ?? null) : dateOf(doc, material),
    facts: toMany ? own.facts : own.facts.filter((fact) => !/\byou\b|^your\b/i.test(fact)),
    ownAsk: primary && doc ? askedAgain(primary, own.result !== null) : null,
    askLine: toMany && doc ? askLineOf(primary, doc, material) : null,
  }
}

const told = (proof: string): string =>
  formOf(proof) === 'clause' ? sentence(proof) : `In short: ${inside(proof)}.`

/** Slots for one step; parts to fill are collected in `holes`. */
export function slotsOf(
  source: Source,
  kind: Kind,
  ground: Ground,
  { proofs, facts }: Untold,
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
    priced: PRICED.has(kind),
    company,
    at: company === null ? '' : ` at ${company}`,
    deadline: ground.deadline?.text ?? null,
    customer: audience?.industry
      ? `${audience.industry} customer of the same size`
      : 'customer of the same size',
    proof: proof === undefined ? null : told(proof),
    named: tellsOfOthers(material),
    fact: facts[0] ?? null,
    next: facts[1] ?? null,
    facts: facts.length,
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

function offerOf(brief: BriefInput): string | null {
  const offer = brief.offer
  if (offer === undefined || formOf(offer) !== 'noun') return null
  const named = inside(offer)
  if (named.length > OFFER_MAX) return null
  return named.replace(/^(?:a|an) /i, 'the ')
}

/** What the sender of a draft makes or does, where a sentence says so: `We make a claims form …`. */
function offeredIn(doc: Doc | null, material: RichMaterial): string | null {
  const own = doc?.sentences[material.offer?.sentence ?? -1]
  if (!own || !/^(?:we|our|i)\b/i.test(own.text.trim())) return null
  const topic = material.topics.find(
    (t) =>
      t.line.index === material.offer?.sentence &&
      !t.readers &&
      t.stems.size > 1 &&
      !t.phrase.joined &&
      ARTICLES.has(t.phrase.determiner),
  )
  return topic && topic.text.length <= OFFER_MAX ? `the ${topic.text}` : null
}

const ARTICLES = new Set(['a', 'an', 'the', 'our'])

const PRICED: ReadonlySet<Kind> = new Set<Kind>([
  'proposal',
  'negotiation',
  'renewal',
  'follow_up',
  'cold_outreach',
])

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
