import { useEffect } from 'react'
import { Card } from './card.tsx'
import { GateDialog } from './gate-dialog.tsx'
import { overlay, say } from './overlay-state.ts'
import { Panel } from './panel.tsx'
import { useStore } from './use-store.ts'

/** Milliseconds. Long enough to read it and to press Undo. */
const TOAST_MS = 10_000

/** Everything that lies over the page. */
export function Overlay() {
  const { stopped, card, panel, toast } = useStore(overlay)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => overlay.patch({ toast: null }), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <>
      {panel && <Panel session={panel.session} view={panel.view} />}
      {card && <Card key={card.hash} {...card} />}
      {stopped && <GateDialog stopped={stopped} />}
      {toast && (
        <div className="toast" role="status">
          {toast.words}
          {toast.undo && (
            <button
              type="button"
              onClick={() => {
                if (toast.undo?.()) overlay.patch({ toast: null })
                else say('The mail has changed since. Ctrl+Z in it goes back step by step.')
              }}
            >
              Undo
            </button>
          )}
        </div>
      )}
    </>
  )
}
