import { Fenced } from '#shared/ui/fenced.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import type { Stopped } from '../gate/gatekeeper.ts'
import { Card } from './card.tsx'
import { GateDialog } from './gate-dialog.tsx'
import { type OverlayState, overlay, say } from './overlay-state.ts'
import { Panel } from './panel.tsx'
import { Toast } from './toast.tsx'

/** Everything that lies over the page. */
export function Overlay() {
  const { stopped, card, panel } = useStore(overlay)
  return (
    <>
      {panel && (
        <Fenced key={`panel ${panel.view}`} onFail={() => broken({ panel: null })}>
          <Panel session={panel.session} view={panel.view} />
        </Fenced>
      )}
      {card && (
        <Fenced key={`card ${card.finding.hash} ${card.finding.start}`} onFail={() => broken({ card: null })}>
          <Card {...card} />
        </Fenced>
      )}
      {stopped && (
        <Fenced onFail={() => letGo(stopped)}>
          <GateDialog stopped={stopped} />
        </Fenced>
      )}
      {!panel && <Toast />}
    </>
  )
}

function broken(what: Partial<OverlayState>): void {
  overlay.patch(what)
  say('This could not be shown. Your mail is as it was.')
}

/** All of it is gone at once: what was open is closed, and a mail that waits for an answer is not left waiting. */
export function fallen(): void {
  const { stopped } = overlay.get()
  overlay.patch({ card: null, panel: null })
  if (stopped) letGo(stopped)
}

/** Whoever cannot be asked is not held. */
function letGo({ gatekeeper, press }: Stopped): void {
  overlay.patch({ stopped: null })
  // Not in the midst of what just failed: the press may have to show something.
  setTimeout(() => gatekeeper.unshown(press))
}
