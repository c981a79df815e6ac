import { BODIES } from 'virtual:resources'
import type { Parts } from '#shared/api/client.ts'
import type { Values } from '../../operations/request.ts'
import type { FieldWords } from '../../operations/schema.ts'
import { filledIn } from '../../operations/schema.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { ContractForm } from '../forms/contract-form.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { useLoaded } from '../lists/use-loaded.ts'
import type { NewWebhook, Webhook } from './webhooks-page.tsx'

type Types = readonly { type: string; summary: string }[]

const wordsWith = (types: Types): Readonly<Record<string, FieldWords>> => ({
  url: { label: 'Address', control: 'line', hint: 'https, at a public address, on port 443 or 8443.' },
  description: { label: 'What it is for', hint: '' },
  events: {
    label: 'What it hears of',
    hint: 'None chosen: everything, what is yet to come as well.',
    options: Object.fromEntries(types.map(({ type, summary }) => [type, `${type}: ${summary}`])),
  },
})

const FIELDS = ['url', 'description', 'events']

interface FieldsProps {
  onCancel: () => void
}

/** Makes a webhook. */
export function NewWebhookForm({
  onMade,
  onCancel,
}: FieldsProps & { onMade: (webhook: NewWebhook) => void }) {
  const [form, setForm] = useDraft<Values>('webhook', {})
  const words = useWords()
  const action = useAction()
  const submit = async () => {
    const body = { url: '', ...(filledIn(form) as object | undefined) } as Parts<'POST /v1/webhooks'>['body']
    const made = await action.run((client) => client.call('POST /v1/webhooks', { body }))
    if (!made) return
    setForm(null)
    onMade(made.done)
  }
  return (
    <ContractForm
      words={words}
      action={action}
      submit="Make the webhook"
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <Fields form={form} onForm={setForm} />
    </ContractForm>
  )
}

const Fields = ({ form, onForm }: { form: Values; onForm: (form: Values) => void }) => (
  <div className="form one-a-line">
    <SchemaFields schema={BODIES['POST /v1/webhooks']} value={form} names={FIELDS} onValue={onForm} />
  </div>
)

/** Changes address, words or events of a webhook. */
export function WebhookForm({
  webhook,
  onChanged,
  onCancel,
}: FieldsProps & { webhook: Webhook; onChanged: () => void }) {
  const { id, url, description, events } = webhook
  const [form, setForm] = useDraft<Values>(`webhook ${id}`, { url, description, events })
  const words = useWords()
  const action = useAction()
  const leave = () => {
    setForm(null)
    onCancel()
  }
  const submit = async () => {
    const body = form as Parts<'PATCH /v1/webhooks/{id}'>['body']
    const saved = await action.run((client) =>
      client.call('PATCH /v1/webhooks/{id}', { params: { id }, body }),
    )
    if (!saved) return
    onChanged()
    leave()
  }
  return (
    <ContractForm words={words} action={action} submit="Save" onSubmit={() => void submit()} onCancel={leave}>
      <Fields form={form} onForm={setForm} />
    </ContractForm>
  )
}

function useWords(): Readonly<Record<string, FieldWords>> {
  const types = useLoaded('event types', (client) => client.call('GET /v1/webhooks/event-types'))
  return wordsWith(types.data?.data ?? [])
}
