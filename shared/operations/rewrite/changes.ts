/** The changes of a rewrite as a reader sees them: apart from each other, and applied, they give the rewrite. */
import type { Span } from '../../engine/draft.ts'
import { evidenceOf } from '../evidence-of.ts'
import type { Revised } from './revise.ts'
import type { DiffPart } from './revision.ts'
import type { Proposal } from './step.ts'
import type { Change as Step } from './under-revision.ts'

/** The fields of a mail, in the order a reader meets them. */
export const FIELDS = ['subject', 'preheader', 'draft'] as const

/** A stretch of the text as sent, and what stands in its place. */
export interface Hunk {
  start: number
  end: number
  before: string
  after: string
}

/**
 * In the order of the fields and of the text. Several steps at one place are one change with all their reasons, and so
 * is what stands or falls together: each change can be taken without the others.
 */
export const changesOf = ({ revisions, changes }: Revised) =>
  FIELDS.flatMap((field) => {
    const steps = changes.filter(({ proposal }) => proposal.field === field)
    const { original } = revisions[field]
    return spansOf(steps)
      .reduce((hunks, span) => joined(hunks, span, original), hunksOf(revisions[field].diff()))
      .map((hunk) => ({ ...described(stepsAt(hunk, steps)), field, ...hunk }))
  })

/** From the first to the last place of each step that changes several which need each other. */
function spansOf(steps: readonly Step[]): Span[] {
  const spans = new Map<Proposal, Span>()
  for (const { proposal, start, end } of steps) {
    // Breaks between paragraphs, or emoji that go: each makes sense without the others.
    if (proposal.edits.every(({ replacement }) => replacement.trim() === '')) continue
    const known = spans.get(proposal) ?? { start, end }
    spans.set(proposal, { start: Math.min(known.start, start), end: Math.max(known.end, end) })
  }
  return [...spans.values()]
}

/** The hunks with those that touch a span as one, the words between them in it. */
function joined(hunks: readonly Hunk[], span: Span, original: string): Hunk[] {
  const touches = ({ start, end }: Hunk) => start <= span.end && span.start <= end
  const [first, ...others] = hunks.filter(touches)
  if (!first) return [...hunks]
  const one = others.reduce(
    (left, right) => ({
      start: left.start,
      end: right.end,
      before: original.slice(left.start, right.end),
      after: left.after + original.slice(left.end, right.start) + right.after,
    }),
    first,
  )
  return hunks.flatMap((hunk) => (hunk === first ? [one] : touches(hunk) ? [] : [hunk]))
}

/** What was deleted and inserted, a hunk for each stretch. */
export function hunksOf(parts: readonly DiffPart[]): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | null = null
  for (const { op, text } of parts) {
    if (op === 'equal') {
      open = null
      at += text.length
      continue
    }
    if (!open) {
      open = { start: at, end: at, before: '', after: '' }
      hunks.push(open)
    }
    if (op === 'insert') open.after += text
    else {
      open.before += text
      at += text.length
      open.end = at
    }
  }
  return hunks
}

/** The steps that made a hunk, the largest first; where edges were trimmed away, the nearest one. */
function stepsAt({ start, end }: Hunk, steps: readonly Step[]): Step[] {
  const gap = (step: Step) => Math.max(step.start - end, start - step.end, 0)
  const least = Math.min(...steps.map(gap))
  return steps.filter((step) => gap(step) === least).sort((a, b) => b.end - b.start - (a.end - a.start))
}

function described(steps: readonly Step[]) {
  const proposals = steps.map(({ proposal }) => proposal)
  const [main] = proposals
  const rules = new Set(proposals.map(({ rule }) => rule))
  return {
    type: main?.type ?? ('fix' satisfies Proposal['type']),
    rule_id: main?.rule ?? null,
    reason: [...new Set(proposals.map(({ reason }) => reason))].join(' '),
    evidence: evidenceOf(rules),
  }
}
