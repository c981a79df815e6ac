/** Takes the steps of a rewrite until none helps any more. */
import type { Draft, Field } from '../../engine/draft.ts'
import { kindHeld } from '../../engine/held-to-kind.ts'
import type { Context } from '../operation.ts'
import { Acceptance } from './accept.ts'
import type { Facts } from './draft-facts.ts'
import type { Revision } from './revision.ts'
import type { Step, Wishes } from './step.ts'
import { active } from './steps/active.ts'
import { answerFirst } from './steps/answer-first.ts'
import { ask } from './steps/ask.ts'
import { callInTwo } from './steps/call-in-two.ts'
import { calm } from './steps/calm.ts'
import { claims } from './steps/claims.ts'
import { contractions } from './steps/contractions.ts'
import { directAsk } from './steps/direct-ask.ts'
import { emptyList } from './steps/empty-list.ts'
import { emptyTalk } from './steps/empty-talk.ts'
import { fixes } from './steps/fixes.ts'
import { hiddenPreview } from './steps/hidden-preview.ts'
import { introduced } from './steps/introduced.ts'
import { lesserAsk } from './steps/lesser-ask.ts'
import { linkLabel } from './steps/link-label.ts'
import { linkWords } from './steps/link-words.ts'
import { leadIn, oneAsk } from './steps/one-ask.ts'
import { padding } from './steps/padding.ts'
import { exclude, include } from './steps/phrases.ts'
import { pitch } from './steps/pitch.ts'
import { register } from './steps/register.ts'
import { resumed } from './steps/resumed.ts'
import { shorten } from './steps/shorten.ts'
import { split } from './steps/split.ts'
import { subject } from './steps/subject.ts'
import { trim } from './steps/trim.ts'
import { takeAll } from './take.ts'
import { type Change, type Known, UnderRevision } from './under-revision.ts'

/** Order matters: what goes need not be mended; then mend, cut, and see what is left to ask. */
const STEPS: readonly Step[] = [
  introduced,
  resumed,
  callInTwo,
  pitch,
  leadIn,
  lesserAsk,
  directAsk,
  trim,
  active,
  linkWords,
  calm,
  fixes,
  exclude,
  emptyTalk,
  claims,
  pitch,
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
/** Last, from words that will not change any more; what they bring may let others help again. */
const LAST = [hiddenPreview, linkLabel, subject]
/** Rounds until nothing changes; mails settle in two or three. */
const ROUNDS = 12
/** Kinds that a mail is taken for, one after the other, while it is mended. */
const KINDS = 3

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

/** The mail with all that helps it, and what was changed; `known` saves reading it where somebody has. */
export function revise(sent: Draft, context: Context, wishes: Wishes, known?: Known): Revised {
  const mail = new UnderRevision(sent, context, known)
  const acceptance = new Acceptance(mail, wishes)
  const turned = wishes.turn?.(mail.state, context).some(acceptance.one) ?? false
  if (turned) mail.read()
  // A variant that is not another way of saying it is none.
  if (turned || !wishes.turn) settleAsItsKind(mail, () => settle(mail, acceptance, wishes, context))
  const { state, revisions, changes, sentFacts, present } = mail
  return {
    draft: state.draft,
    turned,
    revisions,
    changes,
    words: state.report.metrics.words,
    partly: acceptance.spent,
    refused: acceptance.refused,
    before: sentFacts,
    after: present,
  }
}

/** Steps whose changes do not hang on one another: most stand all together, which is told in one try. */
const EACH_BY_ITSELF: ReadonlySet<Step> = new Set([trim, active, calm, fixes, split])

/** Takes the steps round by round until a round changes nothing. */
function settle(mail: UnderRevision, acceptance: Acceptance, wishes: Wishes, context: Context): void {
  /** The version for which a step had nothing that stood: it has no more for it in the next round. */
  const done = new Map<Step, Draft>()
  for (let round = 0, moved = true; round < ROUNDS && moved; round++) {
    moved = false
    for (const step of STEPS) {
      if ((wishes.light && step !== fixes) || done.get(step) === mail.state.draft) continue
      const together = EACH_BY_ITSELF.has(step) ? acceptance.together : undefined
      let accepted = takeAll(step(mail.state, wishes), acceptance.one, together)
      while (accepted) {
        moved = true
        mail.read()
        // Mending shifts no ground; cutting does, so what is left to cut is asked anew.
        if (step === fixes || step === split || step === contractions) break
        accepted = takeAll(step(mail.state, wishes), acceptance.one, together)
      }
      if (!accepted) done.set(step, mail.state.draft)
    }
    for (const step of LAST) {
      if (moved || !takeAll(step(mail.state, wishes, context), acceptance.one)) continue
      moved = true
      mail.read()
    }
  }
}

/** A mended mail may read as another kind; what that kind asks for is done now, not when it is rewritten again. */
function settleAsItsKind(mail: UnderRevision, settle: () => void): void {
  settle()
  for (let kinds = 0; kinds < KINDS; kinds++) {
    const read = mail.asRead(mail.state.draft)
    if (kindHeld(read) === kindHeld(mail.state.draft)) return
    const takeBack = mail.mark()
    mail.read(read)
    mail.least = mail.score = mail.state.report.score
    settle()
    if (mail.score >= mail.sentScore) continue
    // It would show a lower score than the mail that was sent.
    takeBack()
    return
  }
}
