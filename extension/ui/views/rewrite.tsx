import { useState } from 'react'
import { nameOf } from '#shared/ui/name-of.ts'
import type { Pending } from '#shared/ui/pending.ts'
import { VariantCard } from '#shared/ui/variant-card.tsx'
import { visibleChange } from '#shared/ui/visible.ts'
import { type Change, pendingOf, take, type Variant } from '../../compose/rewrite.ts'
import type { Session } from '../../compose/session.ts'
import { NotApplied } from '../../editors/apply.ts'
import { OperationStatus } from '../operation-status.tsx'
import { say } from '../overlay-state.ts'
import { useOperation } from '../use-operation.ts'

const TONES = ['plain', 'warm', 'direct', 'formal'] as const
const LENGTHS = ['usual', 'shorter', 'same'] as const

/** Wishes for a rewrite, the rewrites, and taking them. */
export function RewriteView({ session }: { session: Session }) {
  const { result, asked, trouble, remarks, busy, run } = useOperation(session, 'rewrite')
  const [tone, setTone] = useState<(typeof TONES)[number] | ''>('')
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('usual')
  const [variants, setVariants] = useState(1)
  const ask = () =>
    run({
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
            {[1, 2, 3].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
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
