import { useState } from 'react'
import type { Input, Result } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { leftAfter, type Pending } from '#shared/ui/pending.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { VariantCard } from '#shared/ui/variant-card.tsx'
import { visibleChange } from '#shared/ui/visible.ts'
import { AnswerStatus } from '../operations/answer-status.tsx'
import { mailInput } from '../operations/mail-input.ts'
import { SignedOut, useIsReady } from '../operations/signed-out.tsx'
import { useOperation } from '../operations/use-operation.ts'
import { makeEdits } from './fields.ts'
import { isEmpty, isHtml, mail, textsOf } from './mail.ts'

const TONES = ['plain', 'warm', 'direct', 'formal'] as const
const LENGTHS = ['usual', 'shorter', 'same'] as const

/** Wishes for a rewrite, the rewrites, and taking them. */
export function RewriteView() {
  const { answer, input, problem, busy, run } = useOperation('rewrite')
  const now = useStore(mail)
  const isReady = useIsReady()
  const [tone, setTone] = useState<(typeof TONES)[number] | ''>('')
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('usual')
  const [variants, setVariants] = useState(2)
  const rewrite = () =>
    run({
      ...mailInput(mail.get()),
      variants,
      ...(tone === '' ? {} : { tone: [tone] }),
      ...(length === 'usual' ? {} : { length: { mode: length } }),
    })
  return (
    <>
      <div className="wishes">
        <label>
          Tone
          <select value={tone} onChange={(event) => setTone(event.target.value as typeof tone)}>
            <option value="">As it is</option>
            {TONES.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Length
          <select value={length} onChange={(event) => setLength(event.target.value as typeof length)}>
            {LENGTHS.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Variants
          <select value={variants} onChange={(event) => setVariants(Number(event.target.value))}>
            {[1, 2, 3, 4, 5].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
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
