/** Where a candidate goes in the draft. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import type { Edit } from '../../engine/edit.ts'
import { shared, stemsOf, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import { insertAfterBody, paragraphAfter } from '../closing-line.ts'
import { MEETS } from './ask-words.ts'
import { isBooking } from './booking.ts'
import { buttonHtml, linkHtml } from './button-html.ts'
import { isOtherWay } from './competing.ts'
import { withoutDeadline } from './deadline.ts'
import type { FoundAsk } from './found.ts'
import { isCall, lineOf, saysOnly } from './own-labels.ts'
import { requestsIn } from './pieces.ts'
import { isStranger } from './primary.ts'
import { quietWays } from './quiet-ways.ts'
import { straight } from './straight.ts'

/** Words from which a statement says more than what it asks. */
const LONG = 16

export interface Placed {
  placement: 'replaces_primary' | 'before_signoff'
  edit: Edit
}

/** What is known of a question that is to be placed. */
interface How {
  /** True where the caller names another deadline. */
  redated?: boolean
  /** True for one made of what the mail says beside its ask. */
  told?: boolean
  /** True for the ask itself turned: the wish before it stays. */
  turned?: boolean
  /** Index of the sentence beside the ask that goes with it. */
  through?: number | undefined
}

/** A question in place of the sentence that asks, and `through` the offer it was made of; as the last paragraph of the body where no other ask stands. */
export function placeQuestion(doc: Doc, text: string, primary: FoundAsk | null, how: How): Placed | null {
  if (primary && how.through !== undefined) return throughOffer(doc, text, primary, how.through, how)
  if (primary === null || !asksFirmly(primary)) {
    const own = primary && inPlace(doc, text, primary, how)
    const edit = own ? null : paragraphAfter(doc, text)
    return own ?? (edit && { placement: 'before_signoff', edit })
  }
  // Beside the mail's own ask a second one would compete with it.
  return inPlace(doc, text, primary, how)
}

/** In place of the ask and of all up to the sentence of the offer that it was made of, or from it on. */
function throughOffer(
  doc: Doc,
  text: string,
  ask: FoundAsk,
  through: number,
  { redated = false, told = false }: How,
): Placed | null {
  const offer = doc.sentences[through]
  if (!offer) return null
  const [start, end] = [Math.min(ask.start, offer.start), Math.max(ask.end, offer.end)]
  if (told && !isStranger(doc) && tellsMore(text, ask, redated, told)) return null
  if (!doc.source.isPlain({ start, end })) return null
  return {
    placement: 'replaces_primary',
    edit: { ...doc.source.toSource({ start, end }), replacement: doc.source.encode(text) },
  }
}

/** A wish for an answer that a long statement carries along is none that a question would double. */
const asksFirmly = ({ weak, small, stays, sentence, kind, own }: FoundAsk) =>
  !weak &&
  !(stays && small) &&
  sentence !== null &&
  (!small || (kind === 'reply' && (own?.words ?? 0) <= LONG))

/** “If you'd like to make that change, let me know by Friday”: to what was suggested before it. */
const TAKES_UP =
  /^if you(?:['’]d like| would like| want| wish) to (?:make (?:that|this|the) (?:change|switch|move)|do (?:that|this|so)|go ahead)\b/i

/** A sentence of more words is most of the mail, whatever it asks at its end. */
const RAMBLING = 40

function inPlace(
  doc: Doc,
  text: string,
  primary: FoundAsk,
  { redated = false, told = false, turned = false }: How,
): Placed | null {
  const { sentence, form, href, kind, own, stays } = primary
  if (
    (stays && !(told && TAKES_UP.test(own?.text ?? ''))) ||
    primary.bound ||
    (own && own.words > RAMBLING && !saysAllOf(text, own, NEARLY_ALL))
  )
    return null
  // Over a link's own words a question would lead somewhere nobody expects, and an address would be lost.
  if (sentence === null || own === null || form === 'link' || form === 'button') return null
  // A booking link goes with its ask: it is what the question is to be smaller than.
  if (href !== null && kind !== 'calendar' && !primary.apart) return null
  // The other ways of its sentence go with it: half of a choice is no sentence.
  const alone = turned && kind === 'meeting' && own.start > primary.start && own.end === primary.end
  const place = primary.lead ?? primary.ways ?? primary.tail ?? (alone ? own : primary)
  if (place === primary.ways && holdsMore(doc.sentences[sentence], own)) return null
  if ((!isStranger(doc) && tellsMore(text, primary, redated, told)) || !doc.source.isPlain(place)) return null
  return {
    placement: 'replaces_primary',
    // What stood before a request at the end of a long sentence ends there.
    edit: {
      ...doc.source.toSource(place),
      replacement: doc.source.encode(
        primary.tail ? `. ${text}` : primary.lead ? `${text} Or ` : jointOf(own, text),
      ),
    },
  }
}

/** “Otherwise, …” joins the ask to what stands before it, and a line in its place as well. */
const jointOf = (own: Sentence, text: string): string => {
  const [joint] = /^otherwise,? /i.exec(own.text) ?? []
  return joint === undefined || /^(?:otherwise\b|I\b)/i.test(text)
    ? text
    : `${joint}${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** “…, or call me on 555-0188”: a number or an address that only another way of the sentence holds. */
const holdsMore = (whole: Sentence | undefined, own: Sentence) =>
  whole?.tokens.some(({ kind, text }) => /^(?:number|email|url)$/.test(kind) && !own.text.includes(text)) ??
  false

/** True for a statement that says more than what is asked: a date or a sum would go with it, save a deadline that is `redated`. */
export function tellsMore(
  text: string,
  { form, own, weak, href, kind }: FoundAsk,
  redated: boolean,
  told = false,
): boolean {
  if (own === null || kind === 'calendar') return false
  // Of a talk on two days for fifteen minutes a question without them would leave less; one that asks for no talk needs no minutes.
  if (form === 'question' && kind === 'meeting') {
    const talks = MEETS.test(text)
    return own.tokens.some(
      (t, i) =>
        t.kind === 'number' &&
        !text.includes(t.text) &&
        (talks || !/^(?:-|mins?|minutes?)$/.test(own.tokens[i + 1]?.lower ?? '')),
    )
  }
  if (form !== 'request') return false
  const lost = own.tokens.some(
    (t) =>
      (t.kind === 'number' || t.kind === 'placeholder' || (t.kind === 'url' && href === null)) &&
      !text.includes(t.text) &&
      !(redated && !withoutDeadline(own.text).includes(t.text)),
  )
  // What a talk would be for may go with the wish to have one; the question says it shorter.
  return (
    lost ||
    (own.words > LONG &&
      !told &&
      !weak &&
      kind !== 'meeting' &&
      !isAskedAnew(own.text, text) &&
      !saysAllOf(text, own))
  )
}

/** The plain question of what was asked in a roundabout way leaves nothing out. */
const isAskedAnew = (asked: string, text: string): boolean =>
  straight(asked).includes(text) || quietWays(asked).includes(text)

/** Share of the words that carry the ask from which another line says all of it. */
const ALL = 0.75
/** The same for a sentence that is most of the mail. */
const NEARLY_ALL = 0.9
function saysAllOf(text: string, own: Sentence, share = ALL): boolean {
  const stems = stemsOf(own)
  return shared(stemsOfTokens(tokenize(text)), stems) >= share * stems.size
}

/**
 * A label in place of the primary link's own words where it leads to the same place, else at the end of the body.
 * None where the mail leads there already: a second link to one place says nothing new.
 */
export function placeLabel(
  doc: Doc,
  label: string,
  href: string,
  form: 'link' | 'button',
  primary: FoundAsk | null,
  found: readonly FoundAsk[],
): Placed | null {
  if (doc.format === 'text') return placeInText(doc, `${label}: ${href}`, href, primary, found)
  // A picture has no words that others could replace.
  const same = primary?.href === href && primary.source === undefined
  if (same && form === 'link') {
    const line = wholeLine(doc, primary, label, href)
    if (line) return { placement: 'replaces_primary', edit: line }
  }
  const relabel = same && (primary.form === 'button' || (form === 'link' && standsAlone(doc, primary)))
  if (relabel && doc.source.isPlain(primary))
    return {
      placement: 'replaces_primary',
      edit: { ...doc.source.toSource(primary), replacement: doc.source.encode(label) },
    }
  // A target that cannot be written safely stays where it is.
  const html = form === 'button' ? buttonHtml(label, href) : linkHtml(label, href)
  if (html === null) return null
  const paragraph = same && form === 'button' ? paragraphOf(doc, primary) : null
  if (paragraph) return { placement: 'replaces_primary', edit: { ...paragraph, replacement: html } }
  if (leadsThere(doc, found, href)) return null
  const edit = form === 'button' ? behindParagraph(doc, html) : insertAfterBody(doc, html)
  return edit && { placement: 'before_signoff', edit }
}

/** True for a link whose words are a call or all of its line: other words for it leave no broken sentence. */
const standsAlone = (doc: Doc, ask: FoundAsk) =>
  ask.form === 'link' && (lineOf(doc, ask) === null || isCall(ask.text))

/** “The form is here.”, “Click here to view it.”: the sentence says nothing but the call, and becomes a link. */
function wholeLine(doc: Doc, { start, end, own }: FoundAsk, label: string, href: string): Edit | null {
  const sentence = own ?? doc.sentences.find((s) => s.start <= start && s.end >= end)
  const html = linkHtml(label, href)
  if (!sentence || html === null || sentence.tokens.some((t) => t.kind === 'placeholder')) return null
  const { draft } = doc.draft
  const inner = doc.source.toSource(sentence)
  // The tag of a link that opens or ends the sentence stands outside its text.
  const opens = /<a\b[^<>]*>$/i.exec(draft.slice(Math.max(0, inner.start - 3000), inner.start))?.[0] ?? ''
  const closes = /^<\/a\s*>/i.exec(draft.slice(inner.end, inner.end + 10))?.[0] ?? ''
  // A link that is all of the line keeps its tag and gets no full stop.
  if (opens !== '' && closes !== '') return null
  const place = { start: inner.start - opens.length, end: inner.end + closes.length }
  // One link and no other markup, all of it within the sentence.
  const linked = /^[^<>]*<a\b[^<>]*>[^<>]*<\/a\s*>[^<>]*$/i.test(draft.slice(place.start, place.end))
  return linked && saysOnly(sentence.text, label) ? { ...place, replacement: `${html}.` } : null
}

/** True where a link leads there, or to the sender's calendar as well. */
const leadsThere = (doc: Doc, found: readonly FoundAsk[], href: string) =>
  found.some((f) => f.href === href || (f.href !== null && f.kind === 'calendar' && isBooking(href, doc)))

const TAG_BEFORE = /<(p|div)\b[^<>]*>\s*<a\b[^<>]*>$/i
const TAG_AFTER = /^<\/a\s*>\s*<\/(p|div)\s*>/i

/** The paragraph, tags included, that holds the link and nothing else; `null` for any other link. */
function paragraphOf(doc: Doc, { start, end, own }: FoundAsk): { start: number; end: number } | null {
  const block = doc.blocks.find((b) => b.start <= start && b.end >= end)
  if (!block || block.start !== start || block.end !== end || !doc.source.isPlain({ start, end })) return null
  if (own?.tokens.some((t) => t.kind === 'placeholder')) return null
  const place = doc.source.toSource({ start, end })
  const { draft } = doc.draft
  const before = TAG_BEFORE.exec(draft.slice(Math.max(0, place.start - 3000), place.start))
  const after = TAG_AFTER.exec(draft.slice(place.end, place.end + 200))
  if (!before || !after || before[1]?.toLowerCase() !== after[1]?.toLowerCase()) return null
  return { start: place.start - before[0].length, end: place.end + after[0].length }
}

function placeInText(
  doc: Doc,
  line: string,
  href: string,
  primary: FoundAsk | null,
  found: readonly FoundAsk[],
): Placed | null {
  // “…, or you could look at https://…”: the way that leads there says all of it.
  if (primary?.ways && primary.href === null && found.some((f) => f.href === href && isOtherWay(f, primary)))
    return { placement: 'replaces_primary', edit: { ...primary.ways, replacement: line } }
  if (primary && primary.href !== null && replaceable(doc, primary)) {
    const { start, end } = primary.ways ?? primary.tail ?? primary
    const rest = besides(primary, line, href)
    if (rest === null) return null
    const replacement = primary.tail ? `. ${line}` : line
    return { placement: 'replaces_primary', edit: { start, end: end - rest, replacement } }
  }
  if (leadsThere(doc, found, href)) return null
  const edit = paragraphAfter(doc, line)
  return edit && { placement: 'before_signoff', edit }
}

/**
 * Letters at the end of the ask that stay behind another line for its address, as they ask for more: “… and tell us
 * about any allergies.” `null` where that stands elsewhere, and would go with the words before it.
 */
function besides({ own, href, end }: FoundAsk, line: string, to: string): number | null {
  if (own === null || href === null) return 0
  const at = own.tokens.findIndex(({ kind }) => kind === 'url')
  const url = own.tokens[at]
  if (!url || own.question || end < own.text.length) return 0
  const more = requestsIn(own.tokens).filter((i, n) => {
    const before = own.tokens[own.tokens[i - 1]?.lower === 'please' ? i - 2 : i - 1]?.lower ?? ''
    // “If you can make it, reserve your seat”: behind its condition the first is the call itself.
    return JOINS.test(before) && (n > 0 || i > at || before !== ',')
  })
  if (more.some((i) => i < at && !line.includes(own.tokens[i]?.text ?? ''))) return null
  if (!more.some((i) => i > at)) return 0
  // Another address would not go with what is said behind this one.
  return to === href && JOINS.test(own.tokens[at + 1]?.lower ?? '') ? own.text.length - url.end : null
}

const JOINS = /^(?:,|;|and|then)$/

/** A line with one address, which the new line has too; an address amid a sentence is no line. */
function replaceable(doc: Doc, { form, own, start, end, text, href }: FoundAsk): boolean {
  if (own?.tokens.some((t) => t.kind === 'placeholder' || t.kind === 'email')) return false
  // “Will you pay for an acre? https://…”: the address was joined to its question.
  if (form === 'question' && own !== null) return href !== null && end > own.end
  if (form === 'request' && own !== null) {
    const within = own.tokens.filter((t) => t.kind === 'url').length
    // “Click here to shop” over a line that is its address.
    return within === 1 || (within === 0 && href !== null && end > own.end)
  }
  const line = doc.sentences.find((s) => s.start <= start && s.end >= end)
  return form === 'link' && text === href && line !== undefined && line.words === 0
}

/** End tags that close a paragraph and what is in it; a table may stand behind, not among them. */
const CLOSING = /\s*<\/(?:a|abbr|b|em|font|i|p|s|small|span|strong|sub|sup|u|h[1-6]|li|ul|ol)\s*>/iy

/** A table cannot stand within a paragraph. */
function behindParagraph(doc: Doc, html: string): Edit | null {
  const inside = insertAfterBody(doc, html)
  if (!inside) return null
  let at = inside.start
  for (;;) {
    CLOSING.lastIndex = at
    if (!CLOSING.test(doc.draft.draft)) break
    at = CLOSING.lastIndex
  }
  return at === inside.start ? inside : { start: at, end: at, replacement: html }
}
