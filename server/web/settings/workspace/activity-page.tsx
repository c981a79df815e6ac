import type { CallAnswer } from '#shared/api/client.ts'
import { useMay } from '../forms/may.ts'
import { MoreButton } from '../lists/more-button.tsx'
import { Empty, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { usePages } from '../lists/use-pages.ts'
import { timeOf } from '../lists/when.ts'
import { actionInWords, calledIn } from './action-in-words.ts'

type Entry = CallAnswer<'GET /v1/audit'>['data'][number]

const INTRO =
  'Who changed what. Mails and secrets never stand here; the entries are chained, so that none can be changed unseen.'

/** The audit log. */
export function ActivityPage() {
  const { may, reason } = useMay('GET /v1/audit')
  return (
    <Section title="Activity" intro={INTRO}>
      {may ? <Log /> : <p className="notice">{reason}</p>}
    </Section>
  )
}

function Log() {
  const pages = usePages('audit', (client, cursor) => client.call('GET /v1/audit', { query: { cursor } }))
  const members = useLoaded('members', (client) => client.call('GET /v1/members')).data?.data ?? []
  const keys = useLoaded('keys', (client) => client.call('GET /v1/keys')).data?.data ?? []
  const named = (id: string | null): string | null =>
    [...members, ...keys].find((one) => one.id === id)?.name ?? null
  const columns: readonly Column<Entry>[] = [
    { name: 'What', cell: ({ action }) => actionInWords(action) },
    {
      name: 'To',
      cell: (entry) => named(entry.target) ?? calledIn(entry) ?? entry.target ?? 'The workspace',
    },
    {
      name: 'By',
      cell: ({ actor }) =>
        named(actor.id) ?? actor.id ?? (actor.type === 'system' ? 'The server' : 'Command line'),
    },
    { name: 'When', cell: ({ at }) => timeOf(at) },
    { name: 'Values', cell: (entry) => <Values entry={entry} /> },
  ]
  return (
    <>
      <WhenLoaded of={pages.loaded}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty>Nothing was changed yet.</Empty>
          ) : (
            <Table label="Activity" rows={entries} columns={columns} keyOf={({ id }) => id} />
          )
        }
      </WhenLoaded>
      <MoreButton of={pages} />
    </>
  )
}

function Values({ entry: { before, after, action } }: { entry: Entry }) {
  const text = (value: unknown) => JSON.stringify(value, null, 2)
  if ((before ?? null) === null && (after ?? null) === null) return null
  return (
    <details>
      <summary aria-label={`Values of ${actionInWords(action)}`}>Show</summary>
      {(before ?? null) !== null && <pre className="value">before {text(before)}</pre>}
      {(after ?? null) !== null && <pre className="value">after {text(after)}</pre>}
    </details>
  )
}
