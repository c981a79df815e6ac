import { BODIES } from 'virtual:resources'
import { type Client, SendworthyError } from '#shared/api/client.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { SchemaFields } from '../../operations/schema-group.tsx'
import { goTo } from '../../router.ts'
import { readWorkspace, session } from '../../session.ts'
import { ContractForm } from '../forms/contract-form.tsx'
import { TermRows } from '../forms/term-rows.tsx'
import { useAction } from '../forms/use-action.ts'
import { useDraft } from '../forms/use-draft.ts'
import {
  clientsOf,
  fieldsOf,
  type Voice,
  type VoiceBody,
  type VoiceDraft,
  type VoiceFields,
  voiceBody,
} from './voice.ts'
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
  const [draft, setDraft, typed] = useDraft<VoiceDraft>(draftName(voice?.id ?? null), {
    fields: voice ? fieldsOf(voice, SCHEMA) : {},
    over: voice?.version ?? null,
  })
  const { fields, over } = draft
  const setFields = (changed: VoiceFields) => setDraft({ fields: changed, over })
  const action = useAction()
  const leave = () => goTo('settings', 'voices')
  const submit = async () => {
    const body = voiceBody(fields)
    // Pointers count what was sent: the form shows the same rows from now on.
    setFields(body as unknown as VoiceFields)
    const saved = await action.run((client) =>
      voice ? replaced(client, voice.id, body) : client.call('POST /v1/brand-voices', { body }),
    )
    if (!saved) return
    await Promise.all([readWorkspace(), onSaved()])
    leave()
    setDraft(null)
  }
  /** Where somebody else saved meanwhile, that is said once; whoever saves again knows it. */
  const replaced = async (client: Client, id: string, body: VoiceBody) => {
    try {
      return await client.call('PUT /v1/brand-voices/{id}', {
        params: { id },
        query: { version: over ?? undefined },
        body,
      })
    } catch (error) {
      if (error instanceof SendworthyError && error.code === 'conflict') {
        const { version } = await client.call('GET /v1/brand-voices/{id}', { params: { id } })
        setDraft({ fields: body as unknown as VoiceFields, over: version })
        await onSaved()
      }
      throw error
    }
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
        setDraft(null)
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
