/** The changes of a rewrite as a reader sees them: apart from each other, and applied, they give the rewrite. */
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

/** In the order of the fields and of the text. Several steps at one place are one change with all their reasons. */
export const changesOf = ({ revisions, changes }: Revised) =>
  FIELDS.flatMap((field) => {
    const steps = changes.filter(({ proposal }) => proposal.field === field)
    return hunksOf(revisions[field].diff()).map((hunk) => ({
      ...described(stepsAt(hunk, steps)),
      field,
      ...hunk,
    }))
  })

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
