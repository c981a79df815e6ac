import { BODIES } from 'virtual:resources'
import type { CallAnswer, Parts } from '#shared/api/client.ts'
import { filledIn } from '../../operations/schema.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { ContractForm } from '../forms/contract-form.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { Expiry, expiryOf } from './expiry.tsx'
import { useKeyWords } from './key-words.ts'
import { ScopeBoxes } from './scope-boxes.tsx'
import { USUAL_SCOPES } from './scopes.ts'

export type NewKey = CallAnswer<'POST /v1/keys'>

interface KeyDraft {
  fields: Readonly<Record<string, unknown>>
  scopes: readonly string[]
  days: number
}

const START: KeyDraft = { fields: {}, scopes: USUAL_SCOPES, days: 0 }

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
  const words = useKeyWords()
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
      words={words}
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
