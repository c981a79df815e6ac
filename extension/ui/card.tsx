import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { EvidenceLine } from '#shared/ui/finding-card.tsx'
import { FindingCard } from '#shared/ui/finding-card.tsx'
import { sameIn } from '#shared/ui/same-finding.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { ask } from '../bridge/ask.ts'
import { makeFix } from '../compose/fix.ts'
import { NotApplied } from '../editors/apply.ts'
import { type OpenCard, overlay, say } from './overlay-state.ts'

const WIDTH = 340

/** The card of one finding, beside the words it is about. It goes when they do. */
export function Card({ session, finding, place, next }: OpenCard) {
  const { checked } = useStore(session.store)
  const [busy, setBusy] = useState(false)
  const annotation = sameIn(checked?.report.annotations ?? [], finding)
  const evidence = useEvidence(annotation?.evidence.map(({ id }) => id) ?? [])
  const close = () => {
    overlay.patch({ card: null })
    session.body?.focus({ preventScroll: true })
  }
  const gone = annotation === undefined
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (gone) overlay.patch({ card: null })
  }, [gone])
  // One that was clicked leaves the caret where it is: the person may go on writing.
  const takesFocus = next !== null
  useEffect(() => {
    if (!takesFocus) return
    const button = ref.current?.querySelector('.card-fixes button') ?? ref.current?.querySelector('.close')
    if (button instanceof HTMLElement) button.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      if (ref.current && !event.composedPath().includes(ref.current)) overlay.patch({ card: null })
    }
    document.addEventListener('pointerdown', onDown, true)
    return () => document.removeEventListener('pointerdown', onDown, true)
  }, [])
  if (!annotation) return null
  const apply = async (fix: number) => {
    setBusy(true)
    try {
      const { undo } = await makeFix(session, annotation, fix)
      say('Done.', { session, back: undo })
    } catch (error) {
      say(error instanceof NotApplied ? error.message : 'The fix could not be made. The mail is as it was.')
    }
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Period' && event.altKey) next?.()
    if (event.key === 'Escape') close()
  }
  return (
    <div
      ref={ref}
      onKeyDown={onKeyDown}
      className="card-place"
      style={placed(place, session.compose.getBoundingClientRect())}
      role="dialog"
      aria-label="Finding"
    >
      <FindingCard
        annotation={annotation}
        evidence={evidence}
        busy={busy}
        onApply={(fix) => void apply(fix)}
        onClose={close}
      />
    </div>
  )
}

/** Beside the compose where there is room, so that the text stays in sight; else below the words or above them. */
function placed({ left, top, bottom }: DOMRect, compose: DOMRect): React.CSSProperties {
  const above = { bottom: Math.max(8, innerHeight - bottom - 40), width: WIDTH }
  if (compose.left > WIDTH + 2 * GAP) return { left: compose.left - WIDTH - GAP, ...above }
  const x = Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))
  return innerHeight - bottom > MOST_HEIGHT
    ? { left: x, top: bottom + 6, width: WIDTH }
    : { left: x, bottom: innerHeight - top + 6, width: WIDTH }
}

/** Pixels. */
const GAP = 10
const MOST_HEIGHT = 260

/** Evidence in words, asked of the worker when a card is opened; null until it is there. */
function useEvidence(ids: readonly string[]): EvidenceLine[] | null {
  const [evidence, setEvidence] = useState<EvidenceLine[] | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    let over = false
    ask('evidence', key === '' ? [] : key.split(' ')).then(
      (lines) => over || setEvidence(lines),
      () => over || setEvidence([]),
    )
    return () => {
      over = true
    }
  }, [key])
  return evidence
}
