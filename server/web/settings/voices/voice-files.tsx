import { type ChangeEvent, useState } from 'react'
import type { Parts } from '#shared/api/client.ts'
import { readWorkspace } from '../../session.ts'
import { useMay } from '../forms/may.ts'
import { useAction } from '../forms/use-action.ts'
import { download } from '../lists/download.ts'
import { Problem } from '../lists/section.tsx'
import type { Voice } from './voice.ts'

interface VoiceFilesProps {
  voices: readonly Voice[]
  onChanged: () => void
}

/** All voices as a file to keep or to move, and back. */
export function VoiceFiles({ voices, onChanged }: VoiceFilesProps) {
  const { may } = useMay('POST /v1/brand-voices/import')
  const action = useAction()
  const [said, setSaid] = useState<string | null>(null)
  const save = async () => {
    const read = await action.run((client) => client.call('GET /v1/brand-voices/export'))
    if (read) download('brand-voices.json', read.done)
  }
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again after it was mended.
    const text = await file?.text()
    target.value = ''
    if (text === undefined) return
    setSaid(null)
    const body = parsed(text)
    if (body === null) return setSaid('That file is no JSON. Choose a file that was made by “Export”.')
    const taken = await action.run((client) => client.call('POST /v1/brand-voices/import', { body }))
    if (!taken) return
    setSaid(
      `${taken.done.data.length === 1 ? 'One voice was' : `${taken.done.data.length} voices were`} taken in.`,
    )
    await readWorkspace()
    onChanged()
  }
  return (
    <div className="form">
      <div className="row">
        {voices.length > 0 && (
          <button type="button" disabled={action.busy} onClick={() => void save()}>
            Export
          </button>
        )}
        {may && (
          <label className="button file">
            Import
            <input
              type="file"
              accept="application/json,.json"
              disabled={action.busy}
              onChange={(event) => void take(event)}
            />
          </label>
        )}
        <span className="hint">
          As JSON. A voice with the same name and client gets a new version, others are made.
        </span>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
      <Problem>{action.problem}</Problem>
    </div>
  )
}

/** What a file holds is not known before the server has looked at it. */
function parsed(text: string): Parts<'POST /v1/brand-voices/import'>['body'] | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
