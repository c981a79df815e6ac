import { useState } from 'react'
import { goTo, hrefOf } from '../../router.ts'
import { AskButton } from '../forms/ask-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { Problem, Section } from '../lists/section.tsx'
import { timeOf } from '../lists/when.ts'
import { Deliveries } from './deliveries.tsx'
import { WebhookForm } from './new-webhook.tsx'
import { type NewWebhook, stateOf, type Webhook } from './webhooks-page.tsx'

interface WebhookViewProps {
  webhook: Webhook
  onSecret: (webhook: NewWebhook) => void
  onChanged: () => void
}

/** One webhook: what it hears of, what can be done with it, and how its deliveries went. */
export function WebhookView({ webhook, onSecret, onChanged }: WebhookViewProps) {
  const [isEdited, setEdited] = useState(false)
  return (
    <>
      <Section title={webhook.url} actions={<a href={hrefOf('settings', 'webhooks')}>All webhooks</a>}>
        {isEdited ? (
          <WebhookForm webhook={webhook} onChanged={onChanged} onCancel={() => setEdited(false)} />
        ) : (
          <>
            <Facts webhook={webhook} />
            <Actions
              webhook={webhook}
              onSecret={onSecret}
              onChanged={onChanged}
              onEdit={() => setEdited(true)}
            />
          </>
        )}
      </Section>
      <Deliveries webhook={webhook.id} />
    </>
  )
}

const Facts = ({ webhook }: { webhook: Webhook }) => (
  <dl className="facts">
    {webhook.description !== '' && (
      <div>
        <dt>For</dt>
        <dd>{webhook.description}</dd>
      </div>
    )}
    <div>
      <dt>Hears of</dt>
      <dd>{webhook.events.length === 0 ? 'Everything' : webhook.events.join(', ')}</dd>
    </div>
    <div>
      <dt>State</dt>
      <dd>{stateOf(webhook)}</dd>
    </div>
    {webhook.old_secret_expires !== null && (
      <div>
        <dt>Old secret</dt>
        <dd>Signs as well until {timeOf(webhook.old_secret_expires)}</dd>
      </div>
    )}
  </dl>
)

function Actions({
  webhook: { id, enabled, url },
  onSecret,
  onChanged,
  onEdit,
}: WebhookViewProps & { onEdit: () => void }) {
  const switching = useAction()
  const testing = useAction()
  const rotating = useAction()
  const deleting = useAction()
  const [said, setSaid] = useState<string | null>(null)
  const params = { id }
  const test = async () => {
    const sent = await testing.run((client) => client.call('POST /v1/webhooks/{id}/test', { params }))
    setSaid(sent ? 'A test is on its way. Read the deliveries again in a moment.' : null)
  }
  const turn = async () => {
    const done = await switching.run((client) =>
      client.call('PATCH /v1/webhooks/{id}', { params, body: { enabled: !enabled } }),
    )
    if (done) onChanged()
    return done !== undefined
  }
  const rotate = async () => {
    const made = await rotating.run((client) =>
      client.call('POST /v1/webhooks/{id}/rotate-secret', { params }),
    )
    if (made) onSecret(made.done)
    return made !== undefined
  }
  const remove = async () => {
    const done = await deleting.run((client) => client.call('DELETE /v1/webhooks/{id}', { params }))
    if (!done) return false
    goTo('settings', 'webhooks')
    onChanged()
    return true
  }
  return (
    <>
      <div className="row">
        <button type="button" disabled={testing.busy || !enabled} onClick={() => void test()}>
          Send a test
        </button>
        <button type="button" onClick={onEdit}>
          Change
        </button>
        {enabled ? (
          <AskButton
            label="Switch off"
            title={`Switch off ${url}?`}
            confirm="Switch off"
            danger={false}
            action={switching}
            onConfirm={turn}
          >
            <p>What waits for it is dropped, and nothing is kept for it while it is off.</p>
          </AskButton>
        ) : (
          <button type="button" disabled={switching.busy} onClick={() => void turn()}>
            Switch on
          </button>
        )}
        <AskButton
          label="Another secret"
          title="Make another secret?"
          confirm="Make another"
          danger={false}
          action={rotating}
          onConfirm={rotate}
        >
          <p>
            For a day messages are signed with both. To end a secret that others know at once, make another
            twice.
          </p>
        </AskButton>
        <AskButton
          label="Delete"
          title={`Delete ${url}?`}
          confirm="Delete"
          action={deleting}
          onConfirm={remove}
        >
          <p>It goes with what waits for it, and with its log.</p>
        </AskButton>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
      <Problem>{testing.problem ?? (enabled ? null : switching.problem)}</Problem>
    </>
  )
}
