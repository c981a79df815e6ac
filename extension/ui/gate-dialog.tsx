import { useEffect, useRef, useState } from 'react'
import { chosen, leftToWrite } from '#shared/ui/chosen-fixes.ts'
import { GateReasons, isShort } from '#shared/ui/gate-reasons.tsx'
import { makeEdits } from '../compose/fix.ts'
import { NotApplied } from '../editors/apply.ts'
import type { Stopped } from '../gate/gatekeeper.ts'
import { overlay, say } from './overlay-state.ts'

/** What stands between a mail and its readers: the score, what would pass, and the ways on. */
export function GateDialog({ stopped }: { stopped: Stopped }) {
  const { session, gatekeeper, press: pressed, why, sendAnyway } = stopped
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
    ref.current?.querySelector<HTMLElement>('.gate-buttons button')?.focus()
  }, [])
  const close = () => overlay.patch({ stopped: null })
  const report = session.store.get().checked?.report ?? null
  const fixes = report && why === 'short' ? chosen(report) : []
  const left = report && why === 'short' ? leftToWrite(report, fixes) : []
  const wait = why === 'unchecked' ? 'unchecked' : report && isShort(report) ? 'short' : 'faulty'

  const fixThese = async () => {
    setBusy(true)
    close()
    try {
      const edits = fixes.map(({ annotation, fix }) => ({
        field: annotation.field,
        start: annotation.start,
        end: annotation.end,
        replacement: annotation.fixes[fix]?.replacement ?? '',
      }))
      const { made, undo } = await makeEdits(session, edits)
      const { checked } = session.store.get()
      say(
        `${made === 1 ? '1 change' : `${made} changes`} made. It scores ${checked?.report.score ?? '?'} now.`,
        { session, back: undo },
      )
    } catch (error) {
      say(error instanceof NotApplied ? error.message : 'The fixes could not be made. The mail is as it was.')
    }
  }
  const send = () => {
    gatekeeper.wave(sendAnyway === 'with_reason' ? reason : null, pressed)
    close()
    if (!session.host.press(session.compose, pressed)) say(AGAIN)
    else if (session.host.mayRefuse && pressed.way === 'send')
      setTimeout(() => session.body?.isConnected && say(AGAIN), REFUSED_MS)
  }

  return (
    <dialog ref={ref} onClose={close} onCancel={close} aria-labelledby="gate-title">
      <div className="gate">
        {report && why === 'short' ? (
          <GateReasons report={report} fixes={fixes} />
        ) : (
          <>
            <h2 id="gate-title">
              This mail could not be checked, and your workspace wants every mail checked.
            </h2>
            <p>{session.store.get().why} Reload the tab and try again.</p>
          </>
        )}
        {left.length > 0 && (
          <div>
            <p>{fixes.length > 0 ? 'Beside these, this costs most:' : 'This costs most:'}</p>
            <ul>
              {left.map(({ id, message, points }) => (
                <li key={id}>
                  {message} <strong>−{points}</strong>
                </li>
              ))}
            </ul>
          </div>
        )}
        {sendAnyway === 'with_reason' && (
          <label>
            To send it anyway, say why. Your workspace sees the reason, never the mail.
            <input value={reason} onChange={(event) => setReason(event.target.value)} maxLength={500} />
          </label>
        )}
        <div className="gate-buttons">
          {fixes.length > 0 && (
            <button type="button" className="main" disabled={busy} onClick={() => void fixThese()}>
              Fix these
            </button>
          )}
          <button type="button" onClick={close}>
            Back to the mail
          </button>
          {sendAnyway !== 'never' && (
            <button
              type="button"
              className="away"
              disabled={sendAnyway === 'with_reason' && reason.trim() === ''}
              onClick={send}
            >
              Send anyway
            </button>
          )}
        </div>
        {sendAnyway === 'never' && <p className="hint">{LAST_WORD[wait]}</p>}
      </div>
    </dialog>
  )
}

const AGAIN = 'Press Send again: this time it goes.'
/** Milliseconds after which a mail that is still there was not sent by our press. */
const REFUSED_MS = 2000

/** Why it cannot be sent anyway. */
const LAST_WORD = {
  short: 'Your workspace lets no mail pass below its threshold.',
  faulty: 'Your workspace lets no mail pass before this is mended.',
  unchecked: 'Your workspace lets no mail pass unchecked.',
}
