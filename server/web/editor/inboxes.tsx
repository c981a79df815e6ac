import { visible } from '#shared/ui/visible.ts'
import type { Checked } from './check.ts'
import { inboxLines } from './inbox-lines.ts'
import { isHtml } from './mail.ts'

/** What lists of messages show of the mail. */
export function Inboxes({ report: { previews }, mail }: Pick<Checked, 'report' | 'mail'>) {
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
