import { BODIES } from 'virtual:resources'
import { useStore } from '#shared/ui/use-store.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { goTo } from '../../router.ts'
import { readWorkspace, session } from '../../session.ts'
import { ContractForm } from '../forms/contract-form.tsx'
import { TermRows } from '../forms/term-rows.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import { clientsOf, fieldsOf, type Voice, type VoiceFields, voiceBody } from './voice.ts'
import { VOICE_WORDS } from './voice-words.ts'

const SCHEMA = BODIES['POST /v1/brand-voices']
/** The name under which what is typed is kept. */
export const draftName = (id: string | null): string => `voice ${id ?? 'new'}`

const GROUPS: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Tone', names: ['formality', 'person', 'contractions'] },
  { title: 'Marks', names: ['exclamations', 'emoji', 'avoided_marks'] },
  { title: 'Length', names: ['reading_grade_max', 'sentence_words_max'] },
  { title: 'Beginning and end', names: ['greeting', 'signoff'] },
]

interface VoiceFormProps {
  /** Null for a new one. */
  voice: Voice | null
  onSaved: () => Promise<void>
}

/** Makes a voice, or another version of one. */
export function VoiceForm({ voice, onSaved }: VoiceFormProps) {
  const { voices } = useStore(session)
  const [fields, setFields, typed] = useDraft<VoiceFields>(
    draftName(voice?.id ?? null),
    voice ? fieldsOf(voice, SCHEMA) : {},
  )
  const action = useAction()
  const leave = () => goTo('settings', 'voices')
  const submit = async () => {
    const body = voiceBody(fields)
    // Pointers count what was sent: the form shows the same rows from now on.
    setFields(body as unknown as VoiceFields)
    const saved = await action.run((client) =>
      voice
        ? client.call('PUT /v1/brand-voices/{id}', { params: { id: voice.id }, body })
        : client.call('POST /v1/brand-voices', { body }),
    )
    if (!saved) return
    await Promise.all([readWorkspace(), onSaved()])
    leave()
    setFields(null)
  }
  const some = (names: readonly string[]) => (
    <SchemaFields schema={SCHEMA} value={fields} names={names} onValue={setFields} />
  )
  return (
    <ContractForm
      words={{ ...VOICE_WORDS, client: { ...VOICE_WORDS.client, suggest: clientsOf(voices) } }}
      action={action}
      submit={voice ? 'Save this version' : 'Make the voice'}
      onSubmit={() => void submit()}
      cancel={typed ? 'Discard' : 'Cancel'}
      onCancel={() => {
        setFields(null)
        leave()
      }}
    >
      <div className="beside-each-other">{some(['name', 'client'])}</div>
      {GROUPS.map(({ title, names }) => (
        <fieldset key={title} className="group">
          <legend>{title}</legend>
          <div className="beside-each-other">{some(names)}</div>
        </fieldset>
      ))}
      <TermRows value={fields} onValue={(change) => setFields({ ...fields, ...change })} />
      {some(['samples'])}
    </ContractForm>
  )
}
