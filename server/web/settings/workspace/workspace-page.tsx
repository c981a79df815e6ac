import type { CallAnswer } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { chooseWorkspace, openSession, session } from '../../session.ts'
import { AskButton } from '../forms/ask-button.tsx'
import { useMay } from '../forms/may.ts'
import { NameForm } from '../forms/name-form.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { download } from '../lists/download.ts'
import { Problem, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'

type Membership = CallAnswer<'GET /v1/workspaces'>['data'][number]

/** The workspace itself, the others of the person, and a further one. */
export function WorkspacePage() {
  return (
    <>
      <Section title="Name">
        <Rename />
      </Section>
      <Others />
      <Ending />
    </>
  )
}

function Rename() {
  const { workspace } = useStore(session)
  const { may, reason } = useMay('PATCH /v1/workspace')
  const action = useAction()
  const [name, setName] = useDraft('workspace name', workspace?.name ?? '')
  const save = async () => {
    const done = await action.run((client) => client.call('PATCH /v1/workspace', { body: { name } }))
    if (!done) return
    setName(null)
    await openSession()
  }
  return (
    <NameForm
      label="Name of the workspace"
      submit="Rename"
      value={name}
      locked={may ? undefined : reason}
      ready={name !== workspace?.name}
      action={action}
      onName={setName}
      onSubmit={() => void save()}
    />
  )
}

/** The person's workspaces, and a further one. */
function Others() {
  const { workspace } = useStore(session)
  const workspaces = useLoaded('workspaces', (client) => client.call('GET /v1/workspaces'))
  const action = useAction()
  const [name, setName] = useDraft('further workspace', '')
  const make = async () => {
    const made = await action.run((client) => client.call('POST /v1/workspaces', { body: { name } }))
    if (!made) return
    setName(null)
    await openSession()
    await chooseWorkspace(made.done.id)
  }
  const columns: readonly Column<Membership>[] = [
    {
      name: 'Workspace',
      cell: ({ id, name: called }) => (
        <>
          {called}
          {id === workspace?.id && <span className="hint">You are here</span>}
        </>
      ),
    },
    { name: 'You are', cell: ({ role }) => nameOf(role) },
    { name: 'Plan', cell: ({ plan }) => nameOf(plan) },
    {
      name: 'Actions',
      cell: ({ id, name: called }) =>
        id === workspace?.id ? null : (
          <button type="button" aria-label={`Change to ${called}`} onClick={() => void chooseWorkspace(id)}>
            Change to it
          </button>
        ),
    },
  ]
  return (
    <Section title="Your workspaces" intro="Each has its own keys, people, voices, settings and usage.">
      <WhenLoaded of={workspaces}>
        {({ data }) => <Table label="Your workspaces" rows={data} columns={columns} keyOf={({ id }) => id} />}
      </WhenLoaded>
      <NameForm
        label="Name of a new workspace, on the free plan"
        submit="Make the workspace"
        value={name}
        action={action}
        onName={setName}
        onSubmit={() => void make()}
      />
    </Section>
  )
}

/** All there is as a file, and the end of it. */
function Ending() {
  const { workspace } = useStore(session)
  const { may, reason } = useMay('DELETE /v1/workspace')
  const exporting = useAction()
  const deleting = useAction()
  const name = workspace?.name ?? ''
  const save = async () => {
    const read = await exporting.run((client) => client.call('GET /v1/workspace/export'))
    if (read) download(`${workspace?.id}.json`, read.done)
  }
  const remove = async () => {
    const done = await deleting.run((client) =>
      client.call('DELETE /v1/workspace', { query: { confirm: name } }),
    )
    if (!done) return false
    await openSession()
    return true
  }
  return (
    <Section
      title="Export and deletion"
      intro="The export has everything the workspace holds, as JSON, without keys and secrets."
    >
      {may ? (
        <div className="row">
          <button type="button" disabled={exporting.busy} onClick={() => void save()}>
            {exporting.busy ? 'Reading …' : 'Export everything'}
          </button>
          <AskButton
            label="Delete the workspace"
            title={`Delete “${name}”?`}
            confirm="Delete for good"
            typed={name}
            action={deleting}
            onConfirm={remove}
          >
            <p>
              Keys stop at once. People, voices, settings, usage and backups go and cannot be brought back.
            </p>
          </AskButton>
        </div>
      ) : (
        <p className="notice">{reason}</p>
      )}
      <Problem>{exporting.problem}</Problem>
    </Section>
  )
}
