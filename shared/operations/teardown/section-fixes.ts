/** A rewrite of one section by what its own findings offer, whatever the rewrite of the whole mail made of it. */
import type { Draft, Span } from '../../engine/draft.ts'
import type { Memo } from '../../engine/memo.ts'
import { evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { factsOf, sameFacts } from '../rewrite/draft-facts.ts'
import type { Proposal, State, Wishes } from '../rewrite/step.ts'
import { emptyTalk } from '../rewrite/steps/empty-talk.ts'
import { fixes } from '../rewrite/steps/fixes.ts'
import { split } from '../rewrite/steps/split.ts'
import { ASKING } from './own-ask.ts'

/** A text in place of a section. */
export interface Offer {
  text: string
  reason: string
  /** Points that the mail gains with it. */
  gain: number
  /** Whether it is known to ask, whatever its words say by themselves: those of a link do. */
  isAsk?: true
}

/** What a risky fix of these guesses, nobody should find written out: “stollen” is no “stolen”. */
const GUESSES: ReadonlySet<string> = new Set(['long-sentence', 'missing-end-mark', 'misspelling'])
const READ_FIRST = 'Fixes that may change what you mean are among them, so read it before you take it.'

/** Tries what the rules of a section offer inside its range of the body. Reads the mail once and scores it once for each proposal. */
export function sectionFixes(state: State, wishes: Wishes, context: Context, memo: Memo) {
  const every = new Set(state.report.annotations.map(({ rule_id }) => rule_id))
  const safe = new Set(fixes(state, wishes).map(keyOf))
  // Cuts first: what goes needs no mending.
  const proposals = [
    ...emptyTalk(state, wishes),
    ...split(state, wishes),
    ...fixes(state, { ...wishes, rules: every }),
  ].filter(
    (p) =>
      p.field === 'draft' &&
      // A mail asks in one place, and that is written elsewhere.
      !ASKING.has(p.rule ?? '') &&
      // Where to part a sentence the step above knows better; where one ends is a guess in tables and lists.
      (!GUESSES.has(p.rule ?? '') || p.type === 'split' || safe.has(keyOf(p))),
  )
  const before = factsOf(state.doc)
  const tools = { dictionary: context.dictionary, memo }

  /** `rules` found something in the section; those of `dear` cost points there, and of the others no risky fix can gain any. */
  return (span: Span, rules: ReadonlySet<string>, dear: ReadonlySet<string>): Offer | null => {
    const taken: Proposal[] = []
    let score = state.report.score
    for (const proposal of proposals) {
      if (
        !rules.has(proposal.rule ?? '') ||
        !within(proposal, span) ||
        (proposal.type === 'fix' && !dear.has(proposal.rule ?? '') && !safe.has(keyOf(proposal))) ||
        taken.some((other) => overlap(other, proposal))
      )
        continue
      const changed = withAll(state.draft, [...taken, proposal])
      const after = evaluate(changed, context.profile, tools)
      if (after.score < score || !sameFacts(before, factsOf(after.doc))) continue
      if (after.score === score && proposal.type === 'fix' && !safe.has(keyOf(proposal))) continue
      taken.push(proposal)
      score = after.score
    }
    const gain = score - state.report.score
    if (taken.length === 0 || gain <= 0) return null
    const grown = withAll(state.draft, taken).draft
    const risky = taken.some((p) => p.type !== 'cut' && p.type !== 'split' && !safe.has(keyOf(p)))
    const reasons = [...new Set(taken.map(({ reason }) => reason)), ...(risky ? [READ_FIRST] : [])]
    return {
      text: grown.slice(span.start, grown.length - (state.draft.draft.length - span.end)),
      reason: reasons.join(' '),
      gain,
    }
  }
}

const keyOf = ({ rule, edits }: Proposal) =>
  `${rule} ${edits.map(({ start, end, replacement }) => `${start} ${end} ${replacement}`).join()}`

const within = ({ edits }: Proposal, { start, end }: Span) =>
  edits.every((edit) => edit.start >= start && edit.end <= end)

const overlap = (a: Proposal, b: Proposal) =>
  a.edits.some((x) => b.edits.some((y) => x.start <= y.end && y.start <= x.end))

function withAll(draft: Draft, proposals: readonly Proposal[]): Draft {
  let text = draft.draft
  for (const { start, end, replacement } of proposals
    .flatMap(({ edits }) => edits)
    .sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + replacement + text.slice(end)
  return { ...draft, draft: text }
}
