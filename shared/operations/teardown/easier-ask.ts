/** An ask that is easier to answer, by what the finding on it offers. */
import type { Doc } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import type { Edit } from '../../engine/edit.ts'
import { hangingOn } from '../cta/followed.ts'
import type { ReadDraft } from '../read-draft.ts'
import type { Plain } from './sections.ts'

/** Findings on an ask whose fix is another ask in its place. */
const ASKS_TOO_MUCH: ReadonlySet<string> = new Set(['high-friction-ask'])

interface Easier {
  /** In offsets of the section's own text. */
  edits: Edit[]
  reason: string
}

/** The fix of an ask that is the whole of its sentence; what answers that ask goes with it. `null` where there is none. */
export function easierAsk({ doc, report }: ReadDraft, { start, end, problems }: Plain): Easier | null {
  if (start === null || end === null) return null
  const ids = new Set(
    problems.flatMap(({ rule_id, places }) =>
      ASKS_TOO_MUCH.has(rule_id) ? places.map(({ annotation_id }) => annotation_id) : [],
    ),
  )
  const found = report.annotations.find((a) => ids.has(a.id) && a.start >= start && a.end <= end)
  const fix = found?.fixes.find(({ score_delta }) => score_delta > 0)
  if (!found || !fix) return null
  const asked = doc.sentences.findIndex((s) => {
    const span = doc.source.toSource(s)
    return span.start <= found.start && found.end <= span.end
  })
  const answer = hangingOn(doc, asked)
  const gone = answer ? [doc.source.toSource(answer)] : []
  if (gone.some((span) => span.start < found.end || span.end > end)) return null
  return {
    edits: [{ start: found.start, end: found.end, replacement: fix.replacement }, ...gone.map(cut)].map(
      (edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }),
    ),
    reason: `${found.message} A smaller question is easier to answer${
      answer ? '; what answered the first one goes with it and can follow in your next mail' : ''
    }. It may change what you mean, so read it before you take it.`,
  }
}

const cut = (span: Span): Edit => ({ ...span, replacement: '' })

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
