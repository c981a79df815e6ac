/** The rewrite of every section: one rewrite of the whole mail, cut along the sections. */
import type { Draft } from '../../engine/draft.ts'
import { Memo } from '../../engine/memo.ts'
import { evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { type Revised, revise } from '../rewrite/revise.ts'
import { becameOf, newAsk, reasonsIn } from './rewritten.ts'
import type { Plain } from './sections.ts'
import type { SectionResult } from './sections-contract.ts'

type Rewrite = Pick<SectionResult, 'rewrite' | 'rewrite_reason' | 'rewrite_delta'>

export const NO_REWRITE: Rewrite = { rewrite: null, rewrite_reason: null, rewrite_delta: null }
const because = (rewrite_reason: string): Rewrite => ({ ...NO_REWRITE, rewrite_reason })

/** Gives each section its rewrite. Scores are exact: each section is put into the mail as it was sent and scored. */
export function withRewrites(
  sections: readonly Plain[],
  draft: Draft,
  context: Context,
  english: boolean,
): SectionResult[] {
  const revised = revise(draft, context, {
    rules: null,
    wordsMax: null,
    contractions: context.profile.voice?.contractions ?? null,
    include: [],
    exclude: [],
    keep: [],
    goal: draft.goal,
    light: false,
  })
  const diffs = {
    subject: revised.revisions.subject.diff(),
    preheader: revised.revisions.preheader.diff(),
    draft: revised.revisions.draft.diff(),
  }
  const tools = { dictionary: context.dictionary, memo: new Memo() }
  const base = evaluate(draft, context.profile, tools).score
  const delta = (field: 'subject' | 'preheader' | 'draft', start: number, end: number, text: string) => {
    const whole = draft[field] ?? ''
    const changed = { ...draft, [field]: whole.slice(0, start) + text + whole.slice(end) }
    return evaluate(changed, context.profile, tools).score - base
  }
  const ask = newAsk(revised)
  return sections.map((section) => {
    const { field, start, end, text } = section
    if (ask && section.id === 'cta') {
      const line = ask.after.replace(/^(?:\s|<br>)+/, '')
      const gain = revised.revisions.draft.text === draft.draft ? 0 : deltaOfAsk(revised, draft, delta)
      return { ...section, rewrite: line, rewrite_reason: ask.proposal.reason, rewrite_delta: gain }
    }
    if (field === null || start === null || end === null || text === null)
      return { ...section, ...because(absent(section)) }
    if (field === 'from_name')
      return { ...section, ...because('The name you send from is yours to choose; it is never rewritten.') }
    let became = becameOf(diffs[field], { start, end })
    // The new ask stands behind the last part of the body; it is no part of that.
    if (ask && field === 'draft' && became.endsWith(ask.after)) became = became.slice(0, -ask.after.length)
    if (became.trim() === text.trim()) return { ...section, ...because(unchanged(section, english)) }
    const gain = delta(field, start, end, became)
    if (gain < 0)
      return {
        ...section,
        ...because('What the rewrite changes here only helps together with its other changes.'),
      }
    const reasons = reasonsIn(revised.changes, field, { start, end })
    const reason = reasons.length > 0 ? reasons.join(' ') : 'Mended together with what stands around it.'
    return { ...section, rewrite: became, rewrite_reason: reason, rewrite_delta: gain }
  })
}

/** What the mail gains with nothing but the new ask: added, or moved from where it stood. */
function deltaOfAsk(
  { changes }: Revised,
  draft: Draft,
  delta: (field: 'draft', start: number, end: number, text: string) => number,
): number {
  const of = changes.filter((c) => c.proposal.rule === 'missing-ask' || c.proposal.rule === 'buried-ask')
  let text = draft.draft
  for (const { start, end, after } of [...of].sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + after + text.slice(end)
  return delta('draft', 0, draft.draft.length, text)
}

function absent({ problems, expected }: Plain): string {
  if (problems.length > 0) return 'It is not there, and only you have what belongs in it.'
  return expected === 'may'
    ? 'Mail of this kind does without it.'
    : 'It is not there; nothing is made up to fill it.'
}

function unchanged({ problems, id }: Plain, english: boolean): string {
  const costly = problems.filter((p) => p.points > 0)
  if (!english) return 'The local engine rewrites English only.'
  if (costly.length === 0) return 'Nothing here costs points.'
  if (id === 'footer' || id === 'signature') return 'Signature and footer are never rewritten.'
  const judged = names(costly.filter((p) => p.fix_offered))
  if (judged !== '')
    return `A fix is offered for ${judged}, but it may change what you mean, so it is yours to take.`
  return `What costs points here (${names(costly)}) takes words or facts that only you, or a model, can add.`
}

/** The first three rules, each once. */
const names = (problems: Plain['problems']): string =>
  [...new Set(problems.map((p) => p.rule_id))].slice(0, 3).join(', ')
