/** Where a candidate goes in the draft. */
import type { Doc } from '../../engine/doc.ts'
import type { Edit } from '../../engine/edit.ts'
import { insertAfterBody, paragraphAfter } from '../closing-line.ts'
import { buttonHtml, linkHtml } from './button-html.ts'
import type { FoundAsk } from './found.ts'
import { GOAL_OF } from './goals.ts'

export interface Placed {
  placement: 'replaces_primary' | 'before_signoff'
  edit: Edit
}

/** A question in place of the sentence that asks, else as the last paragraph of the body. */
export function placeQuestion(
  doc: Doc,
  text: string,
  primary: FoundAsk | null,
  found: readonly FoundAsk[],
): Placed | null {
  // Over a link's own words a question would lead somewhere nobody expects.
  if (
    primary?.sentence != null &&
    primary.form !== 'link' &&
    primary.form !== 'button' &&
    !tellsMore(doc, primary)
  ) {
    const span = { start: leadOf(doc, primary, found).start, end: primary.end }
    if (doc.source.isPlain(span))
      return {
        placement: 'replaces_primary',
        edit: { ...doc.source.toSource(span), replacement: doc.source.encode(text) },
      }
  }
  const edit = paragraphAfter(doc, text)
  return edit && { placement: 'before_signoff', edit }
}

/** “I'd love to set up a call. Do you have time on Tuesday?” is one ask and goes as one. */
function leadOf(doc: Doc, primary: FoundAsk, found: readonly FoundAsk[]): FoundAsk {
  const before = found[found.indexOf(primary) - 1]
  const leads =
    before?.sentence != null &&
    primary.sentence === before.sentence + 1 &&
    // In an opening it also says what the mail is about.
    doc.sentences[before.sentence]?.region === 'ask' &&
    GOAL_OF[before.kind] === 'meet' &&
    GOAL_OF[primary.kind] === 'meet' &&
    doc.sentences[before.sentence]?.block === doc.sentences[primary.sentence ?? -1]?.block
  return before && leads ? before : primary
}

/** True for a statement that says more than what is asked: a date or a sum would go with it. */
function tellsMore(doc: Doc, { form, sentence, weak }: FoundAsk): boolean {
  const s = doc.sentences[sentence ?? -1]
  return (
    form === 'request' &&
    s !== undefined &&
    ((s.words > 16 && !weak) || s.tokens.some((t) => t.kind === 'number' || t.kind === 'placeholder'))
  )
}

/** A label in place of the primary link's own words where it leads to the same place, else at the end of the body. */
export function placeLabel(
  doc: Doc,
  label: string,
  href: string,
  form: 'link' | 'button',
  primary: FoundAsk | null,
): Placed | null {
  if (doc.format === 'text') return placeInText(doc, `${label}: ${href}`, primary)
  const same =
    primary?.href === href && (primary.form === 'button' || (primary.form === 'link' && form === 'link'))
  if (primary && same && doc.source.isPlain(primary))
    return {
      placement: 'replaces_primary',
      edit: { ...doc.source.toSource(primary), replacement: doc.source.encode(label) },
    }
  // A target that cannot be written safely stays where it is.
  const html = form === 'button' ? buttonHtml(label, href) : linkHtml(label, href)
  if (html === null) return null
  const edit = form === 'button' ? behindParagraph(doc, html) : insertAfterBody(doc, html)
  return edit && { placement: 'before_signoff', edit }
}

function placeInText(doc: Doc, line: string, primary: FoundAsk | null): Placed | null {
  const bare = primary?.form === 'link' && primary.text === primary.href
  if (primary && primary.href !== null && (primary.form === 'request' || bare)) {
    const { start, end } = primary
    return { placement: 'replaces_primary', edit: { start, end, replacement: line } }
  }
  const edit = paragraphAfter(doc, line)
  return edit && { placement: 'before_signoff', edit }
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
