/** Asks that a later sentence completes: an address that serves one in words, “Could you give £40? Every gift counts twice: https://…”, or a page to book on. */
import type { Doc } from '../../engine/doc.ts'
import { hangingOn } from './followed.ts'
import type { FoundAsk } from './found.ts'
import { isStranger } from './primary.ts'

/** The asks, with the bare address behind a question that wants a click as where that question leads. */
export function served(doc: Doc, asks: readonly FoundAsk[]): FoundAsk[] {
  return asks.flatMap((ask, i) => {
    if (serves(doc, ask, asks[i - 1])) return []
    const next = asks[i + 1]
    return next && serves(doc, next, ask) ? [{ ...ask, href: next.href, apart: true }] : [ask]
  })
}

/** Whether a link is an address alone, that calls on nobody, in the paragraph of a question to click that has none. */
function serves(doc: Doc, link: FoundAsk, ask: FoundAsk | undefined): boolean {
  if (link.form !== 'link' || link.text !== link.href || !ask?.own || ask.sentence === null) return false
  if (ask.kind !== 'click' || ask.href !== null || ask.form === 'button' || ask.weak) return false
  const block = doc.sentences[ask.sentence]?.block
  const at = doc.sentences.findIndex((s) => s.start <= link.start && link.end <= s.end)
  return at > ask.sentence && doc.sentences[at]?.block === block
}

/**
 * The asks without the half question that only leads up to the link behind it: “Want to see it first? Watch the tour: https://…”.
 * Behind another link such a link is the smaller of the two.
 */
export const withoutTeasers = (asks: readonly FoundAsk[]): readonly FoundAsk[] =>
  asks.flatMap((ask, i) => {
    const before = asks[i - 1]
    if (teases(ask, asks[i + 1])) return []
    if (!before || !teases(before, ask)) return [ask]
    return [asks.slice(0, i - 1).some((o) => o.href !== null && !o.small) ? { ...ask, small: true } : ask]
  })

/** A question without its subject, and an address in the sentence behind it. */
const teases = ({ form, href, sentence, text }: FoundAsk, next: FoundAsk | undefined): boolean =>
  form === 'question' &&
  href === null &&
  sentence !== null &&
  next?.sentence === sentence + 1 &&
  next.href !== null &&
  TEASES.test(text)
const TEASES =
  /^(?:want|wanna|need|prefer|rather|curious|interested|ready|keen|fancy|intrigued|looking|wondering|not (?:sure|ready)|in a (?:hurry|rush)|short o[nf])\b/i

/** “Are you free on Tuesday? If not, book a time here: https://…” asks a stranger for one talk, and is one ask. */
export function booked(doc: Doc, asks: readonly FoundAsk[]): readonly FoundAsk[] {
  if (!isStranger(doc)) return asks
  return asks.flatMap((ask, i) => {
    if (answers(doc, ask, asks[i - 1])) return []
    const next = asks[i + 1]
    if (!next || !answers(doc, next, ask)) return [ask]
    const { href, end, kind, friction } = next
    return [{ ...ask, href, end, kind, friction, text: `${ask.text} ${next.text}`, booked: true }]
  })
}

const answers = (doc: Doc, page: FoundAsk, ask: FoundAsk | undefined): boolean =>
  page.kind === 'calendar' &&
  ask?.form === 'question' &&
  ask.kind === 'meeting' &&
  ask.sentence !== null &&
  page.sentence === ask.sentence + 1 &&
  hangingOn(doc, ask.sentence) !== null &&
  doc.source.isPlain({ start: ask.start, end: page.end })
