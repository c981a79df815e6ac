import { useState } from 'react'
import type { CallAnswer } from '#shared/api/client.ts'
import { operationTitle } from '../../operations/names.ts'
import { Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { timeOf } from '../lists/when.ts'
import { Charges } from './charges.tsx'
import { type CountRow, countRows } from './counts.ts'
import { Plans } from './plans.tsx'
import { SpendCap } from './spend-cap.tsx'

export type Usage = CallAnswer<'GET /v1/usage'>

/** What was used, what is left, what it costs, and the plans. */
export function UsagePage() {
  const usage = useLoaded('usage', (client) => client.call('GET /v1/usage'))
  return (
    <WhenLoaded of={usage}>
      {(report) => (
        <>
          <Section title="Calls">
            <Left usage={report} />
          </Section>
          <Section title="Who used them" intro="Calls that were answered. An error costs nothing.">
            <Breakdown usage={report} />
          </Section>
          {report.overage_unit_micro_usd !== null && (
            <Section title="Spend cap">
              <SpendCap usage={report} onChanged={usage.reload} />
            </Section>
          )}
          <Plans current={report.plan} />
        </>
      )}
    </WhenLoaded>
  )
}

/** How much of the window is used. */
function Left({ usage: { window, rate_per_second, notices, month } }: { usage: Usage }) {
  const { used, included, remaining } = window
  const of = window.length === 'day' ? 'today (UTC)' : 'this month'
  return (
    <>
      <p className="big-figure">
        <strong>{used.toLocaleString()}</strong>
        {included === null ? ` calls ${of}, without limit` : ` of ${included.toLocaleString()} calls ${of}`}
      </p>
      {included !== null && (
        <meter
          aria-label="Calls used"
          min={0}
          max={included}
          value={Math.min(used, included)}
          low={included * 0.8}
          high={included}
          optimum={0}
        />
      )}
      <dl className="facts">
        {remaining !== null && (
          <div>
            <dt>Left</dt>
            <dd>{remaining.toLocaleString()}</dd>
          </div>
        )}
        <div>
          <dt>Starts again</dt>
          <dd>{timeOf(window.resets_at)}</dd>
        </div>
        <div>
          <dt>Requests a second</dt>
          <dd>{rate_per_second ?? 'Without limit'}</dd>
        </div>
        {month.overage_calls > 0 && (
          <div>
            <dt>Above the plan</dt>
            <dd>{month.overage_calls.toLocaleString()} calls this month</dd>
          </div>
        )}
      </dl>
      {notices.length > 0 && (
        <ul className="remarks">
          {notices.map(({ id, code, percent, at }) => (
            <li key={id}>
              {percent} % of the included calls were used on {timeOf(at)} (<code>{code}</code>)
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const COLUMNS = (what: string): readonly Column<CountRow>[] => [
  { name: what, cell: ({ name }) => name },
  { name: 'Today', cell: ({ today }) => today.toLocaleString(), figures: true },
  { name: 'This month', cell: ({ month }) => month.toLocaleString(), figures: true },
]

function Breakdown({ usage: { today, month } }: { usage: Usage }) {
  const keys = useLoaded('keys', (client) => client.call('GET /v1/keys')).data?.data ?? []
  const members = useLoaded('members', (client) => client.call('GET /v1/members')).data?.data ?? []
  const named = (id: string) => [...keys, ...members].find((one) => one.id === id)?.name ?? null
  const tables = [
    { what: 'Operation', rows: countRows(today.by_operation, month.by_operation, operationTitle) },
    { what: 'Client', rows: countRows(today.by_client, month.by_client, () => null) },
    { what: 'Key', rows: countRows(today.by_key, month.by_key, named) },
    { what: 'Person', rows: countRows(today.by_member, month.by_member, named) },
  ].filter(({ rows }) => rows.length > 0)
  if (tables.length === 0)
    return <p className="empty">No calls yet. Those of keys and of people are counted here.</p>
  return (
    <>
      <div className="counts">
        {tables.map(({ what, rows }) => (
          <Table
            isNarrow
            key={what}
            label={`Calls by ${what}`}
            rows={rows}
            columns={COLUMNS(what)}
            keyOf={({ id }) => id}
          />
        ))}
      </div>
      <Charged named={(id) => named(id) ?? id} />
    </>
  )
}

/** Read when it is opened, and not before. */
function Charged({ named }: { named: (id: string) => string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Each request that was charged</summary>
      {isOpen && <Charges named={named} />}
    </details>
  )
}
