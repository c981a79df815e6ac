/** What a localization must not touch: placeholders, addresses, codes, program text and phrases to keep. */
import type { Doc } from '../../engine/doc.ts'
import type { Field, Span } from '../../engine/draft.ts'
import { findTerms, indexTerms } from './find-terms.ts'
import { literalsIn } from './literals.ts'

/** Elements that hold code. */
const CODE = ['code', 'pre', 'kbd', 'samp', 'tt', 'var']

/** Says whether a range of a field's visible text is free to change. */
export function boundsOf(doc: Doc, keep: readonly string[]): (field: Field, span: Span) => boolean {
  const spans: Record<Field, Span[]> = { subject: [], preheader: [], draft: [] }
  for (const { field, start, end } of doc.placeholders) spans[field].push({ start, end })
  for (const sentence of [doc.subject, doc.preheader, ...doc.sentences]) {
    if (!sentence) continue
    for (const { kind, start, end } of sentence.tokens)
      if (kind === 'url' || kind === 'email' || kind === 'placeholder')
        spans[sentence.field].push({ start: sentence.start + start, end: sentence.start + end })
  }
  const terms = indexTerms(keep.map((phrase) => [phrase, null] as const))
  const texts = { subject: doc.subject?.text, preheader: doc.preheader?.text, draft: doc.text }
  for (const field of ['subject', 'preheader', 'draft'] as const) {
    const text = texts[field] ?? ''
    spans[field].push(...findTerms(text, terms), ...backticked(text), ...literalsIn(text))
  }
  const taken = {
    subject: merged(spans.subject),
    preheader: merged(spans.preheader),
    draft: merged(spans.draft),
  }
  const code = doc.html ? merged(codeIn(doc.draft.draft)) : []
  return (field, span) =>
    !meets(taken[field], span) &&
    (field !== 'draft' || code.length === 0 || !meets(code, doc.source.toSource(span)))
}

/** Code between backticks on one line. */
function backticked(text: string): Span[] {
  const spans: Span[] = []
  let open = -1
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i)
    if (c === '\n') open = -1
    else if (c === '`') {
      if (open < 0) open = i
      else {
        spans.push({ start: open, end: i + 1 })
        open = -1
      }
    }
  }
  return spans
}

/** Ranges of the source between the tags of code. */
function codeIn(html: string): Span[] {
  const lower = html.toLowerCase()
  return CODE.flatMap((name) => {
    const spans: Span[] = []
    let at = lower.indexOf(`<${name}`)
    while (at >= 0) {
      const after = lower.charCodeAt(at + name.length + 1)
      const isTag = !(after >= 97 && after <= 122)
      const close = isTag ? lower.indexOf(`</${name}`, at) : -1
      const end = close < 0 ? at + 1 : close
      if (isTag) spans.push({ start: at, end: close < 0 ? html.length : close })
      if (isTag && close < 0) break
      at = lower.indexOf(`<${name}`, end)
    }
    return spans
  })
}

/** Ranges in order, those that meet joined into one. */
function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ start: span.start, end: span.end })
  }
  return joined
}

/** True when a range reaches into one of the sorted ranges. */
function meets(spans: readonly Span[], { start, end }: Span): boolean {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as Span).end <= start) low = middle + 1
    else high = middle
  }
  const first = spans[low]
  return first !== undefined && first.start < Math.max(end, start + 1)
}
