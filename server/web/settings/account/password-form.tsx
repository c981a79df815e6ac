import { useId, useState } from 'react'
import { FieldTrouble } from '../../operations/schema-field.tsx'
import { openSession } from '../../session.ts'
import { Form } from '../forms/form.tsx'
import { useAction } from '../forms/use-action.ts'
import { Problem } from '../lists/section.tsx'

/** Passwords are kept nowhere but in the form, and only until it is sent. */
const BLANK = { current: '', password: '' }

/** Changes the password. */
export function PasswordForm() {
  const id = useId()
  const action = useAction()
  const [form, setForm] = useState(BLANK)
  const [isDone, setDone] = useState(false)
  const trouble = action.troubles.get('/password')
  const submit = async () => {
    setDone(false)
    const done = await action.run((client) => client.call('PUT /v1/account/password', { body: form }))
    if (!done) return
    setForm(BLANK)
    setDone(true)
    await openSession()
  }
  return (
    <Form onSubmit={() => void submit()}>
      <div className="beside-each-other">
        <div className="labelled">
          <label htmlFor={`${id}-current`}>Current password</label>
          <input
            id={`${id}-current`}
            type="password"
            autoComplete="current-password"
            required
            value={form.current}
            onChange={({ target }) => setForm({ ...form, current: target.value })}
          />
        </div>
        <div className="labelled">
          <label htmlFor={`${id}-next`}>New password</label>
          <input
            id={`${id}-next`}
            type="password"
            autoComplete="new-password"
            required
            value={form.password}
            aria-invalid={trouble !== undefined}
            aria-describedby={`${id}-trouble`}
            onChange={({ target }) => setForm({ ...form, password: target.value })}
          />
          <div id={`${id}-trouble`}>
            <FieldTrouble trouble={trouble} />
          </div>
        </div>
      </div>
      <Problem>{action.problem}</Problem>
      <div className="row">
        <button type="submit" className="main" disabled={action.busy}>
          {action.busy ? 'Changing …' : 'Change the password'}
        </button>
        <span role="status">{isDone ? 'The password is changed.' : ''}</span>
      </div>
    </Form>
  )
}
