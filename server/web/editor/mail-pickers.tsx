import type { Kind } from '#shared/engine/kinds.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { VoicePicker } from '#shared/ui/voice-picker.tsx'
import { session } from '../session.ts'
import { KindPicker } from './kind-picker.tsx'
import { mail } from './mail.ts'

/** What a mail is taken for and whose voice it has. `guess` is the kind that it looks like; null for none. */
export function MailPickers({ guess }: { guess: Kind | null }) {
  const { kind, voice } = useStore(mail)
  const { voices } = useStore(session)
  return (
    <div className="wishes">
      <KindPicker value={kind} guess={guess} onPick={(picked) => mail.patch({ kind: picked })} />
      <VoicePicker
        label="Brand voice"
        voices={voices}
        value={voices.some(({ id }) => id === voice) ? voice : null}
        onPick={(id) => mail.patch({ voice: id })}
      />
    </div>
  )
}
