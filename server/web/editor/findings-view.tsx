import type { Annotation, Report } from '#shared/engine/report.ts'
import { FindingList } from '#shared/ui/finding-list.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { visible } from '#shared/ui/visible.ts'
import { SignedOut } from '../operations/signed-out.tsx'
import { type Checked, check } from './check.ts'
import { GateLine } from './gate-line.tsx'
import { inboxLines } from './inbox-lines.ts'
import { isHtml } from './mail.ts'
import { hasPlace } from './marks.ts'
import { open, opened, takeFix } from './open-finding.ts'

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
      <Inboxes {...checked} />
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

/** What lists of messages show of the mail. */
function Inboxes({ report: { previews }, mail }: Pick<Checked, 'report' | 'mail'>) {
  const body = isHtml(mail) ? visible(mail.draft) : mail.draft
  return (
    <details className="inboxes">
      <summary>How inboxes show it</summary>
      <dl>
        {inboxLines(previews, mail.subject, body).map(({ names, subject, rest, isCut }) => (
          <div key={names[0]}>
            <dt>
              {names.join(', ')}
              {isCut && <span className="cut"> {names.length > 1 ? 'cut' : 'cuts'} it</span>}
            </dt>
            <dd>
              <strong>{subject || '(no subject)'}</strong> {rest}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
