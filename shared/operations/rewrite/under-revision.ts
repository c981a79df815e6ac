/** A mail while it is revised: its text as it stands, what was changed so far, and what is known of both. */

import type { Doc } from '../../engine/doc.ts'
import type { Draft, Field } from '../../engine/draft.ts'
import { heldToKind } from '../../engine/held-to-kind.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import type { Report } from '../../engine/report.ts'
import { evaluate, score } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import { type Facts, factsOf, namesOf, withoutNames } from './draft-facts.ts'
import { Revision } from './revision.ts'
import type { Proposal, State } from './step.ts'

/** A change that stands. */
export interface Change {
  proposal: Proposal
  /** As sent: what stands between `start` and `end`. */
  before: string
  after: string
  /** Place in the field as sent. */
  start: number
  end: number
}

/** What is known of a draft before it is revised. */
export interface Known {
  memo: Memo
  report: Report
}

/** The mail with a change in it. */
export interface Version {
  draft: Draft
  doc: Doc
  facts: Facts
  score: number
}

export class UnderRevision {
  readonly changes: Change[] = []
  readonly revisions: Record<Field, Revision>
  /** Score of the mail as sent. */
  readonly sentScore: number
  /** The text as it stands; its report is that of the last `read`. */
  state: State
  /** Facts of the mail as sent, without names that turned out to be words. */
  sentFacts: Facts
  /** The facts that a change must keep: those as sent, or those left by the last change that was free to drop some. */
  reference: Facts
  /** Facts of the text as it stands. */
  present: Facts
  /** Score of the text as it stands. */
  score: number
  /** What no change may bring the mail under: its score as sent, or as it was first read as the kind it is of by now. */
  least: number
  /** Names that the brand voice writes where something else stood: no fact that a change invents. */
  readonly ownNames: readonly string[]
  readonly #sent: Draft
  readonly #context: Context
  readonly #tools: { dictionary: Context['dictionary']; memo: Memo }

  constructor(sent: Draft, context: Context, known?: Known) {
    this.#sent = sent
    this.#context = context
    this.ownNames = namesOf(context.profile.voice)
    this.#tools = { dictionary: context.dictionary, memo: known?.memo ?? new Memo() }
    const draft = this.asRead(sent)
    this.revisions = {
      subject: new Revision(draft.subject ?? ''),
      preheader: new Revision(draft.preheader ?? ''),
      draft: new Revision(draft.draft),
    }
    this.state =
      known && !known.report.warnings.some(({ code }) => code === 'remarks_held_back')
        ? { ...known, draft, doc: this.docOf(draft) }
        : this.#stateOf(draft)
    this.sentFacts = this.reference = this.present = factsOf(this.state.doc)
    this.sentScore = this.score = this.least = known ? known.report.score : this.evaluated(draft).score
  }

  /** A version as the next rewrite would take it up: held to the kind that it is surely of by then. */
  asRead(version: Draft): Draft {
    const { kind: _, taken: __, ...rest } = version
    const read = this.#sent.kind === undefined ? rest : { ...rest, kind: this.#sent.kind }
    return heldToKind(read, this.docOf(read))
  }

  docOf(draft: Draft): Doc {
    return parse(draft, this.#context.profile, this.#tools.memo, this.#context.dictionary)
  }

  evaluated(draft: Draft) {
    return evaluate(draft, this.#context.profile, this.#tools)
  }

  #stateOf(draft: Draft): State {
    return {
      draft,
      memo: this.#tools.memo,
      doc: this.docOf(draft),
      // What is too much to show at once is not too much to mend.
      report: score(draft, this.#context.profile, { ...this.#tools, everything: true }),
    }
  }

  /** Reads the text anew, with all remarks on it; as another kind where `draft` is of one. */
  read(draft: Draft = this.state.draft): void {
    this.state = this.#stateOf(draft)
  }

  /** Writes down a change that stands. */
  note(proposal: Proposal): void {
    for (const edit of [...proposal.edits].sort((a, b) => b.start - a.start)) {
      const revision = this.revisions[proposal.field]
      const origin = revision.originOf(edit.start, edit.end)
      const before = revision.original.slice(origin.start, origin.end)
      revision.replace(edit.start, edit.end, edit.replacement)
      // What only mends words of an earlier change has nothing to show of its own.
      if (before !== edit.replacement)
        this.changes.push({ proposal, before, after: edit.replacement, ...origin })
    }
  }

  /**
   * Goes on from a version, and says whether names became words in it: what a fix set in small letters is a word from
   * now on, as in the next rewrite.
   */
  goOnFrom({ draft, doc, facts, score }: Version): boolean {
    const words = this.reference.names.filter((name) => !facts.names.includes(name))
    if (words.length > 0) {
      this.sentFacts = withoutNames(this.sentFacts, words)
      this.reference = withoutNames(this.reference, words)
    }
    this.present = facts
    this.score = score
    this.state = { ...this.state, draft, doc }
    return words.length > 0
  }

  /** Remembers how the mail stands, and gives what puts it back to that. */
  mark(): () => void {
    const { state, sentFacts, reference, present, score, least } = this
    const changes = this.changes.length
    const { subject, preheader, draft } = this.revisions
    const revisions = { subject: subject.copy(), preheader: preheader.copy(), draft: draft.copy() }
    return () => {
      Object.assign(this, { state, sentFacts, reference, present, score, least })
      this.changes.length = changes
      Object.assign(this.revisions, revisions)
    }
  }
}
