import type { CallAnswer } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { useMay } from '../forms/may.ts'
import { MoreButton } from '../lists/more-button.tsx'
import { Empty, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { usePages } from '../lists/use-pages.ts'
import { timeOf } from '../lists/when.ts'

type Entry = CallAnswer<'GET /v1/history'>['data'][number]

/** The scores that were kept. */
export function HistoryList() {
  const { may, reason } = useMay('GET /v1/history')
  return (
    <Section title="Kept scores" intro="Newest first.">
      {may ? <Entries /> : <p className="notice">{reason}</p>}
    </Section>
  )
}

function Entries() {
  const pages = usePages('history', (client, cursor) => client.call('GET /v1/history', { query: { cursor } }))
  return (
    <>
      <WhenLoaded of={pages.loaded}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty>
              Nothing is kept. Once it is switched on above, scores that the API makes stand here.
            </Empty>
          ) : (
            <Table label="Kept scores" rows={entries} columns={COLUMNS} keyOf={({ id }) => id} />
          )
        }
      </WhenLoaded>
      <MoreButton of={pages} />
    </>
  )
}

const COLUMNS: readonly Column<Entry>[] = [
  { name: 'When', cell: ({ at }) => timeOf(at) },
  { name: 'Kind', cell: ({ kind }) => nameOf(kind) },
  { name: 'Client', cell: ({ client }) => client ?? 'None' },
  { name: 'Words', figures: true, cell: ({ words }) => words.toLocaleString() },
  { name: 'Score', figures: true, cell: ({ score }) => score },
  { name: 'Cost points', cell: ({ rules }) => (rules.length === 0 ? 'Nothing' : rules.join(', ')) },
  { name: 'Mail', cell: ({ draft }) => (draft === null ? 'Not kept' : <Kept draft={draft} />) },
]

const Kept = ({ draft: { subject, draft } }: { draft: NonNullable<Entry['draft']> }) => (
  <details>
    <summary>{subject ?? 'Without a subject'}</summary>
    <pre className="value">{draft}</pre>
  </details>
)
