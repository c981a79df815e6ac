import type { CallAnswer } from '#shared/api/client.ts'
import { useAction } from '../forms/use-action.ts'
import { MoreButton } from '../lists/more-button.tsx'
import { Empty, Problem, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { usePages } from '../lists/use-pages.ts'
import { timeOf } from '../lists/when.ts'

type Delivery = CallAnswer<'GET /v1/webhooks/{id}/deliveries'>['data'][number]

/** How each attempt of the last 30 days went. */
export function Deliveries({ webhook }: { webhook: string }) {
  const pages = usePages(`deliveries ${webhook}`, (client, cursor) =>
    client.call('GET /v1/webhooks/{id}/deliveries', { params: { id: webhook }, query: { cursor } }),
  )
  const reload = () => void pages.loaded.reload()
  return (
    <Section
      title="Deliveries"
      intro="Each attempt of the last 30 days, newest first."
      actions={
        <button type="button" onClick={reload}>
          Read again
        </button>
      }
    >
      <WhenLoaded of={pages.loaded}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Empty>Nothing was delivered yet. “Send a test” tries it out.</Empty>
          ) : (
            <Table
              label="Deliveries"
              rows={deliveries}
              columns={[
                ...COLUMNS,
                {
                  name: 'Actions',
                  cell: (one) => <Replay webhook={webhook} delivery={one} onSent={reload} />,
                },
              ]}
              keyOf={({ id }) => id}
            />
          )
        }
      </WhenLoaded>
      <MoreButton of={pages} />
    </Section>
  )
}

const COLUMNS: readonly Column<Delivery>[] = [
  {
    name: 'Message',
    cell: ({ type, message }) => (
      <>
        {type}
        <span className="hint">
          <code>{message}</code>
        </span>
      </>
    ),
  },
  { name: 'When', cell: ({ at }) => timeOf(at) },
  {
    name: 'Attempt',
    figures: true,
    cell: ({ attempt }) => attempt,
  },
  {
    name: 'How it went',
    cell: ({ delivered, status, failure, ms }) =>
      delivered ? `Delivered, ${status} in ${Math.round(ms)} ms` : `Failed: ${failure ?? status}`,
  },
]

interface ReplayProps {
  webhook: string
  delivery: Delivery
  onSent: () => void
}

function Replay({ webhook, delivery: { message, type }, onSent }: ReplayProps) {
  const action = useAction()
  const send = async () => {
    const sent = await action.run((client) =>
      client.call('POST /v1/webhooks/{id}/replay', { params: { id: webhook }, body: { message } }),
    )
    if (sent) onSent()
  }
  return (
    <>
      <button
        type="button"
        disabled={action.busy}
        aria-label={`Send ${type} again`}
        onClick={() => void send()}
      >
        Send again
      </button>
      <Problem>{action.problem}</Problem>
    </>
  )
}
