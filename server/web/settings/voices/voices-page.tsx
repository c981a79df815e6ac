import { useState } from 'react'
import { hrefOf } from '../../router.ts'
import { useMay } from '../forms/may.ts'
import { Empty, Section, WhenLoaded } from '../lists/section.tsx'
import { useLoaded } from '../lists/use-loaded.ts'
import { LearnVoice } from './learn-voice.tsx'
import { groupsOf, type Voice } from './voice.ts'
import { VoiceFiles } from './voice-files.tsx'
import { VoiceForm } from './voice-form.tsx'
import { VoiceTable } from './voice-table.tsx'

const INTRO =
  'A voice keeps how a client writes: words, tone, marks, greeting. Mails are scored and rewritten by the voice that is picked in the editor or named in a call.'

/** The brand voices of the workspace: all of them, or one that is made, learnt or changed. */
export function VoicesPage({ rest: [part] }: { rest: readonly string[] }) {
  const voices = useLoaded('voices', (client) => client.call('GET /v1/brand-voices'))
  const { may, reason } = useMay('POST /v1/brand-voices')
  if (part === 'learn' && may)
    return (
      <Section
        title="Learn a voice from mails"
        intro="Give 3 to 50 mails that were sent. They are measured, shown to you, and not kept."
      >
        <LearnVoice />
      </Section>
    )
  if (part !== undefined && may)
    return (
      <Section title={part === 'new' ? 'A new voice' : 'Change a voice'}>
        {part === 'new' ? (
          <VoiceForm voice={null} onSaved={voices.reload} />
        ) : (
          <WhenLoaded of={voices}>
            {({ data }) => (
              <Chosen voice={data.find(({ id }) => id === part) ?? null} onSaved={voices.reload} />
            )}
          </WhenLoaded>
        )}
      </Section>
    )
  return (
    <Section
      title="Brand voices"
      intro={INTRO}
      actions={
        may && (
          <>
            <a className="button" href={hrefOf('settings', 'voices', 'learn')}>
              Learn from mails
            </a>
            <a className="button main" href={hrefOf('settings', 'voices', 'new')}>
              Make a voice
            </a>
          </>
        )
      }
    >
      {!may && <p className="notice">{reason}</p>}
      <WhenLoaded of={voices}>
        {({ data }) => <VoiceList voices={data} may={may} onChanged={() => void voices.reload()} />}
      </WhenLoaded>
    </Section>
  )
}

/** Made anew for each voice, so that no field keeps what belongs to another. */
const Chosen = ({ voice, onSaved }: { voice: Voice | null; onSaved: () => Promise<void> }) =>
  voice ? (
    <VoiceForm key={voice.id} voice={voice} onSaved={onSaved} />
  ) : (
    <Empty>
      There is no such voice. <a href={hrefOf('settings', 'voices')}>Back to all voices</a>
    </Empty>
  )

interface VoiceListProps {
  voices: readonly Voice[]
  may: boolean
  onChanged: () => void
}

/** Where fewer stand, nobody has to search. */
const FEW = 5

function VoiceList({ voices, may, onChanged }: VoiceListProps) {
  const [search, setSearch] = useState('')
  const groups = groupsOf(voices, search)
  return (
    <>
      {voices.length === 0 && (
        <Empty>
          No voices yet. A voice keeps how a client writes, so that every mail for them is held to it. Make
          one by hand, or let it be learnt from mails that were sent.
        </Empty>
      )}
      {voices.length > FEW && (
        <label className="search">
          Search by name or client
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
      )}
      {voices.length > 0 && groups.length === 0 && <Empty>No voice or client has these words.</Empty>}
      {groups.map((group) => (
        <VoiceTable key={group.client ?? ''} group={group} may={may} onChanged={onChanged} />
      ))}
      <VoiceFiles voices={voices} onChanged={onChanged} />
    </>
  )
}
