/** Every ask of a mail: sentences that ask, and links and buttons beside them. */
import { GOAL_OF } from '../../engine/asks/goals.ts'
import { isWeakAsk } from '../../engine/asks.ts'
import type { Ask, Doc, Link, Sentence } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { capitalised } from '../../engine/edit.ts'
import { bodyOf, inBody } from '../../engine/measures/body.ts'
import { ofDoc } from '../../engine/of-doc.ts'
import { leadsOut } from '../../engine/opt-out.ts'
import { isOverParagraph } from '../material/over-paragraph.ts'
import { addresseeOf } from './addressee.ts'
import { withKind } from './ask-kind.ts'
import { NEEDFUL, NO_ASK } from './ask-words.ts'
import { deadlineIn } from './deadline.ts'
import { type AskKind, clickFriction, type Friction, isCallVerb } from './goals.ts'
import { linkAsk } from './link-ask.ts'
import { listedAsk } from './listed.ts'
import { obligedAsk, TELLS_QUESTION, tellsNeed } from './obliged.ts'
import { offerOf } from './offers.ts'
import { pictureAsks } from './pictures.ts'
import { piecesOf } from './pieces.ts'
import { quietAsk } from './quiet-ways.ts'
import { booked, served, withoutTeasers } from './served.ts'
import { tagAsks } from './tag-asks.ts'
import { isWrapped } from './wrappings.ts'

export { primaryOf } from './primary.ts'

export interface FoundAsk extends Span {
  text: string
  form: 'question' | 'request' | 'link' | 'button'
  kind: AskKind
  friction: Friction
  /** A wish to talk that cannot be answered in a word. */
  weak: boolean
  /** A word on how to come or answer: “Please wear boots.” */
  small: boolean
  href: string | null
  /** Index of its sentence; `null` for a link outside sentences that ask. */
  sentence: number | null
  /** The sentence that asks, or the line of it that does; `null` as above. */
  own: Sentence | null
  /** True for a sentence of a postscript: asked in passing, or once more. */
  postscript: boolean
  /** Whom it calls by name: “Marcus, can you …”. */
  addressee: string | null
  /** True for something the sender offers to do: “Happy to send a summary.” */
  offer: boolean
  /** True for what no other ask can stand in for: an item of a list, a case in which to answer. */
  stays: boolean
  /** The whole sentence, where this is one of the ways that it leaves the reader to choose from. */
  ways?: Span
  /** The same up to another way in it that can go on alone. */
  lead?: Span
  /** The end of a long sentence that this is, with the joint before it. */
  tail?: Span
  /** True where the rest of that sentence leans on it. */
  bound?: boolean
  /** True where the sentence behind it, which answers it by a booking page, goes with it. */
  booked?: boolean
  /** True where its address stands in a later sentence: “Could you give £40? Every gift counts twice: https://…” */
  apart?: boolean
  /** Where it stands in the caller's string, for a picture, which has no text. */
  source?: Span
}

/** Asks in the order of the text, none within another. Offsets count in the visible text. */
export const findAsks = ofDoc((doc): readonly FoundAsk[] => {
  const links = doc.links.filter(
    (l) => (isWritten(l) || callsAtEnd(doc, l)) && l.text.trim() !== '' && !leadsOut(l),
  )
  const pieces = piecesOf(doc)
  const found = [
    ...(doc.english ? doc.asks : questionsOf(doc)).flatMap((ask) => {
      const own = doc.sentences[ask.sentence]
      return own &&
        !(doc.english && (NO_ASK.test(own.text) || tellsNeed(doc, own))) &&
        !pieces.cut.has(ask.sentence) &&
        !isOverParagraph(doc, own, ask.sentence)
        ? [ofSentence(doc, ask, own, own, links)]
        : []
    }),
    ...pieces.asks.map(({ ask, own, span, ways, tail, bound, lead }) => {
      const found = ofSentence(doc, ask, own, span, links)
      return {
        ...found,
        ...(ways && { ways }),
        ...(lead && { lead }),
        ...(tail && { tail, text: capitalised(found.text) }),
        ...(bound && { bound }),
      }
    }),
    ...offersOf(doc),
  ]
  found.push(...quietAsks(doc, pieces.cut, found, links))
  found.sort(byPlace)
  const taken = found.map(({ start, end }) => ({ start, end }))
  let at = 0
  for (const link of links) {
    while (at < taken.length && (taken[at] as Span).end <= link.start) at++
    const inside = taken[at]
    if (!inside || inside.start >= link.end) found.push(ofLink(link))
  }
  found.push(...pictureAsks(doc))
  if (doc.english) found.push(...tagAsks(doc, found))
  const kept = joined(doc, found.sort(byPlace)).map((ask) => withKind(doc, ask))
  const all = booked(doc, served(doc, withoutTeasers(kept)))
  const asked = withLeads(doc, all)
  // Beside a real ask the sender's readiness to talk is none.
  return asked.some((f) => !f.weak && !f.offer) ? asked.filter((f) => !(f.weak && isReady(f))) : asked
})

/** “Happy to talk.”, “I'm always around for questions.”, “The groundsman is happy to talk.” */
const isReady = ({ form, text, href }: FoundAsk): boolean =>
  form === 'request' && href === null && READY.test(text)
const READY =
  /^(?:(?:i|we)(?: am| are|['’]m|['’]re| would be|['’]d be) )?(?:\p{L}+ )?(?:happy|glad|available|around|here)\b|\b(?:is|are) (?:\p{L}+ )?(?:happy|glad|available|around|free) (?:to (?:talk|chat|speak|help|answer|meet|explain)|for (?:an? )?(?:interviews?|comment|questions))\b[^,;?]*$/iu

/** What asks without the words of asking: an item of a list, a duty, a case in which to answer. */
function quietAsks(
  doc: Doc,
  cut: ReadonlySet<number>,
  found: readonly FoundAsk[],
  links: readonly Link[],
): FoundAsk[] {
  if (!doc.english) return []
  const asking = new Set(found.map(({ sentence }) => sentence))
  return doc.sentences.flatMap((own, index) => {
    if (asking.has(index) || cut.has(index)) return []
    // Where a link stands, the link is what asks.
    if (links.some((l) => l.start >= own.start && l.end <= own.end)) return []
    const listed = listedAsk(doc, own, index)
    const ask = listed?.ask ?? obligedAsk(doc, own, index)
    if (!ask) return []
    const found = ofSentence(doc, ask, own, own, links)
    if (!listed) return [{ ...found, stays: ask.friction < 3 && !isAsked(own.text) }]
    const { addressee } = listed
    return [{ ...found, addressee, stays: true, small: addressee === null }]
  })
}

/** What is asked in a roundabout way, that a plain question can take the place of. */
const isAsked = (text: string): boolean =>
  TELLS_QUESTION.test(text) || isWrapped(text) || quietAsk(text) !== null

/** Questions by their mark: of a language whose words of asking are not known nothing else can be told. */
const questionsOf = (doc: Doc): Ask[] =>
  doc.sentences.flatMap((s, sentence) =>
    inBody(s) && doc.blocks[s.block]?.kind !== 'heading' && ENDS_ASKING.test(s.text)
      ? [{ sentence, kind: 'reply', friction: 2, question: true }]
      : [],
  )

/** The mark of a Latin, Chinese or Japanese, and Arabic question. */
const ENDS_ASKING = /[?？؟][\p{Pe}\p{Pf}"'\s]*$/u

/** In order of place; a picture, which has no text, before what begins behind it. */
const byPlace = (a: Span, b: Span) =>
  a.start - b.start || Number(b.end === b.start) - Number(a.end === a.start) || b.end - a.end

/** “I'd love to set up a call. Do you have time on Tuesday?” is one ask. */
function withLeads(doc: Doc, found: readonly FoundAsk[]): FoundAsk[] {
  return found.flatMap((ask, i) => {
    const before = found[i - 1]
    const after = found[i + 1]
    if (after && leads(doc, ask, after)) return []
    return before && leads(doc, before, ask)
      ? [{ ...ask, start: before.start, text: `${before.text} ${ask.text}` }]
      : [ask]
  })
}

/** A sentence that says more than that the sender wants to talk is an ask of its own. */
function leads(doc: Doc, lead: FoundAsk, ask: FoundAsk): boolean {
  const before = lead.own
  if (before === null || lead.sentence === null || ask.sentence !== lead.sentence + 1) return false
  return (
    GOAL_OF[lead.kind] === 'meet' &&
    GOAL_OF[ask.kind] === 'meet' &&
    lead.form === 'request' &&
    ask.form === 'question' &&
    // In an opening it also says what the mail is about.
    before.region === 'ask' &&
    before.block === doc.sentences[ask.sentence]?.block &&
    !before.tokens.some((t) => /^(?:number|url|email|placeholder)$/.test(t.kind)) &&
    doc.source.isPlain({ start: lead.start, end: ask.end })
  )
}

/** “Will you pay for an acre? https://…” is one ask. */
function joined(doc: Doc, found: readonly FoundAsk[]): FoundAsk[] {
  return found.flatMap((ask, i) => {
    const before = found[i - 1]
    const after = found[i + 1]
    const alone = (link: FoundAsk | undefined, question: FoundAsk | undefined) =>
      link?.form === 'link' &&
      link.text === link.href &&
      question?.sentence != null &&
      question.href === null &&
      doc.sentences[question.sentence + 1]?.start === link.start
    if (alone(ask, before)) return []
    return alone(after, ask) && after ? [{ ...ask, href: after.href, end: after.end }] : [ask]
  })
}

const isWritten = ({ region, href }: Link) =>
  (region === 'body' || region === 'opening' || region === 'ask') && href !== '' && !href.startsWith('#')

/** “SHOP NOW” as the last line before the footer, which could be taken for a name. */
const callsAtEnd = (doc: Doc, { region, href, text, start, end }: Link) =>
  region === 'signature' &&
  /^(?:https?:|\{|\*\||%)/.test(href) &&
  isCallVerb(/^\p{L}+/u.exec(text.trim().toLowerCase())?.[0] ?? '') &&
  doc.blocks.some((b) => b.start === start && b.end === end)

function ofSentence(
  doc: Doc,
  ask: Ask,
  own: Sentence,
  { start, end }: Span,
  links: readonly Link[],
): FoundAsk {
  const link = linkWithin(links, { start, end })
  const button = doc.blocks[doc.sentences[ask.sentence]?.block ?? -1]?.kind === 'button'
  const whole = link !== null && link.end - link.start >= 0.8 * (end - start)
  return {
    start,
    end,
    text: own.text.replace(/\s+/g, ' ').trim(),
    form: ask.question ? 'question' : button || link?.button ? 'button' : whole ? 'link' : 'request',
    kind: ask.kind,
    friction: ask.kind === 'click' ? clickFriction(own.text) : ask.friction,
    weak: (ask.friction < 3 && isWeakAsk(own)) || NEEDFUL.test(own.text),
    // What has to be done by a day is no word on the side.
    small:
      ((ask.kind === 'task' && ask.friction < 3) || (ask.kind === 'reply' && !ask.question)) &&
      !(LAST_DAY.test(own.text) && deadlineIn(own.text) !== undefined),
    href: link?.href ?? null,
    sentence: ask.sentence,
    own,
    postscript: ask.postscript === true,
    addressee: addresseeOf(own),
    offer: false,
    stays: false,
  }
}

/** Offers, which ask for no more than a yes, where no ask was found. */
function offersOf(doc: Doc): FoundAsk[] {
  if (!doc.english) return []
  const asking = new Set(doc.asks.map(({ sentence }) => sentence))
  return doc.sentences.flatMap((own, sentence) =>
    asking.has(sentence) || offerOf(own) === null
      ? []
      : [
          {
            start: own.start,
            end: own.end,
            text: own.text.replace(/\s+/g, ' ').trim(),
            form: 'request' as const,
            kind: 'interest' as const,
            friction: 1 as const,
            weak: false,
            small: true,
            href: null,
            sentence,
            own,
            postscript: false,
            addressee: null,
            offer: true,
            stays: false,
          },
        ],
  )
}

/** “by Friday”, and not “on Friday”. */
const LAST_DAY = /\b(?:by|before|no later than)\b/i

function linkWithin(links: readonly Link[], { start, end }: Span): Link | null {
  let low = 0
  for (let high = links.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((links[middle] as Link).end <= start) low = middle + 1
    else high = middle
  }
  const link = links[low]
  return link && link.start < end ? link : null
}

const ofLink = ({ start, end, text, href, button }: Link): FoundAsk =>
  linkAsk({
    start,
    end,
    text: text.replace(/\s+/g, ' ').trim(),
    form: button ? 'button' : 'link',
    small: !button,
    href,
  })

/** How far down the body a place is, in per cent. */
export function positionOf(doc: Doc): (start: number) => number {
  const body = bodyOf(doc)
  const from = body[0]?.start ?? 0
  const length = Math.max(1, (body.at(-1)?.end ?? 0) - from)
  return (start) => Math.max(0, Math.min(100, Math.round((100 * (start - from)) / length)))
}
