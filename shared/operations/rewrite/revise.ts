/** Takes the steps of a rewrite until none helps any more. */
import { readAgain } from '../../engine/annotate.ts'
import type { Found } from '../../engine/check.ts'
import type { Draft, Field } from '../../engine/draft.ts'
import { heldToKind } from '../../engine/held-to-kind.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import type { Report } from '../../engine/report.ts'
import { RULES } from '../../engine/rules/index.ts'
import { evaluate, score } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { timesHeld } from '../phrase.ts'
import { changedFacts, type Facts, factsOf, losesHead, sameFacts, withoutNames } from './draft-facts.ts'
import { Revision } from './revision.ts'
import type { Proposal, State, Step, Wishes } from './step.ts'
import { answerFirst } from './steps/answer-first.ts'
import { ask } from './steps/ask.ts'
import { calm } from './steps/calm.ts'
import { claims } from './steps/claims.ts'
import { contractions } from './steps/contractions.ts'
import { directAsk } from './steps/direct-ask.ts'
import { emptyList } from './steps/empty-list.ts'
import { emptyTalk } from './steps/empty-talk.ts'
import { fixes } from './steps/fixes.ts'
import { hiddenPreview } from './steps/hidden-preview.ts'
import { linkLabel } from './steps/link-label.ts'
import { oneAsk } from './steps/one-ask.ts'
import { padding } from './steps/padding.ts'
import { exclude, include } from './steps/phrases.ts'
import { register } from './steps/register.ts'
import { shorten } from './steps/shorten.ts'
import { split } from './steps/split.ts'
import { subject } from './steps/subject.ts'
import { trim } from './steps/trim.ts'
import { type Accept, takeAll, withEdits } from './take.ts'

/** Order matters: what goes need not be mended; then mend, cut, and see what is left to ask. */
const STEPS: readonly Step[] = [
  directAsk,
  trim,
  calm,
  fixes,
  exclude,
  emptyTalk,
  claims,
  emptyList,
  padding,
  contractions,
  register,
  split,
  // A wish that stood among others may stand alone now.
  directAsk,
  answerFirst,
  shorten,
  oneAsk,
  ask,
  include,
]
/** Rounds until nothing changes; mails settle in two or three. */
const ROUNDS = 12
/** Kinds that a mail is taken for, one after the other, while it is mended. */
const KINDS = 3
/** Characters read again for changes that are tried: thousands of changes to a mail, and few to a book. */
const MOST_READ = 6_000_000

export interface Change {
  proposal: Proposal
  /** As sent: what stands between `start` and `end`. */
  before: string
  after: string
  /** Place in the field as sent. */
  start: number
  end: number
}

export interface Revised {
  draft: Draft
  /** Whether the change stood that `Wishes.turn` proposed. */
  turned: boolean
  revisions: Record<Field, Revision>
  changes: Change[]
  /** Words of its body. */
  words: number
  /** True when the mail was too long to try everything. */
  partly: boolean
  /** Why fixes of rules that were named were not made, by rule; each ends a sentence. */
  refused: ReadonlyMap<string, string>
  before: Facts
  after: Facts
}

/** What is known of a draft before it is revised. */
export interface Known {
  memo: Memo
  report: Report
}

export function revise(sent: Draft, context: Context, wishes: Wishes, known?: Known): Revised {
  const tools = { dictionary: context.dictionary, memo: known?.memo ?? new Memo() }
  /** A version as the next rewrite would take it up: held to the kind that it is surely of by then. */
  const asRead = (version: Draft): Draft => {
    const { kind, ...rest } = version
    const read = sent.kind === undefined ? rest : { ...rest, kind: sent.kind }
    return heldToKind(read, parse(read, context.profile, tools.memo, context.dictionary))
  }
  const draft = asRead(sent)
  const stateOf = (d: Draft): State => ({
    draft: d,
    memo: tools.memo,
    doc: parse(d, context.profile, tools.memo, context.dictionary),
    // What is too much to show at once is not too much to mend.
    report: score(d, context.profile, { ...tools, everything: true }),
  })
  const revisions = {
    subject: new Revision(draft.subject ?? ''),
    preheader: new Revision(draft.preheader ?? ''),
    draft: new Revision(draft.draft),
  }
  const changes: Change[] = []
  let state =
    known && !known.report.warnings.some(({ code }) => code === 'remarks_held_back')
      ? { ...known, draft, doc: parse(draft, context.profile, tools.memo, context.dictionary) }
      : stateOf(draft)
  const start = {
    facts: factsOf(state.doc),
    score: known ? known.report.score : evaluate(draft, context.profile, tools).score,
  }
  const sentScore = start.score
  let reference = start.facts
  /** Facts of the text as it stands. */
  let present = start.facts
  let current = start.score

  /** Changes that lost a fact where they stood: they do so in the next round as well. */
  const lost = new Set<string>()
  const refused = new Map<string, string>()
  const refuse = ({ rule }: Proposal, why: string): false => {
    if (rule !== null && wishes.rules?.has(rule)) refused.set(rule, why)
    return false
  }
  let left = Math.ceil(MOST_READ / readAgain(state.doc))
  const accept: Accept<Proposal> = (proposal) => {
    if (left === 0) return false
    left--
    if (wishes.rules && proposal.rule !== null && !wishes.rules.has(proposal.rule)) return false
    if (proposal.blocked !== undefined) return refuse(proposal, proposal.blocked)
    /** Words the caller wants gone or in: what else they touch gives way. */
    const asked = proposal.mayDropFacts && proposal.rule === null
    const changed = withEdits(state.draft, proposal)
    if (changed[proposal.field]?.trim() === '') return refuse(proposal, 'nothing would be left')
    const place = placeOf(state, proposal)
    if (lost.has(place)) return refuse(proposal, wouldLose(proposal))
    // Most of what is refused loses a fact, which is told without looking for faults.
    const doc = parse(changed, context.profile, tools.memo, context.dictionary)
    const facts = factsOf(doc)
    const isSame = proposal.type === 'include' ? keepsCore : proposal.mayDropFacts ? sameCore : sameFacts
    const isCut = proposal.type === 'cut' && !proposal.mayDropFacts
    if (!isSame(reference, facts) || (isCut && losesHead(present, facts))) {
      lost.add(place)
      return refuse(proposal, wouldLose(proposal))
    }
    const { score: after } = evaluate(changed, context.profile, tools)
    // What is mended may show what the mistake had hidden; only a mail worse than the one sent is refused.
    const floor =
      asked || mends(proposal)
        ? start.score
        : proposal.type === 'cut' ||
            proposal.type === 'split' ||
            proposal.rule === null ||
            proposal.rule === 'indirect-request'
          ? Math.max(start.score, current - (proposal.type === 'split' ? 2 : 1) * DENSER)
          : current
    if (after < floor) return refuse(proposal, 'the mail would score lower with it')
    if (!asked && !mends(proposal) && strays(changed))
      return refuse(proposal, 'the mail would read as another kind and score lower')
    if (loses(wishes.keep, changed)) return refuse(proposal, 'it would change a phrase of `keep.phrases`')
    if (!asked && loses(wishes.include, changed))
      return refuse(proposal, 'it would take a phrase of `must_include` away')
    make(proposal)
    if (proposal.mayDropFacts) reference = facts
    stand(changed, doc, facts, after)
    return true
  }
  /** Goes on from a version. What a fix set in small letters is a word from now on, as in the next rewrite. */
  const stand = (changed: Draft, doc: State['doc'], facts: Facts, after: number): void => {
    const words = reference.names.filter((name) => !facts.names.includes(name))
    if (words.length > 0) {
      start.facts = withoutNames(start.facts, words)
      reference = withoutNames(reference, words)
      lost.clear()
    }
    present = facts
    current = after
    state = { ...state, draft: changed, doc }
  }
  /** Whether a version would surely be taken for another kind of mail, and for a worse one than was sent. */
  const strays = (changed: Draft): boolean => {
    const read = asRead(changed)
    return read.kind !== changed.kind && evaluate(read, context.profile, tools).score < sentScore
  }
  const loses = (phrases: readonly string[], changed: Draft): boolean =>
    phrases.some((phrase) => timesHeld(state.draft.draft, phrase) > timesHeld(changed.draft, phrase))
  /** Writes down a change that stands. */
  const make = (proposal: Proposal): void => {
    for (const edit of [...proposal.edits].sort((a, b) => b.start - a.start)) {
      const revision = revisions[proposal.field]
      const origin = revision.originOf(edit.start, edit.end)
      const before = revision.original.slice(origin.start, origin.end)
      revision.replace(edit.start, edit.end, edit.replacement)
      // What only mends words of an earlier change has nothing to show of its own.
      if (before !== edit.replacement) changes.push({ proposal, before, after: edit.replacement, ...origin })
    }
  }
  /** Takes fixes in one go, last first, where all of them score no lower and make no mistake where they meet. */
  const acceptTogether: Accept<readonly Proposal[]> = (group) => {
    const plain = ({ rule, blocked, mayDropFacts }: Proposal) =>
      blocked === undefined && !mayDropFacts && rule !== null && (wishes.rules?.has(rule) ?? true)
    if (left === 0 || group.length < 2 || !group.every(plain)) return false
    left--
    const changed = group.reduce(withEdits, state.draft)
    const { doc, found, score: after } = evaluate(changed, context.profile, tools)
    const facts = factsOf(doc)
    if (after < current || !sameFacts(reference, facts)) return false
    if (bringsMistake(state.report.annotations, found) || strays(changed)) return false
    if (loses(wishes.keep, changed) || loses(wishes.include, changed)) return false
    for (const proposal of group) make(proposal)
    stand(changed, doc, facts, after)
    return true
  }

  const turned = wishes.turn?.(state, context).some(accept) ?? false
  const outcome = (): Revised => ({
    draft: state.draft,
    turned,
    revisions,
    changes,
    words: state.report.metrics.words,
    partly: left === 0,
    refused,
    before: start.facts,
    after: present,
  })
  // A variant that is not another way of saying it is none.
  if (wishes.turn && !turned) return outcome()
  if (turned) state = stateOf(state.draft)

  /** The version for which a step had nothing that stood: it has no more for it in the next round. */
  const done = new Map<Step, Draft>()
  const settle = (): void => {
    for (let round = 0, moved = true; round < ROUNDS && moved; round++) {
      moved = false
      for (const step of STEPS) {
        if ((wishes.light && step !== fixes) || done.get(step) === state.draft) continue
        let accepted = takeAll(step(state, wishes), accept, step === fixes ? acceptTogether : undefined)
        while (accepted) {
          moved = true
          state = stateOf(state.draft)
          // Mending shifts no ground; cutting does, so what is left to cut is asked anew.
          if (step === fixes || step === split || step === contractions) break
          accepted = takeAll(step(state, wishes), accept)
        }
        if (!accepted) done.set(step, state.draft)
      }
      // Last, from words that will not change any more; what it brings may let others help again.
      for (const step of [hiddenPreview, linkLabel, subject]) {
        if (moved || !takeAll(step(state, wishes, context), accept)) continue
        moved = true
        state = stateOf(state.draft)
      }
    }
  }
  settle()
  // A mended mail may read as another kind; what that kind asks for is done now, not when it is rewritten again.
  for (let kinds = 0; kinds < KINDS; kinds++) {
    const read = asRead(state.draft)
    if (read.kind === state.draft.kind) break
    const kept = {
      state,
      current,
      present,
      reference,
      facts: start.facts,
      changes: changes.length,
      ...revisions,
    }
    const copies = {
      subject: kept.subject.copy(),
      preheader: kept.preheader.copy(),
      draft: kept.draft.copy(),
    }
    state = stateOf(read)
    current = state.report.score
    start.score = current
    settle()
    if (current >= sentScore) continue
    // It would show a lower score than the mail that was sent.
    ;({ state, current, present, reference } = kept)
    start.facts = kept.facts
    changes.length = kept.changes
    Object.assign(revisions, copies)
    break
  }
  return outcome()
}

const wouldLose = ({ mayDropFacts }: Proposal): string =>
  `it would change a ${mayDropFacts ? '' : 'figure, a name, a '}link, a merge tag or the quoted thread, and those stay`

/** Characters beside an edit that tell its place. */
const BESIDE = 80

/** What a proposal does, and where: the same string for the same change between the same words. */
const placeOf = ({ draft }: State, { type, rule, field, edits, mayDropFacts }: Proposal): string => {
  const text = draft[field] ?? ''
  const told = edits.map(
    ({ start, end, replacement }) =>
      `${text.slice(Math.max(0, start - BESIDE), start)}|${text.slice(start, end + BESIDE)}|${end - start}|${replacement}`,
  )
  return [type, rule, field, mayDropFacts === true, ...told].join('\n')
}

/**
 * Points that fewer words may cost for now: the same faults stand closer then, and count for more until they are mended.
 * A question in place of a wish may cost as many, as it may show what the mail is; a split twice as many, as its second
 * half shows an opening that was hidden.
 */
const DENSER = 3

const CORRECTIONS: ReadonlySet<string> = new Set(
  RULES.filter(({ dimension }) => dimension === 'correctness').map(({ id }) => id),
)
const mends = ({ rule }: Proposal): boolean => rule !== null && CORRECTIONS.has(rule)

/** Whether a rule that looks for mistakes finds more than it did. */
function bringsMistake(before: Report['annotations'], after: readonly Found[]): boolean {
  const more = new Map<string, number>()
  for (const { rule } of after) if (CORRECTIONS.has(rule.id)) more.set(rule.id, (more.get(rule.id) ?? 0) + 1)
  for (const { rule_id: id } of before) if (more.has(id)) more.set(id, (more.get(id) ?? 0) - 1)
  return [...more.values()].some((count) => count > 0)
}

/** What the caller wants in may hold a link or a merge tag; all that was there stays. */
const keepsCore = (before: Facts, after: Facts): boolean =>
  before.untouched === after.untouched && changedFacts(before, after).dropped.length === 0

/** Links, placeholders and everything that is not the author's own must stay even where facts may go. */
function sameCore(before: Facts, after: Facts): boolean {
  return (
    before.untouched === after.untouched &&
    before.placeholders.join('\n') === after.placeholders.join('\n') &&
    changedFacts(before, after).added_links.length === 0 &&
    before.links.length === after.links.length
  )
}
