import { type ReactNode, useState } from 'react'
import type { Settings } from '#shared/api/resources/settings.ts'
import type { FieldWords } from '../../operations/schema.ts'
import { readWorkspace } from '../../session.ts'
import { ContractForm } from '../forms/contract-form.tsx'
import { useMay } from '../forms/may.ts'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { WhenLoaded } from '../lists/section.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { changesOf } from './changes.ts'

interface SettingsFormProps<T> {
  /** The name under which what is typed is kept. */
  name: string
  words: Readonly<Record<string, FieldWords>>
  /** The part of the settings that the form shows, and back. */
  open: (settings: Settings) => T
  close: (form: T) => Partial<Settings>
  children: (form: T, put: (change: Partial<T>) => void) => ReactNode
}

/** A part of the settings as a form. Whoever may not change it sees it, locked, and why. */
export function SettingsForm<T extends object>(props: SettingsFormProps<T>) {
  const loaded = useLoaded('workspace', (client) => client.call('GET /v1/workspace'))
  return (
    <WhenLoaded of={loaded}>
      {({ settings }) => <Opened {...props} settings={settings} onSaved={loaded.reload} />}
    </WhenLoaded>
  )
}

interface OpenedProps<T> extends SettingsFormProps<T> {
  settings: Settings
  onSaved: () => Promise<void>
}

function Opened<T extends object>({ name, words, open, close, children, settings, onSaved }: OpenedProps<T>) {
  const { may, reason } = useMay('PATCH /v1/workspace')
  // Held against what was read when it was typed: what others changed since is theirs, and stays.
  const [{ form, over }, setDraft] = useDraft<{ form: T; over: Settings }>(`settings ${name}`, {
    form: open(settings),
    over: settings,
  })
  const action = useAction()
  const [isSaved, setSaved] = useState(false)
  const change = changesOf(over, close(form))
  const submit = async () => {
    if (change === undefined) return
    const saved = await action.run((client) =>
      client.call('PATCH /v1/workspace', { body: { settings: change } }),
    )
    if (!saved) return
    setSaved(true)
    await Promise.all([onSaved(), readWorkspace()])
    setDraft(null)
  }
  return (
    <ContractForm
      words={words}
      action={action}
      path="/settings"
      locked={may ? undefined : reason}
      submit="Save"
      note={change === undefined && isSaved ? 'Saved.' : ''}
      ready={change !== undefined}
      onSubmit={() => void submit()}
      cancel="Discard"
      onCancel={change === undefined ? undefined : () => setDraft(null)}
    >
      {children(form, (part) => setDraft({ form: { ...form, ...part }, over }))}
    </ContractForm>
  )
}
