import { useEffect } from 'react'
import type { Stopped } from '../gate/gatekeeper.ts'
import { Card } from './card.tsx'
import { Fenced } from './fenced.tsx'
import { GateDialog } from './gate-dialog.tsx'
import { type OverlayState, overlay, say, type Undo } from './overlay-state.ts'
import { Panel } from './panel.tsx'
import { useStore } from './use-store.ts'

/** Milliseconds. Long enough to read it and to press Undo. */
const TOAST_MS = 10_000

/** Everything that lies over the page. */
export function Overlay() {
  const { stopped, card, panel, toast } = useStore(overlay)
  useEffect(() => {
    if (!toast || toast.stays) return
    const timer = setTimeout(() => overlay.patch({ toast: null }), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <>
      {panel && (
        <Fenced key={`panel ${panel.view}`} onFail={() => broken({ panel: null })}>
          <Panel session={panel.session} view={panel.view} />
        </Fenced>
      )}
      {card && (
        <Fenced key={`card ${card.hash}`} onFail={() => broken({ card: null })}>
          <Card {...card} />
        </Fenced>
      )}
      {stopped && (
        <Fenced onFail={() => letGo(stopped)}>
          <GateDialog stopped={stopped} />
        </Fenced>
      )}
      {toast && (
        <div className="toast" role="status">
          {toast.words}
          {toast.undo && (
            <button type="button" onClick={() => void takeBack(toast.undo)}>
              Undo
            </button>
          )}
        </div>
      )}
    </>
  )
}

function broken(what: Partial<OverlayState>): void {
  overlay.patch(what)
  say('This could not be shown. Your mail is as it was.')
}

/** Whoever cannot be asked is not held. */
function letGo({ gatekeeper, way }: Stopped): void {
  overlay.patch({ stopped: null })
  gatekeeper.unshown(way)
}

async function takeBack(undo: Undo | null): Promise<void> {
  const isBack = await undo?.back().catch(() => false)
  if (isBack) overlay.patch({ toast: null })
  else say('The mail has changed since. Ctrl+Z in it goes back step by step.')
}
