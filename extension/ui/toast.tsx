import { useEffect } from 'react'
import { useStore } from '#shared/ui/use-store.ts'
import { overlay, say, type Undo } from './overlay-state.ts'

/** Milliseconds. Long enough to read it and to press Undo. */
const TOAST_MS = 10_000

/** What was just done, and the way back: in the corner of the window, or at the foot of a panel, which it would cover. */
export function Toast() {
  const { toast } = useStore(overlay)
  useEffect(() => {
    if (!toast || toast.stays) return
    const timer = setTimeout(() => overlay.patch({ toast: null }), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast])
  if (!toast) return null
  return (
    <div className="toast" role="status">
      <span>{toast.words}</span>
      {toast.undo && (
        <button type="button" onClick={() => void takeBack(toast.undo)}>
          Undo
        </button>
      )}
      <button
        type="button"
        className="close"
        aria-label="Close message"
        onClick={() => overlay.patch({ toast: null })}
      >
        ×
      </button>
    </div>
  )
}

async function takeBack(undo: Undo | null): Promise<void> {
  const isBack = await undo?.back().catch(() => false)
  if (isBack) overlay.patch({ toast: null })
  else say('The mail has changed since. Ctrl+Z in it goes back step by step.')
}
