import { useId, useState } from 'react'
import type { CallAnswer } from '#shared/api/client.ts'
import type { Role } from '#shared/api/endpoint.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { FieldTrouble } from '../../operations/schema-field.tsx'
import { AskButton } from '../forms/ask-button.tsx'
import { Form } from '../forms/form.tsx'
import { ShownOnce } from '../forms/shown-once.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { Empty, Problem, Section, WhenLoaded } from '../lists/section.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { dayOf } from '../lists/when.ts'
import { useRolesToGive } from './roles.ts'

type Invitation = CallAnswer<'GET /v1/invitations'>['data'][number]
type NewInvitation = CallAnswer<'POST /v1/invitations'>

/** Who is invited, and one more. */
export function Invitations() {
  const invitations = useLoaded('invitations', (client) => client.call('GET /v1/invitations'))
  const [made, setMade] = useState<NewInvitation | null>(null)
  const reload = () => void invitations.reload()
  return (
    <Section title="Invitations" intro="A link lets the invited person in, once, for a week.">
      <InvitationForm
        onMade={(invitation) => {
          setMade(invitation)
          reload()
        }}
      />
      {made && (
        <ShownOnce title={`Invitation for ${made.email}`} secret={made.link} onDone={() => setMade(null)}>
          <p>
            {made.mailed
              ? 'It is on its way by e-mail as well.'
              : 'No mail was sent: hand the link on yourself.'}
          </p>
        </ShownOnce>
      )}
      <WhenLoaded of={invitations}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty>Nobody is invited at the moment.</Empty>
          ) : (
            <Table
              label="Invitations"
              rows={data}
              columns={[
                ...COLUMNS,
                { name: 'Actions', cell: (one) => <Withdraw invitation={one} onChanged={reload} /> },
              ]}
              keyOf={({ id }) => id}
            />
          )
        }
      </WhenLoaded>
    </Section>
  )
}

const COLUMNS: readonly Column<Invitation>[] = [
  { name: 'E-mail', cell: ({ email }) => email },
  { name: 'Role', cell: ({ role }) => nameOf(role) },
  { name: 'Until', cell: ({ expires }) => dayOf(expires) },
]

const START: { email: string; role: Role } = { email: '', role: 'member' }

function InvitationForm({ onMade }: { onMade: (invitation: NewInvitation) => void }) {
  const id = useId()
  const action = useAction()
  const roles = useRolesToGive()
  const [form, setForm] = useDraft('invitation', START)
  const trouble = action.troubles.get('/email')
  const submit = async () => {
    const made = await action.run((client) => client.call('POST /v1/invitations', { body: form }))
    if (!made) return
    setForm(null)
    onMade(made.done)
  }
  return (
    <Form noValidate onSubmit={() => void submit()}>
      <div className="cells">
        <div className="labelled">
          <label htmlFor={id}>E-mail</label>
          <input
            id={id}
            type="email"
            autoComplete="off"
            value={form.email}
            aria-invalid={trouble !== undefined}
            aria-describedby={`${id}-trouble`}
            onChange={({ target }) => setForm({ ...form, email: target.value })}
          />
          <div id={`${id}-trouble`}>
            <FieldTrouble trouble={trouble} />
          </div>
        </div>
        <label className="labelled">
          Role
          <select
            value={form.role}
            onChange={({ target }) => setForm({ ...form, role: target.value as Role })}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {nameOf(role)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="main" disabled={action.busy}>
          {action.busy ? 'Inviting …' : 'Invite'}
        </button>
      </div>
      <Problem>{action.problem}</Problem>
    </Form>
  )
}

function Withdraw({
  invitation: { id, email },
  onChanged,
}: {
  invitation: Invitation
  onChanged: () => void
}) {
  const action = useAction()
  const withdraw = async () => {
    const done = await action.run((client) => client.call('DELETE /v1/invitations/{id}', { params: { id } }))
    if (done) onChanged()
    return done !== undefined
  }
  return (
    <AskButton
      label="Withdraw"
      about={`the invitation for ${email}`}
      title={`Withdraw the invitation for ${email}?`}
      confirm="Withdraw"
      action={action}
      onConfirm={withdraw}
    >
      <p>Its link stops working.</p>
    </AskButton>
  )
}
