import type { Report } from '#shared/engine/report.ts'
import { scoreColor } from '#shared/ui/score-color.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { ask } from '../bridge/ask.ts'
import type { Session } from '../compose/session.ts'
import { overlay, type PanelView } from './overlay-state.ts'
import { problemIn } from './problem.ts'

/** The score of a mail and what it lost most points for, in its compose's own status area. */
export function Chip({ session }: { session: Session }) {
  const { state, checked } = useStore(session.store)
  const { setup, unread } = useStore(session.tab.store)
  const problem = problemIn(setup, unread)
  const open = (view: PanelView) => overlay.patch({ panel: { session, view }, card: null })
  const report = session.tab.isOff || state === 'not_checked' ? null : checked?.report
  return (
    <>
      {report && (
        <button
          type="button"
          className={`chip-score score-${scoreColor(report)}`}
          aria-label={`Score ${report.score}, grade ${report.grade}. Show findings`}
          onClick={() => open('findings')}
        >
          <span>{report.score}</span>
          <span>{report.grade}</span>
        </button>
      )}
      <span className="chip-reason" role="status">
        {report ? costliest(report) : withoutScore(session)}
      </span>
      {problem && (
        <button
          type="button"
          className="chip-problem"
          title={unread ?? setup?.problem?.detail}
          onClick={() => void ask('open_options', null).catch(() => {})}
        >
          {problem}
        </button>
      )}
      {report && (
        <button type="button" onClick={() => open('rewrite')}>
          Rewrite
        </button>
      )}
    </>
  )
}

function costliest({ annotations }: Report): string {
  const top = [...annotations].sort((a, b) => b.points - a.points)[0]
  return top && top.points > 0 ? top.message : 'Nothing costs points.'
}

/** Why there is no score. */
function withoutScore({ tab, store }: Session): string {
  const { state, why } = store.get()
  if (tab.isOff)
    return GATED.has(tab.policy?.mode ?? 'off')
      ? 'Sendworthy is off here. Your workspace still checks mails when they are sent.'
      : 'Sendworthy is off here.'
  if (state === 'not_checked') return `Not checked: ${why}`
  return state === 'empty' ? 'Nothing to check yet' : 'Checking …'
}

const GATED: ReadonlySet<string> = new Set(['prompt', 'block'])
