import type { CallAnswer } from '#shared/api/client.ts'
import type { Role } from '#shared/api/endpoint.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { openSession, session } from '../../session.ts'
import { AskButton } from '../forms/ask-button.tsx'
import { useMay } from '../forms/may.ts'
import { useAction } from '../forms/use-action.ts'
import { Problem, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { dayOf } from '../lists/when.ts'
import { Invitations } from './invitations.tsx'
import { useRolesToGive } from './roles.ts'

type Member = CallAnswer<'GET /v1/members'>['data'][number]

/** Who belongs to the workspace, and who is invited. */
export function PeoplePage() {
  const members = useLoaded('members', (client) => client.call('GET /v1/members'))
  const { may, reason } = useMay('PATCH /v1/members/{id}')
  return (
    <>
      <Section title="People">
        {!may && <p className="notice">{reason}</p>}
        <WhenLoaded of={members}>
          {({ data }) => <Members members={data} onChanged={() => void members.reload()} />}
        </WhenLoaded>
        <RoleWords />
      </Section>
      {may && <Invitations />}
    </>
  )
}

/** What a role may do. */
const RoleWords = () => (
  <details>
    <summary>What each role may do</summary>
    <dl className="facts roles">
      <div>
        <dt>Viewer</dt>
        <dd>Sees voices, settings, keys without their secrets, usage and reports.</dd>
      </div>
      <div>
        <dt>Member</dt>
        <dd>Also runs operations, such as rewrites.</dd>
      </div>
      <div>
        <dt>Admin</dt>
        <dd>Also changes voices, settings, keys, webhooks and people, and reads history and activity.</dd>
      </div>
      <div>
        <dt>Owner</dt>
        <dd>Also decides on owners, drafts that are kept, the model, the spend cap, export and deletion.</dd>
      </div>
    </dl>
  </details>
)

interface MembersProps {
  members: readonly Member[]
  onChanged: () => void
}

function Members({ members, onChanged }: MembersProps) {
  const columns: readonly Column<Member>[] = [
    {
      name: 'Person',
      cell: ({ name, email }) => (
        <>
          {name}
          <span className="hint">{email}</span>
        </>
      ),
    },
    { name: 'Role', cell: (member) => <MemberRole member={member} onChanged={onChanged} /> },
    { name: 'Since', cell: ({ since }) => dayOf(since) },
    { name: 'Actions', cell: (member) => <Removal member={member} onChanged={onChanged} /> },
  ]
  return <Table label="People" rows={members} columns={columns} keyOf={({ id }) => id} />
}

interface MemberProps {
  member: Member
  onChanged: () => void
}

function MemberRole({ member: { id, name, role }, onChanged }: MemberProps) {
  const { who } = useStore(session)
  const { may } = useMay('PATCH /v1/members/{id}')
  const roles = useRolesToGive()
  const action = useAction()
  if (!may || !roles.includes(role)) return nameOf(role)
  const change = async (next: Role) => {
    const done = await action.run((client) =>
      client.call('PATCH /v1/members/{id}', { params: { id }, body: { role: next } }),
    )
    if (!done) return
    if (id === who?.user.id) await openSession()
    onChanged()
  }
  return (
    <>
      <select
        aria-label={`Role of ${name}`}
        value={role}
        disabled={action.busy}
        onChange={({ target }) => void change(target.value as Role)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <Problem>{action.problem}</Problem>
    </>
  )
}

function Removal({ member: { id, name, role }, onChanged }: MemberProps) {
  const { who, workspace } = useStore(session)
  const { may } = useMay('PATCH /v1/members/{id}')
  const roles = useRolesToGive()
  const action = useAction()
  const isSelf = id === who?.user.id
  if (!isSelf && (!may || !roles.includes(role))) return null
  const remove = async () => {
    const done = await action.run((client) => client.call('DELETE /v1/members/{id}', { params: { id } }))
    if (!done) return false
    if (isSelf) await openSession()
    else onChanged()
    return true
  }
  return (
    <AskButton
      label={isSelf ? 'Leave' : 'Remove'}
      about={isSelf ? (workspace?.name ?? '') : name}
      title={isSelf ? `Leave “${workspace?.name}”?` : `Remove ${name}?`}
      confirm={isSelf ? 'Leave' : 'Remove'}
      action={action}
      onConfirm={remove}
    >
      <p>
        {isSelf ? 'You see nothing of it any more. ' : `${name} sees nothing of this workspace any more. `}
        Keys that were made by {isSelf ? 'you' : 'them'} go on working.
      </p>
    </AskButton>
  )
}
