/** Whether a change of a rewrite stands: what it must not lose, and what the mail may score with it. */
import { readAgain } from '../../engine/annotate.ts'
import type { Found } from '../../engine/check.ts'
import type { Draft } from '../../engine/draft.ts'
import { kindHeld } from '../../engine/held-to-kind.ts'
import type { Report } from '../../engine/report.ts'
import { RULES } from '../../engine/rules/index.ts'
import { timesHeld } from '../phrase.ts'
import { changedFacts, type Facts, factsOf, losesHead, sameFacts, withoutNames } from './draft-facts.ts'
import type { Proposal, State, Wishes } from './step.ts'
import { type Accept, withEdits } from './take.ts'
import type { UnderRevision, Version } from './under-revision.ts'

/** Characters read again for changes that are tried: thousands of changes to a mail, and few to a book. */
const MOST_READ = 6_000_000

/** Changes that are tried in one go: a mail has fewer, and a book is rewritten in part. */
const MOST_TOGETHER = 60

/** Tries changes in a mail, makes those that stand, and remembers why others do not. */
export class Acceptance {
  /** Why fixes of rules that were named were not made, by rule; each ends a sentence. */
  readonly refused = new Map<string, string>()
  readonly #mail: UnderRevision
  readonly #wishes: Wishes
  /** Changes that lost a fact where they stood: they do so in the next round as well. */
  readonly #lost = new Set<string>()
  /** Changes that may be tried still. */
  #left: number

  constructor(mail: UnderRevision, wishes: Wishes) {
    this.#mail = mail
    this.#wishes = wishes
    this.#left = Math.ceil(MOST_READ / readAgain(mail.state.doc))
  }

  /** True when the mail was too long to try everything. */
  get spent(): boolean {
    return this.#left === 0
  }

  /** Makes a change where it helps. */
  readonly one: Accept<Proposal> = (proposal) => {
    if (this.spent) return false
    this.#left--
    if (!this.#isAllowed(proposal)) return false
    const version = this.#versionWith(proposal)
    if (typeof version === 'string') {
      if (proposal.rule !== null && this.#wishes.rules?.has(proposal.rule))
        this.refused.set(proposal.rule, version)
      return false
    }
    this.#mail.note(proposal)
    if (proposal.mayDropFacts) this.#mail.reference = version.facts
    this.#goOnFrom(version)
    return true
  }

  /** Makes fixes in one go, last first, where all of them score no lower and make no mistake where they meet. */
  readonly together: Accept<readonly Proposal[]> = (group) => {
    const isPlain = (proposal: Proposal) =>
      proposal.blocked === undefined && !proposal.mayDropFacts && this.#isAllowed(proposal)
    if (this.spent || group.length < 2 || group.length > MOST_TOGETHER || !group.every(isPlain)) return false
    this.#left--
    const mail = this.#mail
    const draft = group.reduce(withEdits, mail.state.draft)
    const { doc, found, score } = mail.evaluated(draft)
    const facts = factsOf(doc)
    if (score < mail.score || !group.every((proposal) => keepsFacts(proposal, mail, facts))) return false
    if (bringsMistake(mail.state.report.annotations, found) || this.#strays(draft)) return false
    if (this.#loses(this.#wishes.keep, draft) || this.#loses(this.#wishes.include, draft)) return false
    if (this.#brings(this.#wishes.exclude, draft)) return false
    for (const proposal of group) mail.note(proposal)
    this.#goOnFrom({ draft, doc, facts, score })
    return true
  }

  /** Whether the caller lets the rule of a change have its way. */
  #isAllowed({ rule }: Proposal): boolean {
    return rule === null || (this.#wishes.rules?.has(rule) ?? true)
  }

  /** The mail with a change, or why the change must not be made; what is told at little cost is asked first. */
  #versionWith(proposal: Proposal): Version | string {
    const mail = this.#mail
    if (proposal.blocked !== undefined) return proposal.blocked
    const draft = withEdits(mail.state.draft, proposal)
    if (draft[proposal.field]?.trim() === '') return 'nothing would be left'
    const place = placeOf(mail.state, proposal)
    if (this.#lost.has(place)) return wouldLose(proposal)
    // Most of what is refused loses a fact, which is told without looking for faults.
    const doc = mail.docOf(draft)
    const facts = factsOf(doc)
    if (!keepsFacts(proposal, mail, facts)) {
      this.#lost.add(place)
      return wouldLose(proposal)
    }
    const { score } = mail.evaluated(draft)
    if (score < leastScore(proposal, mail)) return 'the mail would score lower with it'
    if (!isAskedFor(proposal) && !mends(proposal) && this.#strays(draft))
      return 'the mail would read as another kind and score lower'
    if (this.#loses(this.#wishes.keep, draft)) return 'it would change a phrase of `keep.phrases`'
    if (this.#brings(this.#wishes.exclude, draft)) return 'it would bring a phrase of `must_not_include`'
    if (!isAskedFor(proposal) && this.#loses(this.#wishes.include, draft))
      return 'it would take a phrase of `must_include` away'
    return { draft, doc, facts, score }
  }

  #goOnFrom(version: Version): void {
    if (this.#mail.goOnFrom(version)) this.#lost.clear()
  }

  /** Whether a version would surely be taken for another kind of mail, and for a worse one than was sent. */
  #strays(draft: Draft): boolean {
    const read = this.#mail.asRead(draft)
    return kindHeld(read) !== kindHeld(draft) && this.#mail.evaluated(read).score < this.#mail.sentScore
  }

  #loses(phrases: readonly string[], draft: Draft): boolean {
    return holdsMore(phrases, this.#mail.state.draft, draft)
  }

  #brings(phrases: readonly string[], draft: Draft): boolean {
    return holdsMore(phrases, draft, this.#mail.state.draft)
  }
}

/** Whether any of the phrases stands more often in the body of the first draft than in that of the second. */
const holdsMore = (phrases: readonly string[], { draft: one }: Draft, { draft: other }: Draft): boolean =>
  phrases.some((phrase) => timesHeld(one, phrase) > timesHeld(other, phrase))

/** Words the caller wants gone or in: what else they touch gives way. */
const isAskedFor = ({ mayDropFacts, rule }: Proposal): boolean => mayDropFacts === true && rule === null

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

/** What the mail must score with a change. What is mended may show what the mistake had hidden. */
function leastScore(proposal: Proposal, { score, least }: UnderRevision): number {
  if (isAskedFor(proposal) || mends(proposal)) return least
  const { type, rule } = proposal
  if (type === 'split') return Math.max(least, score - 2 * DENSER)
  const mayThin = type === 'cut' || rule === null || rule === 'indirect-request'
  return mayThin ? Math.max(least, score - DENSER) : score
}

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

/** Whether the facts with a change are those that it must keep. */
function keepsFacts(
  { type, mayDropFacts }: Proposal,
  { reference, present, ownNames }: UnderRevision,
  found: Facts,
): boolean {
  const after = withoutNames(found, ownNames)
  if (type === 'include') return keepsCore(reference, after)
  if (mayDropFacts) return sameCore(reference, after)
  return sameFacts(reference, after) && !(type === 'cut' && losesHead(present, after))
}

/** What the caller wants in may hold a link or a merge tag; all that was there stays. */
const keepsCore = (before: Facts, after: Facts): boolean =>
  before.untouched === after.untouched && changedFacts(before, after).dropped.length === 0

/** Links, placeholders and everything that is not the author's own must stay even where facts may go. */
const sameCore = (before: Facts, after: Facts): boolean =>
  before.untouched === after.untouched &&
  before.placeholders.join('\n') === after.placeholders.join('\n') &&
  changedFacts(before, after).added_links.length === 0 &&
  before.links.length === after.links.length
