import { useEffect, useRef, useState } from 'react'
import type { Annotation, Report } from '#shared/engine/report.ts'
import { makeEdits } from '../compose/fix.ts'
import { NotApplied } from '../editors/apply.ts'
import type { Stopped } from '../gate/gatekeeper.ts'
import { press } from '../hosts/gmail/press.ts'
import { overlay, say } from './overlay-state.ts'

/** What stands between a mail and its readers: the score, what would pass, and the ways on. */
export function GateDialog({ stopped }: { stopped: Stopped }) {
  const { session, gatekeeper, way, why, sendAnyway } = stopped
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
        undo,
      )
    } catch (error) {
      say(error instanceof NotApplied ? error.message : 'The fixes could not be made. The mail is as it was.')
    }
  }
  const send = () => {
    gatekeeper.wave(sendAnyway === 'with_reason' ? reason : null)
    close()
    if (!press(session.compose, way)) say('Press Send again: this time it goes.')
  }

  return (
    <dialog ref={ref} onClose={close} onCancel={close} aria-labelledby="gate-title">
      <div className="gate">
        {report && why === 'short' ? (
          <Why report={report} fixes={fixes} />
        ) : (
          <h2 id="gate-title">
            This mail could not be checked, and your workspace wants every mail checked.
          </h2>
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
        {sendAnyway === 'never' && (
          <p className="hint">Your workspace lets no mail pass below its threshold.</p>
        )}
      </div>
    </dialog>
  )
}

interface Chosen {
  annotation: Annotation
  fix: number
}

/** The fewest fixes that reach the threshold, as the engine weighed them together. */
function chosen({ gate, annotations }: Report): Chosen[] {
  return gate.smallest_fix_set.flatMap(({ annotation_id, fix }) => {
    const annotation = annotations.find(({ id }) => id === annotation_id)
    return annotation ? [{ annotation, fix }] : []
  })
}

function Why({ report, fixes }: { report: Report; fixes: readonly Chosen[] }) {
  const { score, gate, annotations, status } = report
  const blockers = annotations.filter(({ id }) => gate.blockers.includes(id))
  const isShort = score < gate.threshold
  return (
    <>
      <div className="gate-score">
        <strong className={`score-${status}`}>{score}</strong>
        <h2 id="gate-title">
          {isShort
            ? `This mail scores ${score}. Your workspace asks for ${gate.threshold}.`
            : 'Something has to be mended before this mail goes.'}
        </h2>
      </div>
      {(blockers.length > 0 || gate.missed.length > 0) && (
        <ul>
          {blockers.map(({ id, message, quote }) => (
            <li key={id}>
              {message}
              {short(quote) && !message.includes(short(quote)) && ` “${short(quote)}”`}
            </li>
          ))}
          {gate.missed.map(({ dimension, score: reached, required }) => (
            <li key={dimension}>
              {dimension.replaceAll('_', ' ')}: {reached}, and {required} is required.
            </li>
          ))}
        </ul>
      )}
      {fixes.length > 0 && (
        <div>
          <p>
            {gate.score_with_fixes >= gate.threshold
              ? `${fixes.length === 1 ? 'This fix brings' : 'These fixes bring'} it to ${gate.score_with_fixes}:`
              : `${fixes.length === 1 ? 'This fix brings' : 'These fixes bring'} it to ${gate.score_with_fixes}; the rest is yours to write:`}
          </p>
          <ul>
            {fixes.slice(0, SHOWN).map(({ annotation, fix }) => (
              <li key={annotation.id}>
                {short(annotation.quote) && <>“{short(annotation.quote)}”: </>}
                {annotation.fixes[fix]?.label}
              </li>
            ))}
            {fixes.length > SHOWN && <li>and {fixes.length - SHOWN} more</li>}
          </ul>
        </div>
      )}
    </>
  )
}

/** Fixes that are named one by one. */
const SHOWN = 3

function short(quote: string): string {
  const text = quote
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > 70 ? `${text.slice(0, 60).trimEnd()}…` : text
}
