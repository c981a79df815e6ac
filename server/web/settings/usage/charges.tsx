import type { CallAnswer } from '#shared/api/client.ts'
import { operationTitle } from '../../operations/names.ts'
import { dollars } from '../forms/money.ts'
import { MoreButton } from '../lists/more-button.tsx'
import { WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { usePages } from '../lists/use-pages.ts'
import { timeOf } from '../lists/when.ts'

type Charge = CallAnswer<'GET /v1/usage/events'>['data'][number]

interface ChargesProps {
  /** What people call a key or a person, by its id. */
  named: (id: string) => string
}

/** Each request that was charged, newest first. */
export function Charges({ named }: ChargesProps) {
  const pages = usePages('charges', (client, cursor) =>
    client.call('GET /v1/usage/events', { query: { cursor } }),
  )
  const columns: readonly Column<Charge>[] = [
    { name: 'When', cell: ({ at }) => timeOf(at) },
    { name: 'Operation', cell: ({ operation }) => operationTitle(operation) },
    { name: 'By', cell: ({ key, member }) => named(key ?? member ?? '') },
    { name: 'Client', cell: ({ client }) => client ?? 'None' },
    { name: 'Calls', figures: true, cell: ({ calls }) => calls },
    {
      name: 'Above the plan',
      figures: true,
      cell: ({ overage_micro_usd }) => (overage_micro_usd === 0 ? '–' : dollars(overage_micro_usd)),
    },
  ]
  return (
    <>
      <WhenLoaded of={pages.loaded}>
        {(charges) => (
          <Table label="Charged requests" rows={charges} columns={columns} keyOf={({ id }) => id} />
        )}
      </WhenLoaded>
      <MoreButton of={pages} />
    </>
  )
}
