import type { Doc } from '../../../engine/doc.ts'
import type { Draft, Span } from '../../../engine/draft.ts'
import { parse } from '../../../engine/parse.ts'
import { score } from '../../../engine/score.ts'
import type { Context } from '../../operation.ts'
import { factsOf, sameFacts } from '../draft-facts.ts'
import type { Proposal, State, Wishes } from '../step.ts'
import { fixes } from './fixes.ts'
import { trim } from './trim.ts'

/** Visible text before which hidden text is what inboxes show behind the subject. */
const TOP = 200
/** What is mended there; the rest is judged by its place in a mail, which this line has not. */
const MENDED = new Set(['correctness', 'clarity', 'tone', 'brand_voice'])

/** Proposes for the hidden first line of an HTML mail, which the inbox shows, what is mended in its body. */
export function hiddenPreview({ draft, doc, memo }: State, wishes: Wishes, context: Context): Proposal[] {
  const place = placeOf(doc)
  if (!place) return []
  const line: Draft = {
    draft: draft.draft.slice(place.start, place.end),
    format: 'html',
    kind: doc.kind,
    ...(draft.locale === undefined ? {} : { locale: draft.locale }),
  }
  const tools = { dictionary: context.dictionary, memo }
  const read = (d: Draft) => parse(d, context.profile, tools.memo, context.dictionary)
  const report = score(line, context.profile, { ...tools, everything: true })
  const state: State = {
    draft: line,
    memo,
    doc: read(line),
    report: { ...report, annotations: report.annotations.filter(({ dimension }) => MENDED.has(dimension)) },
  }
  const known = factsOf(state.doc)
  return [...fixes(state, wishes), ...trim(state, wishes)].flatMap((proposal): Proposal[] => {
    if (proposal.blocked !== undefined || proposal.mayDropFacts) return []
    const text = [...proposal.edits]
      .sort((a, b) => b.start - a.start)
      .reduce((t, { start, end, replacement }) => t.slice(0, start) + replacement + t.slice(end), line.draft)
    if (text.trim() === '' || !sameFacts(known, factsOf(read({ ...line, draft: text })))) return []
    const edits = proposal.edits.map((edit) => ({
      ...edit,
      start: edit.start + place.start,
      end: edit.end + place.start,
    }))
    return [{ ...proposal, edits }]
  })
}

/** Where the hidden line stands in the source; `null` where there is none, or tags stand in it. */
function placeOf({ html, source, text, draft }: Doc): Span | null {
  if (!html || draft.preheader) return null
  const limit = text === '' ? Number.POSITIVE_INFINITY : source.toSource({ start: 0, end: TOP }).end
  const found = html.hidden.find((hidden) => hidden.source.start < limit && /\p{L}{2}/u.test(hidden.text))
  return found && !draft.draft.slice(found.source.start, found.source.end).includes('<') ? found.source : null
}
