/** Replacing visible words between which markup stands: the tags stay, only the words that differ change. */
import type { Doc } from './doc.ts'
import type { Span } from './draft.ts'
import { everyUnicode } from './unicode.ts'

/** Markup that only changes how words look. Links are none: the words of a link say where it goes. */
const LOOKS = /^(?:\s*<\/?(?:b|strong|i|em|u|s|span|font|small|big|mark|sub|sup)(?:\s[^<>]*)?>\s*)*$/i
const TAG = /<(\/?)([a-z]+)[^<>]*>/gi
/** White space, words and other signs, one by one. */
const pieces = (text: string): string[] => text.match(everyUnicode`\s+|[\p{L}\p{M}\p{N}'’-]+|[^]`) ?? []

/** A range of visible text and the words to put there. */
interface Change extends Span {
  text: string
}

/**
 * What to put in place of the source of `span` so that its visible text becomes `replacement`; `null` where
 * no change of words alone does that. Words that stay keep their markup; where tags of looks stand between
 * the changed ones, those that still hold words are kept.
 */
export function inMarkup(doc: Doc, span: Span, replacement: string): string | null {
  const all = { start: span.start, end: span.end, text: replacement }
  const least = difference(doc.text, all)
  const change = emptiesElement(doc, least) ? all : least
  const tags = tagsBetween(doc, change)
  if (tags === null) return null
  const html = doc.draft.draft
  const whole = doc.source.toSource(span)
  const place = doc.source.toSource(change)
  // What is put before the first word goes into the element of that word.
  const start = change.start === span.start ? whole.start : place.start
  const end = Math.max(start, place.end)
  const kept = unpaired(tags)
  const words = doc.source.encode(change.text)
  // In front of an end tag the words belong inside the element that is left.
  const inside = !kept.includes('</') && html.startsWith('</', end)
  return html.slice(whole.start, start) + (inside ? kept + words : words + kept) + html.slice(end, whole.end)
}

/** Elements of looks around a paragraph that are seen through, and characters that one may take. */
const WRAPPED = 4
const READ = 600

/** Elements that hold one paragraph, with nothing else around the words of it. */
const OPENS_PARAGRAPH = /<(p|div|li)\b[^<>]*>\s*$/i
const BREAKS = /(?:<br\s*\/?>\s*)+$/i

/**
 * The source of `span` as it can be cut: with the tags of looks and the paragraph that would be left empty.
 * `null` where a link, a picture or half of an element stands within.
 */
export function cutRange(doc: Doc, span: Span): Span | null {
  const { start, end } = doc.source.toSource(span)
  if (doc.format !== 'html') return { start, end }
  const tags = tagsBetween(doc, span)
  if (tags === null) return null
  const html = doc.draft.draft
  const left = unpaired(tags)
  if (left === '') return withParagraph(html, { start, end })
  // “<b>Hurry!</b> The sale …”: the element begins before its first word.
  const name = /^<\/([a-z]+)>$/i.exec(left)?.[1]
  const open = name && new RegExp(`<${name}(?:\\s[^<>]*)?>$`, 'i').exec(html.slice(0, start))
  return open ? withParagraph(html, { start: start - open[0].length, end }) : null
}

/** An element of looks that opens right before, or ends right behind, a stretch. */
const OPENS_LOOKS = /<(span|b|strong|i|em|u|font|small)\b[^<>]*>\s*$/i

function withParagraph(html: string, span: Span): Span {
  let { start, end } = span
  for (let n = 0; n < WRAPPED; n++) {
    const wrap = OPENS_LOOKS.exec(html.slice(Math.max(0, start - READ), start))
    const shut = wrap && new RegExp(`^\\s*</${wrap[1]}>`, 'i').exec(html.slice(end, end + READ))
    if (!wrap || !shut) break
    start -= wrap[0].length
    end += shut[0].length
  }
  const [before, after] = [html.slice(0, start), html.slice(end)]
  const open = OPENS_PARAGRAPH.exec(before)
  const close = open && new RegExp(`^\\s*</${open[1]}>[^\\S\\n]*\\n?`, 'i').exec(after)
  if (open && close) return { start: start - open[0].length, end: end + close[0].length }
  const breaks = /^\s*<br/i.test(after) ? BREAKS.exec(before) : null
  return { start: start - (breaks?.[0].length ?? 0), end }
}

/** The change without the words that stay at either end. */
function difference(text: string, { start, end, text: replacement }: Change): Change {
  const old = pieces(text.slice(start, end))
  const words = pieces(replacement)
  while (old.length > 0 && words.length > 0 && old[0] === words[0]) {
    start += old.shift()?.length ?? 0
    words.shift()
  }
  while (old.length > 0 && words.length > 0 && old.at(-1) === words.at(-1)) {
    end -= old.pop()?.length ?? 0
    words.pop()
  }
  return { start, end, text: words.join('') }
}

/** True when a deletion would leave an element of looks without words: `<em>in order</em> to`, less two words. */
function emptiesElement({ source, draft }: Doc, change: Change): boolean {
  if (change.text !== '' || source.isPlain(change)) return false
  const { start, end } = source.toSource(change)
  return draft.draft.charAt(start - 1) === '>' || draft.draft.startsWith('</', end)
}

/** The markup between the units of a span, all of looks; `null` where there is other, or a unit is itself markup. */
function tagsBetween({ source, draft }: Doc, { start, end }: Span): string | null {
  let tags = ''
  let last = -1
  for (let i = start; i < end; i++) {
    const unit = source.toSource({ start: i, end: i + 1 })
    if (draft.draft.slice(unit.start, unit.end).includes('<')) return null
    // The second half of a sign written as one entity has the source of the first.
    if (last >= 0 && unit.start > last) tags += draft.draft.slice(last, unit.start)
    last = unit.end
  }
  return LOOKS.test(tags) ? tags : null
}

/** The tags without the pairs that would be left empty. */
function unpaired(tags: string): string {
  const kept: string[] = []
  for (const [tag, slash = '', name = ''] of tags.matchAll(TAG)) {
    const open = kept.at(-1)
    if (slash !== '' && open !== undefined && new RegExp(`^<${name}[\\s>]`, 'i').test(open)) kept.pop()
    else kept.push(tag)
  }
  return kept.join('')
}
