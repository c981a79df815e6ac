import { useState } from 'react'
import type { CallAnswer } from '#shared/api/client.ts'
import { AskButton } from '../forms/ask-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { ChangeKey } from './change-key.tsx'
import type { NewKey } from './new-key.tsx'

export type Key = CallAnswer<'GET /v1/keys'>['data'][number]

const GRACES = [
  [604_800, 'A week'],
  [86_400, 'A day'],
  [3600, 'An hour'],
  [0, 'Not at all'],
] as const
type Grace = (typeof GRACES)[number][0]

interface KeyActionsProps {
  of: Key
  onMade: (key: NewKey) => void
  onChanged: () => void
}

/** What can be done with a key that works. */
export function KeyActions({ of, onMade, onChanged }: KeyActionsProps) {
  const revoking = useAction()
  const revoke = async () => {
    const done = await revoking.run((client) =>
      client.call('DELETE /v1/keys/{id}', { params: { id: of.id } }),
    )
    if (done) onChanged()
    return done !== undefined
  }
  return (
    <div className="row">
      <ChangeKey of={of} onChanged={onChanged} />
      {of.rotated_to === null && <Rotate of={of} onMade={onMade} />}
      <AskButton
        label="Revoke"
        about={of.name}
        title={`Revoke “${of.name}”?`}
        confirm="Revoke"
        action={revoking}
        onConfirm={revoke}
      >
        <p>Whatever uses it gets no answer from now on. It cannot be brought back; it stays in the list.</p>
      </AskButton>
    </div>
  )
}

function Rotate({ of, onMade }: Pick<KeyActionsProps, 'of' | 'onMade'>) {
  const action = useAction()
  const [grace, setGrace] = useState<Grace>(86_400)
  const rotate = async () => {
    const made = await action.run((client) =>
      client.call('POST /v1/keys/{id}/rotate', { params: { id: of.id }, body: { grace_seconds: grace } }),
    )
    if (made) onMade(made.done)
    return made !== undefined
  }
  return (
    <AskButton
      label="Replace"
      about={of.name}
      title={`Replace “${of.name}”?`}
      confirm="Make the next key"
      danger={false}
      action={action}
      onConfirm={rotate}
    >
      <p>
        Another key with the same scopes takes its place. Until the old one ends both work, and share limits.
      </p>
      <label>
        The old one still works for
        <select value={grace} onChange={({ target }) => setGrace(Number(target.value) as Grace)}>
          {GRACES.map(([seconds, label]) => (
            <option key={seconds} value={seconds}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </AskButton>
  )
}
