import type { CallAnswer } from '#shared/api/client.ts'
import { AskButton } from '../forms/ask-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { timeOf } from '../lists/when.ts'
import { browserOf } from './browser-of.ts'

type Listed = CallAnswer<'GET /v1/sessions'>['data'][number]

/** Where the person is signed in. */
export function Sessions() {
  const sessions = useLoaded('sessions', (client) => client.call('GET /v1/sessions'))
  const action = useAction()
  const reload = () => void sessions.reload()
  const endOthers = async () => {
    const done = await action.run((client) => client.call('DELETE /v1/sessions'))
    if (done) reload()
    return done !== undefined
  }
  const columns: readonly Column<Listed>[] = [
    ...COLUMNS,
    { name: 'Actions', cell: (one) => (one.current ? null : <End of={one} onEnded={reload} />) },
  ]
  return (
    <Section title="Where you are signed in">
      <WhenLoaded of={sessions}>
        {({ data }) => (
          <>
            <Table label="Sessions" rows={[...data].sort(byUse)} columns={columns} keyOf={({ id }) => id} />
            {data.length > 1 && (
              <div>
                <AskButton
                  label="End all others"
                  title="End all other sessions?"
                  confirm="End them"
                  action={action}
                  onConfirm={endOthers}
                >
                  <p>Every other browser has to sign in again.</p>
                </AskButton>
              </div>
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  )
}

/** This one, then those used last. */
const byUse = (a: Listed, b: Listed): number =>
  Number(b.current) - Number(a.current) || b.seen.localeCompare(a.seen)

const COLUMNS: readonly Column<Listed>[] = [
  {
    name: 'Browser',
    cell: ({ agent, current }) => (
      <>
        {agent === null ? 'Unknown' : browserOf(agent)}
        {current && <span className="hint">This one</span>}
      </>
    ),
  },
  { name: 'Network', cell: ({ network }) => network ?? 'Unknown' },
  { name: 'Last used', cell: ({ seen }) => timeOf(seen) },
  { name: 'Ends', cell: ({ expires }) => timeOf(expires) },
]

function End({ of: { id }, onEnded }: { of: Listed; onEnded: () => void }) {
  const action = useAction()
  const end = async () => {
    const done = await action.run((client) => client.call('DELETE /v1/sessions/{id}', { params: { id } }))
    if (done) onEnded()
    return done !== undefined
  }
  return (
    <AskButton
      label="End"
      about="this session"
      title="End this session?"
      confirm="End it"
      action={action}
      onConfirm={end}
    />
  )
}
