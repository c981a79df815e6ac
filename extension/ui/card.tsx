import { useEffect, useState } from 'react'
import type { EvidenceLine } from '#shared/ui/finding-card.tsx'
import { FindingCard } from '#shared/ui/finding-card.tsx'
import { ask } from '../bridge/ask.ts'
import { makeEdits } from '../compose/fix.ts'
import type { Session } from '../compose/session.ts'
import { NotApplied } from '../editors/apply.ts'
import { overlay, say } from './overlay-state.ts'
import { useStore } from './use-store.ts'

const WIDTH = 340

/** The card of one finding, beside the words it is about. It goes when they do. */
export function Card({ session, hash, place }: { session: Session; hash: string; place: DOMRect }) {
  const { checked } = useStore(session.store)
  const [busy, setBusy] = useState(false)
  const annotation = checked?.report.annotations.find((one) => one.hash === hash)
  const evidence = useEvidence(annotation?.evidence.map(({ id }) => id) ?? [])
  const close = () => overlay.patch({ card: null })
  const gone = annotation === undefined
  useEffect(() => {
    if (gone) overlay.patch({ card: null })
  }, [gone])
  if (!annotation) return null
  const apply = async (fix: number) => {
    setBusy(true)
    try {
      const { field, start, end, fixes } = annotation
      const { undo } = await makeEdits(session, [
        { field, start, end, replacement: fixes[fix]?.replacement ?? '' },
      ])
      say('Done.', undo)
    } catch (error) {
      say(error instanceof NotApplied ? error.message : 'The fix could not be made. The mail is as it was.')
    }
    close()
  }
  return (
    <div
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
