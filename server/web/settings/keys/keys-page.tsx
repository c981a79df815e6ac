import { useState } from 'react'
import { goTo, hrefOf } from '../../router.ts'
import { useMay } from '../forms/may.ts'
import { Copyable, ShownOnce } from '../forms/shown-once.tsx'
import { Empty, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { dayOf } from '../lists/when.ts'
import { type Key, KeyActions } from './key-actions.tsx'
import { type NewKey, NewKeyForm } from './new-key.tsx'
import { scopesInWords, tryLine } from './scopes.ts'

/** The keys of the workspace. */
export function KeysPage({ rest: [part] }: { rest: readonly string[] }) {
  const keys = useLoaded('keys', (client) => client.call('GET /v1/keys'))
  const { may, reason } = useMay('POST /v1/keys')
  const [made, setMade] = useState<NewKey | null>(null)
  const show = (key: NewKey) => {
    setMade(key)
    goTo('settings', 'keys')
    void keys.reload()
  }
  return (
    <Section
      title="API keys"
      intro="Programs and the extension call the API with a key. All of them count for this workspace."
      actions={
        may &&
        part !== 'new' && (
          <a className="button main" href={hrefOf('settings', 'keys', 'new')}>
            Make a key
          </a>
        )
      }
    >
      {!may && <p className="notice">{reason}</p>}
      {made && (
        <ShownOnce title={`The key “${made.name}”`} secret={made.key} onDone={() => setMade(null)}>
          <p>Try it in a shell:</p>
          <Copyable label="Copy the command" text={tryLine(location.origin, made.key, made.scopes)} />
        </ShownOnce>
      )}
      {may && part === 'new' && <NewKeyForm onMade={show} onCancel={() => goTo('settings', 'keys')} />}
      <WhenLoaded of={keys}>
        {({ data }) => <KeyList keys={data} may={may} onMade={show} onChanged={() => void keys.reload()} />}
      </WhenLoaded>
    </Section>
  )
}

interface KeyListProps {
  keys: readonly Key[]
  may: boolean
  onMade: (key: NewKey) => void
  onChanged: () => void
}

/** Whether a key can be used now. */
export const isWorking = ({ revoked, expires }: Pick<Key, 'revoked' | 'expires'>, now: number): boolean =>
  revoked === null && (expires === null || Date.parse(expires) > now)

function KeyList({ keys, may, onMade, onChanged }: KeyListProps) {
  const now = Date.now()
  const working = keys.filter((key) => isWorking(key, now))
  const ended = keys.filter((key) => !isWorking(key, now))
  const actions: Column<Key> = {
    name: 'Actions',
    cell: (key) => <KeyActions of={key} onMade={onMade} onChanged={onChanged} />,
  }
  return (
    <>
      {working.length === 0 ? (
        <Empty>No key works yet. The extension and every program that calls the API need one.</Empty>
      ) : (
        <Table
          label="Keys"
          rows={working}
          columns={may ? [...COLUMNS, actions] : COLUMNS}
          keyOf={({ id }) => id}
        />
      )}
      {ended.length > 0 && (
        <details>
          <summary>{ended.length === 1 ? 'One key that ended' : `${ended.length} keys that ended`}</summary>
          <Table label="Keys that ended" rows={ended} columns={COLUMNS} keyOf={({ id }) => id} />
        </details>
      )}
    </>
  )
}

const COLUMNS: readonly Column<Key>[] = [
  {
    name: 'Key',
    cell: ({ name, mode, last4, client, calls_max }) => (
      <>
        {name}
        <span className="hint">
          <code>
            mk_{mode}_…{last4}
          </code>
          {client !== null && ` · for ${client}`}
          {calls_max !== null && ` · at most ${calls_max.toLocaleString()} calls`}
        </span>
      </>
    ),
  },
  { name: 'May do', cell: ({ scopes }) => scopesInWords(scopes) },
  { name: 'Last used', cell: ({ last_used }) => (last_used === null ? 'Never' : dayOf(last_used)) },
  { name: 'Ends', cell: (key) => endOf(key) },
]

const endOf = ({ revoked, expires, rotated_to }: Key): string =>
  revoked !== null
    ? `Revoked ${dayOf(revoked)}`
    : expires === null
      ? 'Never'
      : `${dayOf(expires)}${rotated_to === null ? '' : ', replaced'}`
