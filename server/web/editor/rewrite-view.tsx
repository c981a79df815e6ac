import { useState } from 'react'
import type { Input, Result } from '#shared/api/client.ts'
import { leftAfter, type Pending } from '#shared/ui/pending.ts'
import { RewriteWishes, requestOf, type Wishes } from '#shared/ui/rewrite-wishes.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { VariantCard } from '#shared/ui/variant-card.tsx'
import { visibleChange } from '#shared/ui/visible.ts'
import { AnswerStatus } from '../operations/answer-status.tsx'
import { mailInput } from '../operations/mail-input.ts'
import { SignedOut, useIsReady } from '../operations/signed-out.tsx'
import { useOperation } from '../operations/use-operation.ts'
import { makeEdits } from './fields.ts'
import { isEmpty, isHtml, mail, textsOf } from './mail.ts'

/** Rewrites that can be asked for at once. */
const MOST = 5

/** Wishes for a rewrite, the rewrites, and taking them. */
export function RewriteView() {
  const { answer, input, problem, busy, run } = useOperation('rewrite')
  const now = useStore(mail)
  const isReady = useIsReady()
  const [wishes, setWishes] = useState<Wishes>({ tone: '', length: 'usual', variants: 2 })
  const rewrite = () =>
    run({
      ...mailInput(mail.get()),
      ...requestOf(wishes),
    })
  return (
    <>
      <RewriteWishes wishes={wishes} most={MOST} onWishes={setWishes} />
      <button
        type="button"
        className="main"
        disabled={busy || !isReady || isEmpty(now)}
        onClick={() => void rewrite()}
      >
        {busy ? 'Rewriting …' : 'Rewrite this mail'}
      </button>
      <SignedOut />
      <AnswerStatus problem={problem} answer={answer} />
      {answer?.result.unchanged_reason && <p>{answer.result.unchanged_reason}</p>}
      {input &&
        answer?.result.variants
          .filter(({ changes }) => changes.length > 0)
          .map((variant) => (
            <Variant key={`${answer.id}${variant.id}`} variant={variant} texts={textsIn(input)} />
          ))}
    </>
  )
}

const textsIn = ({ subject = '', preheader = '', draft }: Input<'rewrite'>): Pending['texts'] => ({
  subject,
  preheader,
  draft,
})

type RewriteVariant = Result<'rewrite'>['variants'][number]
type RewriteChange = RewriteVariant['changes'][number]

function Variant({ variant, texts }: { variant: RewriteVariant; texts: Pending['texts'] }) {
  const [pending, setPending] = useState<Pending<RewriteChange>>({ texts, changes: variant.changes })
  const now = useStore(mail)
  const isStale =
    now.draft !== pending.texts.draft ||
    now.subject !== pending.texts.subject ||
    now.preheader.trim() !== pending.texts.preheader.trim()
  const take = (taken: readonly RewriteChange[]) => {
    makeEdits(taken.map(({ field, start, end, after }) => ({ field, start, end, replacement: after })))
    setPending(leftAfter(pending, taken, textsOf(mail.get())))
  }
  const isDone = pending.changes.length === 0
  return (
    <VariantCard
      variant={variant}
      newSubject={variant.subject === texts.subject ? null : variant.subject}
      changes={pending.changes}
      stale={
        isDone
          ? 'All of it is in your mail. Undo takes it back.'
          : isStale
            ? 'The mail has changed since it was rewritten. Rewrite it again.'
            : null
      }
      {...(isHtml(now) && { shown: visibleChange(pending) })}
      onTake={take}
    />
  )
}
