import { useStore } from '#shared/ui/use-store.ts'
import { mail } from '../../editor/mail.ts'
import { goTo, hrefOf } from '../../router.ts'
import { readWorkspace, session } from '../../session.ts'
import { AskButton } from '../forms/ask-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { Problem } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { type ClientGroup, type Voice, voiceInWords } from './voice.ts'

interface VoiceTableProps {
  group: ClientGroup
  may: boolean
  onChanged: () => void
}

/** The voices of one client. */
export function VoiceTable({ group: { client, voices }, may, onChanged }: VoiceTableProps) {
  const { settings } = useStore(session)
  const columns: readonly Column<Voice>[] = [
    {
      name: 'Voice',
      cell: ({ id, name }) => (
        <>
          {may ? <a href={hrefOf('settings', 'voices', id)}>{name}</a> : name}
          {settings?.default_voice === id && <span className="hint">Used unless another is picked</span>}
        </>
      ),
    },
    { name: 'Habits', cell: voiceInWords },
    {
      name: 'Actions',
      cell: (voice) => (
        <div className="row">
          <WriteBy voice={voice} />
          {may && <VoiceActions voice={voice} onChanged={onChanged} />}
        </div>
      ),
    },
  ]
  const label = client ?? 'No client'
  return (
    <div className="client">
      <h3>{label}</h3>
      <Table label={`Voices of ${label}`} rows={voices} columns={columns} keyOf={({ id }) => id} />
    </div>
  )
}

/** To the editor, with the voice picked. */
const WriteBy = ({ voice }: { voice: Voice }) => (
  <button
    type="button"
    aria-label={`Write by ${voice.name}`}
    onClick={() => {
      mail.patch({ voice: voice.id })
      goTo('')
    }}
  >
    Write
  </button>
)

function VoiceActions({ voice: { id, name }, onChanged }: { voice: Voice; onChanged: () => void }) {
  const { settings } = useStore(session)
  const changing = useAction()
  const deleting = useAction()
  const isDefault = settings?.default_voice === id
  const setDefault = async () => {
    const done = await changing.run((client) =>
      client.call('PATCH /v1/workspace', { body: { settings: { default_voice: isDefault ? null : id } } }),
    )
    if (done) await readWorkspace()
  }
  const remove = async () => {
    const done = await deleting.run((client) =>
      client.call('DELETE /v1/brand-voices/{id}', { params: { id } }),
    )
    if (!done) return false
    if (mail.get().voice === id) mail.patch({ voice: null })
    await readWorkspace()
    onChanged()
    return true
  }
  return (
    <>
      <button
        type="button"
        disabled={changing.busy}
        aria-label={isDefault ? `Use ${name} no longer by default` : `Use ${name} by default`}
        onClick={() => void setDefault()}
      >
        {isDefault ? 'No default' : 'Make default'}
      </button>
      <AskButton
        label="Delete"
        about={name}
        title={`Delete “${name}”?`}
        confirm="Delete"
        action={deleting}
        onConfirm={remove}
      >
        <p>It goes with all its versions. Calls that name it are refused from then on.</p>
      </AskButton>
      <Problem>{changing.problem}</Problem>
    </>
  )
}
