import { type KeyboardEvent, useEffect, useRef } from 'react'
import { KIND_NAMES, type Kind } from '#shared/engine/kinds.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { ScoreBadge } from '#shared/ui/score-badge.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { VoicePicker } from '#shared/ui/voice-picker.tsx'
import type { Session } from '../compose/session.ts'
import { overlay, type PanelView } from './overlay-state.ts'
import { Toast } from './toast.tsx'
import { usePlace } from './use-place.ts'
import { FindingsView } from './views/findings.tsx'
import { RewriteView } from './views/rewrite.tsx'
import { RoastView } from './views/roast.tsx'
import { SubjectsView } from './views/subjects.tsx'
import { TeardownView } from './views/teardown.tsx'

const VIEWS: Record<PanelView, { name: string; View: (props: { session: Session }) => React.ReactNode }> = {
  findings: { name: 'Findings', View: FindingsView },
  rewrite: { name: 'Rewrite', View: RewriteView },
  subjects: { name: 'Subjects', View: SubjectsView },
  roast: { name: 'Roast', View: RoastView },
  teardown: { name: 'Teardown', View: TeardownView },
}

/** Everything that can be done with a mail, beside its compose. */
export function Panel({ session, view }: { session: Session; view: PanelView }) {
  const { checked } = useStore(session.store)
  const { View } = VIEWS[view]
  const place = usePlace(session.compose)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const close = () => {
    overlay.patch({ panel: null })
    session.body?.focus({ preventScroll: true })
  }
  return (
    <aside
      ref={ref}
      className="panel"
      style={place}
      aria-label="Sendworthy"
      tabIndex={-1}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      <div className="panel-head">
        {checked && <ScoreBadge report={checked.report} />}
        <button type="button" className="close" aria-label="Close panel" onClick={close}>
          ×
        </button>
      </div>
      <Pickers session={session} />
      <div className="panel-tabs" role="tablist">
        {Object.entries(VIEWS).map(([id, { name }]) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === view}
            onClick={() => overlay.patch({ panel: { session, view: id as PanelView } })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="panel-body" role="tabpanel">
        <View key={view} session={session} />
      </div>
      <Toast />
    </aside>
  )
}

/** What the mail is, and whose voice it has. */
function Pickers({ session }: { session: Session }) {
  const { checked, kind, voice } = useStore(session.store)
  const { setup } = useStore(session.tab.store)
  const guess = checked?.report.kind
  return (
    <div className="wishes">
      <label>
        {kind === 'auto' && guess ? 'Kind of mail, guessed' : 'Kind of mail'}
        <select
          value={kind}
          onChange={(event) => session.choose({ kind: event.target.value as Kind | 'auto' })}
        >
          <option value="auto">{guess ? nameOf(guess) : 'Guess'}</option>
          {KIND_NAMES.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      {setup && (
        <VoicePicker
          label="Brand voice"
          voices={setup.voices}
          value={voice}
          onPick={(id) => session.choose({ voice: id })}
        />
      )}
    </div>
  )
}
