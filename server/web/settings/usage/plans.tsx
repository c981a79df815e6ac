import type { CallAnswer } from '#shared/api/client.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { session } from '../../session.ts'
import { dollars } from '../forms/money.ts'
import { Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'

type Plan = CallAnswer<'GET /v1/plans'>['data'][number]

const limit = (value: number | null): string => value?.toLocaleString() ?? 'No limit'

/** The plans, the own one marked, and how it is changed. */
export function Plans({ current }: { current: Plan['id'] }) {
  const plans = useLoaded('plans', (client) => client.call('GET /v1/plans'))
  const { workspace } = useStore(session)
  const columns: readonly Column<Plan>[] = [
    {
      name: 'Plan',
      cell: ({ id, title }) => (
        <>
          {title}
          {id === current && <span className="hint">Yours</span>}
        </>
      ),
    },
    {
      name: 'Price a month',
      figures: true,
      cell: ({ price_micro_usd }) => (price_micro_usd === null ? 'By contract' : dollars(price_micro_usd)),
    },
    {
      name: 'Calls',
      figures: true,
      cell: ({ included, window }) => (included === null ? limit(null) : `${limit(included)} a ${window}`),
    },
    {
      name: 'A further call',
      figures: true,
      cell: ({ overage_micro_usd, hard_stop }) =>
        overage_micro_usd !== null
          ? dollars(overage_micro_usd)
          : hard_stop === null
            ? '–'
            : `Stops at ${limit(hard_stop)}`,
    },
    { name: 'Requests a second', figures: true, cell: ({ rate_per_second }) => limit(rate_per_second) },
  ]
  return (
    <Section title="Plans">
      <WhenLoaded of={plans}>
        {({ data }) => <Table label="Plans" rows={data} columns={columns} keyOf={({ id }) => id} />}
      </WhenLoaded>
      <p className="hint">
        Whoever runs the server changes the plan:{' '}
        <code>npm run -s sendworthy -- workspaces plan {workspace?.id} pro</code>
      </p>
    </Section>
  )
}
