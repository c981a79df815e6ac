import type { GateMode } from '#shared/engine/profile.ts'
import type { Report } from '#shared/engine/report.ts'
import { chosen } from '#shared/ui/chosen-fixes.ts'
import { GateReasons } from '#shared/ui/gate-reasons.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { session } from '../session.ts'
import { takeFixes } from './open-finding.ts'

/** Whether the workspace would let the mail go, and the fewest fixes that would pass. */
export function GateLine({ report }: { report: Report }) {
  const { state, settings } = useStore(session)
  const { gate } = report
  // Whose gate it is, is known in a moment.
  if (state === 'loading') return null
  const who = settings ? 'Your workspace' : 'The usual gate'
  if (gate.mode === 'off') return <p className="gate-line hint">Your workspace holds no mail back.</p>
  if (gate.decision === 'pass')
    return (
      <p className="gate-line passes">
        Passes: {who.toLowerCase()} asks for {gate.threshold}.
      </p>
    )
  const fixes = chosen(report)
  return (
    <section className="gate-line" aria-labelledby="gate-title">
      <GateReasons report={report} fixes={fixes} who={who} />
      <p className="hint">{WHAT_HAPPENS[gate.mode]}</p>
      {fixes.length > 0 && (
        <button type="button" className="main" onClick={() => takeFixes(fixes)}>
          {fixes.length === 1 ? 'Make this fix' : `Make these ${fixes.length} fixes`}
        </button>
      )}
    </section>
  )
}

/** What the send gate of the extension does with such a mail. */
const WHAT_HAPPENS: Readonly<Record<GateMode, string>> = {
  off: '',
  advise: 'The send gate would say so, and let it go.',
  prompt: 'The send gate would ask before it goes.',
  block: 'The send gate would hold it.',
}
