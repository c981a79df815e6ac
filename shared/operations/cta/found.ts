/** Every ask of a mail: sentences that ask, and links and buttons beside them. */
import { isWeakAsk } from '../../engine/asks.ts'
import type { Ask, Doc, Link } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { PERSONAL } from '../../engine/lexicon/asking-kinds.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { leadsOut } from '../../engine/opt-out.ts'
import { type AskKind, clickFriction, type Friction, GOAL_OF } from './goals.ts'

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
}

/** Places promotions lead to before they compete; several links may serve one goal. */
const PROMO_GOALS = 3

/** Asks in the order of the text. Offsets count in the visible text. */
export function findAsks(doc: Doc): FoundAsk[] {
  const links = doc.links.filter((l) => isWritten(l) && l.text.trim() !== '' && !leadsOut(l))
  const found = doc.asks.flatMap((ask) => ofSentence(doc, ask, links))
  const taken = found.map(({ start, end }) => ({ start, end }))
  let at = 0
  for (const link of links) {
    while (at < taken.length && (taken[at] as Span).end <= link.start) at++
    const inside = taken[at]
    if (!inside || inside.start >= link.end) found.push(ofLink(link))
  }
  return joined(
    doc,
    found.sort((a, b) => a.start - b.start || b.end - a.end),
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
    return alone(after, ask) && after ? [{ ...ask, href: after.href }] : [ask]
  })
}

const isWritten = ({ region, href }: Link) =>
  (region === 'body' || region === 'opening' || region === 'ask') && href !== '' && !href.startsWith('#')

function ofSentence(doc: Doc, ask: Ask, links: readonly Link[]): FoundAsk[] {
  const sentence = doc.sentences[ask.sentence]
  if (!sentence) return []
  const link = linkWithin(links, sentence)
  const button = doc.blocks[sentence.block]?.kind === 'button'
  const whole = link !== null && link.end - link.start >= 0.8 * sentence.text.length
  const click = ask.kind === 'click'
  return [
    {
      start: sentence.start,
      end: sentence.end,
      text: sentence.text.replace(/\s+/g, ' ').trim(),
      form: ask.question ? 'question' : button || link?.button ? 'button' : whole ? 'link' : 'request',
      kind: ask.kind,
      friction: click ? clickFriction(sentence.text) : ask.friction,
      weak: ask.friction < 3 && isWeakAsk(sentence),
      small: (ask.kind === 'task' && ask.friction < 3) || (ask.kind === 'reply' && !ask.question),
      href: link?.href ?? null,
      sentence: ask.sentence,
    },
  ]
}

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

function ofLink({ start, end, text, href, button }: Link): FoundAsk {
  const reply = /^(?:mailto|tel|sms):/i.test(href)
  return {
    start,
    end,
    text: text.replace(/\s+/g, ' ').trim(),
    form: button ? 'button' : 'link',
    kind: reply ? 'reply' : 'click',
    friction: reply ? 2 : clickFriction(text),
    weak: false,
    small: !button,
    href,
    sentence: null,
  }
}

/** The ask the mail is for; `null` when it asks nothing. */
export function primaryOf(doc: Doc, found: readonly FoundAsk[]): FoundAsk | null {
  const wanted = found.filter((f) => serves(f, doc.draft.goal))
  const pool = wanted.length > 0 ? wanted : found
  const clicks = pool.filter((f) => f.href !== null && f.kind !== 'reply')
  if (toMany(doc) && clicks.length > 0)
    return clicks.find((f) => f.form === 'button') ?? clicks.find((f) => !f.small) ?? clicks[0] ?? null
  // A way out for the reader, “if not, …” or “or …”, is the second ask and never the first.
  const asks = pool.filter((f) => f.sentence !== null && !/^(?:if|or)\b/i.test(f.text))
  const firm = asks.filter((f) => !f.weak)
  return (
    firm.findLast((f) => f.form === 'question') ??
    firm.findLast((f) => !f.small) ??
    firm.at(-1) ??
    asks.at(-1) ??
    pool.findLast((f) => f.sentence !== null) ??
    pool[0] ??
    null
  )
}

/** Mail that many get, or that a system sends. */
export const toMany = ({ family, kind }: Doc): boolean =>
  family === 'bulk_content' ||
  family === 'bulk_promo' ||
  kind === 'onboarding' ||
  kind === 'billing' ||
  kind === 'review_request' ||
  kind === 'transactional'

function serves({ kind }: FoundAsk, goal: Doc['draft']['goal']): boolean {
  if (goal === 'click' || goal === 'donate') return kind === 'click'
  if (goal === 'book_meeting') return GOAL_OF[kind] === 'meet'
  if (goal === 'reply' || goal === 'positive_reply') return kind !== 'click' && kind !== 'task'
  return true
}

/** Asks that pull towards something else than the primary one, by the rules the score goes by. */
export function competingWith(
  primary: FoundAsk | null,
  found: readonly FoundAsk[],
  doc: Doc,
): ReadonlySet<FoundAsk> {
  if (!primary) return new Set()
  if (doc.family === 'bulk_promo') {
    const targets = new Set(found.flatMap((f) => (f.href !== null && f.sentence !== null ? [f.href] : [])))
    if (targets.size < PROMO_GOALS) return new Set()
    return new Set(found.filter((f) => f.sentence !== null && f.href !== null && f.href !== primary.href))
  }
  if (!PERSONAL.includes(doc.kind)) return new Set()
  const goal = GOAL_OF[primary.kind]
  return new Set(
    found.filter((f) => {
      if (f === primary || f.weak || f.small || f.sentence === null || GOAL_OF[f.kind] === goal) return false
      // Between people who know each other an answer goes with anything.
      return doc.family === 'cold' || (GOAL_OF[f.kind] !== 'answer' && goal !== 'answer')
    }),
  )
}

/** How far down the body a place is, in per cent. */
export function positionOf(doc: Doc): (start: number) => number {
  const body = bodyOf(doc)
  const from = body[0]?.start ?? 0
  const length = Math.max(1, (body.at(-1)?.end ?? 0) - from)
  return (start) => Math.max(0, Math.min(100, Math.round((100 * (start - from)) / length)))
}
