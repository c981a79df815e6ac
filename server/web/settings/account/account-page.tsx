import { useStore } from '#shared/ui/use-store.ts'
import { openSession, session } from '../../session.ts'
import { NameForm } from '../forms/name-form.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { Section } from '../lists/section.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'

/** The person's own: name, password, and where they are signed in. It is the same in every workspace. */
export function AccountPage() {
  const { who } = useStore(session)
  return (
    <>
      <Section title="Your account" intro={`You sign in as ${who?.user.email}.`}>
        <Name />
      </Section>
      <Section
        title="Password"
        intro="At least 12 characters of any kind. A change ends all your other sessions."
      >
        <PasswordForm />
      </Section>
      <Sessions />
    </>
  )
}

function Name() {
  const { who } = useStore(session)
  const action = useAction()
  const [name, setName] = useDraft('own name', who?.user.name ?? '')
  const save = async () => {
    const done = await action.run((client) => client.call('PATCH /v1/account', { body: { name } }))
    if (!done) return
    setName(null)
    await openSession()
  }
  return (
    <NameForm
      label="Your name"
      submit="Rename"
      value={name}
      ready={name !== who?.user.name}
      action={action}
      onName={setName}
      onSubmit={() => void save()}
    />
  )
}
