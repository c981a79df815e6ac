import { BODIES } from 'virtual:resources'
import { useState } from 'react'
import { FormFrame } from '../../operations/field-words.tsx'
import type { Values } from '../../operations/request.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { AskButton } from '../forms/ask-button.tsx'
import { useAction } from '../forms/use-action.ts'
import type { Key } from './key-actions.tsx'
import { useKeyWords } from './key-words.ts'

/** Changes name, client or cap of a key. For other scopes one makes another. */
export function ChangeKey({ of, onChanged }: { of: Key; onChanged: () => void }) {
  const { name, client, calls_max } = of
  const words = useKeyWords()
  const action = useAction()
  const [fields, setFields] = useState<Values>({ name, client, calls_max })
  const change = async () => {
    const body = {
      name: String(fields.name ?? ''),
      client: String(fields.client ?? '') || null,
      calls_max: typeof fields.calls_max === 'number' ? fields.calls_max : null,
    }
    const done = await action.run((server) =>
      server.call('PATCH /v1/keys/{id}', { params: { id: of.id }, body }),
    )
    if (done) onChanged()
    return done !== undefined
  }
  return (
    <AskButton
      label="Change"
      about={name}
      title={`Change “${name}”`}
      confirm="Save"
      danger={false}
      action={action}
      onConfirm={change}
    >
      <FormFrame words={words} troubles={action.troubles}>
        <SchemaFields
          schema={BODIES['POST /v1/keys']}
          value={fields}
          names={['name', 'client', 'calls_max']}
          onValue={setFields}
        />
      </FormFrame>
      <p className="hint">What it may do stays as it is: for other scopes make another key.</p>
    </AskButton>
  )
}
