import { useState } from 'react'
import { DiffText } from '#shared/ui/diff-text.tsx'
import { nameOf } from '#shared/ui/name-of.ts'
import { type Change, type Pending, pendingOf, take, type Variant } from '../../compose/rewrite.ts'
import type { Session } from '../../compose/session.ts'
import { NotApplied } from '../../editors/apply.ts'
import { OperationStatus } from '../operation-status.tsx'
import { say } from '../overlay-state.ts'
import { useOperation } from '../use-operation.ts'
import { visibleDiff } from '../visible.ts'

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
              texts={{ subject: asked.subject ?? '', draft: asked.draft }}
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
  const { angle, score_before, score, diff, subject } = variant
  return (
    <section className="variant" aria-label={`Rewrite ${angle}`}>
      <header className="row">
        <h3>{nameOf(angle)}</h3>
        <span className="hint">
          {score_before} → {score}
        </span>
        <button
          type="button"
          className="main away"
          disabled={busy || pending.changes.length === 0}
          onClick={() => void taking(pending.changes)}
        >
          Take all
        </button>
      </header>
      {subject !== null && subject !== texts.subject && <p>Subject: {subject}</p>}
      <DiffText parts={visibleDiff(diff)} />
      <ul className="changes">
        {pending.changes.map((change) => (
          <li key={`${change.field}${change.start}-${change.end}`}>
            <div>
              {change.field === 'subject' && <span className="hint">In the subject: </span>}
              <DiffText parts={partsOf(change)} />
              <p className="hint">{change.reason}</p>
            </div>
            <button type="button" disabled={busy} onClick={() => void taking([change])}>
              Take
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const partsOf = ({ before, after }: Change) =>
  visibleDiff([
    { op: 'delete', text: before },
    { op: 'insert', text: after },
  ])
