import { BODIES } from 'virtual:resources'
import type { CallAnswer, Parts } from '#shared/api/client.ts'
import type { FieldWords } from '../../operations/field-words.tsx'
import { filledIn } from '../../operations/schema.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { ContractForm } from '../forms/contract-form.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { Expiry, expiryOf } from './expiry.tsx'
import { ScopeBoxes } from './scope-boxes.tsx'
import { USUAL_SCOPES } from './scopes.ts'

export type NewKey = CallAnswer<'POST /v1/keys'>

interface KeyDraft {
  fields: Readonly<Record<string, unknown>>
  scopes: readonly string[]
  days: number
}

const START: KeyDraft = { fields: {}, scopes: USUAL_SCOPES, days: 0 }

/** What forms of keys say of their fields. */
export const KEY_WORDS: Readonly<Record<string, FieldWords>> = {
  name: { hint: 'What people call it, such as “Composer, staging”.' },
  client: {
    label: 'Client',
    hint: 'Where it works for one client, its calls are counted there. Empty: for all.',
  },
  calls_max: { label: 'Most calls', hint: 'In a window of the plan. Empty: as many as the plan has.' },
  mode: {
    label: 'Kind',
    hint: 'Stands in the key, so that people and scanners tell them apart. Calls of both count.',
    options: { live: 'Live', test: 'Test' },
  },
}

/** What the API is sent. */
export const keyRequest = (
  { fields, scopes, days }: KeyDraft,
  now: number,
): Parts<'POST /v1/keys'>['body'] => ({
  name: '',
  ...(filledIn(fields) as object | undefined),
  scopes: [...scopes],
  expires: expiryOf(days, now),
})

interface NewKeyFormProps {
  onMade: (key: NewKey) => void
  onCancel: () => void
}

/** Makes a key. */
export function NewKeyForm({ onMade, onCancel }: NewKeyFormProps) {
  const [draft, setDraft] = useDraft('key', START)
  const action = useAction()
  const put = (change: Partial<KeyDraft>) => setDraft({ ...draft, ...change })
  const submit = async () => {
    const body = keyRequest(draft, Date.now())
    const made = await action.run((client) => client.call('POST /v1/keys', { body }))
    if (!made) return
    setDraft(null)
    onMade(made.done)
  }
  const fields = (...names: string[]) => (
    <SchemaFields
      schema={BODIES['POST /v1/keys']}
      value={draft.fields}
      names={names}
      onValue={(value) => put({ fields: value })}
    />
  )
  return (
    <ContractForm
      words={KEY_WORDS}
      action={action}
      submit="Make the key"
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {fields('name')}
      <ScopeBoxes value={draft.scopes} onValue={(scopes) => put({ scopes })} />
      <Expiry days={draft.days} onDays={(days) => put({ days })} />
      <details>
        <summary>More</summary>
        <div className="form">{fields('client', 'calls_max', 'mode')}</div>
      </details>
    </ContractForm>
  )
}
