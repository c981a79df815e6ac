import { useState } from 'react'
import type { CallAnswer } from '#shared/api/client.ts'
import { goTo, hrefOf } from '../../router.ts'
import { useMay } from '../forms/may.ts'
import { ShownOnce } from '../forms/shown-once.tsx'
import { Empty, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { dayOf } from '../lists/when.ts'
import { NewWebhookForm } from './new-webhook.tsx'
import { WebhookView } from './webhook-view.tsx'

export type Webhook = CallAnswer<'GET /v1/webhooks'>['data'][number]
export type NewWebhook = CallAnswer<'POST /v1/webhooks'>

const INTRO =
  'The server posts a signed message to your address when calls run low, keys end or a batch is done. Messages hold ids and counts, never mails.'

/** The webhooks of the workspace: all of them, a new one, or one with its deliveries. */
export function WebhooksPage({ rest: [part] }: { rest: readonly string[] }) {
  const { may, reason } = useMay('GET /v1/webhooks')
  const webhooks = useLoaded(may ? 'webhooks' : null, (client) => client.call('GET /v1/webhooks'))
  const [made, setMade] = useState<NewWebhook | null>(null)
  const reload = () => void webhooks.reload()
  if (!may)
    return (
      <Section title="Webhooks" intro={INTRO}>
        <p className="notice">{reason}</p>
      </Section>
    )
  const show = (webhook: NewWebhook) => {
    setMade(webhook)
    goTo('settings', 'webhooks', webhook.id)
    reload()
  }
  return (
    <>
      {made && (
        <ShownOnce title={`The secret of ${made.url}`} secret={made.secret} onDone={() => setMade(null)}>
          <p>Receivers check the signature of messages with it; the README shows how, in a few lines.</p>
        </ShownOnce>
      )}
      {part === 'new' ? (
        <Section title="A new webhook">
          <NewWebhookForm onMade={show} onCancel={() => goTo('settings', 'webhooks')} />
        </Section>
      ) : (
        <WhenLoaded of={webhooks}>
          {({ data }) => {
            const chosen = data.find(({ id }) => id === part)
            return chosen ? (
              <WebhookView key={chosen.id} webhook={chosen} onSecret={show} onChanged={reload} />
            ) : (
              <WebhookList webhooks={data} />
            )
          }}
        </WhenLoaded>
      )}
    </>
  )
}

const WebhookList = ({ webhooks }: { webhooks: readonly Webhook[] }) => (
  <Section
    title="Webhooks"
    intro={INTRO}
    actions={
      <a className="button main" href={hrefOf('settings', 'webhooks', 'new')}>
        Make a webhook
      </a>
    }
  >
    {webhooks.length === 0 ? (
      <Empty>No webhooks yet. Make one to hear of limits and keys in your own systems.</Empty>
    ) : (
      <Table label="Webhooks" rows={webhooks} columns={COLUMNS} keyOf={({ id }) => id} />
    )}
  </Section>
)

const COLUMNS: readonly Column<Webhook>[] = [
  {
    name: 'Address',
    cell: ({ id, url, description }) => (
      <>
        <a href={hrefOf('settings', 'webhooks', id)}>{url}</a>
        {description !== '' && <span className="hint">{description}</span>}
      </>
    ),
  },
  { name: 'Hears of', cell: ({ events }) => (events.length === 0 ? 'Everything' : events.join(', ')) },
  { name: 'State', cell: (webhook) => stateOf(webhook) },
]

/** Whether it is on, and why not. */
export const stateOf = ({ enabled, disabled, disabled_reason }: Webhook): string =>
  enabled
    ? 'On'
    : `Off${disabled === null ? '' : ` since ${dayOf(disabled)}`}${disabled_reason === null ? '' : `: ${disabled_reason}`}`
