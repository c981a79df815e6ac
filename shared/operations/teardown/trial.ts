/** What the rewrite of each section is made and weighed with: the mail, its rewrite as a whole, and what a try gains. */
import type { Field, Span } from '../../engine/draft.ts'
import { heldToKind } from '../../engine/held-to-kind.ts'
import { parse } from '../../engine/parse.ts'
import { evaluate } from '../../engine/score.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { type Revised, revise } from '../rewrite/revise.ts'
import { NO_WISHES, type Wishes } from '../rewrite/step.ts'
import type { Anatomy } from './anatomy.ts'
import type { AskOffer } from './own-ask.ts'
import { becameOf } from './rewritten.ts'

export interface Trial {
  mail: ReadDraft & {
    anatomy: Pick<Anatomy, 'opensWithProof'>
    /** The ask that the operation for asks would put into the mail. */
    ask: () => AskOffer
  }
  context: Context
  wishes: Wishes
  /** The rewrite of the whole mail. */
  revised: Revised
  /** What that rewrite makes of a range of a field. */
  became(field: Field, span: Span): string
  /** Points that the mail as it was sent gains with a text in place of a range of a field. */
  gainOf(field: Field, span: Span, text: string): number
  /** Whether a part of the mail asks for more than a word when there are questions, read by itself. */
  asks(part: string): boolean
}

/** Rewrites the mail as a whole, and makes ready to try its sections one by one. */
export function trialOf(mail: Trial['mail'], context: Context): Trial {
  const { draft, doc, report, memo } = mail
  const wishes: Wishes = {
    ...NO_WISHES,
    contractions: context.profile.voice?.contractions ?? null,
    goal: draft.goal,
    subject: 'keep',
  }
  const revised = revise(draft, context, wishes, { memo, report })
  const diffs = {
    subject: revised.revisions.subject.diff(),
    preheader: revised.revisions.preheader.diff(),
    draft: revised.revisions.draft.diff(),
  }
  return {
    mail,
    context,
    wishes,
    revised,
    became: (field, span) => becameOf(diffs[field], span),
    gainOf(field, { start, end }, text) {
      const whole = draft[field] ?? ''
      const changed = { ...draft, [field]: whole.slice(0, start) + text + whole.slice(end) }
      const tools = { dictionary: context.dictionary, memo }
      return evaluate(heldToKind(changed, doc), context.profile, tools).score - report.score
    },
    asks: (part) =>
      parse({ draft: part, format: draft.format, kind: doc.kind }, context.profile, memo).asks.some(
        ({ kind, friction }) => kind !== 'reply' || friction > 1,
      ),
  }
}
