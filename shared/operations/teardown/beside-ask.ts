/** What stands beside the ask of a section and has to go where the ask is put better. */
import type { Doc } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { findAsks } from '../cta/found.ts'
import type { Plain } from './sections.ts'

/** Whether two ranges share nothing. */
export const apart = (a: Span, b: Span): boolean => a.end <= b.start || a.start >= b.end

/** The sentences of a section that offer a booking link too early, in the caller's own string. */
export function earlyLinks(doc: Doc, { problems, start, end }: Plain): Span[] {
  if (start === null || end === null) return []
  return doc.sentences.flatMap((sentence) => {
    if (sentence.field !== 'draft') return []
    const span = doc.source.toSource(sentence)
    const isEarly = problems.some(
      ({ rule_id, places }) =>
        rule_id === 'calendar-link-early' && places.some((p) => span.start <= p.start && p.end <= span.end),
    )
    return isEarly && span.start >= start && span.end <= end ? [span] : []
  })
}

/** What is put to choice beside the ask: the reader is asked to choose before they are asked to answer. */
const CHOICE = /^(?:you can also|alternatively|or)\b/i

/** Sentences of a section that ask for something and hold no fact, in the caller's own string: “Let me know your thoughts.” */
export function otherAsks(doc: Doc, { start, end }: Plain): Span[] {
  if (start === null || end === null) return []
  const asking = new Set(findAsks(doc).map(({ sentence }) => sentence))
  return doc.sentences.flatMap(({ field, text, tokens, start: from, end: to }, i) => {
    if (field !== 'draft' || !(asking.has(i) || CHOICE.test(text.trim()))) return []
    if (
      tokens.some(
        ({ kind }) => kind === 'number' || kind === 'url' || kind === 'email' || kind === 'placeholder',
      )
    )
      return []
    const span = doc.source.toSource({ start: from, end: to })
    return span.start >= start && span.end <= end ? [span] : []
  })
}
