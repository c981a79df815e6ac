import { useState } from 'react'
import type { Pending } from '#shared/ui/pending.ts'
import { RewriteWishes, requestOf, type Wishes } from '#shared/ui/rewrite-wishes.tsx'
import { VariantCard } from '#shared/ui/variant-card.tsx'
import { visibleChange } from '#shared/ui/visible.ts'
import { type Change, pendingOf, take, type Variant } from '../../compose/rewrite.ts'
import type { Session } from '../../compose/session.ts'
import { NotApplied } from '../../editors/apply.ts'
import { OperationStatus } from '../operation-status.tsx'
import { say } from '../overlay-state.ts'
import { useOperation } from '../use-operation.ts'

/** Rewrites that can be asked for at once. */
const MOST = 3

/** Wishes for a rewrite, the rewrites, and taking them. */
export function RewriteView({ session }: { session: Session }) {
  const { result, asked, trouble, remarks, busy, run } = useOperation(session, 'rewrite')
  const [wishes, setWishes] = useState<Wishes>({ tone: '', length: 'usual', variants: 1 })
  const ask = () => run(requestOf(wishes))
  return (
    <>
      <RewriteWishes wishes={wishes} most={MOST} onWishes={setWishes} />
      <button type="button" className="main" disabled={busy} onClick={() => void ask()}>
        {busy ? 'Rewriting …' : 'Rewrite this mail'}
      </button>
      <OperationStatus trouble={trouble} remarks={remarks} />
      {result?.unchanged_reason && <p>{result.unchanged_reason}</p>}
      {asked &&
        result?.variants
          .filter(({ changes }) => changes.length > 0)
          .map((variant) => (
            <VariantView
              key={`${asked.draft.length}-${variant.id}`}
              session={session}
              variant={variant}
              texts={{ subject: asked.subject ?? '', preheader: '', draft: asked.draft }}
            />
          ))}
    </>
  )
}

interface VariantProps {
  session: Session
  variant: Variant
  texts: Pending['texts']
}

function VariantView({ session, variant, texts }: VariantProps) {
  const [pending, setPending] = useState(() => pendingOf(variant, texts))
  const [busy, setBusy] = useState(false)
  const taking = async (changes: readonly Change[]) => {
    setBusy(true)
    try {
      const { pending: left, applied } = await take(session, pending, changes)
      setPending(left)
      const back = async () => {
        const undone = await applied.undo()
        if (undone) setPending(pending)
        return undone
      }
      say(changes.length === 1 ? 'Taken.' : 'The rewrite is in your mail.', { session, back })
    } catch (error) {
      say(error instanceof NotApplied ? error.message : 'It could not be put in. The mail is as it was.')
    }
    setBusy(false)
  }
  const { subject } = variant
  return (
    <VariantCard
      variant={variant}
      newSubject={subject === texts.subject ? null : subject}
      changes={pending.changes}
      busy={busy}
      shown={visibleChange(pending)}
      onTake={(changes) => void taking(changes)}
    />
  )
}
