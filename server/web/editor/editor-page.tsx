import { type ComponentType, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useStore } from '#shared/ui/use-store.ts'
import { useTitle } from '../use-title.ts'
import { startChecking } from './check.ts'
import { Compose } from './compose.tsx'
import { FindingsView } from './findings-view.tsx'
import { opened } from './open-finding.ts'
import { PreheaderView } from './preheader-view.tsx'
import { RewriteView } from './rewrite-view.tsx'
import { ScorePanel } from './score-panel.tsx'
import { SubjectsView } from './subjects-view.tsx'

interface ViewEntry {
  id: string
  name: string
  View: ComponentType
}

const FINDINGS: ViewEntry = { id: 'findings', name: 'Findings', View: FindingsView }
const VIEWS: readonly ViewEntry[] = [
  FINDINGS,
  { id: 'rewrite', name: 'Rewrite', View: RewriteView },
  { id: 'subjects', name: 'Subjects', View: SubjectsView },
  { id: 'preheader', name: 'Preheader', View: PreheaderView },
]

/** Where a mail is written and scored. */
export function EditorPage() {
  useTitle('Editor')
  useEffect(() => void startChecking(), [])
  const { said } = useStore(opened)
  return (
    <div className="editor">
      <h1 className="sr-only">Editor</h1>
      <Compose />
      <div className="beside">
        <ScorePanel />
        <Side />
      </div>
      <p className="sr-only" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

/** What can be done with the mail. */
function Side() {
  const [shown, setShown] = useState<ViewEntry>(FINDINGS)
  const id = useId()
  const { View } = shown
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const at = (VIEWS.indexOf(shown) + by + VIEWS.length) % VIEWS.length
    if (by === 0) return
    setShown(VIEWS[at] ?? FINDINGS)
    currentTarget.querySelectorAll('button')[at]?.focus()
  }
  return (
    <section className="side" aria-label="What can be done">
      <div className="tabs" role="tablist" onKeyDown={onKeyDown}>
        {VIEWS.map((view) => (
          <button
            key={view.id}
            type="button"
            role="tab"
            id={`${id}-${view.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={view === shown}
            tabIndex={view === shown ? 0 : -1}
            onClick={() => setShown(view)}
          >
            {view.name}
          </button>
        ))}
      </div>
      <div className="side-body" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
        <View key={shown.id} />
      </div>
    </section>
  )
}
