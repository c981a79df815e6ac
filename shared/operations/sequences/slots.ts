/** Fills the slots of the scripts from draft or brief. */

import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Sentence } from '../../engine/doc.ts'
import type { Audience } from '../../engine/draft.ts'
import type { Kind } from '../../engine/kinds.ts'
import type { BriefInput } from '../brief.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { matterOf } from './matter.ts'
import type { Slots } from './script.ts'
import { formOf, inside, sentence } from './wording.ts'

export interface Source {
  doc: Doc | null
  brief: BriefInput | null
  material: RichMaterial
  audience: Audience | undefined
}

/** An ask of this friction or more takes the reader's time. */
const TIME = 3
const OFFER_MAX = 60

/** Slots for one step; parts to fill are collected in `holes`, proof is taken from what is left in `proofs`. */
export function slotsOf(source: Source, kind: Kind, proofs: readonly string[], holes: string[]): Slots {
  const { doc, brief, material, audience } = source
  const company = material.recipient.company?.text ?? null
  const [proof] = proofs
  const on = kind === 'recruiting' ? 'the job' : (matterOf(material, doc, kind !== 'press_pitch') ?? 'this')
  return {
    on,
    about: on === 'this' ? '' : ` about ${on}`,
    shown: doc ? shownIn(doc, material) : null,
    priced: PRICED.has(kind),
    company,
    at: company === null ? '' : ` at ${company}`,
    offer: brief ? offerOf(brief) : offeredIn(doc, material),
    customer: audience?.industry
      ? `${audience.industry} customer of the same size`
      : 'customer of the same size',
    date: dateOf(doc, material),
    proof:
      proof === undefined
        ? null
        : formOf(proof) === 'clause'
          ? sentence(proof)
          : `In short: ${inside(proof)}.`,
    askedForTime: doc
      ? doc.asks.some((a) => a.friction >= TIME)
      : /\b(?:min|mins|minutes?|hours?|call|meeting|demo|coffee)\b/i.test(brief?.ask ?? ''),
    link: material.link,
    linkText: linkTextOf(doc, material.link),
    hole: (instruction) => {
      const text = `[${instruction}]`
      if (!holes.includes(text)) holes.push(text)
      return text
    },
  }
}

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

/** A company that the draft shows a result of: two capitalised words or more that are neither side of the mail. */
function shownIn(doc: Doc, { proof, recipient, sender }: RichMaterial): string | null {
  const own = [recipient.name, recipient.company, sender.name, sender.company]
    .flatMap((p) => (p ? p.text.toLowerCase().split(' ') : []))
    .concat((doc.draft.from_name ?? '').toLowerCase().split(' '))
  for (const part of proof) {
    const at = part.sentence ?? -1
    for (const sentence of [doc.sentences[at], doc.sentences[at - 1]]) {
      const name = sentence && companyIn(sentence)
      if (
        name &&
        !name
          .toLowerCase()
          .split(' ')
          .some((word) => own.includes(word))
      )
        return name
    }
  }
  return null
}

/** A company as the subject of a sentence: `Harcastle Haulage went from …`. */
function companyIn({ tokens }: Sentence): string | null {
  let end = 0
  while (tokens[end]?.kind === 'word' && isCapitalised(tokens[end]?.text ?? '')) end++
  if (end < 2 || end > 4 || !ACTED.has(tokens[end]?.lower ?? '')) return null
  return tokens
    .slice(0, end)
    .map((t) => t.text)
    .join(' ')
}

const ACTED = new Set(
  'went lost had cut saved moved got grew halved doubled has was were brought took found dropped reduced raised won ran uses used switched started stopped made'.split(
    ' ',
  ),
)

const PRICED: ReadonlySet<Kind> = new Set<Kind>([
  'proposal',
  'negotiation',
  'renewal',
  'follow_up',
  'cold_outreach',
])

const LINK_TEXT_MAX = 40

function linkTextOf(doc: Doc | null, link: string | null): string | null {
  const text =
    doc?.links
      .find((l) => l.href === link)
      ?.text.replaceAll(/\s+/g, ' ')
      .trim() ?? ''
  return text !== '' && text.length <= LINK_TEXT_MAX && !/[/:@[\]]/.test(text) ? text : null
}

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
  return date?.text ?? null
}
