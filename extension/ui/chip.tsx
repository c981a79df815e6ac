import { ask } from '../bridge/ask.ts'
import type { Session } from '../compose/session.ts'
import { overlay, type PanelView } from './overlay-state.ts'
import { problemIn } from './problem.ts'
import { useStore } from './use-store.ts'

/** The score of a mail and what it lost most points for, in its compose's own status area. */
export function Chip({ session }: { session: Session }) {
  const { state, checked, why } = useStore(session.store)
  const { setup } = useStore(session.tab.store)
  const problem = problemIn(setup)
  const open = (view: PanelView) => overlay.patch({ panel: { session, view }, card: null })
  if (session.tab.isOff)
    return (
      <span className="chip-reason" role="status">
        {GATED.has(session.tab.policy?.mode ?? 'off')
          ? 'Sendworthy is off here. Your workspace still checks mails when they are sent.'
          : 'Sendworthy is off here.'}
      </span>
    )
  if (state === 'not_checked' || !checked)
    return (
      <span className="chip-reason" role="status">
        {state === 'not_checked'
          ? `Not checked: ${why}`
          : state === 'empty'
            ? 'Nothing to check yet'
            : 'Checking …'}
      </span>
    )
  const { score, grade, status, annotations } = checked.report
  const top = [...annotations].sort((a, b) => b.points - a.points)[0]
  return (
    <>
      <button
        type="button"
        className={`chip-score score-${status}`}
        aria-label={`Score ${score}, grade ${grade}. Show findings`}
        onClick={() => open('findings')}
      >
        <span>{score}</span>
        <span>{grade}</span>
      </button>
      <span className="chip-reason" role="status">
        {top && top.points > 0 ? top.message : 'Nothing costs points.'}
      </span>
      {problem && (
        <button
          type="button"
          className="chip-problem"
          title={setup?.problem?.detail}
          onClick={() => void ask('open_options', null).catch(() => {})}
        >
          {problem}
        </button>
      )}
      <button type="button" onClick={() => open('rewrite')}>
        Rewrite
      </button>
    </>
  )
}

const GATED: ReadonlySet<string> = new Set(['prompt', 'block'])
