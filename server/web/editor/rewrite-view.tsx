import { useState } from 'react'
import type { Input, Result } from '#shared/api/client.ts'
import { leftAfter, type Pending } from '#shared/ui/pending.ts'
import { RewriteWishes, requestOf, type Wishes } from '#shared/ui/rewrite-wishes.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { VariantCard } from '#shared/ui/variant-card.tsx'
import { visibleChange } from '#shared/ui/visible.ts'
import { useOperation } from '../operations/use-operation.ts'
import { AskServer } from './ask-server.tsx'
import { makeEdits } from './fields.ts'
import { isHtml, type Mail, mail, textsOf } from './mail.ts'

/** Rewrites that can be asked for at once. */
const MOST = 5

/** Wishes for a rewrite, the rewrites, and taking them. */
export function RewriteView() {
  const asked = useOperation('rewrite')
  const { answer, input, run } = asked
  const [wishes, setWishes] = useState<Wishes>({ tone: '', length: 'usual', variants: 2 })
  return (
    <>
      <RewriteWishes wishes={wishes} most={MOST} onWishes={setWishes} />
      <AskServer
        label="Rewrite this mail"
        busyLabel="Rewriting …"
        asked={asked}
        onAsk={(about) => run({ ...about, ...requestOf(wishes) })}
      />
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

/** Whether the mail is still what these texts are. */
const isOf = (texts: Pending['texts'], { draft, subject, preheader }: Mail): boolean =>
  draft === texts.draft && subject === texts.subject && preheader.trim() === texts.preheader.trim()

type RewriteVariant = Result<'rewrite'>['variants'][number]
type RewriteChange = RewriteVariant['changes'][number]

function Variant({ variant, texts }: { variant: RewriteVariant; texts: Pending['texts'] }) {
  const whole = { texts, changes: variant.changes }
  const [left, setPending] = useState<Pending<RewriteChange>>(whole)
  const now = useStore(mail)
  // What was taken can be undone, and is to be had again then.
  const pending = isOf(texts, now) ? whole : left
  const isStale = !isOf(pending.texts, now)
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
        isStale
          ? 'The mail has changed since it was rewritten. Rewrite it again.'
          : isDone
            ? 'All of it is in your mail. Undo takes it back.'
            : null
      }
      {...(isHtml(now) && { shown: visibleChange(pending) })}
      onTake={take}
    />
  )
}
