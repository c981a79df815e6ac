import { lazy, Suspense } from 'react'
import type { Annotation, Report } from '#shared/engine/report.ts'
import { FindingList } from '#shared/ui/finding-list.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { visible } from '#shared/ui/visible.ts'
import { SignedOut } from '../operations/signed-out.tsx'
import { check } from './check.ts'
import { GateLine } from './gate-line.tsx'
import { isHtml } from './mail.ts'
import { hasPlace } from './marks.ts'
import { open, opened, takeFix } from './open-finding.ts'

/** It takes a part of the engine, and is loaded with it. */
const Inboxes = lazy(async () => ({ default: (await import('./inboxes.tsx')).Inboxes }))

/** Whether the mail may go, everything that was found, and how inboxes show it. */
export function FindingsView() {
  const { checked } = useStore(check)
  const { finding } = useStore(opened)
  if (!checked)
    return (
      <>
        <p className="hint">Nothing to check yet.</p>
        <SignedOut />
      </>
    )
  const { report } = checked
  return (
    <>
      <GateLine report={report} />
      <FindingList
        annotations={isHtml(checked.mail) ? report.annotations.map(seen) : report.annotations}
        current={finding?.hash ?? null}
        onShow={(annotation) => open(annotation)}
        canShow={hasPlace}
        onApply={(annotation: Annotation, fix: number) => takeFix(annotation, fix)}
      />
      <Warnings report={report} />
      <Suspense>
        <Inboxes {...checked} />
      </Suspense>
    </>
  )
}

/** With the words of its place, and no tags. */
const seen = (one: Annotation): Annotation => ({ ...one, quote: visible(one.quote) })

function Warnings({ report: { warnings } }: { report: Report }) {
  return warnings.map(({ code, message }) => (
    <p key={`${code}${message}`} className="hint">
      {message.replaceAll('`', '')}
    </p>
  ))
}
