import { useState } from 'react'
import type { CallAnswer } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { Empty, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { dayOf } from '../lists/when.ts'

type Report = CallAnswer<'GET /v1/reports/quality'>
type Row = Report['total']
type Group = Report['group_by']

const GROUPS: readonly { value: Group; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'kind', label: 'Kind of mail' },
  { value: 'client', label: 'Client' },
  { value: 'rule', label: 'What was found' },
]

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`)

const NAMES: Readonly<Record<Group, (group: string) => string>> = {
  week: (monday) => `Week of ${dayOf(monday)}`,
  kind: nameOf,
  client: (client) => client,
  rule: (id) => id,
}

/** How good mails were and what the gate did, as sums and averages. */
export function QualityPage() {
  const [group, setGroup] = useState<Group>('week')
  const report = useLoaded(`quality ${group}`, (client) =>
    client.call('GET /v1/reports/quality', { query: { group_by: group } }),
  )
  return (
    <Section
      title="Quality"
      intro="From the decisions of the send gate in the last twelve weeks. Sums and averages only: they show no person and no mail."
    >
      <label className="search">
        By
        <select value={group} onChange={({ target }) => setGroup(target.value as Group)}>
          {GROUPS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <WhenLoaded of={report}>
        {(read) =>
          read.total.mails === 0 ? (
            <Empty>
              No mails yet. Once the gate of the extension has decided on mails, this tells how good they were
              and what was found most.
            </Empty>
          ) : (
            <>
              <Total total={read.total} />
              <Rows report={read} />
              <Reasons reasons={read.reasons} />
            </>
          )
        }
      </WhenLoaded>
    </Section>
  )
}

function Total({ total }: { total: Row }) {
  return (
    <p className="big-figure">
      <strong>{total.average_score === null ? '–' : Math.round(total.average_score)}</strong> on average over{' '}
      {total.mails.toLocaleString()} mails · {percent(total.blocked)} stopped · {percent(total.overridden)}{' '}
      sent anyway · {percent(total.not_checked)} not checked
    </p>
  )
}

function Rows({ report: { rows, group_by } }: { report: Report }) {
  const rules = useLoaded(group_by === 'rule' ? 'rules' : null, (client) => client.rules())
  const summaryOf = (id: string) => rules.data?.data.find((rule) => rule.id === id)?.summary
  const columns: readonly Column<Row>[] = [
    {
      name: GROUPS.find(({ value }) => value === group_by)?.label ?? '',
      cell: ({ group }) => {
        if (group === null) return 'No client'
        const summary = summaryOf(group)
        if (summary === undefined) return NAMES[group_by](group)
        return (
          <>
            {summary}
            <span className="hint">{group}</span>
          </>
        )
      },
    },
    { name: 'Mails', figures: true, cell: ({ mails }) => mails.toLocaleString() },
    {
      name: 'Score',
      figures: true,
      cell: ({ average_score }) => (average_score === null ? '–' : Math.round(average_score)),
    },
    { name: 'Stopped', figures: true, cell: ({ blocked }) => percent(blocked) },
    { name: 'Sent anyway', figures: true, cell: ({ overridden }) => percent(overridden) },
    { name: 'Not checked', figures: true, cell: ({ not_checked }) => percent(not_checked) },
  ]
  return <Table label="Quality" rows={rows} columns={columns} keyOf={({ group }) => group ?? ''} />
}

function Reasons({ reasons }: Pick<Report, 'reasons'>) {
  if (reasons.length === 0) return null
  return (
    <>
      <h3>Why mails were sent anyway</h3>
      <ul className="remarks">
        {reasons.map(({ reason, times }) => (
          <li key={reason}>
            {reason} <span className="hint">{times === 1 ? 'once' : `${times} times`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
